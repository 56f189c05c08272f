import * as v from 'valibot'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { choice, line, picture, type SectionProps } from './fields'
import { usePageListing } from './page-listing'

const SaleBanner = lazyPart(() =>
  import('@/storefront/catalogue/banners/sale-banner').then((module) => module.SaleBanner, reloadOnce),
)

export const schema = () =>
  v.object({
    /** The page's own where nothing is written. */
    title: line(60),
    /** What the search box gives as an example. */
    hint: line(60),
    picture: picture(),
    tall: picture(),
    ground: choice(['sale', 'rose', 'sky', 'sand', 'green', 'night', 'plum', 'band']),
  })

export const queries = () => [collectionSummariesQuery()]

/** The banner of a sale: how much is off at most, the clock of the flash prices, and a search within the list. */
export function Section({ section }: SectionProps<typeof schema>) {
  const listing = usePageListing()
  if (!listing) return null
  return (
    // As high as the banner, so that nothing moves when it is there.
    <SuspenseBoundary fallback={<div className="h-86 md:h-108" />}>
      <SaleBanner {...section} listing={listing} title={section.title || listing.title} />
    </SuspenseBoundary>
  )
}
