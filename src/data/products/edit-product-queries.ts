import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { noRenames } from '@/domain/product/options/option-names'
import { cellKey } from '@/domain/product/options/stock-grid'
import { emptyProductForm, noPicture } from '@/domain/product/product-form'
import { productStatuses } from '@/domain/product/product-status'
import { savedProduct } from '@/domain/product/saved-product'
import type { Json } from '../supabase/database.types'
import { rpc } from '../supabase/rpc'
import { money, numeric, rowOf, timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { adminProductKeys } from './admin-product-keys'
import { toFields } from './product-columns'
import { pictures } from './product-mapper'

/** One product for its editor, whatever its status; null when there is none. */
export const editedProductQuery = (id: string) =>
  queryOptions({
    queryKey: adminProductKeys.edited(id),
    queryFn: ({ signal }) =>
      isUuid(id) ? rpc('edit_product', { p_id: id }, v.nullable(editedProduct), { get: true, signal }) : null,
    // Always refetched before editing, because orders change the stock.
    staleTime: 0,
  })

const json = v.custom<Json>((value) => value !== undefined)

/** What can be changed, as its form has it; and as it arrived, to be sent back as what was seen. */
const values = v.pipe(
  v.record(v.string(), json),
  v.transform((seen) => ({ now: seen, seen })),
  v.object({
    now: v.pipe(
      v.objectWithRest(
        { price: money, original_price: v.nullable(money), cost: v.nullable(money), images: pictures },
        json,
      ),
      v.transform((row) => toFields<unknown>(row)),
      savedProduct,
    ),
    seen: v.record(v.string(), json),
  }),
)

/** What a variant has of its own. */
export const variantValues = rowOf({
  price: v.nullable(money),
  originalPrice: v.nullable(money),
  cost: v.nullable(money),
  weightGrams: v.nullable(v.number()),
  lowStock: v.nullable(v.number()),
  barcode: v.string(),
  picture: v.string(),
})

/** A product as its editor needs it. */
export const editedProduct = v.pipe(
  rowOf({
    id: v.string(),
    slug: v.string(),
    status: v.picklist(productStatuses),
    publishAt: v.nullable(timestamp),
    createdAt: timestamp,
    values,
    /** `waiting` is how many people wait for a size and colour. */
    variants: v.array(
      v.object({
        size: v.string(),
        color: v.string(),
        quantity: v.number(),
        waiting: v.number(),
        values: variantValues,
      }),
    ),
    /** Whether it was ever ordered: then it is archived instead of deleted. */
    ordered: v.boolean(),
    rating: v.nullable(numeric),
    reviewCount: v.number(),
    /** Units sold in the last thirty days. */
    sold: v.number(),
    /** Null for those who see no amounts. */
    revenue: v.nullable(money),
    wished: v.number(),
    /** Of the last year: how many customers returned it as too small or too large, of how many who have it, and what its page says. */
    fit: v.nullable(
      v.object({
        fit: v.nullable(v.picklist(['small', 'large'])),
        small: v.number(),
        large: v.number(),
        buyers: v.number(),
      }),
    ),
    deal: v.nullable(rowOf({ price: money, endsAt: timestamp })),
  }),
  v.transform(({ values: { now, seen }, variants, ...row }) => ({
    ...row,
    values: {
      ...emptyProductForm,
      ...now,
      pictures:
        row.status === 'draft' || row.status === 'archived'
          ? now.pictures.filter(({ src }) => src !== noPicture)
          : now.pictures,
      stock: Object.fromEntries(variants.map((each) => [cellKey(each), each.quantity])),
      renames: noRenames,
    },
    /** What its sizes and colours have of their own, by `cellKey`. */
    own: Object.fromEntries(variants.map((each) => [cellKey(each), each.values])),
    waiting: Object.fromEntries(variants.map((each) => [cellKey(each), each.waiting])),
    seen,
  })),
)
export type EditedProduct = v.InferOutput<typeof editedProduct>
