import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product'
import { productKeys } from '../products/product-keys'
import { productSummary } from '../products/product-mapper'
import { summaryColumns } from '../products/summaries'
import { rest } from '../supabase/rest'
import { rowsOf } from '../supabase/rows'
import { parseAnswer } from '../supabase/rpc'

/** The first `size` hand-picked products of each collection, by the collection's slug. */
export const picksQuery = (collections: readonly string[], size: number) =>
  queryOptions({
    queryKey: productKeys.looks(collections, size),
    queryFn: ({ signal }) => fetchPicks(collections, size, signal),
  })

const rowsSchema = v.array(
  v.object({ collections: v.object({ slug: v.string() }), products: productSummary }),
)

async function fetchPicks(
  slugs: readonly string[],
  size: number,
  signal: AbortSignal,
): Promise<Record<string, ProductSummary[]>> {
  const now = new Date().toISOString()
  const { rows } = await rowsOf(
    rest
      .from('collection_products')
      .select(`position,collections!inner(slug),products!inner(${summaryColumns})` as const, {
        count: 'exact',
      })
      .in('collections.slug', slugs)
      .is('products.archived_at', null)
      .lte('products.deals.starts_at', now)
      .gt('products.deals.ends_at', now)
      .order('position')
      .order('collection_id')
      .order('product_id')
      .abortSignal(signal),
    0,
    slugs.length * 40,
  )
  const picks = parseAnswer('collection_products', rowsSchema, rows)
  const of = (slug: string) =>
    picks
      .filter(({ collections }) => collections.slug === slug)
      .slice(0, size)
      .map(({ products }) => products)
  return Object.fromEntries(slugs.map((slug) => [slug, of(slug)]))
}
