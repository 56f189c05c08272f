import { memo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { listingWords } from '@/content/catalogue/listing'
import { common } from '@/content/shared/common'
import { comma } from '@/content/shared/lists'
import { categoryName, type Listing } from '@/domain/catalogue/listing'
import { useIsHydrating } from '@/ui/hydration'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { useMedia } from '@/ui/use-media'
import { FacetColumnSkeleton, wideScreen } from '../filters/facet-column-skeleton'
import { useIsDeadEnd } from '../use-listing'
import { useListingParams } from '../use-listing-params'
import { ListingHead } from './listing-head'
import { ListingResults } from './listing-results'
import { ListingTools } from './listing-tools'
import { useListingScroll } from './use-listing-scroll'

const FacetColumn = lazyPart(() => import('../filters/facet-column').then((module) => module.FacetColumn))

// Memoised: both read the deferred `settled` only, so they don't render again with every click.
const Head = memo(ListingHead)
const Results = memo(ListingResults)

/** Heading, filters, tools and results of one listing. The whole state is in the URL. */
export function ListingView({ listing }: { listing: Listing }) {
  const { pathname } = useLocation()
  const { chosen, settled } = useListingParams(listing)
  const { address } = settled
  const { category, query } = address
  // The HTML always has the column; CSS hides it on narrow screens.
  const wide = useMedia(wideScreen, true)
  const [isColumnWanted, setIsColumnWanted] = useState(true)
  const isDeadEnd = useIsDeadEnd(listing, address)
  const column = wide && isColumnWanted && !isDeadEnd
  const top = useListingScroll(address)

  const name = category === null ? null : categoryName(listing, category)
  const pageTitle = [query && `“${query}”`, name, listing.title].filter(Boolean).join(comma)
  usePageHead({
    title: common.title(pageTitle),
    description: listingWords.description(pageTitle, listing.text),
    path: (listing.canonical ?? pathname) + (category === null ? '' : `?category=${category}`),
    hidden: query !== '' || listing.isSearch === true || listing.isHidden === true,
  })

  return (
    <div className="wrap pb-section">
      <Head listing={listing} address={address} />
      {(!isDeadEnd || !listing.isSearch) && (
        <ListingTools
          listing={listing}
          state={chosen}
          settled={address}
          column={{ wide, shown: column, toggle: () => setIsColumnWanted(!isColumnWanted) }}
        />
      )}
      <div
        ref={top}
        className={`scroll-mt-32 lg:scroll-mt-34 ${column ? 'lg:grid lg:grid-cols-[14.5rem_1fr] lg:items-start lg:gap-10' : ''}`}
      >
        {column && (
          <SuspenseBoundary fallback={<FacetColumnSkeleton />}>
            <HydratedFacetColumn listing={listing} state={chosen} settled={address} />
          </SuspenseBoundary>
        )}
        {/* On a narrow screen this changes nothing: only the styles of wide screens depend on the column. */}
        <Results listing={listing} state={settled} column={isColumnWanted && !isDeadEnd} />
      </div>
    </div>
  )
}

/** The server's HTML leaves the place of the counts empty: what a phone never shows needs no bytes. */
const HydratedFacetColumn: typeof FacetColumn = (props) =>
  useIsHydrating() ? <FacetColumnSkeleton /> : <FacetColumn {...props} />
