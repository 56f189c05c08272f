import { brandStyle, lastStyle } from '@/app/brand-style'
import { listingParameters, routeOf } from '@/app/route-manifest'
import { canonicalPath } from '@/config/canonical-paths'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { absolute, ownPath } from '@/config/site'
import { AppError } from '@/data/supabase/errors'
import { listingParametersIn } from '@/domain/catalogue/facets'
import { appFile, appFilePaths } from './app-files'
import captchaPage from './captcha-page.html?raw'
import { appPage, asFile, documentOf } from './document'
import { newestFeed, newestFeedPath, productFeed } from './feeds'
import { everywhere, ofCaptchaPage, ofDocuments, ofPreview, withStyle } from './headers'
import { setSpokenLanguages } from './languages'
import { readSettings } from './read-settings'
import { renderPage } from './render'
import { requestClient } from './request-client'
import { robotsText, sitemapFile } from './sitemap'

export { forgetSettings } from './read-settings'
export { appPage, asFile, setSpokenLanguages }

/** The languages that the owner has given the shop. @throws AppError, and after the time that a page may take */
export async function readLanguages(): Promise<readonly string[]> {
  const read = readSettings(requestClient(AbortSignal.timeout(filePatience)))
  // Also when it comes too late for the languages: without the shop's fonts a page without contents shifts.
  read.then(({ brand }) => brandStyle(brand)).catch(() => {})
  const gone = new Promise<never>((_, no) => AbortSignal.timeout(pagePatience).addEventListener('abort', no))
  return (await Promise.race([read, gone])).languages
}

/** How long a page may take before the browser is left to ask the back end itself, in ms. */
const pagePatience = Number(process.env.PAGE_PATIENCE_MS ?? 2000)
/** How long a sitemap may take, or the beginning of a feed, in ms. */
const filePatience = 10_000
/** More at once would only make each other late. */
const mostAtOnce = 40
let underWay = 0

/** A list with more of its pages in one is left to the browser. */
const mostListPages = 5

/**
 * Answers any address of the shop in this build's language, the same for everybody: nothing about the visitor is read, so an answer may be kept by
 * whatever stands in front (`CDN-Cache-Control`, `Cache-Tag`). Files go before it.
 * @param waited for how long the request has waited already, in ms: it counts
 */
export async function handle(request: Request, waited = 0): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return text(405, 'This address is only for reading.\n', { Allow: 'GET, HEAD' })
  const url = new URL(request.url)
  const { pathname, search } = url
  if (pathname === '/_captcha') return html(200, captchaPage, { ...ofCaptchaPage, ...notKept })
  // While the languages are not known, the sitemaps of some are missing.
  if (pathname === '/robots.txt') return text(200, robotsText(), Number.isFinite(waited) ? kept : notKept)
  const file = fileAt(pathname)
  if (file) return withinPatience(file, notNow, filePatience - waited)
  if (isFile(pathname)) return text(404, 'Not found\n')
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) return movedTo(canonical, search)
  const address = renderedAddress(url)
  if (address === null) {
    const { path } = routeOf(pathname)
    const style = path.startsWith(paths.admin) ? undefined : lastStyle()
    const headers = withStyle(path.startsWith(paths.preview) ? ofPreview : ofDocuments, style?.source)
    return html(200, appPage(style), { ...headers, ...notKept, 'X-Robots-Tag': 'noindex' })
  }
  return withinPatience((late) => rendered(address, search, late), pageInstead, pagePatience - waited)
}

/** No page with contents has a dot in its last part. What is missing may be of an older version. */
const isFile = (pathname: string) => /\.[^/]*$/.test(pathname) && routeOf(pathname).rendering === 'server'

/**
 * The address whose page is rendered: with the parameters that the page knows, as it reads them and in one order, since
 * others change nothing. Null for what only the browser shows: a page of one visitor, as also a link with a token is, and a
 * list that is too long.
 */
function renderedAddress({ pathname, searchParams }: URL): URL | null {
  const { rendering, parameters } = routeOf(pathname)
  if (rendering === 'browser' || searchParams.has('token')) return null
  const known = new URL(absolute(pathname))
  const isList = parameters.includes('sort')
  if (isList) {
    // Whether the list has this category and this order is seen when the page is read.
    const { search, page } = listingParametersIn(searchParams, limits.listPages)
    if (page > mostListPages) return null
    known.search = search
  }
  for (const name of parameters) {
    const value = searchParams.get(name)
    if (value && !(isList && listingParameters.includes(name))) known.searchParams.set(name, value)
  }
  return known
}

/** Under what a server's own cache keeps the answer to an address; null for what is not kept. */
export function cacheKey(url: URL): string | null {
  if (/^\/(sitemap[\w-]*|feed)\.xml$/.test(url.pathname)) return url.pathname
  if (canonicalPath(url.pathname) !== url.pathname || isFile(url.pathname)) return null
  const address = renderedAddress(url)
  const key = address && address.pathname + address.search
  // A longer one is not worth its place.
  return key !== null && key.length <= 500 ? key : null
}

/** The page of an address with known parameters alone. `search` is what was asked, for those who are sent on. */
async function rendered(url: URL, search: string, late: AbortSignal): Promise<Response> {
  const client = requestClient(late)
  const page = await renderPage(url, client, late)
  if (page.head.movedTo !== undefined) return movedTo(page.head.movedTo, search)
  return html(page.head.page?.isMissing ? 404 : 200, documentOf(url, page, client), {
    ...withStyle(ofDocuments, page.style.source),
    ...kept,
    'Cache-Tag': tagsOf(url.pathname),
    ETag: `W/"${page.renderedAt.toString(36)}"`,
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

/** Another answer where the wanted one takes longer than `patience` ms, fails, or where too many are being made. */
async function withinPatience(
  answer: (late: AbortSignal) => Promise<Response>,
  instead: (error?: unknown) => Response,
  patience: number,
): Promise<Response> {
  if (underWay >= mostAtOnce || patience <= 0) return instead()
  underWay += 1
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patience)
  const { promise: gone, resolve } = Promise.withResolvers<Response>()
  late.signal.addEventListener('abort', () => resolve(instead()))
  const made = answer(late.signal)
    .catch((error: unknown) => {
      if (!late.signal.aborted) console.error(error)
      return instead(error)
    })
    // Its work counts until it ends, also when it is too late.
    .finally(() => void underWay--)
  return Promise.race([made, gone]).finally(() => clearTimeout(timer))
}

/**
 * The app's page: the browser then asks the back end itself. Where a newer release wrote the page, it says that it cannot be
 * shown, and search engines come again.
 */
function pageInstead(error?: unknown) {
  const style = lastStyle()
  const status = error instanceof AppError && error.code === 'NEWER_FORMAT' ? 503 : 200
  return html(status, appPage(style), { ...withStyle(ofDocuments, style?.source), ...notKept })
}
const notNow = () => text(503, 'The shop cannot be read right now.\n', { ...notKept, 'Retry-After': '30' })

/** What makes the file at a path for machines; null where there is none. */
function fileAt(pathname: string): ((late: AbortSignal) => Promise<Response>) | null {
  if (appFilePaths.includes(pathname)) return (late) => ofApp(pathname, late)
  if (pathname === newestFeedPath)
    return async (late) => written(await newestFeed(late), 'application/atom+xml')
  if (pathname === '/feeds/products.xml')
    return async (late) => written(await productFeed(late), 'application/rss+xml')
  const [, name] = /^\/(sitemap[\w-]*\.xml)$/.exec(pathname) ?? []
  if (name === undefined) return null
  return async (late) => {
    const sitemap = await sitemapFile(name, late)
    return sitemap === null ? text(404, 'Not found\n') : written(sitemap, 'application/xml')
  }
}

async function ofApp(pathname: string, late: AbortSignal): Promise<Response> {
  const file = await appFile(pathname, late)
  if (file === null) return text(404, 'Not found\n')
  if ('text' in file) return written(file.text, file.type)
  return new Response(null, { status: 302, headers: { ...everywhere, ...kept, Location: file.at } })
}

const notKept = { 'Cache-Control': 'no-store' }

/** Browsers ask again each time. What stands before the server may answer for less than a minute: deals begin and end. */
const kept = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'CDN-Cache-Control': 'public, s-maxage=20, stale-while-revalidate=30',
  'Cache-Tag': tagsOf(''),
}

/** To a path in this language, unless it leads elsewhere: for good, or with 302 as long as the shop is as it is. */
export const movedTo = (path: string, search: string, status: 301 | 302 = 301) =>
  new Response(null, { status, headers: { ...everywhere, ...kept, Location: ownPath(path) + search } })

type Headers = Readonly<Record<string, string>>

const written = (body: string | ReadableStream, type: string, headers: Headers = kept, status = 200) =>
  new Response(body, {
    status,
    headers: { 'Content-Type': `${type}; charset=utf-8`, ...everywhere, ...headers },
  })

const html = (status: number, body: string, headers: Headers) => written(body, 'text/html', headers, status)

const text = (status: number, body: string, headers: Headers = notKept) =>
  written(body, 'text/plain', headers, status)
