// What is known of every route besides its page: how it is rendered, whether search engines index it, which modules its
// HTML preloads, and which shell answers it. The build, the hosts' rules, the local server, sitemap, robots.txt and tests
// read it; the browser does not. The router's tables are routes.tsx and secondary-routes.tsx. Node reads this file as it
// is, so its imports are relative.
import { accountPaths } from '../config/account-paths.ts'
import { paths } from '../config/paths.ts'

type RouteEntry = {
  /** As the router writes it: `:slug` is any value. */
  path: string
  /**
   * `prerendered`: HTML with its contents at every build; with `:slug`, for every collection and curated product.
   * `browser`: rendered in the browser, in a route shell.
   */
  rendering: 'prerendered' | 'browser'
  /** `disallowed` is in robots.txt, for this path and all below; `noindex` is what the page itself says. */
  search: 'indexed' | 'disallowed' | 'noindex'
  /** The source modules whose code the prerendered HTML needs for hydration: it preloads their chunks. */
  modules?: readonly string[]
}

const card = 'src/storefront/shared/cart/quick-add.tsx'
const listingPage = 'src/storefront/catalogue/listing-page.tsx'
const listingModules = [
  'src/storefront/catalogue/prefetch-listing.ts',
  listingPage,
  'src/storefront/catalogue/listing-tools.tsx',
  card,
]

const prerendered = (path: string, ...modules: string[]): RouteEntry => ({
  path,
  rendering: 'prerendered',
  search: 'indexed',
  // What comes first is fetched first.
  modules: [...modules, 'src/storefront/layout/site-footer.tsx'],
})
const listing = (path: string, ...banners: string[]) =>
  prerendered(
    path,
    ...listingModules,
    ...banners.map((name) => `src/storefront/catalogue/banners/${name}.tsx`),
  )
const secondary = (path: string, page: string) =>
  prerendered(path, 'src/app/secondary-routes.tsx', `src/storefront/${page}.tsx`)
const policy = (path: string) => secondary(path, 'pages/policy-pages')
const browser = (path: string, search: RouteEntry['search']): RouteEntry => ({
  path,
  rendering: 'browser',
  search,
})

export const routeManifest: readonly RouteEntry[] = [
  prerendered(paths.home, card, 'src/storefront/home/home-page.tsx', 'src/storefront/home/sections.tsx'),
  listing(paths.women, 'department-banner'),
  listing(paths.men, 'department-banner'),
  listing(paths.kids, 'department-banner'),
  listing(paths.clothing),
  listing(paths.shoesBags),
  listing(paths.accessories),
  listing(paths.beauty),
  listing(paths.dresses),
  listing(paths.tops),
  listing(paths.bottoms),
  listing(paths.bags),
  listing(paths.newArrivals, 'new-arrivals-banner', 'new-arrivals-end'),
  listing(paths.sale, 'sale-banner'),
  listing('/collections/:slug'),
  prerendered(paths.collections, 'src/storefront/catalogue/collections-page.tsx'),
  prerendered(
    '/product/:slug',
    card,
    'src/storefront/product/product-page.tsx',
    'src/storefront/product/product-details.tsx',
  ),
  prerendered(paths.lookbook, 'src/storefront/lookbook/lookbook-page.tsx'),
  secondary(paths.about, 'about/about-page'),
  secondary(paths.help, 'help/help-page'),
  secondary(paths.faq, 'help/faq-page'),
  secondary(paths.sizeGuide, 'pages/size-guide-page'),
  policy(paths.shipping),
  policy(paths.returns),
  policy(paths.legalNotice),
  policy(paths.terms),
  policy(paths.privacy),
  policy(paths.cookies),
  policy(paths.adChoices),
  policy(paths.accessibility),
  browser(paths.cart, 'disallowed'),
  browser(paths.checkout, 'disallowed'),
  browser(paths.deals, 'indexed'),
  browser(paths.flashDeals, 'indexed'),
  browser(paths.contact, 'indexed'),
  browser(paths.track, 'indexed'),
  browser(paths.sell, 'indexed'),
  browser(paths.welcome, 'indexed'),
  browser(paths.studentDiscount, 'indexed'),
  browser(paths.search, 'disallowed'),
  browser(paths.wishlist, 'disallowed'),
  browser(paths.login, 'disallowed'),
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
  browser(paths.confirmAddress, 'disallowed'),
  browser(paths.stopMail, 'disallowed'),
  browser(paths.sampleProduct, 'noindex'),
  browser('/admin/*', 'disallowed'),
  browser('*', 'noindex'),
]

const pathsOf = (matches: (entry: RouteEntry) => boolean) =>
  routeManifest.filter(matches).map(({ path }) => path)
const isFixed = ({ path }: RouteEntry) => !/[:*]/.test(path)

/** The paths prerendered at every build, besides the collections and the curated products. */
export const prerenderedPaths = pathsOf((entry) => entry.rendering === 'prerendered' && isFixed(entry))

/** The paths that search engines may index, besides the collections and the products. */
export const indexedPaths = pathsOf((entry) => entry.search === 'indexed' && isFixed(entry))

/** The beginnings of paths that robots.txt disallows. */
export const disallowedPaths = pathsOf(({ search }) => search === 'disallowed').map((path) =>
  path.replace(/\/?[:*].*$/, ''),
)

/** The route of a path whose HTML is prerendered. @throws for another path */
function entryOf(path: string): RouteEntry {
  const entry = routeManifest.find(({ path: pattern }) =>
    new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
  if (!entry?.modules) throw new Error(`${path} has no prerendered page in the route manifest`)
  return entry
}

export const modulesOf = (path: string): readonly string[] => entryOf(path).modules ?? []
export const isListing = (path: string) => modulesOf(path).includes(listingPage)

/** HTML for routes that cannot all be prerendered: header, footer and a skeleton of the final shape. */
export type RouteShell = {
  /** The file that answers. */
  file: string
  /** The paths that it answers where no file of their own exists; `*` at the end is everything below. */
  paths: readonly string[]
  /** A path without data, whose loading state the shell shows; without one the shell has an empty main part. */
  example?: string
  /** The source modules of the first screen: the shell preloads their chunks. */
  modules: readonly string[]
  /** The inline script that shows its first pictures before the bundle is there. */
  firstScript?: FirstScript
}

export type FirstRequest = 'product' | 'listing'
/** One for each first request, which it sends; the cart's pictures are stored. */
export type FirstScript = FirstRequest | 'cart'

/** Stands in an example for the shopper's search words, and is removed from the shell. */
export const openWords = '{words}'

/** The first that matches a path answers it. */
export const routeShells: readonly RouteShell[] = [
  {
    file: 'shell-product.html',
    paths: ['/product', '/product/*'],
    example: '/product/any',
    modules: ['src/storefront/product/product-page.tsx'],
    firstScript: 'product',
  },
  {
    file: 'shell-listing.html',
    paths: ['/collections/*'],
    example: '/collections/any',
    modules: listingModules,
    firstScript: 'listing',
  },
  {
    file: 'shell-search.html',
    paths: ['/search'],
    example: `/search?q=${openWords}`,
    modules: [...listingModules, 'src/storefront/shared/search/highlighted.tsx'],
    firstScript: 'listing',
  },
  {
    file: 'shell-cart.html',
    paths: [paths.cart],
    example: paths.cart,
    modules: ['src/storefront/cart/cart-page.tsx'],
    firstScript: 'cart',
  },
  {
    file: 'shell-checkout.html',
    paths: [paths.checkout],
    example: paths.checkout,
    modules: ['src/storefront/checkout/checkout-page.tsx'],
  },
  {
    file: 'shell-admin.html',
    paths: ['/admin', '/admin/*'],
    example: '/admin',
    modules: ['src/admin/layout/admin-page.tsx', 'src/data/supabase/session-client.ts'],
  },
  { file: 'shell-page.html', paths: ['/*'], modules: ['src/app/secondary-routes.tsx'] },
]

/** The file that answers a path which has none of its own. */
export function shellFor(pathname: string): string {
  const shell = routeShells.find(({ paths }) =>
    paths.some((path) => (path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path)),
  )
  if (!shell) throw new Error(`No shell answers ${pathname}`)
  return shell.file
}
