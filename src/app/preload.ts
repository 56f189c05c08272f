import type { QueryClient } from '@tanstack/react-query'
import { matchPath } from 'react-router-dom'
import { withoutPrefix } from '@/config/site'
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
export function preload(href: string, client: QueryClient) {
  const url = new URL(href)
  // As routes and queries know it.
  url.pathname = withoutPrefix(url.pathname)
  void preloadPage(url.pathname)
  routeOf(url.pathname)?.begin?.(client, url)
  for (const query of queriesOf(url)) void client.prefetchQuery(query)
}

/** What the page at an address reads first, as far as the address alone tells. */
export function queriesOf(url: URL) {
  const route = routeOf(url.pathname)
  const params = route ? (matchPath({ path: route.path, end: true }, url.pathname)?.params ?? {}) : {}
  return route?.queries?.(params, url.searchParams) ?? []
}
