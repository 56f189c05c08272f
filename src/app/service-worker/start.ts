import type { QueryClient } from '@tanstack/react-query'

/** How long a page that has loaded is left alone, in milliseconds: what it asks for by itself comes first. */
const quiet = 2000

/** Starts what keeps the shop for the time without a connection, in code of its own, once the page has loaded. */
export function startServiceWorker(client: QueryClient) {
  const start = () =>
    import('./register')
      .then(({ registerServiceWorker }) => registerServiceWorker(client))
      // Then the shop needs a connection, as it did before.
      .catch(() => {})
  const soon = () => setTimeout(start, quiet)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
