import { queryOptions } from '@tanstack/react-query'
import type { ProductSummary } from '@/domain/product'
import { toProductSummary } from '../products/product-mapper'
import { productKeys, summaryColumns } from '../products/product-queries'
import { rest, unwrap } from '../supabase/rest'

/** The first `size` hand-picked products of each collection, by the collection's slug. */
export const picksQuery = (collections: readonly string[], size: number) =>
  queryOptions({
    queryKey: [...productKeys.all, 'picks', collections, size],
    queryFn: ({ signal }) => fetchPicks(collections, size, signal),
  })

async function fetchPicks(
  slugs: readonly string[],
  size: number,
  signal: AbortSignal,
): Promise<Record<string, ProductSummary[]>> {
  const now = new Date().toISOString()
  const rows = await unwrap(
    rest
      .from('collection_products')
      .select(`position,collections!inner(slug),products!inner(${summaryColumns})` as const)
      .in('collections.slug', slugs)
      .is('products.archived_at', null)
      .lte('products.deals.starts_at', now)
      .gt('products.deals.ends_at', now)
      .order('position')
      .limit(slugs.length * 40)
      .abortSignal(signal),
  )
  const of = (slug: string) =>
    rows
      .filter(({ collections }) => collections.slug === slug)
      .slice(0, size)
      .map(({ products }) => toProductSummary(products))
  return Object.fromEntries(slugs.map((slug) => [slug, of(slug)]))
}
