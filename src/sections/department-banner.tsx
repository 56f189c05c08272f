import * as v from 'valibot'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { categoryName } from '@/domain/catalogue/listing'
import { usePageContents } from '@/storefront/shared/sections/page-context'
import { lazyPart } from '@/ui/lazy-part'
import { reloadOnce } from '@/ui/reload-once'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { choice, line, lines, list, picture, row, type SectionProps } from './fields'
import { usePageListing } from './page-listing'

const DepartmentBanner = lazyPart(() =>
  import('@/storefront/catalogue/banners/department-banner').then(
    (module) => module.DepartmentBanner,
    reloadOnce,
  ),
)

export const schema = () =>
  v.object({
    /** The page's own where nothing is written. */
    title: line(60),
    text: lines(240),
    picture: picture(),
    tall: picture(),
    ground: choice(['sand', 'rose', 'sky', 'sale', 'green', 'night', 'plum', 'band']),
    corner: choice(['top', 'bottom']),
    /** The categories of the list below that shoppers choose by a picture. */
    tiles: list({ category: row('category'), picture: picture() }, 12),
  })

export const queries = () => [collectionSummariesQuery()]

/** A banner before a list: what it holds, in all or of the chosen category, and its categories as tiles. */
export function Section({ section }: SectionProps<typeof schema>) {
  const { page } = usePageContents()
  const listing = usePageListing()
  if (!listing) return null
  const tiles = section.tiles.flatMap(({ category, picture: media }) =>
    category
      ? [
          {
            category: category.slug,
            label: category.name ?? categoryName(listing, category.slug),
            picture: media,
          },
        ]
      : [],
  )
  return (
    // As high as the banner, so that nothing moves when it is there.
    <SuspenseBoundary fallback={<div className="h-97.5 md:h-124 lg:h-108.5" />}>
      <DepartmentBanner
        {...section}
        listing={listing}
        title={section.title || listing.title}
        text={section.text || (page?.description ?? '')}
        tiles={tiles}
      />
    </SuspenseBoundary>
  )
}
