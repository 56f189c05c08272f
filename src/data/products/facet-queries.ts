import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import type { ListingFilter } from './listing-request'
import { productKeys } from './product-keys'

/** The number of products for each facet value of a listing. */
export const facetsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: productKeys.facets(filter),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-listing'))).fetchFacets(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  })
