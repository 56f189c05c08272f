import * as v from 'valibot'
import { facetNames, type ListingSort } from '@/domain/catalogue/facets'
import { rpc } from '../supabase/rpc'
import { type ListingFilter, listingArguments, type PageRequest } from './listing-request'
import { cards } from './product-mapper'

/** What a query was understood as; `isExact` is false when nothing has all of it and something near is shown. */
const understoodQuery = v.object({
  /** The types of products, in the plural. */
  kinds: v.array(v.string()),
  words: v.array(v.string()),
  colors: v.array(v.string()),
  sizes: v.array(v.string()),
  /** What it is called, in small letters, and whether it is one of people. */
  department: v.nullable(v.string()),
  isForPeople: v.boolean(),
  /** Prices in the shop's currency; `isBelow` leaves out `high` itself. */
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  isBelow: v.boolean(),
  onSale: v.boolean(),
  isExact: v.boolean(),
  /** The types and colours of which nothing is shown. */
  leftOut: v.array(v.string()),
  /** Other words that are not wanted: the search passes over them. */
  notSought: v.array(v.string()),
})
export type UnderstoodQuery = v.InferOutput<typeof understoodQuery>

/** A page of a listing, and the cursor of the next one. */
const listingResults = v.object({
  products: cards,
  total: v.number(),
  /** The words that were searched for after correction, and the corrected query when a letter was wrong. */
  terms: v.array(v.string()),
  corrected: v.nullable(v.string()),
  understood: v.nullable(understoodQuery),
  next: v.custom<unknown>((value) => value !== undefined),
})

export type ListingPage = v.InferOutput<typeof listingResults>

export const fetchListing = (
  filter: ListingFilter,
  sort: ListingSort,
  page: PageRequest,
  signal: AbortSignal,
) => rpc('list_products', listingArguments(filter, sort, page), listingResults, { get: true, signal })

const numbersByName = v.record(v.string(), v.number())

/** How many products there are for each value of each facet; a value that is not named has none. */
const facetCounts = v.object({
  total: v.number(),
  categories: numbersByName,
  facets: v.object(Object.fromEntries(facetNames.map((name) => [name, numbersByName]))),
})
export type FacetCounts = v.InferOutput<typeof facetCounts>

export const fetchFacets = (filter: ListingFilter, signal: AbortSignal) =>
  rpc('product_facets', { p_filter: JSON.stringify(filter) }, facetCounts, { get: true, signal })
