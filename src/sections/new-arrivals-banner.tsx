import * as v from 'valibot'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { line, lines, list, picture, row, type SectionProps } from './fields'
import { usePageListing } from './page-listing'

const NewArrivalsBanner = lazyPart(() =>
  import('@/storefront/catalogue/banners/new-arrivals-banner').then(
    (module) => module.NewArrivalsBanner,
    reloadOnce,
  ),
)

export const schema = () =>
  v.object({
    /** The page's own where nothing is written. */
    title: line(60),
    text: lines(240),
    /** The collection of what came this week, whose products are counted. */
    week: row('collection'),
    button: line(40),
    trendingTitle: line(60),
    trending: list({ collection: row('collection'), picture: picture() }, 8),
  })

export const queries = () => [collectionSummariesQuery()]

/** The banner of what is new: how much came this week, and collections beside it. */
export function Section({ section }: SectionProps<typeof schema>) {
  const listing = usePageListing()
  if (!listing) return null
  return (
    // As high as the banner, so that nothing moves when it is there.
    <SuspenseBoundary fallback={<div className="h-114 md:h-125 lg:h-79.5" />}>
      <NewArrivalsBanner {...section} listing={listing} title={section.title || listing.title} />
    </SuspenseBoundary>
  )
}
