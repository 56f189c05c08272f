import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds after the load event: the page's own requests come first. */
const delay = 2000

/** Loads and registers the service worker some time after the page has loaded. */
export function startServiceWorker(client: QueryClient) {
  const start = () =>
    import('./register')
      .then(({ registerServiceWorker }) => registerServiceWorker(client))
      // Without a service worker the shop works as long as there is a connection.
      .catch(() => {})
  const soon = () => setTimeout(start, delay)
  if (document.readyState === 'complete') soon()
  else addEventListener('load', soon, { once: true })
}
