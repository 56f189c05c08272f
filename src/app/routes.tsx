import type { QueryClient } from '@tanstack/react-query'
import type { Params } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { productQuery } from '@/data/products/product-queries'
import { pageQuery } from '@/sections/page-query'
import { type LazyPage, lazyPage } from './lazy-page'

type Query = Parameters<QueryClient['prefetchQuery']>[0]

export type AppRoute = {
  path: string
  page: LazyPage
  surface: 'storefront' | 'admin'
  /** What the page reads first, started together with its code. */
  queries?: (params: Params<string>, search: URLSearchParams) => Query[]
  /** The same where it takes more than the address to know, in code that comes beside the page's. */
  begin?: (client: QueryClient, url: URL) => void
}

// A query factory's result is as good as any other here; its own types are for those who read the data.
const start = (...queries: unknown[]) => queries as Query[]

const storePage = lazyPage(() => import('@/storefront/store/store-page'), 'StorePage')
const product = lazyPage(() => import('@/storefront/product/product-page'), 'ProductPage')
const listing = lazyPage(() => import('@/storefront/catalogue/listing/listing-page'), 'ListingPage')
const collections = lazyPage(
  () => import('@/storefront/catalogue/collections/collections-page'),
  'CollectionsPage',
)
const cart = lazyPage(() => import('@/storefront/cart/cart-page'), 'CartPage')
const checkout = lazyPage(() => import('@/storefront/checkout/checkout-page'), 'CheckoutPage')
const confirmation = lazyPage(() => import('@/storefront/orders/confirmation-page'), 'ConfirmationPage')
const wishlist = lazyPage(() => import('@/storefront/wishlist/wishlist-page'), 'WishlistPage')
const login = lazyPage(() => import('@/storefront/account/sign-in/login-page'), 'LoginPage')
const profile = lazyPage(() => import('@/storefront/account/profile-page'), 'ProfilePage')
const deals = lazyPage(() => import('@/storefront/deals/deals-page'), 'DealsPage')
const flashDeals = lazyPage(() => import('@/storefront/deals/flash-deals-page'), 'FlashDealsPage')
const secondary = lazyPage(() => import('./secondary-routes'), 'SecondaryRoutes')
const admin = lazyPage(() => import('@/admin/layout/admin-page'), 'AdminPage')

// Without what is begun early the page sends its requests itself.
const beginListing = (client: QueryClient, url: URL) =>
  void import('@/storefront/catalogue/listing/prefetch-listing').then(
    ({ prefetchListingPage }) => prefetchListingPage(client, url),
    () => {},
  )
const beginPage = (client: QueryClient, url: URL) =>
  void import('./begin-page').then((module) => module.beginPage(client, url)).catch(() => {})

const storefront = (path: string, page: LazyPage, queries?: AppRoute['queries']): AppRoute => ({
  path,
  page,
  surface: 'storefront',
  ...(queries && { queries }),
})

/**
 * Screens that are less visited and have an address of one part, which is not the slug of a page. Their code is found in the
 * table that has them.
 */
const screens = [
  accountPaths.forgotPassword,
  accountPaths.resetPassword,
  accountPaths.confirmEmail,
  paths.track,
  paths.unsubscribe,
  paths.confirmAddress,
  paths.stopMail,
  paths.welcome,
  paths.studentDiscount,
  paths.preview,
]
const screenAt = (path: string) =>
  lazyPage(async () => ({ Page: await (await import('./secondary-routes')).screenAt(path) }), 'Page')

/** The shop's addresses, flat: drives the router and preloading. The less visited ones are in secondary-routes. */
export const routes: AppRoute[] = [
  storefront(paths.home, storePage, () => start(pageQuery('home'))),
  storefront('/product/:slug', product, ({ slug = '' }) => start(productQuery(slug))),
  storefront(paths.sampleProduct, product),
  storefront(paths.collections, collections, () => start(collectionsQuery())),
  ...[paths.search, '/collections/:slug'].map((path) => ({
    ...storefront(path, listing),
    begin: beginListing,
  })),
  storefront(paths.cart, cart),
  storefront(paths.checkout, checkout),
  storefront('/order-confirmation/:orderId', confirmation),
  storefront(paths.wishlist, wishlist),
  storefront(paths.login, login),
  storefront(paths.profile, profile),
  storefront(paths.deals, deals),
  storefront(paths.flashDeals, flashDeals),
  ...screens.map((path) => storefront(path, screenAt(path))),
  { path: '/admin/*', page: admin, surface: 'admin' },
  {
    ...storefront('/:slug', storePage, ({ slug = '' }) => start(pageQuery(slug))),
    begin: beginPage,
  },
  storefront('*', secondary),
]
