import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { ofFiles } from './headers'
import { memoryCache } from './memory-cache'
import { answerPurge } from './purge'
import { answerShop, cacheKey, forget } from './shop'

/** The shop on Node's own server: its files, which the build has compressed, else its pages, which are kept in memory. */
export function shopListener(folder: string) {
  const cache = memoryCache(answerShop, cacheKey)
  const shop = new Hono<{ Variables: { isFile: true } }>()
  // What is not kept, such as a feed, is compressed as it is sent.
  shop.use(compress({ encoding: 'gzip' }))
  shop.use(async (context, next) => {
    await next()
    if (!context.get('isFile')) return
    for (const [name, value] of Object.entries(ofFiles)) context.header(name, value)
    context.header('Cache-Control', cachingOf(context.req.path))
  })
  shop.use(
    serveStatic({
      root: folder,
      precompressed: true,
      index: 'none',
      onFound: (_file, context) => context.set('isFile', true),
    }),
  )
  shop.all('*', async ({ req }) => (await answerPurge(req.raw, cache.purge)) ?? (await cache.answer(req.raw)))
  const answer = async (request: Request) => {
    const url = new URL(request.url)
    // A page that may be kept is no file, and a file waits for nothing that pages do.
    const isPage = request.method === 'GET' && !/\.[^/]*$/.test(url.pathname) && (await cacheKey(url))
    return isPage ? cache.answer(request) : shop.fetch(request)
  }
  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  const purge = (tags: readonly string[]) => {
    forget(tags)
    return cache.purge(tags)
  }
  return Object.assign(listener, { purge })
}

/** Built files have their contents in their names; pictures of the software change with a version. */
function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/^\/(art|icons)\//.test(pathname)) return 'public, max-age=604800, stale-while-revalidate=2592000'
  return 'no-cache'
}
