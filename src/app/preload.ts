import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { routes } from './routes'

/** Starts a page's code and data at the same moment; the page finds both in their caches. */
export function preload(url: URL, client: QueryClient) {
  const route = routes.find(({ path }) => path !== '*' && matchPath({ path, end: true }, url.pathname))
  if (!route) {
    void import('./rare-pages').then(
      ({ preloadRare }) => preloadRare(url.pathname),
      () => {},
    )
    return
  }
  void route.page.preload()
  route.begin?.(client, url)
  const params = matchPath({ path: route.path, end: true }, url.pathname)?.params ?? {}
  for (const query of route.queries?.(params, url.searchParams) ?? []) void client.prefetchQuery(query)
}
