import type { QueryClient } from '@tanstack/react-query'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { facetsQuery } from '@/data/products/facet-queries'
import { parseListing } from '@/domain/facets'
import { filterOf, listingOf, rulesOf } from './listings'
import { queryOf } from './use-listing'

/** Asks for what a list's address shows, and fetches the parts around it, so that all is there with the page. */
export function prefetchListing(client: QueryClient, url: URL) {
  const listing = listingOf(url.pathname)
  const address = parseListing(url.searchParams, rulesOf(listing))
  void client.prefetchInfiniteQuery(queryOf(listing, address))
  if (listing.filter.collection !== undefined) void client.prefetchQuery(collectionsQuery())
  const parts: Promise<unknown>[] = [import('./listing-tools')]
  if (matchMedia('(min-width: 62.5rem)').matches) {
    void client.prefetchQuery(facetsQuery(filterOf(listing, address)))
    parts.push(import('./facet-column'))
  }
  // What does not come now is asked for again by the page.
  void Promise.allSettled(parts)
}
