import type { IncomingMessage, ServerResponse } from 'node:http'
import { Duplex } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import compression from 'compression'
import sirv from 'sirv'
import { cacheKey, handle } from './handle'
import { ofFiles } from './headers'
import { memoryCache } from './memory-cache'
import { answerPurge } from './purge'

/** The shop on Node's own server: its files, else its pages, compressed, and kept in memory. */
export function shopListener(folder: string) {
  const cache = memoryCache(handle, cacheKey)
  const compress = compression()
  const files = sirv(folder, {
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
    // The types of both packages are those of a framework on top of Node's server.
    compress(request as never, response as never, () =>
      files(request, response, () => void pages(request, response)),
    )
  return Object.assign(listener, { purge: cache.purge })
}

const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** The answer as the browser takes it best. */
function compressed(answer: Response, request: Request): Response {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(accepted))
  if (!answer.body || encoding === undefined) return answer
  const coder = encoding === 'br' ? createBrotliCompress(fast) : createGzip()
  // Node's types of the same streams are others than the browser's.
  const pair = Duplex.toWeb(coder) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>
  const headers = new Headers(answer.headers)
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  return new Response(answer.body.pipeThrough(pair), { status: answer.status, headers })
}

/** Built files have their contents in their names; pictures of the software change with a version. */
function cachingOf(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable'
  if (/^\/(art|icons)\//.test(pathname)) return 'public, max-age=604800, stale-while-revalidate=2592000'
  return 'no-cache'
}
