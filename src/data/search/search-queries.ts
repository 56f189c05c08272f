import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { fold } from '@/domain/text/letters'
import { cards } from '../products/product-mapper'
import { rpc } from '../supabase/rpc'
import { searchKeys } from './search-keys'

const suggestions = v.object({
  /** The words that were searched for after correction; null when nothing was typed that could be searched for. */
  terms: v.nullable(v.array(v.string())),
  /** The corrected query, when a letter was wrong. */
  corrected: v.nullable(v.string()),
  products: cards,
  collections: v.array(v.object({ slug: v.string(), name: v.string(), count: v.number() })),
})
export type Suggestions = Omit<v.InferOutput<typeof suggestions>, 'terms'> & { terms: string[] }

const trending = v.object({
  products: cards,
  collections: v.array(v.object({ slug: v.string(), name: v.string() })),
})

/**
 * What a few letters may mean. While a word goes on, the last suggestions stay until the next are there; a request is
 * given up as soon as no one waits for it; a failure is not worth a second try, one more letter is one.
 */
export const suggestQuery = (query: string) =>
  queryOptions({
    queryKey: searchKeys.suggest(query),
    queryFn: ({ signal }) => fetchSuggestions(query, signal),
    placeholderData: (last, before) => (startOf(before?.queryKey[3]) === startOf(query) ? last : undefined),
    staleTime: 60_000,
    gcTime: 2 * 60_000,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The products that sell most at present. */
export const trendingQuery = () =>
  queryOptions({
    queryKey: searchKeys.trending(),
    queryFn: ({ signal }) => rpc('trending', {}, trending, { get: true, signal }),
    staleTime: 5 * 60_000,
  })

const startOf = (query: string | undefined) => (query === undefined ? undefined : fold(query).slice(0, 2))

async function fetchSuggestions(query: string, signal: AbortSignal): Promise<Suggestions> {
  const answer = await rpc('suggest', { p_query: query }, suggestions, { get: true, signal })
  return { ...answer, terms: answer.terms ?? [] }
}
