import { type Query, QueryClient } from '@tanstack/react-query'
import { collectionKeys } from '@/data/collections/collection-queries'
import { AppError } from '@/data/supabase/errors'

/** Only what may heal by itself is asked for again: never a refusal. */
function retry(failures: number, error: Error) {
  const kind = error instanceof AppError ? error.kind : 'unknown'
  return (kind === 'unknown' || kind === 'offline') && failures < 2
}

const retryDelay = (failures: number) => Math.min(400 * 2 ** failures, 4000)

/** A prerendered page comes with its data: nothing is fetched before `refreshPrerendered`. */
const isHydrating = () => Number(globalThis.document?.documentElement.dataset.prerendered) > 0

export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnMount: () => !isHydrating(),
        // Offline a request fails at once and the screen says so, instead of waiting without a word.
        networkMode: 'always',
        // Which would otherwise leave the page at that when the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retryDelay },
    },
  })
}

/** How long the names and counts of collections on a prerendered page count as current, in ms. */
const collectionsLifetime = 10 * 60_000

/**
 * Fetches again what a prerendered page shows, which may be as old as the last build: prices and stock always,
 * collections only from a page that is not recent.
 */
export function refreshPrerendered(client: QueryClient) {
  const isOutdated = ({ queryKey: [resource], state: { dataUpdatedAt } }: Query) =>
    dataUpdatedAt < performance.timeOrigin &&
    (resource !== collectionKeys.all[0] || dataUpdatedAt < Date.now() - collectionsLifetime)
  void client.invalidateQueries({ predicate: isOutdated })
}
