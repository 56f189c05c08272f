import type { QueryClient } from '@tanstack/react-query'
import { pageQuery, slugOfPath } from '@/data/pages/page-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { defaultSections } from '@/sections/default-pages'
import { listingOnPage } from '@/sections/page-listing'
import { sectionLoader } from '@/sections/registry'

/** How many sections are on the first screen. */
const first = 2

/** Starts the code and the data of a page of the shop's own as soon as it is known what stands on it. */
export async function beginPage(client: QueryClient, url: URL) {
  const page = await client.fetchQuery(pageQuery(slugOfPath(url.pathname)))
  if (!page || page.movedTo !== undefined) return
  const sections = page.sections ?? defaultSections(page)
  for (const { kind } of sections.slice(0, first)) void begin(client, kind)
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
  const section = await sectionLoader(kind)?.().catch(() => undefined)
  for (const query of section?.queries?.() ?? []) void client.prefetchQuery({ ...query })
}
