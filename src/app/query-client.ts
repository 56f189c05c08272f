import { QueryClient } from '@tanstack/react-query'
import { AppError } from '@/data/supabase/errors'
import { isFirstPage, pageDataId } from '@/ui/hydration'

/** Retries only what may pass, such as a lost connection, never a refusal. */
function retry(failures: number, error: Error) {
  const kind = error instanceof AppError ? error.kind : 'unknown'
  return (kind === 'unknown' || kind === 'offline') && failures < 2
}

const retryDelay = (failures: number) => Math.min(400 * 2 ** failures, 4000)

/** A page comes from the server with its data: nothing of it is fetched before `refreshRendered`. */
const isHydrating = () =>
  isFirstPage() && globalThis.document?.getElementById(pageDataId)?.dataset.renderedAt !== undefined

export function makeQueryClient() {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        retryDelay,
        staleTime: 30_000,
        // On the server a client lasts for one page; a timer would hold it longer.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 10 * 60_000,
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

/**
 * Fetches again what a page from the server shows, unless it was rendered for this very visit: it comes from a cache then.
 * A time to come is a cache's, too, read on a device whose clock is behind. The service worker keeps what is fetched, so
 * where there is one all is.
 */
export function refreshRendered(client: QueryClient) {
  const now = Date.now()
  const isKept = Boolean(navigator.serviceWorker?.controller)
  void client.invalidateQueries({
    predicate: ({ state: { dataUpdatedAt: at } }) => isKept || at < performance.timeOrigin || at > now,
  })
}
