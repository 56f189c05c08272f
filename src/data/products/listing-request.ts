import { limits } from '@/config/limits'
import {
  type FacetName,
  type Facets,
  facetNames,
  type ListingSort,
  noFacets,
  requestedValues,
} from '@/domain/catalogue/facets'
import type { ListingScope } from '@/domain/catalogue/listing'

// What a list asks the database for, without the client that asks.

/** The listing and the chosen filters, as the database takes them. */
export type ListingFilter = ListingScope &
  Partial<Facets> & {
    q?: string
    literal?: true
    categories?: readonly string[]
  }

/** A listing with its chosen filters. `kinds` are those of the chosen category. */
export function listingFilter(
  scope: ListingScope,
  chosen: { query?: string; literal?: boolean; kinds?: readonly string[] | null; facets?: Facets },
): ListingFilter {
  const { query = '', literal = false, kinds = null, facets = noFacets } = chosen
  const filters: Partial<Record<FacetName, readonly string[]>> = {}
  for (const name of facetNames)
    if (facets[name].length > 0) filters[name] = requestedValues(name, facets[name])
  return {
    ...scope,
    ...(query !== '' && { q: query, ...(literal && { literal }) }),
    ...(kinds && { categories: kinds }),
    ...filters,
  }
}

/** Where a part of a list begins, and how long it is. */
export type PageRequest = { after: unknown; limit: number }

/** The part with the pages that an address asks for. */
export const firstPage = (pages: number): PageRequest => ({
  after: null,
  limit: Math.min(pages * limits.listPage, limits.listMost),
})

/** The arguments of the database's function `list_products`. */
export const listingArguments = (
  filter: ListingFilter,
  sort: ListingSort,
  { after, limit }: PageRequest,
) => ({
  p_filter: JSON.stringify(filter),
  p_sort: sort,
  p_limit: limit,
  ...(after !== null && { p_after: JSON.stringify(after) }),
})
