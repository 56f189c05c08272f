import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { productKeys } from './product-keys'

/** These very products, in the order asked for; those that are gone are left out. */
export const productsBySlugsQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.bySlugs(slugs),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-by-slugs'))).fetchSummaries(slugs, signal),
    placeholderData: keepPreviousData,
  })
