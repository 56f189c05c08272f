import { makeQueryClient } from '@/app/query-client'
import { routeOf } from '@/app/route-manifest'
import { canonicalPath } from '@/config/canonical-paths'
import { absolute } from '@/config/site'
import captchaPage from './captcha-page.html?raw'
import { appPage, asFile, documentOf } from './document'
import { newestFeed, newestFeedPath, productFeed } from './feeds'
import { everywhere, ofCaptchaPage, ofDocuments } from './headers'
import { isNotified } from './purge'
import { renderPage } from './render'
import { robotsText, sitemapFile } from './sitemap'

export { appPage, asFile }

/** How long a page may take before the browser is left to ask the back end itself, in ms. */
const patience = Number(process.env.PAGE_PATIENCE_MS ?? 2000)
/** More pages at once would only make each other late. */
const mostAtOnce = 40
let underWay = 0

/**
 * Answers any address of the shop, the same for everybody: nothing about the visitor is read, so an answer may be kept by
 * whatever stands in front (`CDN-Cache-Control`, `Cache-Tag`). Files go before it.
 */
export async function handle(request: Request): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return text(405, 'This address is only for reading.\n', { Allow: 'GET, HEAD' })
  const url = new URL(request.url)
  const { pathname, search } = url
  if (pathname === '/_captcha') return html(200, captchaPage, { ...ofCaptchaPage, ...notKept })
  const file = await fileFor(pathname).catch((error: unknown) => {
    console.error(error)
    return text(503, 'The shop cannot be read right now.\n', { ...notKept, 'Retry-After': '30' })
  })
  if (file) return file
  if (isFile(pathname)) return text(404, 'Not found\n')
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return movedTo(canonical + search)
  const { rendering, parameters } = routeOf(pathname)
  // A link with a token is one person's own.
  if (rendering === 'browser' || url.searchParams.has('token'))
    return html(200, appPage, { ...ofDocuments, ...notKept, 'X-Robots-Tag': 'noindex' })
  return withinPatience((late) => rendered(knownAddress(url, parameters), search, late))
}

/** No page with contents has a dot in its last part. What is missing may be of an older version. */
const isFile = (pathname: string) => /\.[^/]*$/.test(pathname) && routeOf(pathname).rendering === 'server'

/** An address with the parameters that its page knows, in one order: others change nothing. */
function knownAddress(url: URL, parameters: readonly string[]): URL {
  const known = new URL(absolute(url.pathname))
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    if (value) known.searchParams.set(name, value)
  }
  return known
}

/** Under what a server's own cache keeps the page of an address; null for what is not kept. */
export function cacheKey(url: URL): string | null {
  if (canonicalPath(url.pathname) !== url.pathname || isFile(url.pathname)) return null
  if (url.searchParams.has('token')) return null
  const { rendering, parameters } = routeOf(url.pathname)
  if (rendering === 'browser') return null
  const { pathname, search } = knownAddress(url, parameters)
  return pathname + search
}

/** The page of an address with known parameters alone. `search` is what was asked, for those who are sent on. */
async function rendered(url: URL, search: string, late: AbortSignal): Promise<Response> {
  const client = makeQueryClient()
  late.addEventListener('abort', () => void client.cancelQueries())
  const page = await renderPage(url, client)
  const { head, renderedAt } = page
  if (head.movedTo !== undefined) return movedTo(head.movedTo + search)
  return html(head.page?.isMissing ? 404 : 200, documentOf(url, page, client), {
    ...ofDocuments,
    ...kept,
    'Cache-Tag': tagsOf(url.pathname),
    ETag: `W/"${renderedAt.toString(36)}"`,
  })
}

/**
 * What purges an answer (the migration page_purge): a product's page has a tag of its own, all others show lists or little that
 * costs. `shop` is on every one.
 */
function tagsOf(pathname: string): string {
  const [, slug] = /^\/product\/([^/]+)$/.exec(pathname) ?? []
  return `shop,${slug === undefined ? 'catalogue' : `product-${slug}`}`
}

/** The app's page where the answer takes too long or fails: the browser then asks the back end itself. */
async function withinPatience(answer: (late: AbortSignal) => Promise<Response>): Promise<Response> {
  const instead = () => html(200, appPage, { ...ofDocuments, ...notKept })
  if (underWay >= mostAtOnce) return instead()
  underWay += 1
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const gone = new Promise<Response>((resolve) =>
    late.signal.addEventListener('abort', () => resolve(instead())),
  )
  try {
    return await Promise.race([answer(late.signal), gone])
  } catch (error) {
    console.error(error)
    return instead()
  } finally {
    clearTimeout(timer)
    underWay -= 1
  }
}

async function fileFor(pathname: string): Promise<Response | null> {
  if (pathname === '/robots.txt') return text(200, robotsText(), kept)
  if (pathname === newestFeedPath) return xml(await newestFeed(), 'application/atom+xml')
  if (pathname === '/feeds/products.xml') return xml(await productFeed(), 'application/rss+xml')
  const [, name] = /^\/(sitemap[\w-]*\.xml)$/.exec(pathname) ?? []
  const sitemap = name === undefined ? null : await sitemapFile(name)
  return sitemap === null ? null : xml(sitemap, 'application/xml')
}

const notKept = { 'Cache-Control': 'no-store' }

/**
 * Browsers ask again each time. What stands before the server may answer for at most a minute, or, where the database tells of
 * changes, for a day.
 */
const kept = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'CDN-Cache-Control': isNotified
    ? 'public, s-maxage=86400, stale-while-revalidate=60'
    : 'public, s-maxage=30, stale-while-revalidate=30',
  'Cache-Tag': tagsOf(''),
}

const movedTo = (path: string) =>
  new Response(null, { status: 301, headers: { ...everywhere, ...kept, Location: path } })

const html = (status: number, body: string, headers: Readonly<Record<string, string>>) =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })

const text = (status: number, body: string, headers: Readonly<Record<string, string>> = notKept) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...everywhere, ...headers },
  })

const xml = (body: string | ReadableStream<Uint8Array>, type: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8`, ...everywhere, ...kept } })
