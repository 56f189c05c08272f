// Which request is answered how, without a browser: what the service worker decides, as functions.

/** Where the shop and its back end are, as origins. */
export type Place = { shop: string; backEnd: string }

/** What the rules look at in a request. */
export type Asked = {
  method: string
  url: string
  mode: string
  headers: { get: (name: string) => string | null }
}

/**
 * - `page`: the network, without one the shell.
 * - `file`: its contents are in its name, so what is kept is right for ever.
 * - `picture`: what is kept, for a while.
 * - `catalogue`: the network, without one what was seen.
 * - `network`: none of the service worker's business.
 */
export type Way = 'page' | 'file' | 'picture' | 'catalogue' | 'network'

/** What may be looked at again without a connection, and is the same for everybody who is not signed in. */
const tables = ['products', 'collections', 'collection_products', 'deals']
const functions = [
  'list_products',
  'product_facets',
  'collection_summaries',
  'recommendations',
  'list_reviews',
  'trending',
  'next_deal',
]
const catalogue = new Set(
  [...tables, ...functions.map((name) => `rpc/${name}`)].map((name) => `/rest/v1/${name}`),
)

export function wayOf({ method, url, mode, headers }: Asked, place: Place): Way {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || headers.get('range') || isPersonal(headers)) return 'network'
  if (mode === 'navigate') return origin === place.shop && isPage(pathname) ? 'page' : 'network'
  if (origin === place.shop) {
    if (pathname.startsWith('/assets/')) return 'file'
    if (/^\/(catalogue|art|icons)\//.test(pathname) || pathname === '/favicon.svg') return 'picture'
  }
  if (origin !== place.backEnd) return 'network'
  if (pathname.startsWith('/storage/v1/object/public/')) return 'picture'
  // A single row is asked for by a header, in an answer of another shape.
  return catalogue.has(pathname) && !headers.get('accept')?.includes('vnd.') ? 'catalogue' : 'network'
}

/** Asked in somebody's name. Without a connection it is not: what was seen is for everybody (see session-client). */
const isPersonal = (headers: Asked['headers']) =>
  ![null, 'Bearer offline'].includes(headers.get('authorization'))

/** Not a file, not the back end's, not the local outbox. */
const isPage = (pathname: string) => !/^\/(rest|auth|storage|functions)\/v1\/|^\/_|\.[^/]*$/.test(pathname)

/** The owner waits for the network as long as it takes. */
export const isAdmin = (url: string) => /^\/admin(\/|$)/.test(new URL(url).pathname)

/** Under what a read is kept: which deals run is asked by the moment, and no two moments are the same. */
export function keyOf(url: string): string {
  const key = new URL(url)
  for (const [name, value] of [...key.searchParams])
    if (/^[lg]te?\.\d{4}-\d\d-\d\dT/.test(value)) key.searchParams.delete(name, value)
  return key.href
}

/** What a picture is without its width: one that is there in another width is better than none. */
export const drawingOf = (url: string) => new URL(url).pathname.replace(/(-\d+)?\.(avif|webp)$/, '')

/** The products that a read asks for by name; null when it asks for anything else. */
export function slugsOf(url: string): string[] | null {
  const { pathname, searchParams } = new URL(url)
  const list = pathname.endsWith('/products') && /^in\.\((.*)\)$/.exec(searchParams.get('slug') ?? '')?.[1]
  return list ? list.split(',').map((slug) => slug.replaceAll('"', '')) : null
}

type Row = Record<string, unknown>

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** What a card of a product is made of. */
const isCard = (row: Row) =>
  ['id', 'slug', 'title', 'price', 'image_url', 'colors', 'sizes', 'deals'].every((name) => name in row)

/** Puts a list of products together from answers to other questions, the latest first: a wishlist that has changed. */
export function collect(slugs: readonly string[], answers: readonly unknown[]): Row[] {
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
