import type { ComponentType } from 'react'
import { matchPath, Route, Routes } from 'react-router-dom'
import { accountPaths } from '@/config/account-paths'
import { paths } from '@/config/paths'
import { keptCartPath } from '@/config/reminder-paths'
import { reviewLinkPath } from '@/config/review-paths'
import { type LazyPage, lazyPage } from './lazy-page'

const myOrders = lazyPage(() => import('@/storefront/account/my-orders-page'), 'MyOrdersPage')
const myOrder = lazyPage(() => import('@/storefront/account/order-page'), 'OrderPage')
const returnItems = lazyPage(() => import('@/storefront/returns/return-page'), 'ReturnPage')
const addresses = lazyPage(() => import('@/storefront/account/addresses/addresses-page'), 'AddressesPage')
const payment = lazyPage(() => import('@/storefront/account/payment-page'), 'PaymentPage')
const notifications = lazyPage(() => import('@/storefront/account/notifications-page'), 'NotificationsPage')
const settings = lazyPage(() => import('@/storefront/account/settings/settings-page'), 'SettingsPage')
const forgot = lazyPage(
  () => import('@/storefront/account/sign-in/forgot-password-page'),
  'ForgotPasswordPage',
)
const reset = lazyPage(() => import('@/storefront/account/sign-in/reset-password-page'), 'ResetPasswordPage')
const confirmEmail = lazyPage(
  () => import('@/storefront/account/sign-in/confirm-email-page'),
  'ConfirmEmailPage',
)
const track = lazyPage(() => import('@/storefront/track/track-page'), 'TrackPage')
const unsubscribe = lazyPage(() => import('@/storefront/pages/unsubscribe-page'), 'UnsubscribePage')
const mailLinks = () => import('@/storefront/pages/mail-link-pages')
const keptCart = lazyPage(() => import('@/storefront/cart/kept-cart-page'), 'KeptCartPage')
const reviewLink = lazyPage(() => import('@/storefront/product/reviews/review-link-page'), 'ReviewLinkPage')
const welcome = lazyPage(() => import('@/storefront/discounts/welcome-page'), 'WelcomePage')
const student = lazyPage(() => import('@/storefront/discounts/student-page'), 'StudentPage')
const previewProduct = lazyPage(
  () => import('@/storefront/product/product-preview-page'),
  'ProductPreviewPage',
)
const preview = lazyPage(() => import('@/storefront/store/preview-page'), 'PreviewPage')
const notFound = lazyPage(() => import('@/storefront/shared/not-found/not-found-page'), 'NotFoundPage')

export const secondaryPages: readonly [path: string, page: LazyPage][] = [
  [paths.profileOrders, myOrders],
  ['/profile/orders/:orderId', myOrder],
  ['/return/:orderId', returnItems],
  [paths.profileAddresses, addresses],
  [accountPaths.payment, payment],
  [accountPaths.notifications, notifications],
  [accountPaths.settings, settings],
  [accountPaths.forgotPassword, forgot],
  [accountPaths.resetPassword, reset],
  [accountPaths.confirmEmail, confirmEmail],
  [paths.track, track],
  [paths.unsubscribe, unsubscribe],
  [reviewLinkPath, reviewLink],
  [keptCartPath, keptCart],
  [paths.confirmAddress, lazyPage(mailLinks, 'ConfirmAddressPage')],
  [paths.stopMail, lazyPage(mailLinks, 'StopMailPage')],
  [paths.welcome, welcome],
  [paths.studentDiscount, student],
  [paths.preview, preview],
  [paths.previewProduct, previewProduct],
  [`${paths.preview}/:slug`, preview],
  ['*', notFound],
]

/** Rarely visited pages, in a separate table that is not part of the first load. */
export function SecondaryRoutes() {
  return (
    <Routes>
      {secondaryPages.map(([path, Page]) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  )
}

/** The page at one of these paths, with its code. */
export async function screenAt(path: string): Promise<ComponentType> {
  const [, page] = secondaryPages.find(([each]) => each === path) ?? []
  if (!page) throw new Error(`No page at ${path}`)
  await page.preload()
  return page
}

/** Loads the code of such a page, if there is one at this path. */
export async function preloadSecondary(pathname: string) {
  const [, page] =
    secondaryPages.find(([path]) => path !== '*' && matchPath({ path, end: true }, pathname)) ?? []
  await page?.preload()
}
