import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { facetsQuery } from '@/data/products/facet-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { parseListing } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { collectionListing, filterOf, rulesOf, searchListing } from '../listings'
import { queryOf } from '../use-listing'

/** Starts a listing's queries and imports its lazy parts, so that they are ready when the page renders. */
export function prefetchListing(client: QueryClient, url: URL, listing: Listing) {
  const address = parseListing(url.searchParams, rulesOf(listing))
  void client.prefetchInfiniteQuery(queryOf(listing, address))
  if (matchMedia('(min-width: 62.5rem)').matches) {
    void client.prefetchQuery(facetsQuery(filterOf(listing, address)))
    // A file that does not come is asked for again by the page.
    import('../filters/facet-column').catch(() => {})
  }
}

/** The same for the search and the page of a collection. */
export function prefetchListingPage(client: QueryClient, url: URL) {
  const categories = client.getQueryData(settingsQuery().queryKey)?.categories
  const slug = matchPath('/collections/:slug', url.pathname)?.params.slug
  if (slug !== undefined) void client.prefetchQuery(collectionsQuery())
  const listing = slug === undefined ? searchListing(categories) : collectionListing(slug, categories)
  prefetchListing(client, url, listing)
}
