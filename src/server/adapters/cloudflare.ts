// Cloudflare's worker (wrangler.jsonc). Files go first. A worker runs before Cloudflare's cache, so it keeps its answers there itself; they
// have no tags, so their age decides.
import { answerShop, cacheKey, version } from '../shop'

type Context = { waitUntil: (work: Promise<unknown>) => void }
/** Cloudflare's has a cache that is there already. */
declare const caches: {
  default: {
    match: (key: string) => Promise<Response | undefined>
    put: (key: string, answer: Response) => Promise<void>
  }
}

export default {
  async fetch(request: Request, _env: unknown, context: Context): Promise<Response> {
    const url = new URL(request.url)
    const known = request.method === 'GET' ? await cacheKey(url) : null
    if (known === null) return answerShop(request)
    const cache = caches.default
    // The cache outlives a deployment, and a page names the files of its own.
    const key = new URL(version + known, url).href
    const kept = await cache.match(key)
    if (kept) return forBrowsers(kept)
    const answer = await answerShop(request)
    if (answer.status === 200 && answer.headers.has('CDN-Cache-Control')) {
      const copy = answer.clone()
      const stored = new Response(copy.body, copy)
      stored.headers.set('Cache-Control', 's-maxage=60')
      context.waitUntil(cache.put(key, stored))
    }
    return answer
  },
}

/** Browsers ask again each time. */
function forBrowsers(kept: Response): Response {
  const answer = new Response(kept.body, kept)
  answer.headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  return answer
}
