import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Minor, toMinor } from '@/domain/money'
import { rest, unwrap } from '../supabase/rest'
import { productKeys } from './product-queries'

/** A product as the owner's list shows it. */
export type AdminProduct = {
  id: string
  slug: string
  title: string
  description: string
  price: Minor
  originalPrice: Minor | null
  image: string
  collection: string
  quantity: number
  archived: boolean
}

export type AdminProductFilter = {
  /** Part of the title, upper or lower case alike. */
  search: string
  /** From 1. */
  page: number
}
export const adminProductsPerPage = 50

const columns =
  'id,slug,title,description,price,original_price,image_url,quantity,archived_at,collection_slug,collections(name)' as const

/** The owner's range, newest first, archived products too. A page after the last one is empty. */
export const adminProductsQuery = (filter: AdminProductFilter) =>
  queryOptions({
    queryKey: [...productKeys.all, 'admin', filter] as const,
    queryFn: ({ signal }) => fetchAdminProducts(filter, signal),
    placeholderData: keepPreviousData,
  })

/** How many products each collection holds, by its slug: its own ones, or those chosen for a curated one. */
export const collectionCountsQuery = () =>
  queryOptions({
    queryKey: [...productKeys.all, 'collection-counts'] as const,
    queryFn: ({ signal }) => fetchCollectionCounts(signal),
  })

async function fetchAdminProducts(
  { search, page }: AdminProductFilter,
  signal: AbortSignal,
): Promise<{ products: AdminProduct[]; total: number }> {
  const from = (page - 1) * adminProductsPerPage
  let query = rest.from('products').select(columns, { count: 'exact' })
  const words = search.trim()
  // % and _ would match anything, * is PostgREST's own %.
  if (words) query = query.ilike('title', `%${words.replace(/[\\%_]/g, '\\$&').replace(/\*/g, '_')}%`)
  const answer = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(from, from + adminProductsPerPage - 1)
    .abortSignal(signal)
  // A page after the last one is an empty page.
  if (answer.error?.code === 'PGRST103') return { products: [], total: 0 }
  const rows = await unwrap(Promise.resolve(answer))
  return {
    total: answer.count ?? rows.length,
    products: rows.map((row) => ({
      id: row.id,
      slug: row.slug,
      title: row.title,
      description: row.description,
      price: toMinor(row.price),
      originalPrice: row.original_price === null ? null : toMinor(row.original_price),
      image: row.image_url,
      collection: row.collections?.name ?? row.collection_slug,
      quantity: row.quantity,
      archived: row.archived_at !== null,
    })),
  }
}

async function fetchCollectionCounts(signal: AbortSignal): Promise<Map<string, number>> {
  const rows = await unwrap(
    rest
      .from('collections')
      .select('slug,group_name,products(count),collection_products(count)')
      .abortSignal(signal),
  )
  return new Map(
    rows.map((row) => {
      const counts: unknown = row.group_name === 'Curated' ? row.collection_products : row.products
      return [row.slug, toCount(counts)]
    }),
  )
}

/** `[{"count": 5}]`, as an embedded count arrives. */
function toCount(value: unknown): number {
  const first: unknown = Array.isArray(value) ? value[0] : undefined
  return typeof first === 'object' && first !== null && 'count' in first ? Number(first.count) : 0
}
