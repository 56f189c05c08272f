import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { limits } from '@/config/limits'
import type { ListingSort } from '@/domain/catalogue/facets'
import { loaded } from '../supabase/loaded'
import { firstPage, type ListingFilter } from './listing-request'
import { productKeys } from './product-keys'

/**
 * A list, part after part. The first one is as long as the pages that the address asks for, so that a reload shows
 * in one request what was shown before.
 */
export const listingQuery = (filter: ListingFilter, sort: ListingSort, pages: number) =>
  infiniteQueryOptions({
    queryKey: productKeys.list({ ...filter, sort }),
    queryFn: async ({ pageParam, signal }) =>
      (await loaded(import('./fetch-listing'))).fetchListing(filter, sort, pageParam, signal),
    initialPageParam: firstPage(pages),
    getNextPageParam: ({ next }) => (next === null ? undefined : { after: next, limit: limits.listPage }),
    placeholderData: keepPreviousData,
    // Coming back from a product within this time asks for nothing: the list stands as it was left.
    staleTime: 2 * 60_000,
  })
