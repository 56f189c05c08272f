import type { QueryClient } from '@tanstack/react-query'
import { settingsQuery } from '@/data/settings/settings-queries'
import { listingOnPage } from '@/sections/page-listing'
import { pageQuery, slugOfPath } from '@/sections/page-query'
import { firstSections, sectionPartLoader, sectionQueries } from '@/sections/registry'

/** Starts the code and the data of a page of the shop's own as soon as it is known what stands on it. */
export async function beginPage(client: QueryClient, url: URL) {
  const page = await client.fetchQuery(pageQuery(slugOfPath(url.pathname)))
  if (!page || page.movedTo !== undefined) return
  const { sections } = page
  for (const { kind } of sections.slice(0, firstSections)) void begin(client, kind)
  const categories = client.getQueryData(settingsQuery().queryKey)?.categories
  const listing = listingOnPage({ page, sections }, { categories, summaries: undefined })
  if (!listing) return
  const [{ prefetchListing }] = await Promise.all([
    import('@/storefront/catalogue/listing/prefetch-listing'),
    import('@/storefront/catalogue/listing/listing-view'),
  ])
  prefetchListing(client, url, listing)
}

async function begin(client: QueryClient, kind: string) {
  // A file that does not come is asked for again by the page.
  const [queries] = await Promise.all([sectionQueries(kind), sectionPartLoader(kind)?.()]).catch(() => [[]])
  for (const query of queries) void client.prefetchQuery({ ...query })
}
