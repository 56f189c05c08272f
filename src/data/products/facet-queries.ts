import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type FacetName, facetValues } from '@/domain/facets'
import { rest, unwrap } from '../supabase/rest'
import { toRecord } from '../supabase/values'
import { type Banded, bandOf, type ListingFilter } from './listing-request'
import { productKeys } from './product-queries'

/** How many products there are for each value of each facet; what is not named has none. */
export type FacetCounts = {
  total: number
  categories: Readonly<Record<string, number>>
  facets: Readonly<Record<FacetName, Readonly<Record<string, number>>>>
}

/** What there is to choose from in a list. */
export const facetsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: [...productKeys.all, 'facets', filter] as const,
    queryFn: ({ signal }) => fetchFacets(filter, signal),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  })

async function fetchFacets(filter: ListingFilter, signal: AbortSignal): Promise<FacetCounts> {
  const asked = { p_filter: JSON.stringify(filter) }
  const answer = toRecord(await unwrap(rest.rpc('product_facets', asked, { get: true }).abortSignal(signal)))
  const inStock = Number(answer.inStock ?? 0)
  return {
    total: Number(answer.total ?? 0),
    categories: toCounts(answer.categories),
    facets: {
      size: toCounts(answer.sizes),
      color: toCounts(answer.colors),
      price: byValue('price', toCounts(answer.prices)),
      discount: byValue('discount', toCounts(answer.discounts)),
      rating: byValue('rating', toCounts(answer.ratings)),
      stock: inStock > 0 ? { in: inStock } : {},
    },
  }
}

/** Counts by band as counts by the value that the address names it by. */
function byValue(name: Banded, counts: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    facetValues[name].flatMap((value) => {
      const count = counts[bandOf(name, value)]
      return count === undefined ? [] : [[value, count]]
    }),
  )
}

function toCounts(value: unknown): Record<string, number> {
  return Object.fromEntries(Object.entries(toRecord(value)).map(([name, count]) => [name, Number(count)]))
}
