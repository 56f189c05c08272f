import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Minor, toMinor } from '@/domain/money'
import type { ProductFilter } from '@/domain/product-list'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'
import { productKeys } from './product-queries'

/** A product as the owner's list shows it. */
export type AdminProduct = {
  id: string
  slug: string
  title: string
  /** Its beginning. */
  description: string
  price: Minor
  originalPrice: Minor | null
  /** What a running deal makes of the price. */
  dealPrice: Minor | null
  image: string
  collection: string
  sizes: string[]
  colors: string[]
  quantity: number
  /** How many of its sizes and colours there are, are at the low-stock level, and are sold out. */
  variants: number
  low: number
  out: number
  /** Units sold in thirty days, only when the list is sorted by it. */
  sold: number | null
  rating: number
  reviewCount: number
  archived: boolean
  createdAt: number
}

type AdminProducts = {
  products: AdminProduct[]
  total: number
  /** There are more than `total`, which is counted to ten thousand. */
  more: boolean
  /** How many are left where they are few. */
  level: number
}
export const adminProductsPerPage = 50
/** What a file takes at once. */
const perExport = 1000

/** The owner's products of a filter, page by page. A page after the last one is empty. */
export const adminProductsQuery = (filter: ProductFilter, page: number) =>
  queryOptions({
    queryKey: [...productKeys.all, 'admin', filter, page] as const,
    queryFn: ({ signal }) => fetchProducts(filter, page, adminProductsPerPage, signal),
    placeholderData: keepPreviousData,
  })

/** Every product of a filter, for a file. */
export async function everyProduct(filter: ProductFilter): Promise<AdminProduct[]> {
  const products: AdminProduct[] = []
  for (let page = 1; ; page += 1) {
    const part = await fetchProducts(filter, page, perExport)
    products.push(...part.products)
    if (part.products.length < perExport) return products
  }
}

async function fetchProducts(
  { search, collection, state, stock, from, to, onSale, sort }: ProductFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
): Promise<AdminProducts> {
  const filter = {
    ...(search && { q: search }),
    ...(collection && { collection }),
    state,
    ...(stock && { stock }),
    ...(from && { from }),
    ...(to && { to }),
    ...(onSale && { sale: true }),
  }
  const call = rest.rpc(
    'admin_products',
    {
      p_filter: JSON.stringify(filter),
      p_sort: `${sort.descending ? '-' : ''}${sort.by}`,
      p_page: page,
      p_size: size,
    },
    { get: true },
  )
  const answer = toRecord(await unwrap(signal ? call.abortSignal(signal) : call))
  return {
    total: Number(answer.total),
    more: answer.more === true,
    level: Number(answer.level),
    products: toRecords(answer.products).map(toAdminProduct),
  }
}

function toAdminProduct(row: Record<string, unknown>): AdminProduct {
  return {
    id: toText(row.id),
    slug: toText(row.slug),
    title: toText(row.title),
    description: toText(row.description),
    price: toMinor(Number(row.price)),
    originalPrice: toAmount(row.original_price),
    dealPrice: toAmount(row.deal_price),
    image: toText(row.image_url),
    collection: toText(row.collection),
    sizes: toTexts(row.sizes),
    colors: toTexts(row.colors),
    quantity: Number(row.quantity),
    variants: Number(row.variants),
    low: Number(row.low),
    out: Number(row.out),
    sold: row.sold === null ? null : Number(row.sold),
    rating: Number(row.rating),
    reviewCount: Number(row.review_count),
    archived: row.archived === true,
    createdAt: toTime(toText(row.created_at)),
  }
}

export const toAmount = (value: unknown): Minor | null =>
  value === null || value === undefined ? null : toMinor(Number(value))

export const toTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
