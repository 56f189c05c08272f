import { limits } from '@/config/limits'
import { type Facets, facetValues, type ListingSort, noFacets } from '@/domain/facets'

// What a list asks the database for, without the client that asks: the inline script that starts a list's first
// request has only this (src/app/first-query/listing-script.ts).

/** What a list is made of before anybody chooses. */
export type ListingScope = {
  departments?: readonly string[]
  /** Product categories, as the collections' `category` names them. */
  kinds?: readonly string[]
  /** A collection by slug: its own products, those chosen for it by hand, or what its rule finds. */
  collection?: string
  onSale?: true
  /** Only what came in over the last so many days. */
  newDays?: number
}

/** The place and the choice, as the database takes them. */
export type ListingFilter = ListingScope & {
  q?: string
  categories?: readonly string[]
  sizes?: readonly string[]
  colors?: readonly string[]
  prices?: readonly number[]
  discount?: number
  rating?: number
  inStock?: true
}

/** A place with what was chosen in it. `kinds` are those of the chosen category. */
export function listingFilter(
  place: ListingScope,
  chosen: { query?: string; kinds?: readonly string[] | null; facets?: Facets },
): ListingFilter {
  const { query = '', kinds = null, facets = noFacets } = chosen
  const discount = atLeast('discount', facets)
  const rating = atLeast('rating', facets)
  return {
    ...place,
    ...(query !== '' && { q: query }),
    ...(kinds && { categories: kinds }),
    ...(facets.size.length > 0 && { sizes: facets.size }),
    ...(facets.color.length > 0 && { colors: facets.color }),
    ...(facets.price.length > 0 && { prices: facets.price.map((value) => bandOf('price', value)) }),
    ...(discount > 0 && { discount }),
    ...(rating > 0 && { rating }),
    ...(facets.stock.length > 0 && { inStock: true }),
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

export type Banded = Exclude<keyof typeof facetValues, 'stock'>

/** The database counts price bands from 0, and what "at least" from 1. */
const firstBand = { price: 0, discount: 1, rating: 1 }

/** What the database calls a value of a facet that goes by bands. */
export function bandOf(name: Banded, value: string): number {
  const values: readonly string[] = facetValues[name]
  return values.indexOf(value) + firstBand[name]
}

function atLeast(name: 'discount' | 'rating', facets: Facets): number {
  const [value] = facets[name]
  return value === undefined ? 0 : bandOf(name, value)
}
