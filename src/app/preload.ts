import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { routes } from './routes'

const routeOf = (pathname: string) => routes.find(({ path }) => matchPath({ path, end: true }, pathname))

/** Loads the code of the page at a path. Never rejects: a page whose code is missing says so itself. */
export async function preloadPage(pathname: string) {
  const route = routeOf(pathname)
  await route?.page.preload()
  if (route?.path !== '*') return
  try {
    const { preloadSecondary } = await import('./secondary-routes')
    await preloadSecondary(pathname)
  } catch {
    // The route itself reports it.
  }
}

/** Starts a page's code and data at the same moment; the page finds both in their caches. */
export function preload(url: URL, client: QueryClient) {
  void preloadPage(url.pathname)
  const route = routeOf(url.pathname)
  route?.begin?.(client, url)
  const params = route ? (matchPath({ path: route.path, end: true }, url.pathname)?.params ?? {}) : {}
  for (const query of route?.queries?.(params, url.searchParams) ?? []) void client.prefetchQuery(query)
}
