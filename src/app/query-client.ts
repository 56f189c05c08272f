import { QueryClient } from '@tanstack/react-query'
import { AppError } from '@/data/supabase/errors'

/** Only what may heal by itself is asked for again: never a refusal. */
function retry(failures: number, error: Error) {
  const kind = error instanceof AppError ? error.kind : 'unknown'
  return (kind === 'unknown' || kind === 'offline') && failures < 2
}

const retryDelay = (failures: number) => Math.min(400 * 2 ** failures, 4000)

export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // Offline a request fails at once and the screen says so, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { networkMode: 'always', retryDelay },
    },
  })
}
