import { queryOptions } from '@tanstack/react-query'
import type { ProductSummary } from '@/domain/product'
import { rest, unwrap } from '../supabase/rest'
import { toRecords } from '../supabase/values'
import { toCards } from './cards'
import { productKeys } from './product-queries'

export type Recommendations = {
  /** Bought in the same orders. */
  together: ProductSummary[]
  /** Others of the same collection, filled up with featured ones. */
  similar: ProductSummary[]
}

/** What goes with a product. */
export const recommendationsQuery = (slug: string) =>
  queryOptions({
    queryKey: [...productKeys.all, 'recommendations', slug] as const,
    queryFn: ({ signal }) => fetchRecommendations(slug, signal),
    staleTime: 5 * 60_000,
  })

async function fetchRecommendations(slug: string, signal: AbortSignal): Promise<Recommendations> {
  const answer = await unwrap(
    rest.rpc('recommendations', { p_slug: slug }, { get: true }).abortSignal(signal),
  )
  const [found = {}] = toRecords([answer])
  return { together: toCards(found.together), similar: toCards(found.similar) }
}
