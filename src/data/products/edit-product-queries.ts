import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { cellKey } from '@/domain/product/stock-grid'
import type { Json } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { money, numeric, timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { adminProductKeys } from './admin-product-keys'
import { pictures } from './product-mapper'

/** One product for its editor, archived ones too; null when there is none. */
export const editedProductQuery = (id: string) =>
  queryOptions({
    queryKey: adminProductKeys.edited(id),
    queryFn: ({ signal }) =>
      isUuid(id) ? rpc('edit_product', { p_id: id }, v.nullable(editedProduct), { get: true, signal }) : null,
    // Always refetched before editing, because orders change the stock.
    staleTime: 0,
  })

const json = v.custom<Json>((value) => value !== undefined)

/** What can be changed; and the same as it arrived, to be sent back as what was seen. */
const values = v.pipe(
  v.record(v.string(), json),
  v.transform((seen) => ({ now: seen, seen })),
  v.object({
    now: v.object({
      slug: v.string(),
      title: v.string(),
      description: v.string(),
      collection_slug: v.string(),
      price: money,
      original_price: v.nullable(money),
      sizes: v.array(v.string()),
      colors: v.array(v.string()),
      details: v.array(v.object({ name: v.string(), value: v.string() })),
      images: pictures,
    }),
    seen: v.record(v.string(), json),
  }),
)

/** A product as its editor needs it. */
export const editedProduct = v.pipe(
  v.object({
    id: v.string(),
    slug: v.string(),
    archived: v.boolean(),
    created_at: timestamp,
    values,
    /** `waiting` is how many people wait for a size and colour. */
    variants: v.array(
      v.object({ size: v.string(), color: v.string(), quantity: v.number(), waiting: v.number() }),
    ),
    /** Whether it was ever ordered: then it is archived instead of deleted. */
    ordered: v.boolean(),
    rating: v.nullable(numeric),
    review_count: v.number(),
    /** Units sold in the last thirty days. */
    sold: v.number(),
    revenue: money,
    wished: v.number(),
    deal: v.nullable(
      v.pipe(
        v.object({ price: money, ends_at: timestamp }),
        v.transform(({ price, ends_at }) => ({ price, endsAt: ends_at })),
      ),
    ),
  }),
  v.transform(({ created_at, review_count, values: { now, seen }, variants, ...row }) => {
    const { collection_slug, original_price, images, ...fields } = now
    return {
      ...row,
      ...fields,
      createdAt: created_at,
      reviewCount: review_count,
      collection: collection_slug,
      originalPrice: original_price,
      pictures: images,
      stock: Object.fromEntries(variants.map((each) => [cellKey(each), each.quantity])),
      waiting: Object.fromEntries(variants.map((each) => [cellKey(each), each.waiting])),
      seen,
    }
  }),
)
export type EditedProduct = v.InferOutput<typeof editedProduct>
