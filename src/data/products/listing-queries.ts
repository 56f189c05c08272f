import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { limits } from '@/config/limits'
import type { ListingSort } from '@/domain/facets'
import type { ProductSummary } from '@/domain/product'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toText } from '../supabase/values'
import { toCards } from './cards'
import { firstPage, type ListingFilter, listingArguments, type PageRequest } from './listing-request'
import { productKeys } from './product-queries'

/** A part of a list, and where the next one begins. */
export type ListingResults = {
  products: ProductSummary[]
  total: number
  /** The words that were really searched for, and all of them when a letter was wrong. */
  terms: string[]
  corrected: string | null
  next: unknown
}

/**
 * A list, part after part. The first one is as long as the pages that the address asks for, so that a reload shows
 * in one request what was shown before.
 */
export const listingQuery = (filter: ListingFilter, sort: ListingSort, pages: number) =>
  infiniteQueryOptions({
    queryKey: productKeys.list({ ...filter, sort }),
    queryFn: ({ pageParam, signal }) => fetchResults(filter, sort, pageParam, signal),
    initialPageParam: firstPage(pages),
    getNextPageParam: ({ next }) => (next === null ? undefined : { after: next, limit: limits.listPage }),
    placeholderData: keepPreviousData,
    // Coming back from a product within this time asks for nothing: the list stands as it was left.
    staleTime: 2 * 60_000,
  })

async function fetchResults(
  filter: ListingFilter,
  sort: ListingSort,
  page: PageRequest,
  signal: AbortSignal,
): Promise<ListingResults> {
  const asked = listingArguments(filter, sort, page)
  const answer = toRecord(await unwrap(rest.rpc('list_products', asked, { get: true }).abortSignal(signal)))
  return {
    products: toCards(answer.products),
    total: Number(answer.total ?? 0),
    terms: Array.isArray(answer.terms) ? answer.terms.map(toText) : [],
    corrected: toText(answer.corrected) || null,
    next: answer.next ?? null,
  }
}
