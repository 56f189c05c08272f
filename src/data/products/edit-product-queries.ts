import { queryOptions } from '@tanstack/react-query'
import type { Minor } from '@/domain/money'
import type { Picture } from '@/domain/product'
import type { Detail } from '@/domain/product-form'
import { cellKey, type Stock } from '@/domain/stock-grid'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'
import { toAmount, toTexts } from './admin-product-queries'
import { productKeys } from './product-queries'

/** A product as its editor needs it. */
export type EditedProduct = {
  id: string
  slug: string
  archived: boolean
  createdAt: number
  title: string
  description: string
  collection: string
  price: Minor
  originalPrice: Minor | null
  sizes: string[]
  colors: string[]
  details: Detail[]
  pictures: Picture[]
  stock: Stock
  /** How many people wait for a size and colour. */
  waiting: Stock
  /** Whether anybody ever ordered it: then it is archived instead of deleted. */
  ordered: boolean
  rating: number
  reviewCount: number
  /** In thirty days. */
  sold: number
  revenue: Minor
  wished: number
  deal: { price: Minor; endsAt: number } | null
  /** What can be changed as it arrived, to be sent back as what was seen. */
  seen: Readonly<Record<string, unknown>>
}

export const editKeys = { one: (id: string) => [...productKeys.all, 'edit', id] as const }

/** One product for its editor, archived ones too; null when there is none. */
export const editedProductQuery = (id: string) =>
  queryOptions({
    queryKey: editKeys.one(id),
    queryFn: async ({ signal }) => {
      if (!/^[0-9a-f-]{36}$/i.test(id)) return null
      const answer = await unwrapMaybe(
        rest.rpc('edit_product', { p_id: id }, { get: true }).abortSignal(signal),
      )
      return answer === null ? null : toEditedProduct(answer)
    },
    // Always refetched before editing, because orders change the stock.
    staleTime: 0,
  })

export function toEditedProduct(answer: unknown): EditedProduct {
  const row = toRecord(answer)
  const seen = toRecord(row.values)
  const title = toText(seen.title)
  const variants = toRecords(row.variants).map((variant) => ({
    key: cellKey({ size: toText(variant.size), color: toText(variant.color) }),
    quantity: Number(variant.quantity),
    waiting: Number(variant.waiting),
  }))
  const deal = row.deal === null ? null : toRecord(row.deal)
  return {
    id: toText(row.id),
    slug: toText(row.slug),
    archived: row.archived === true,
    createdAt: toTime(toText(row.created_at)),
    title,
    description: toText(seen.description),
    collection: toText(seen.collection_slug),
    price: toAmount(seen.price) ?? 0,
    originalPrice: toAmount(seen.original_price),
    sizes: toTexts(seen.sizes),
    colors: toTexts(seen.colors),
    details: toRecords(seen.details).map(({ name, value }) => ({ name: toText(name), value: toText(value) })),
    pictures: toRecords(seen.images).map((image) => ({
      src: toText(image.src),
      alt: toText(image.alt),
      color: toText(image.color) || null,
      view: toText(image.view),
    })),
    stock: Object.fromEntries(variants.map(({ key, quantity }) => [key, quantity])),
    waiting: Object.fromEntries(variants.map(({ key, waiting }) => [key, waiting])),
    ordered: row.ordered === true,
    rating: Number(row.rating),
    reviewCount: Number(row.review_count),
    sold: Number(row.sold),
    revenue: toAmount(row.revenue) ?? 0,
    wished: Number(row.wished),
    deal: deal && { price: toAmount(deal.price) ?? 0, endsAt: toTime(toText(deal.ends_at)) },
    seen,
  }
}
