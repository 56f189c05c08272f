import { QueryClient } from '@tanstack/react-query'
import { AppError } from '@/data/supabase/errors'

/** Only what may heal by itself is asked for again: never a refusal. */
function retry(failures: number, error: Error) {
  const kind = error instanceof AppError ? error.kind : 'unknown'
  return (kind === 'unknown' || kind === 'offline') && failures < 2
}

const retryDelay = (failures: number) => Math.min(400 * 2 ** failures, 4000)

/** @param isDrawn whether the page's HTML and data were made ahead: then nothing is asked for until it is taken over. */
export function makeQueryClient(isDrawn = false) {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        refetchOnMount: !isDrawn,
        // Offline a request fails at once and the screen says so, instead of waiting without a word.
        networkMode: 'always',
        // Which would otherwise leave the page at that when the connection is back.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retryDelay },
    },
  })
}

/** What was drawn ahead may be of yesterday: once all of it is taken over, it is asked for anew. */
export function refreshDrawn(client: QueryClient) {
  const { queries, ...others } = client.getDefaultOptions()
  if (queries?.refetchOnMount !== false) return
  client.setDefaultOptions({ ...others, queries: { ...queries, refetchOnMount: true } })
  void client.invalidateQueries({ predicate: ({ state }) => state.dataUpdatedAt < performance.timeOrigin })
}
