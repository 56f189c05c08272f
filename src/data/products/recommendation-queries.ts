import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { productKeys } from './product-keys'
import { cards } from './product-mapper'

const recommendations = v.object({
  /** Bought in the same orders. */
  together: cards,
  /** Others of the same collection, filled up with featured ones. */
  similar: cards,
})
export type Recommendations = v.InferOutput<typeof recommendations>

/** Products that go with a product; none when it is no longer there. */
export const recommendationsQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.recommendations(slug),
    queryFn: ({ signal }) => fetchRecommendations(slug, signal),
    staleTime: 5 * 60_000,
  })

async function fetchRecommendations(slug: string, signal: AbortSignal): Promise<Recommendations> {
  const answer = await rpc('recommendations', { p_slug: slug }, v.nullable(recommendations), {
    get: true,
    signal,
  })
  return answer ?? { together: [], similar: [] }
}
