// What is known of every route besides its page: whether the server renders it, whether search engines index it, and what
// its address may hold. The server, sitemap, robots.txt and tests read it; the browser does not. The router's tables are
// routes.tsx and secondary-routes.tsx. Tests read this file as it is, so its imports are relative.
import { accountPaths } from '../config/account-paths.ts'
import { paths } from '../config/paths.ts'
import { keptCartPath } from '../config/reminder-paths.ts'
import { reviewLinkPath } from '../config/review-paths.ts'

type RouteEntry = {
  /** As the router writes it: `:slug` is any value. */
  path: string
  /** `server`: HTML with its contents. `browser`: the app's page without contents, for what only this visitor sees. */
  rendering: 'server' | 'browser'
  /** `disallowed` is in robots.txt, for this path and all below; `noindex` is what the page itself says. */
  search: 'indexed' | 'disallowed' | 'noindex'
  /** The page's source module in src/storefront, whose code is fetched with the HTML. */
  module: string
  /** The parameters that change what the page shows. Any others are not worth an answer of their own. */
  parameters: readonly string[]
}

export const listingParameters: readonly string[] = [
  'q',
  'literal',
  'category',
  'size',
  'color',
  'price',
  'discount',
  'rating',
  'stock',
  'sort',
  'view',
  'page',
]

const rendered =
  (search: RouteEntry['search']) =>
  (path: string, module: string, ...parameters: string[]): RouteEntry => ({
    path,
    rendering: 'server',
    search,
    module,
    parameters,
  })
const indexed = rendered('indexed')
const listingModule = 'catalogue/listing/listing-page'
const listing = (path: string) => indexed(path, listingModule, ...listingParameters)
const browser = (path: string, search: RouteEntry['search']): RouteEntry => ({
  path,
  rendering: 'browser',
  search,
  module: '',
  parameters: [],
})

export const routeManifest: readonly RouteEntry[] = [
  indexed(paths.home, 'store/store-page'),
  listing('/collections/:slug'),
  indexed(paths.collections, 'catalogue/collections/collections-page', 'q'),
  indexed('/product/:slug', 'product/product-page', 'color', 'size', 'third'),
  rendered('noindex')(paths.sampleProduct, 'product/product-page', 'color', 'size', 'third'),
  indexed(paths.deals, 'deals/deals-page'),
  indexed(paths.flashDeals, 'deals/flash-deals-page'),
  indexed(paths.track, 'track/track-page', 'order'),
  indexed(paths.welcome, 'discounts/welcome-page'),
  indexed(paths.studentDiscount, 'discounts/student-page'),
  rendered('disallowed')(paths.search, listingModule, ...listingParameters),
  rendered('disallowed')(paths.login, 'account/sign-in/login-page', 'mode', 'next'),
  rendered('disallowed')(paths.cart, 'cart/cart-page'),
  rendered('disallowed')(paths.checkout, 'checkout/checkout-page'),
  rendered('noindex')('*', 'shared/not-found/not-found-page'),
  browser(paths.wishlist, 'disallowed'),
  browser(paths.profile, 'disallowed'),
  browser(paths.profileOrders, 'noindex'),
  browser('/profile/orders/:orderId', 'noindex'),
  browser(paths.profileAddresses, 'noindex'),
  browser(accountPaths.payment, 'noindex'),
  browser(accountPaths.notifications, 'noindex'),
  browser(accountPaths.settings, 'noindex'),
  browser(accountPaths.forgotPassword, 'noindex'),
  browser(accountPaths.resetPassword, 'noindex'),
  browser(accountPaths.confirmEmail, 'noindex'),
  browser('/order-confirmation/:orderId', 'disallowed'),
  browser('/return/:orderId', 'noindex'),
  browser(paths.unsubscribe, 'disallowed'),
  browser(reviewLinkPath, 'disallowed'),
  browser(keptCartPath, 'disallowed'),
  browser(paths.confirmAddress, 'disallowed'),
  browser(paths.stopMail, 'disallowed'),
  browser(paths.preview, 'disallowed'),
  browser(paths.previewProduct, 'noindex'),
  browser(`${paths.preview}/:slug`, 'noindex'),
  browser('/admin/*', 'disallowed'),
  // A page of the shop's own: lists are filtered, questions searched (q), looks turned, sizes read in inches, a message begun
  // about something. It stands after all that it would match too.
  indexed('/:slug', 'store/store-page', ...listingParameters, 'look', 'unit', 'about'),
]

const pathsOf = (matches: (entry: RouteEntry) => boolean) =>
  routeManifest.filter(matches).map(({ path }) => path)
const isFixed = ({ path }: RouteEntry) => !/[:*]/.test(path)

/** The paths that search engines may index, besides the shop's own pages, the collections and the products. */
export const indexedPaths = pathsOf((entry) => entry.search === 'indexed' && isFixed(entry))

type Offers = { hasCollections: boolean; welcomePercent: number; studentPercent: number }

/** Those of them that have something to show in a shop. Where it has deals, their pages are among its own. */
export function indexedPathsOf({ hasCollections, welcomePercent, studentPercent }: Offers): string[] {
  const empty = new Map<string, boolean>([
    [paths.deals, true],
    [paths.flashDeals, true],
    [paths.collections, !hasCollections],
    [paths.welcome, welcomePercent === 0],
    [paths.studentDiscount, studentPercent === 0],
  ])
  return indexedPaths.filter((path) => !empty.get(path))
}

/** The beginnings of paths that robots.txt disallows. */
export const disallowedPaths = pathsOf(({ search }) => search === 'disallowed').map((path) =>
  path.replace(/\/?[:*].*$/, ''),
)

const patterns = routeManifest.map((entry) => ({
  entry,
  pattern: new RegExp(
    `^${entry.path.replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?').replace(/^\*$/, '.*')}$`,
  ),
}))

/** The route that answers a path: the one for this path alone before one for any. */
export function routeOf(pathname: string): RouteEntry {
  const fitting = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ entry }) => entry)
  const route = fitting.find(isFixed) ?? fitting.find(({ path }) => path !== '*') ?? fitting[0]
  if (!route) throw new Error(`No route answers ${pathname}`)
  return route
}
