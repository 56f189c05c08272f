import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { type FacetName, facetValues } from '@/domain/facets'
import { rpc } from '../supabase/rpc'
import { type Banded, bandOf, type ListingFilter } from './listing-request'
import { productKeys } from './product-queries'

type Counts = Readonly<Record<string, number>>

/** How many products there are for each value of each facet; a value that is not named has none. */
export type FacetCounts = {
  total: number
  categories: Counts
  facets: Readonly<Record<FacetName, Counts>>
}

/** How many products of a listing each value of each facet selects. */
export const facetsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: [...productKeys.all, 'facets', filter] as const,
    queryFn: ({ signal }) =>
      rpc('product_facets', { p_filter: JSON.stringify(filter) }, facetCounts, { get: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  })

// A check of our own: valibot's `record` would be in every page's first load.
const numbersByName = v.custom<Counts>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each === 'number'),
)

const facetCounts = v.pipe(
  v.object({
    total: v.number(),
    inStock: v.number(),
    categories: numbersByName,
    sizes: numbersByName,
    colors: numbersByName,
    prices: numbersByName,
    discounts: numbersByName,
    ratings: numbersByName,
  }),
  v.transform(
    ({ total, inStock, categories, sizes, colors, prices, discounts, ratings }): FacetCounts => ({
      total,
      categories,
      facets: {
        size: sizes,
        color: colors,
        price: byValue('price', prices),
        discount: byValue('discount', discounts),
        rating: byValue('rating', ratings),
        stock: inStock > 0 ? { in: inStock } : {},
      },
    }),
  ),
)

/** Counts by band number as counts by the value in the page's URL. */
function byValue(name: Banded, bands: Counts): Counts {
  return Object.fromEntries(
    facetValues[name].flatMap((value) => {
      const count = bands[bandOf(name, value)]
      return count === undefined ? [] : [[value, count]]
    }),
  )
}
