// Which request the service worker answers with which strategy. Pure functions, tested without a browser.
import { languageIn } from '@/domain/text/spoken-languages'

type Place = {
  /** Origins. */
  shop: string
  backEnd: string
  /** The path below which the worker's pages are: `/fr`, or `/` in the shop's first language. */
  scope: string
}

export type RequestFacts = {
  method: string
  url: string
  mode: string
  headers: { get: (name: string) => string | null }
}

/**
 * - `page`: network; without one, or after six seconds, the shell.
 * - `admin`: network; without one the shell.
 * - `file`: cache first, because the name of a built file contains a hash of its contents.
 * - `picture`: stale while revalidate.
 * - `catalogue`: network first.
 * - `network`: not handled, and never stored.
 */
type StrategyName = 'page' | 'admin' | 'file' | 'picture' | 'catalogue' | 'network'

/** Reads that are the same for all visitors who are not signed in. */
const catalogue = new Set(
  [
    'get_product',
    'products_by_slugs',
    'read_page',
    'list_products',
    'product_facets',
    'collections',
    'collection_summaries',
    'help_pages',
    'size_charts',
    'quoted_review',
    'running_deals',
    'next_deal',
    'recommendations',
    'list_reviews',
    'trending',
    // With the currency, without which no price can be shown.
    'shop_facts',
  ].map((name) => `/rest/v1/rpc/${name}`),
)

export function strategyFor({ method, url, mode, headers }: RequestFacts, place: Place): StrategyName {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || headers.get('range') || isPersonal(headers)) return 'network'
  if (mode === 'navigate') {
    if (origin !== place.shop || !isPage(pathname) || !isOwn(pathname, place.scope)) return 'network'
    return /^\/admin(\/|$)/.test(pathname) ? 'admin' : 'page'
  }
  if (origin === place.shop) {
    if (pathname.startsWith('/assets/')) return 'file'
    if (/^\/(catalogue|art|icons)\//.test(pathname) || pathname === '/favicon.svg') return 'picture'
  }
  // From the back end, or an address for reads alone. This header asks for a single object, which has another shape.
  if (!headers.get('accept')?.includes('vnd.') && catalogue.has(pathname)) return 'catalogue'
  // Films are large, and browsers ask for them by parts.
  if (origin !== place.backEnd || /\.(mp4|webm)$/.test(pathname)) return 'network'
  return pathname.startsWith('/storage/v1/object/public/') ? 'picture' : 'network'
}

/** Pages in other languages have a worker of their own, and its scope takes in `/free` besides `/fr`. */
const isOwn = (pathname: string, scope: string) =>
  scope === '/' ? languageIn(pathname) === null : pathname === scope || pathname.startsWith(`${scope}/`)

/** True for a request of a member. Without a connection the client sends "offline" in place of a token (session-client). */
const isPersonal = (headers: RequestFacts['headers']) =>
  ![null, 'Bearer offline'].includes(headers.get('authorization'))

/** False for files, the back end's paths and the local outbox. */
const isPage = (pathname: string) => !/^\/(rest|auth|storage|functions)\/v1\/|^\/_|\.[^/]*$/.test(pathname)

/** What a read's answer is stored under, whichever address gave it: its texts are in the language that the request asks for. */
export function keyOf({ url, headers }: Pick<RequestFacts, 'url' | 'headers'>): string {
  const key = new URL(url)
  key.host = 'catalogue'
  key.searchParams.set('language', headers.get('accept-language') ?? '')
  return key.href
}

/** A picture's path without width and format: without a connection another width is better than none. */
export const pictureOf = (url: string) => new URL(url).pathname.replace(/(-\d+)?\.(avif|webp|jpg|png)$/, '')

/** The slugs that a read of products asks for; null for any other read. */
export function slugsOf(url: string): string[] | null {
  const { pathname, searchParams } = new URL(url)
  if (!pathname.endsWith('/rpc/products_by_slugs')) return null
  return (searchParams.get('p_slugs') ?? '').replace(/[{}"]/g, '').split(',')
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** True when a row has all that a product card shows. */
const isCard = (row: Row) =>
  ['id', 'slug', 'title', 'price', 'image_url', 'colors', 'sizes', 'deals'].every((name) => name in row)

/**
 * Finds products by slug in the answers to other reads, such as for a wishlist that has changed.
 * @param answers parsed JSON of any shape, the latest first; the first card of a product wins
 */
export function collectCards(slugs: readonly string[], answers: readonly unknown[]): Row[] {
  const found = new Map<string, Row>()
  const look = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(look)
    else if (isRow(value)) {
      const { slug } = value
      if (typeof slug !== 'string' || !isCard(value)) Object.values(value).forEach(look)
      else if (!found.has(slug)) found.set(slug, { restocked_at: null, ...value })
    }
  }
  look(answers)
  return slugs.map((slug) => found.get(slug)).filter((row) => row !== undefined)
}
