import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { productKeys } from './product-keys'

/** Products that go with a product; none when it is no longer there. */
export const recommendationsQuery = (slug: string) =>
  queryOptions({
    queryKey: productKeys.recommendations(slug),
    queryFn: async ({ signal }) =>
      (await loaded(import('./fetch-recommendations'))).fetchRecommendations(slug, signal),
    staleTime: 5 * 60_000,
  })
