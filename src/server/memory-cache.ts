import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

type Handle = (request: Request) => Promise<Response>

type Kept = {
  status: number
  headers: [string, string][]
  /** In Brotli, an eighth of the text: for nearly everybody it stays so. What is not kept stays as it is. */
  body: Uint8Array<ArrayBuffer>
  tags: readonly string[]
  /** Until when it is new, and until when it is still shown while the next one is made, in ms UTC; 0 for neither. */
  freshUntil: number
  usableUntil: number
}

/**
 * Keeps answers in this process, for a server without a cache in front: as long as `CDN-Cache-Control` says, and not after
 * one of their tags was purged.
 * @param keyOf the key of an address that may be kept; null for any other
 */
export function memoryCache(handle: Handle, keyOf: (url: URL) => string | null | Promise<string | null>) {
  const answers = new LRUCache<string, Kept>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ body }) => body.length + 4000,
  })
  /** What is being made, so that many who ask for one page wait for one. */
  const underWay = new Map<string, Promise<Kept>>()

  function make(key: string, request: Request): Promise<Kept> {
    const made = handle(request)
      .then(async (response) => {
        const kept = await keptOf(response)
        // What was begun before a purge may show what has changed.
        if (kept.usableUntil > 0 && underWay.get(key) === made) answers.set(key, kept)
        return kept
      })
      .finally(() => {
        if (underWay.get(key) === made) underWay.delete(key)
      })
    underWay.set(key, made)
    return made
  }

  return {
    async answer(request: Request): Promise<Response> {
      const key = /^(GET|HEAD)$/.test(request.method) ? await keyOf(new URL(request.url)) : null
      if (key === null) return handle(request)
      const kept = answers.get(key)
      const now = Date.now()
      if (kept && now < kept.usableUntil) {
        if (now >= kept.freshUntil && !underWay.has(key)) make(key, request).catch(() => answers.delete(key))
        return responseOf(kept, request)
      }
      const shared = underWay.get(key)
      const made = await (shared ?? make(key, request))
      return shared && isRedirect(made.status) ? handle(request) : responseOf(made, request)
    },
    async purge(tags: readonly string[]) {
      underWay.clear()
      for (const [key, kept] of answers.entries())
        if (kept.tags.some((tag) => tags.includes(tag))) answers.delete(key)
    },
  }
}

async function keptOf(response: Response): Promise<Kept> {
  const rule = response.headers.get('CDN-Cache-Control') ?? ''
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(rule)?.[1] ?? 0)
  // A redirect carries what its own request asked for.
  const freshFor = isRedirect(response.status) ? 0 : seconds('s-maxage')
  const freshUntil = Date.now() + freshFor * 1000
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    headers: [...response.headers],
    body: freshFor > 0 ? await pack(bytes, packing) : bytes,
    tags: response.headers.get('Cache-Tag')?.split(',') ?? [],
    freshUntil,
    usableUntil: freshFor > 0 ? freshUntil + seconds('stale-while-revalidate') * 1000 : 0,
  }
}

const isRedirect = (status: number) => status >= 300 && status < 400

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
// Better would take longer than it saves, and a page fits into this window.
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: 18 } }

async function responseOf(kept: Kept, request: Request): Promise<Response> {
  const { status, body } = kept
  const headers = new Headers(kept.headers)
  // It has no body, and may not be given an empty one.
  if (isRedirect(status)) return new Response(null, { status, headers })
  if (kept.usableUntil === 0) return new Response(body, { status, headers })
  headers.append('Vary', 'Accept-Encoding')
  const known = request.headers.get('If-None-Match')?.split(/, */) ?? []
  if (status === 200 && known.includes(headers.get('ETag') ?? ''))
    return new Response(null, { status: 304, headers })
  if (!/\bbr\b(?!; *q=0(\.0*)?(,|$))/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(await unpack(body), { status, headers })
  headers.set('Content-Encoding', 'br')
  return new Response(body, { status, headers })
}
