import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ProductSummary } from '@/domain/product/product'
import { productKeys } from '../products/product-keys'
import { productSummary } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'

const picks = v.record(v.string(), v.array(productSummary))

/** The first `size` hand-picked products of each collection, by the collection's slug. */
export const picksQuery = (collections: readonly string[], size: number) =>
  queryOptions({
    queryKey: productKeys.looks(collections, size),
    queryFn: ({ signal }) => fetchPicks(collections, size, signal),
  })

async function fetchPicks(
  slugs: readonly string[],
  size: number,
  signal: AbortSignal,
): Promise<Record<string, ProductSummary[]>> {
  const found = await rpc('picks', { p_collections: [...slugs], p_size: size }, picks, { get: true, signal })
  return Object.fromEntries(slugs.map((slug) => [slug, found[slug] ?? []]))
}
