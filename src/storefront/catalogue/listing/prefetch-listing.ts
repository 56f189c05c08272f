import type { QueryClient } from '@tanstack/react-query'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { facetsQuery } from '@/data/products/facet-queries'
import { parseListing } from '@/domain/catalogue/facets'
import { filterOf, listingOf, rulesOf } from '../listings'
import { queryOf } from '../use-listing'

/** Starts a listing's queries and imports its lazy parts, so that they are ready when the page renders. */
export function prefetchListing(client: QueryClient, url: URL) {
  const listing = listingOf(url.pathname)
  const address = parseListing(url.searchParams, rulesOf(listing))
  void client.prefetchInfiniteQuery(queryOf(listing, address))
  if (listing.filter.collection !== undefined) void client.prefetchQuery(collectionsQuery())
  if (matchMedia('(min-width: 62.5rem)').matches) {
    void client.prefetchQuery(facetsQuery(filterOf(listing, address)))
    // A file that does not come is asked for again by the page.
    import('../filters/facet-column').catch(() => {})
  }
}
