import { lazy } from 'react'

// The admin's screens, each in a chunk of its own.
export const screens = {
  Overview: lazy(() => import('./overview/overview-page').then((m) => ({ default: m.OverviewPage }))),
  Orders: lazy(() => import('./orders/orders-page').then((m) => ({ default: m.OrdersPage }))),
  Products: lazy(() => import('./products/products-page').then((m) => ({ default: m.ProductsPage }))),
  AddProduct: lazy(() => import('./products/add-product-page').then((m) => ({ default: m.AddProductPage }))),
  Collections: lazy(() =>
    import('./products/collections-page').then((m) => ({ default: m.CollectionsPage })),
  ),
  Messages: lazy(() => import('./messages/messages-page').then((m) => ({ default: m.MessagesPage }))),
  Subscribers: lazy(() =>
    import('./messages/subscribers-page').then((m) => ({ default: m.SubscribersPage })),
  ),
  Customers: lazy(() => import('./customers/customers-page').then((m) => ({ default: m.CustomersPage }))),
  Analytics: lazy(() => import('./analytics/analytics-page').then((m) => ({ default: m.AnalyticsPage }))),
  Settings: lazy(() => import('./settings/settings-page').then((m) => ({ default: m.SettingsPage }))),
} as const
