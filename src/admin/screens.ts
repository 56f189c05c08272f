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
  Later: lazy(() => import('./later/later-page').then((m) => ({ default: m.LaterPage }))),
} as const
