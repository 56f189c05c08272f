import { type ComponentType, lazy as later } from 'react'
import { reloadOnce } from '@/ui/reload-once'

const lazy = (load: () => Promise<{ default: ComponentType }>) => later(() => load().catch(reloadOnce))

// Each screen is its own chunk.
export const screens = {
  Overview: lazy(() => import('./overview/overview-page').then((m) => ({ default: m.OverviewPage }))),
  Orders: lazy(() => import('./orders/orders-page').then((m) => ({ default: m.OrdersPage }))),
  Calls: lazy(() => import('./orders/calls-page').then((m) => ({ default: m.CallsPage }))),
  PrintOrders: lazy(() => import('./orders/print-page').then((m) => ({ default: m.PrintPage }))),
  Products: lazy(() => import('./products/products-page').then((m) => ({ default: m.ProductsPage }))),
  EditProduct: lazy(() =>
    import('./products/edit-product-page').then((m) => ({ default: m.EditProductPage })),
  ),
  AddProduct: lazy(() => import('./products/add-product-page').then((m) => ({ default: m.AddProductPage }))),
  Collections: lazy(() =>
    import('./collections/collections-page').then((m) => ({ default: m.CollectionsPage })),
  ),
  Collection: lazy(() =>
    import('./collections/collection-page').then((m) => ({ default: m.CollectionPage })),
  ),
  NewCollection: lazy(() =>
    import('./collections/collection-page').then((m) => ({ default: m.NewCollectionPage })),
  ),
  Deals: lazy(() => import('./deals/deals-page').then((m) => ({ default: m.DealsPage }))),
  NewDeal: lazy(() => import('./deals/new-deal-page').then((m) => ({ default: m.NewDealPage }))),
  Discounts: lazy(() => import('./discounts/discounts-page').then((m) => ({ default: m.DiscountsPage }))),
  NewDiscount: lazy(() => import('./discounts/discount-page').then((m) => ({ default: m.NewDiscountPage }))),
  NewCodes: lazy(() => import('./discounts/discount-page').then((m) => ({ default: m.NewCodesPage }))),
  EditDiscount: lazy(() =>
    import('./discounts/discount-page').then((m) => ({ default: m.EditDiscountPage })),
  ),
  StudentRequests: lazy(() =>
    import('./discounts/student-requests-page').then((m) => ({ default: m.StudentRequestsPage })),
  ),
  Messages: lazy(() => import('./messages/messages-page').then((m) => ({ default: m.MessagesPage }))),
  Subscribers: lazy(() =>
    import('./messages/subscribers-page').then((m) => ({ default: m.SubscribersPage })),
  ),
  Customers: lazy(() => import('./customers/customers-page').then((m) => ({ default: m.CustomersPage }))),
  Analytics: lazy(() => import('./analytics/analytics-page').then((m) => ({ default: m.AnalyticsPage }))),
  Protection: lazy(() => import('./protection/protection-page').then((m) => ({ default: m.ProtectionPage }))),
  Settings: lazy(() => import('./settings/settings-page').then((m) => ({ default: m.SettingsPage }))),
  DeliveryZone: lazy(() => import('./settings/zone-page').then((m) => ({ default: m.ZonePage }))),
} as const
