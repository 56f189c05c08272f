import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { productFacts } from '@/domain/product/product-facts'
import type { ProductFilter } from '@/domain/product/product-list'
import { productStatuses } from '@/domain/product/product-status'
import { rpc } from '../supabase/rpc'
import { column, money, numeric, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { adminProductKeys } from './admin-product-keys'

const texts = v.array(v.string())

const adminProduct = v.pipe(
  rowOf({
    id: v.string(),
    slug: v.string(),
    title: v.string(),
    /** Of the description its beginning. */
    facts: productFacts,
    price: money,
    originalPrice: v.nullable(money),
    /** The price in a running deal; null without one. */
    dealPrice: v.nullable(money),
    image: column('image_url', v.string()),
    /** '' for a draft that is in none yet. */
    collection: textOrEmpty,
    sizes: texts,
    colors: texts,
    quantity: v.number(),
    productType: v.string(),
    tags: texts,
    originCountry: v.string(),
    hsCode: v.string(),
    /** How many of its sizes and colours there are, are at the low-stock level, and are sold out. */
    variants: v.number(),
    low: v.number(),
    out: v.number(),
    /** Units sold in thirty days, only when the list is sorted by it. */
    sold: v.nullable(v.number()),
    rating: v.nullable(numeric),
    reviewCount: v.number(),
    status: v.picklist(productStatuses),
    publishAt: v.nullable(timestamp),
    createdAt: timestamp,
  }),
  v.transform(({ facts, ...row }) => ({ ...row, ...facts })),
)
/** A product as the owner's list shows it. */
export type AdminProduct = v.InferOutput<typeof adminProduct>

const adminProducts = v.object({
  products: v.array(adminProduct),
  total: v.number(),
  /** There are more than `total`, which is counted to ten thousand. */
  more: v.boolean(),
  /** The quantity at which a variant counts as low in stock. */
  level: v.number(),
})
export const adminProductsPerPage = 50
/** Rows fetched per request of an export. */
const perExport = 1000

/** The owner's products of a filter, page by page. A page after the last one is empty. */
export const adminProductsQuery = (filter: ProductFilter, page: number) =>
  queryOptions({
    queryKey: adminProductKeys.list(filter, page),
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

function fetchProducts(
  { search, collection, state, stock, from, to, onSale, sort }: ProductFilter,
  page: number,
  size: number,
  signal?: AbortSignal,
) {
  const filter = {
    ...(search && { q: search }),
    ...(collection && { collection }),
    state,
    ...(stock && { stock }),
    ...(from && { from }),
    ...(to && { to }),
    ...(onSale && { sale: true }),
  }
  return rpc(
    'admin_products',
    {
      p_filter: JSON.stringify(filter),
      p_sort: `${sort.descending ? '-' : ''}${sort.by}`,
      p_page: page,
      p_size: size,
    },
    adminProducts,
    { get: true, signal },
  )
}
