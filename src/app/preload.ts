import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { type AppRoute, routes } from './routes'

/** Starts a route's code and data at the same moment; both are found in their caches by the page. */
function preload(url: URL, client: QueryClient) {
  const route = routes.find(
    (candidate) => candidate.path !== '*' && matchPath({ path: candidate.path, end: true }, url.pathname),
  )
  if (!route) return
  void route.page.preload()
  for (const query of queriesOf(route, url)) void client.prefetchQuery(query)
}

function queriesOf(route: AppRoute, url: URL) {
  const params = matchPath({ path: route.path, end: true }, url.pathname)?.params ?? {}
  return route.queries?.(params, url.searchParams) ?? []
}

/**
 * Preloads the page that is being opened, and from then on what a link leads to as soon as someone shows the intent
 * of following it: pointing at it, touching it, or moving the focus there.
 */
export function preloadOnIntent(client: QueryClient) {
  preload(new URL(location.href), client)
  let last = ''
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.href === last || link.target === '_blank') return
    last = link.href
    preload(new URL(link.href), client)
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onIntent, { passive: true })
  }
}
