import { matchPath, Route, Routes } from 'react-router-dom'
import { paths } from '@/config/paths'
import { type LazyPage, lazyPage } from './lazy-page'

const myOrders = lazyPage(() => import('@/storefront/account/my-orders-page'), 'MyOrdersPage')
const myOrder = lazyPage(() => import('@/storefront/account/order-page'), 'OrderPage')
const addresses = lazyPage(() => import('@/storefront/account/addresses-page'), 'AddressesPage')
const track = lazyPage(() => import('@/storefront/track/track-page'), 'TrackPage')
const inPreparation = lazyPage(() => import('@/storefront/pages/in-preparation-page'), 'InPreparationPage')
const unsubscribe = lazyPage(() => import('@/storefront/pages/unsubscribe-page'), 'UnsubscribePage')
const notFound = lazyPage(() => import('@/storefront/pages/not-found-page'), 'NotFoundPage')

/** Addresses that the shop links to and whose pages follow. */
const awaited = [
  paths.about,
  paths.contact,
  paths.faq,
  paths.sell,
  paths.help,
  paths.returns,
  paths.shipping,
  paths.sizeGuide,
  paths.terms,
  paths.privacy,
  paths.cookies,
  paths.adChoices,
]

const pages: [path: string, page: LazyPage][] = [
  [paths.profileOrders, myOrders],
  ['/profile/orders/:orderId', myOrder],
  [paths.profileAddresses, addresses],
  [paths.track, track],
  [paths.unsubscribe, unsubscribe],
  ...awaited.map((path): [string, LazyPage] => [path, inPreparation]),
  ['*', notFound],
]

/** The pages that few visits need, with a table of their own so that the first load does not carry their addresses. */
export function RarePages() {
  return (
    <Routes>
      {pages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  )
}

/** Starts the code of such a page, if there is one at this path. */
export function preloadRare(pathname: string) {
  const [, page] = pages.find(([path]) => path !== '*' && matchPath({ path, end: true }, pathname)) ?? []
  void page?.preload()
}
