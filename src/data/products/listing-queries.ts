import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import * as v from 'valibot'
import { limits } from '@/config/limits'
import type { ListingSort } from '@/domain/facets'
import { rpc } from '../supabase/rpc'
import { firstPage, type ListingFilter, listingArguments } from './listing-request'
import { productKeys } from './product-keys'
import { cards } from './product-mapper'

/** What a query was understood as; `isExact` is false when nothing has all of it and something near is shown. */
const understoodQuery = v.object({
  /** The types of products, in the plural. */
  kinds: v.array(v.string()),
  words: v.array(v.string()),
  colors: v.array(v.string()),
  sizes: v.array(v.string()),
  department: v.nullable(v.string()),
  /** Prices in the shop's currency; `isBelow` leaves out `high` itself. */
  low: v.nullable(v.number()),
  high: v.nullable(v.number()),
  isBelow: v.boolean(),
  onSale: v.boolean(),
  isExact: v.boolean(),
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

/**
 * A list, part after part. The first one is as long as the pages that the address asks for, so that a reload shows
 * in one request what was shown before.
 */
export const listingQuery = (filter: ListingFilter, sort: ListingSort, pages: number) =>
  infiniteQueryOptions({
    queryKey: productKeys.list({ ...filter, sort }),
    queryFn: ({ pageParam, signal }) =>
      rpc('list_products', listingArguments(filter, sort, pageParam), listingResults, { get: true, signal }),
    initialPageParam: firstPage(pages),
    getNextPageParam: ({ next }) => (next === null ? undefined : { after: next, limit: limits.listPage }),
    placeholderData: keepPreviousData,
    // Coming back from a product within this time asks for nothing: the list stands as it was left.
    staleTime: 2 * 60_000,
  })
