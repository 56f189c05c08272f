import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { limits } from '@/config/limits'
import { listingQuery } from '@/data/products/listing-queries'
import { chosenFacets } from '@/domain/catalogue/facet-choices'
import { type ListingAddress, sortOf } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { filterOf } from './listings'

/** The query for a listing's URL; prefetch-listing starts it before the page renders. */
export const queryOf = (listing: Listing, address: ListingAddress) =>
  listingQuery(filterOf(listing, address), sortOf(address.sort), address.page)

/** True for a search that finds nothing, filters aside: its page leads on and has nothing to filter. */
export function useIsDeadEnd(listing: Listing, address: ListingAddress): boolean {
  const { data } = useInfiniteQuery({ ...queryOf(listing, address), notifyOnChangeProps: ['data'] })
  return address.query !== '' && chosenFacets(address.facets).length === 0 && data?.pages.at(-1)?.total === 0
}

/** The products of as many pages as the URL asks for. Further pages load one after the other. */
export function useListing(listing: Listing, address: ListingAddress) {
  const list = useInfiniteQuery(queryOf(listing, address))
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    list
  const wanted = address.page * limits.listPage
  const loaded = useMemo(() => {
    // Drops duplicates: a product can move to the next page meanwhile.
    const products = data?.pages.flatMap((part) => part.products) ?? []
    return [...new Map(products.map((product) => [product.id, product])).values()]
  }, [data])
  const missing = !isPlaceholderData && loaded.length < wanted && hasNextPage

  useEffect(() => {
    if (missing && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [missing, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  const [first] = data?.pages ?? []
  const products = useMemo(() => loaded.slice(0, wanted), [loaded, wanted])
  return {
    /** Undefined until the first answer. */
    total: data?.pages.at(-1)?.total,
    terms: first?.terms,
    corrected: first?.corrected ?? null,
    understood: first?.understood ?? null,
    products,
    error: data ? null : list.error,
    refetch: list.refetch,
    /** True while the previous answer is shown and the next one loads. */
    stale: isPlaceholderData,
    more: (loaded.length > wanted || hasNextPage) && address.page < limits.listPages,
    loadingMore: missing && !isFetchNextPageError,
    moreFailed: missing && isFetchNextPageError,
    retryMore: fetchNextPage,
  }
}
