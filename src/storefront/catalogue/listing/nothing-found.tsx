import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { filterWords } from '@/content/catalogue/filters'
import { toolWords } from '@/content/catalogue/listing-tools'
import { facetsQuery } from '@/data/products/facet-queries'
import { chosenFacets, toggleFacet } from '@/domain/catalogue/facet-choices'
import { noFacets } from '@/domain/catalogue/facets'
import type { Listing } from '@/domain/catalogue/listing'
import { EmptyPicture } from '@/storefront/shared/page/empty-picture'
import { useMoney } from '@/storefront/shared/preferences/money'
import { Button, buttonClass } from '@/ui/button'
import { StatePanel } from '@/ui/state-panel'
import { categoryOptions } from '../filters/facet-categories'
import { facetValueName } from '../filters/facet-words'
import { filterOf } from '../listings'
import { PopularCategories } from '../search/popular-categories'
import { TrendingNow } from '../search/trending-now'
import type { ListingState } from '../use-listing-params'

const quietButton = buttonClass({ look: 'quiet', size: 'medium' })

/** An empty result, with ways out: one filter less, no filters, or categories that have products. */
export function NothingFound({ listing, state }: { listing: Listing; state: ListingState }) {
  const { address, change, hrefOf } = state
  const { query, category, facets } = address
  const { priceEdge } = useMoney()
  const last = chosenFacets(facets).at(-1)
  // The counts without the filters, to offer categories that have products.
  const { data } = useQuery(facetsQuery(filterOf(listing, { ...address, facets: noFacets })))
  const others = categoryOptions(listing, data?.categories ?? {}, category).filter(
    ({ count, current, name }) => count > 0 && !current && name !== null,
  )
  const words =
    last !== undefined
      ? filterWords.nothingChosen
      : query === ''
        ? filterWords.empty
        : { ...filterWords.noResults, title: filterWords.noResults.title(query) }
  const panel = (
    <StatePanel
      title={words.title}
      text={words.text}
      picture={<EmptyPicture name="empty-search" />}
      actions={
        <>
          {last && (
            <>
              <Button
                size="medium"
                onClick={() => change({ facets: toggleFacet(facets, last.name, last.value) })}
              >
                {filterWords.without(facetValueName(last.name, last.value, priceEdge))}
              </Button>
              <Button look="line" size="medium" onClick={() => change({ facets: noFacets })}>
                {toolWords.clearAll}
              </Button>
            </>
          )}
          {(category !== null || (query !== '' && !listing.isSearch)) && (
            <Link
              to={hrefOf({ category: null, facets: noFacets, ...(!listing.isSearch && { query: '' }) })}
              className={buttonClass({ look: 'line', size: 'medium' })}
            >
              {filterWords.outOf(listing.title)}
            </Link>
          )}
          {others.slice(0, 4).map(({ name, label, count, to }) => (
            <Link
              key={label}
              to={hrefOf({ category: to ? to.category : name, facets: noFacets }, to?.path)}
              className={quietButton}
            >
              {filterWords.withCount(label, count)}
            </Link>
          ))}
        </>
      }
    />
  )
  if (last !== undefined || (query === '' && others.length > 0)) return panel
  // What leads nowhere itself leads on to what the shop has.
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-12">
      {panel}
      <PopularCategories />
      <TrendingNow />
    </div>
  )
}
