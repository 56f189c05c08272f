import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import sirv from 'sirv'
import { cacheKey, handle } from './handle'
import { ofFiles } from './headers'
import { memoryCache } from './memory-cache'
import { answerPurge } from './purge'

/** The shop on Node's own server: its files, which the build has compressed, else its pages, which are kept in memory. */
export function shopListener(folder: string) {
  const cache = memoryCache(handle, cacheKey)
  const files = sirv(folder, {
    brotli: true,
    // A page is never a file: its name would have an ending.
    extensions: [],
    setHeaders: (response, pathname) => {
      for (const [name, value] of Object.entries(ofFiles)) response.setHeader(name, value)
      response.setHeader('Cache-Control', cachingOf(pathname))
    },
  })
  const pages = getRequestListener(
    async (request) =>
      (await answerPurge(request, cache.purge)) ?? compressed(await cache.answer(request), request),
    { overrideGlobalObjects: false },
  )
  const listener = (request: IncomingMessage, response: ServerResponse) =>
    files(request, response, () => void pages(request, response))
  return Object.assign(listener, { purge: cache.purge })
}

/** What is not kept, such as a feed, as it is sent. */
function compressed(answer: Response, request: Request): Response {
  const isAccepted = /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')
  if (!answer.body || !isAccepted || answer.headers.has('Content-Encoding')) return answer
  const headers = new Headers(answer.headers)
  headers.set('Content-Encoding', 'gzip')
  headers.set('Vary', 'Accept-Encoding')
  return new Response(answer.body.pipeThrough(new CompressionStream('gzip')), {
    status: answer.status,
    headers,
  })
}

/** Built files have their contents in their names; pictures of the software change with a version. */
function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/^\/(art|icons)\//.test(pathname)) return 'public, max-age=604800, stale-while-revalidate=2592000'
  return 'no-cache'
}
