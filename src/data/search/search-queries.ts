import { queryOptions } from '@tanstack/react-query'
import type { ProductSummary } from '@/domain/product'
import { toCards } from '../products/cards'
import { rest, unwrap } from '../supabase/rest'
import { toRecords, toText } from '../supabase/values'

type SuggestedCollection = { slug: string; name: string; count: number }

export type Suggestions = {
  /** The words that were really searched for. */
  terms: string[]
  /** What was searched for instead, where a letter was wrong. */
  corrected: string | null
  products: ProductSummary[]
  collections: SuggestedCollection[]
}

export type Trending = { products: ProductSummary[]; collections: { slug: string; name: string }[] }

const searchKeys = {
  all: ['search'] as const,
  suggest: (query: string) => [...searchKeys.all, 'suggest', query] as const,
  trending: () => [...searchKeys.all, 'trending'] as const,
}

/**
 * What a few letters may mean. While a word goes on, the last suggestions stay until the next are there; a request is
 * given up as soon as nobody waits for it; a failure is not worth a second try, one more letter is one.
 */
export const suggestQuery = (query: string) =>
  queryOptions({
    queryKey: searchKeys.suggest(query),
    queryFn: ({ signal }) => fetchSuggestions(query, signal),
    placeholderData: (last, before) => (startOf(before?.queryKey[2]) === startOf(query) ? last : undefined),
    staleTime: 60_000,
    gcTime: 2 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What is bought most these days. */
export const trendingQuery = () =>
  queryOptions({
    queryKey: searchKeys.trending(),
    queryFn: ({ signal }) => fetchTrending(signal),
    staleTime: 5 * 60_000,
  })

const startOf = (query: string | undefined) => query?.slice(0, 2).toLowerCase()

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await unwrap(rest.rpc('suggest', { p_query: query }, { get: true }).abortSignal(signal))
  const [found = {}] = toRecords([answer])
  return {
    terms: toTexts(found.terms),
    corrected: toText(found.corrected) || null,
    products: toCards(found.products),
    collections: toRecords(found.collections).map((row) => ({
      slug: toText(row.slug),
      name: toText(row.name),
      count: Number(row.count ?? 0),
    })),
  }
}

const toTexts = (value: unknown) =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

async function fetchTrending(signal: AbortSignal): Promise<Trending> {
  const answer = await unwrap(rest.rpc('trending', {}, { get: true }).abortSignal(signal))
  const [found = {}] = toRecords([answer])
  return {
    products: toCards(found.products),
    collections: toRecords(found.collections).map((row) => ({
      slug: toText(row.slug),
      name: toText(row.name),
    })),
  }
}
