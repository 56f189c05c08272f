// Anonymous reads of the catalogue from another address than the back end's own: a replica, or what stands before several.

/** Functions that only read, and answer every visitor alike. What is not named here is asked of the back end itself. */
const catalogue = new Set([
  'collection_summaries',
  'collections',
  'feed_products',
  'get_product',
  'help_pages',
  'indexed_pages',
  'list_places',
  'list_products',
  'list_reviews',
  'moved_collection',
  'moved_product',
  'newest_products',
  'next_deal',
  'product_facets',
  'products_by_slugs',
  'published_parts',
  'published_products',
  'quoted_review',
  'read_page',
  'recommendations',
  'running_deals',
  'shop_facts',
  'shop_switches',
  'size_charts',
  'suggest',
  'trending',
])

/** For how long after a change everything is asked of the back end itself, in ms: a replica that lags further is broken. */
export const freshFor = 30_000
/** For how long an address that failed is left aside, in ms. */
const restFor = 10_000

type Options = {
  /** The back end's own address, and the other one. */
  backEnd: string
  reads: string
  /** How long an answer may take before the back end itself is asked, in ms. */
  patience: number
  send: typeof fetch
  /** Whether what the other address has may be too old right now. */
  mustBeFresh: () => boolean
}

/** Sends requests as `send` does, but anonymous reads of the catalogue to the other address for as long as it answers. */
export function readElsewhere({ backEnd, reads, patience, send, mustBeFresh }: Options): typeof fetch {
  const functions = `${backEnd}/rest/v1/rpc/`
  let asideUntil = 0

  /** Null when it does not answer as it should. @throws when the one who asks has given up */
  async function answerOf(url: string, init: RequestInit): Promise<Response | null> {
    const late = AbortSignal.timeout(patience)
    try {
      const signal = init.signal ? AbortSignal.any([init.signal, late]) : late
      const answer = await send(url, { ...init, signal })
      // To its end: one that breaks off is none.
      const body = await answer.arrayBuffer()
      if (answer.ok) return new Response(body, answer)
      // A replica may not have a new function yet, which is no failure.
      if (answer.status < 429) return null
    } catch (error) {
      if (init.signal?.aborted) throw error
    }
    asideUntil = Date.now() + restFor
    return null
  }

  return async (input, init = {}) => {
    const url = input instanceof Request ? '' : String(input)
    const name = url.startsWith(functions) ? url.slice(functions.length).split('?', 1)[0] : ''
    const isRead = (init.method ?? 'GET') === 'GET' && catalogue.has(name ?? '')
    const isAnonymous = !new Headers(init.headers).has('authorization')
    const isAside = Date.now() < asideUntil
    const answer =
      isRead && isAnonymous && !isAside && !mustBeFresh()
        ? await answerOf(reads + url.slice(backEnd.length), init)
        : null
    return answer ?? send(input, init)
  }
}
