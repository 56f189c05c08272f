import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { cards } from './product-mapper'

const recommendations = v.object({
  /** Bought in the same orders. */
  together: cards,
  /** Others of the same collection, filled up with featured ones. */
  similar: cards,
})
export type Recommendations = v.InferOutput<typeof recommendations>

export async function fetchRecommendations(slug: string, signal: AbortSignal): Promise<Recommendations> {
  const answer = await rpc('recommendations', { p_slug: slug }, v.nullable(recommendations), {
    get: true,
    signal,
  })
  return answer ?? { together: [], similar: [] }
}
