import { type ComponentType, lazy } from 'react'
import { matchRoutes } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { reloadOnce } from '@/ui/reload-once'
import { OrdersPage } from './orders/list/orders-page'

const screen = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  load,
  Screen: lazy(() => load().then((component) => ({ default: component }), reloadOnce)),
})

const storePages = () => import('./store/pages/pages-page').then((m) => m.StorePagesPage)

/**
 * Every screen of the admin with its path, each in a chunk of its own but for the orders: owners open them most, and the
 * other lists need what they need.
 */
export const screens = [
  screen(paths.admin, () => import('./overview/overview-page').then((m) => m.OverviewPage)),
  screen(`${adminPaths.orders}/:orderId?`, () => Promise.resolve(OrdersPage)),
  screen(`${adminPaths.calls}/:orderId?`, () => import('./orders/calls/calls-page').then((m) => m.CallsPage)),
  screen(`${adminPaths.pack}/:list?`, () => import('./orders/pack/pack-page').then((m) => m.PackPage)),
  screen(adminPaths.newOrder, () => import('./orders/form/new-order-page').then((m) => m.NewOrderPage)),
  screen(adminPaths.correctOrder(':orderId'), () =>
    import('./orders/form/correct-order-page').then((m) => m.CorrectOrderPage),
  ),
  screen(`${adminPaths.returns}/:returnId?`, () =>
    import('./orders/returns/returns-page').then((m) => m.ReturnsPage),
  ),
  screen(adminPaths.settle, () => import('./orders/payments/settle-page').then((m) => m.SettlePage)),
  screen(`${adminPaths.orders}/print/:document`, () =>
    import('./orders/print/print-page').then((m) => m.PrintPage),
  ),
  screen(adminPaths.products, () => import('./products/list/products-page').then((m) => m.ProductsPage)),
  screen(`${adminPaths.products}/:productId`, () =>
    import('./products/editor/edit-product-page').then((m) => m.EditProductPage),
  ),
  screen(adminPaths.searchWords, () => import('./search/synonyms-page').then((m) => m.SynonymsPage)),
  screen(adminPaths.newProduct, () =>
    import('./products/editor/add-product-page').then((m) => m.AddProductPage),
  ),
  screen(adminPaths.import, () => import('./products/import/import-page').then((m) => m.ImportPage)),
  screen(adminPaths.productGrid, () => import('./products/grid/grid-page').then((m) => m.GridPage)),
  screen(`${adminPaths.stock}/:variantId?`, () => import('./stock/stock-page').then((m) => m.StockPage)),
  screen(adminPaths.reviews, () => import('./reviews/reviews-page').then((m) => m.ReviewsPage)),
  screen(adminPaths.receiveStock, () => import('./stock/receive-page').then((m) => m.ReceivePage)),
  screen(adminPaths.collections, () =>
    import('./collections/collections-page').then((m) => m.CollectionsPage),
  ),
  screen(`${adminPaths.collections}/:slug`, () =>
    import('./collections/collection-page').then((m) => m.CollectionPage),
  ),
  screen(adminPaths.structure, () => import('./collections/structure-page').then((m) => m.StructurePage)),
  screen(adminPaths.sizeCharts, () =>
    import('./collections/sizes/size-charts-page').then((m) => m.SizeChartsPage),
  ),
  screen(adminPaths.sizeChart(':chartId'), () =>
    import('./collections/sizes/size-chart-page').then((m) => m.SizeChartPage),
  ),
  screen(adminPaths.newCollection, () =>
    import('./collections/collection-page').then((m) => m.NewCollectionPage),
  ),
  screen(`${adminPaths.deals}/:dealId?`, () => import('./deals/deals-page').then((m) => m.DealsPage)),
  screen(adminPaths.newDeal, () => import('./deals/new-deal-page').then((m) => m.NewDealPage)),
  screen(`${adminPaths.discounts}/:discountId?`, () =>
    import('./discounts/discounts-page').then((m) => m.DiscountsPage),
  ),
  screen(adminPaths.newDiscount, () => import('./discounts/discount-page').then((m) => m.NewDiscountPage)),
  screen(adminPaths.newCodes, () => import('./discounts/discount-page').then((m) => m.NewCodesPage)),
  screen(adminPaths.editDiscount(':discountId'), () =>
    import('./discounts/discount-page').then((m) => m.EditDiscountPage),
  ),
  screen(`${adminPaths.studentRequests}/:requestId?`, () =>
    import('./discounts/student-requests-page').then((m) => m.StudentRequestsPage),
  ),
  screen(`${adminPaths.messages}/:messageId?`, () =>
    import('./messages/messages-page').then((m) => m.MessagesPage),
  ),
  screen(adminPaths.subscribers, () => import('./messages/subscribers-page').then((m) => m.SubscribersPage)),
  screen(`${adminPaths.customers}/:customer?`, () =>
    import('./customers/customers-page').then((m) => m.CustomersPage),
  ),
  screen(adminPaths.analytics, () => import('./analytics/analytics-page').then((m) => m.AnalyticsPage)),
  screen(adminPaths.store, storePages),
  screen(adminPaths.storePage(':slug'), storePages),
  screen(`${adminPaths.storeMenus}/:menu?`, () =>
    import('./store/menus/menus-page').then((m) => m.StoreMenusPage),
  ),
  screen(adminPaths.storeBrand, () => import('./store/brand/brand-page').then((m) => m.StoreBrandPage)),
  screen(adminPaths.storeMedia, () => import('./store/media/media-page').then((m) => m.StoreMediaPage)),
  screen(adminPaths.translations, () =>
    import('./store/translations/translations-page').then((m) => m.TranslationsPage),
  ),
  screen(adminPaths.protection, () => import('./protection/protection-page').then((m) => m.ProtectionPage)),
  screen(adminPaths.setUp, () => import('./settings/set-up/set-up-page').then((m) => m.SetUpPage)),
  screen(adminPaths.settings, () => import('./settings/settings-page').then((m) => m.SettingsPage)),
  screen(adminPaths.team, () => import('./team/team-page').then((m) => m.TeamPage)),
  screen(adminPaths.zone(':zoneId'), () => import('./settings/zone-page').then((m) => m.ZonePage)),
]

/** Loads the code of the screen at a path while the session is being checked. */
export function preloadScreen(pathname: string) {
  const path = matchRoutes(screens, pathname)?.[0]?.route.path
  // The screen itself reports code that is missing.
  screens
    .find((each) => each.path === path)
    ?.load()
    .catch(() => {})
}
