import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { limits } from '@/config/limits'
import { type Facets, facetValues, type ListingSort, noFacets } from '@/domain/facets'
import type { ProductSummary } from '@/domain/product'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'
import { toCards } from './cards'
import { productKeys } from './product-queries'

/** What a list is made of before anybody chooses. */
export type PlaceFilter = {
  departments?: readonly string[]
  /** Kinds of goods, as the collections' `category` names them. */
  kinds?: readonly string[]
  /** A collection by slug: its own products, those chosen for it by hand, or what its rule finds. */
  collection?: string
  onSale?: true
  /** Only what came in over the last so many days. */
  newDays?: number
}

/** The place and the choice, as the database takes them. */
export type ListingFilter = PlaceFilter & {
  q?: string
  categories?: readonly string[]
  sizes?: readonly string[]
  colors?: readonly string[]
  prices?: readonly number[]
  discount?: number
  rating?: number
  inStock?: true
}

/** A part of a list, and where the next one begins. */
export type ListingPart = {
  products: ProductSummary[]
  total: number
  /** The words that were really searched for, and all of them when a letter was wrong. */
  terms: string[]
  corrected: string | null
  next: unknown
}

/** A place with what was chosen in it. `kinds` are those of the chosen category. */
export function listingFilter(
  place: PlaceFilter,
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

/**
 * A list, part after part. The first one is as long as the pages that the address asks for, so that a reload shows
 * in one request what was shown before.
 */
export const listingQuery = (filter: ListingFilter, sort: ListingSort, pages: number) =>
  infiniteQueryOptions({
    queryKey: productKeys.list({ ...filter, sort }),
    queryFn: ({ pageParam, signal }) => fetchPart(filter, sort, pageParam, signal),
    initialPageParam: {
      after: null as unknown,
      limit: Math.min(pages * limits.listPage, limits.listMost),
    },
    getNextPageParam: ({ next }) =>
      next === null ? undefined : { after: next, limit: limits.listPage as number },
    placeholderData: keepPreviousData,
    // Coming back from a product within this time asks for nothing: the list stands as it was left.
    staleTime: 2 * 60_000,
  })

type PartAsked = { after: unknown; limit: number }

async function fetchPart(
  filter: ListingFilter,
  sort: ListingSort,
  { after, limit }: PartAsked,
  signal: AbortSignal,
): Promise<ListingPart> {
  const asked = {
    p_filter: JSON.stringify(filter),
    p_sort: sort,
    p_limit: limit,
    ...(after !== null && { p_after: JSON.stringify(after) }),
  }
  const answer = toRecord(await unwrap(rest.rpc('list_products', asked, { get: true }).abortSignal(signal)))
  return {
    products: toCards(answer.products),
    total: Number(answer.total ?? 0),
    terms: Array.isArray(answer.terms) ? answer.terms.map(toText) : [],
    corrected: toText(answer.corrected) || null,
    next: answer.next ?? null,
  }
}

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
