import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { common } from '@/content/common'
import { listingWords } from '@/content/listing'
import { chosenFacets } from '@/domain/facets'
import { lazyPart } from '@/ui/lazy-part'
import { usePageHead } from '@/ui/page-head'
import { useMedia } from '@/ui/use-media'
import { ColumnSkeleton } from './column-skeleton'
import { ListingHead } from './listing-head'
import { ListingResults } from './listing-results'
import { ToolsSkeleton } from './listing-skeleton'
import { categoryName, type Place } from './places'
import { useListing } from './use-listing'
import { useListingAddress } from './use-listing-address'
import { useListingScroll } from './use-listing-scroll'

const AppliedFilters = lazyPart(() => import('./applied-filters').then((module) => module.AppliedFilters))
const ListingTools = lazyPart(() => import('./listing-tools').then((module) => module.ListingTools))
const FacetColumn = lazyPart(() => import('./facet-column').then((module) => module.FacetColumn))
const NewArrivalsEnd = lazyPart(() =>
  import('./banners/new-arrivals-end').then((module) => module.NewArrivalsEnd),
)

/** Heading, filters, tools and results of one list. All that is chosen stands in the address. */
export function Listing({ place }: { place: Place }) {
  const { pathname } = useLocation()
  const state = useListingAddress(place)
  const { address } = state
  const { category, query } = address
  const list = useListing(place, address)
  const wide = useMedia('(min-width: 62.5rem)')
  const [asked, setAsked] = useState(true)
  const column = wide && asked
  const top = useListingScroll(address)

  const name = category === null ? null : categoryName(category)
  const pageTitle = [query && `“${query}”`, name, place.title].filter(Boolean).join(', ')
  usePageHead({
    title: common.title(pageTitle),
    description: listingWords.description(pageTitle, place.text),
    path: pathname + (category === null ? '' : `?category=${category}`),
    hidden: query !== '' || place.isSearch === true,
  })

  const chosen = chosenFacets(address.facets).length + (query === '' || place.isSearch ? 0 : 1)
  return (
    <>
      <div className="wrap pb-section">
        <ListingHead place={place} state={state} />
        <Suspense fallback={<ToolsSkeleton place={place} />}>
          <ListingTools
            place={place}
            state={state}
            chosen={chosen}
            column={{ wide, shown: column, toggle: () => setAsked(!asked) }}
          />
        </Suspense>
        <div
          ref={top}
          className={`scroll-mt-32 lg:scroll-mt-34 ${column ? 'lg:grid lg:grid-cols-[14.5rem_1fr] lg:items-start lg:gap-10' : ''}`}
        >
          {column && (
            <Suspense fallback={<ColumnSkeleton />}>
              <FacetColumn place={place} state={state} />
            </Suspense>
          )}
          <div className="min-w-0">
            <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-4 max-lg:mt-1">
              <p role="status" className="text-14 text-muted tabular-nums">
                {countWords(list.total, query, list.corrected)}
              </p>
              {chosen > 0 && (
                <Suspense fallback={<span className="h-11 max-md:w-full" />}>
                  <AppliedFilters place={place} state={state} />
                </Suspense>
              )}
            </div>
            <ListingResults place={place} state={state} list={list} column={column} />
          </div>
        </div>
      </div>
      {place.below && (
        <Suspense>
          <NewArrivalsEnd />
        </Suspense>
      )}
    </>
  )
}

function countWords(total: number | undefined, query: string, corrected: string | null) {
  if (total === undefined) return common.loading
  return query === '' ? listingWords.count(total) : listingWords.results(total, query, corrected)
}
