import { useLocation, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { listingWords } from '@/content/listing'
import { Crumbs } from '@/storefront/shared/crumbs'
import { usePageHead } from '@/ui/page-head'
import { Chips } from './chips'
import { changeParams, readParams } from './listing-params'
import { ListingResults } from './listing-results'
import { ListingSearch } from './listing-search'
import { categoryName, type Place } from './places'

/** Heading, search, categories and results of one list. All that is chosen stands in the address. */
export function Listing({ place }: { place: Place }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const chosen = readParams(params, place.sort)
  const { category, query } = chosen
  const name = category === null ? null : categoryName(category)
  const title = name ?? place.title
  const pageTitle = [query && `“${query}”`, name, place.title].filter(Boolean).join(', ')
  usePageHead({
    title: common.title(pageTitle),
    description: listingWords.description(pageTitle, place.text),
    path: pathname + (category === null ? '' : `?category=${category}`),
    hidden: query !== '' || pathname === paths.search,
  })

  const chips =
    place.categories.length > 0
      ? [
          {
            label: listingWords.all,
            to: pathname + changeParams(params, { category: null }),
            current: category === null,
          },
          ...place.categories.map(({ name: value }) => ({
            label: categoryName(value),
            to: pathname + changeParams(params, { category: value }),
            current: value === category,
          })),
        ]
      : place.siblings.map((sibling) => ({ ...sibling, current: sibling.to === pathname }))
  const crumbs = [
    { label: common.home, to: paths.home },
    ...(place.parent ? [place.parent] : []),
    ...(name === null ? [] : [{ label: place.title, to: pathname }]),
    { label: title },
  ]
  return (
    <div className="wrap pb-section">
      <Crumbs crumbs={crumbs} />
      <h1 className="text-44 leading-[1.08]">{title}</h1>
      {(name === null || place.withSearch) && (
        <p className="mt-1.5 max-w-prose text-pretty text-muted">{place.text}</p>
      )}
      {(place.withSearch || query !== '') && <ListingSearch key={query} query={query} />}
      <Chips label={listingWords.categories} chips={chips} />
      <ListingResults place={place} chosen={chosen} title={title} />
    </div>
  )
}
