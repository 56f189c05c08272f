import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { facetNames } from '@/domain/facets'
import { rpc } from '../supabase/rpc'
import type { ListingFilter } from './listing-request'
import { productKeys } from './product-keys'

/** How many products there are for each value of each facet; a value that is not named has none. */
export type FacetCounts = v.InferOutput<typeof facetCounts>

/** The number of products for each facet value of a listing. */
export const facetsQuery = (filter: ListingFilter) =>
  queryOptions({
    queryKey: productKeys.facets(filter),
    queryFn: ({ signal }) =>
      rpc('product_facets', { p_filter: JSON.stringify(filter) }, facetCounts, { get: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 2 * 60_000,
  })

const numbersByName = v.record(v.string(), v.number())

const facetCounts = v.object({
  total: v.number(),
  categories: numbersByName,
  facets: v.object(Object.fromEntries(facetNames.map((name) => [name, numbersByName]))),
})
