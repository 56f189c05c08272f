import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { limits } from '@/config/limits'
import { listingQuery } from '@/data/products/listing-queries'
import { type ListingAddress, sortOf } from '@/domain/facets'
import { filterOf, type Listing } from './listings'

/** The question that an address asks; asked before the page is there too (see start-listing). */
export const queryOf = (listing: Listing, address: ListingAddress) =>
  listingQuery(filterOf(listing, address), sortOf(address.sort), address.page)

/**
 * The products of as many pages as the address asks for. More pages are fetched one after the other; fewer than were
 * loaded before are simply fewer.
 */
export function useListing(listing: Listing, address: ListingAddress) {
  const list = useInfiniteQuery(queryOf(listing, address))
  const { data, isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    list
  const wanted = address.page * limits.listPage
  const loaded = useMemo(() => {
    // A product whose place in the order changed meanwhile may come twice.
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
    products,
    error: data ? null : list.error,
    refetch: list.refetch,
    /** What is shown answers the question before. */
    stale: isPlaceholderData,
    more: (loaded.length > wanted || hasNextPage) && address.page < limits.listPages,
    loadingMore: missing && !isFetchNextPageError,
    moreFailed: missing && isFetchNextPageError,
    retryMore: fetchNextPage,
  }
}
