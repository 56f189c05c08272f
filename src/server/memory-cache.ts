import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { LRUCache } from 'lru-cache'

type Handle = (request: Request) => Promise<Response>

type Kept = {
  status: number
  headers: [string, string][]
  /** In Brotli, an eighth of the text: for nearly everybody it stays so. */
  packed: Uint8Array<ArrayBuffer>
  tags: readonly string[]
  /** Until when it is new, and until when it is still shown while the next one is made, in ms UTC; 0 for neither. */
  freshUntil: number
  usableUntil: number
}

const mostBytes = 64 * 1024 * 1024

/**
 * Keeps answers in this process, for a server without a cache in front: as long as `CDN-Cache-Control` says, and not after
 * one of their tags was purged.
 * @param keyOf the key of an address that may be kept; null for any other
 */
export function memoryCache(handle: Handle, keyOf: (url: URL) => string | null) {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ packed }) => packed.byteLength + 4000,
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
      const key = /^(GET|HEAD)$/.test(request.method) ? keyOf(new URL(request.url)) : null
      if (key === null) return handle(request)
      const kept = answers.get(key)
      const now = Date.now()
      if (kept && now < kept.usableUntil) {
        if (now >= kept.freshUntil && !underWay.has(key)) make(key, request).catch(() => answers.delete(key))
        return responseOf(kept, request)
      }
      const shared = underWay.get(key)
      const made = await (shared ?? make(key, request))
      // A redirect carries what its own request asked for.
      return shared && made.status >= 300 && made.status < 400 ? handle(request) : responseOf(made, request)
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
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  const isKept = isPage && seconds('s-maxage') > 0
  const freshUntil = isKept ? Date.now() + seconds('s-maxage') * 1000 : 0
  return {
    status: response.status,
    headers: [...response.headers],
    packed: await pack(await response.text(), quality),
    tags: response.headers.get('Cache-Tag')?.split(',') ?? [],
    freshUntil,
    usableUntil: isKept ? freshUntil + seconds('stale-while-revalidate') * 1000 : 0,
  }
}

const pack = promisify(brotliCompress)
const unpack = promisify(brotliDecompress)
// More would take longer than it saves.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

async function responseOf({ status, headers: kept, packed }: Kept, request: Request): Promise<Response> {
  const headers = new Headers(kept)
  headers.append('Vary', 'Accept-Encoding')
  const known = request.headers.get('If-None-Match')
  if (known !== null && known === headers.get('ETag')) return new Response(null, { status: 304, headers })
  // A redirect has no body, and may not be given an empty one.
  if (status >= 300 && status < 400) return new Response(null, { status, headers })
  if (!/\bbr\b/.test(request.headers.get('Accept-Encoding') ?? ''))
    return new Response(await unpack(packed), { status, headers })
  headers.set('Content-Encoding', 'br')
  return new Response(packed, { status, headers })
}
