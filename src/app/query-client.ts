import { QueryClient } from '@tanstack/react-query'
import { AppError } from '@/data/supabase/errors'

/** Retries only what may pass, such as a lost connection, never a refusal. */
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

/** Fetches again what a prerendered page shows: it may be as old as the last build. */
export function refreshPrerendered(client: QueryClient) {
  void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < performance.timeOrigin })
}
