import { appErrors } from '../../src/content/app-errors'
import { checkout } from '../../src/content/checkout'
import { layout } from '../../src/content/layout'
import { productWords } from '../../src/content/product'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page

/** Opens an address and waits until all of it is there. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

const pages = [
  '/',
  '/product/boho-floral-print-maxi-dress',
  '/women',
  '/women?category=dresses&view=list',
  '/search?q=dress',
  '/search?q=zzzz',
  '/collections',
  '/collections/boho-chic',
  '/cart',
  '/checkout',
  '/login',
  '/login?mode=sign-up',
  '/profile',
  '/wishlist',
  '/about',
]

for (const path of pages) {
  test(path, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, path)
  })
}

test('an address that leads nowhere', async ({ page, expected }) => {
  expected.complaint(/^console: 404/)
  await open(page, '/no/such/page')
  await expect(page.getByText(appErrors.notFound.title)).toBeVisible()
  await expectAccessible(page, '404')
})

test('from a full cart over a checkout with errors to the confirmation', async ({ page, shop }) => {
  const [product, gone] = [await shop.product(), await shop.product()]
  await fillCart(page, { product, quantity: 2 }, { product: gone })
  await shop.setStock(gone, 0)
  await open(page, '/cart')
  await expectAccessible(page, 'cart with a sold-out line')
  await fillCart(page, { product, quantity: 2 })
  await open(page, '/checkout')
  await placeOrderButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: checkout.errorSummary(7) })).toBeFocused()
  await expectAccessible(page, 'checkout with errors')
  await fillCheckout(page)
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  await expect(page.getByText(checkout.success.title)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, 'confirmation')
})

test('a member’s profile and a wishlist with something on it', async ({ page }) => {
  await signIn(page, 'shopper')
  await page.goto('/profile')
  await expect(page.getByRole('link', { name: /^Order ZL-/ }).first()).toBeVisible()
  await expectAccessible(page, 'profile')
  await page.evaluate(() =>
    localStorage.setItem('wishlist', '["boho-floral-print-maxi-dress","gone-for-good"]'),
  )
  await open(page, '/wishlist')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'wishlist')
})

test('the menu or the panel of language, currency and theme, open', async ({ page, isMobile }) => {
  await open(page, '/cart')
  const name = isMobile ? layout.openMenu : /language, currency and theme$/
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'open panel')
})

test('the large picture, the other tabs and a sold-out choice', async ({ page, shop }) => {
  const product = await shop.product({ stock: 0 })
  await open(page, '/product/boho-floral-print-maxi-dress')
  for (const name of [/^Reviews/, /^Shipping/]) {
    await page.getByRole('tab', { name }).click()
    await expectAccessible(page, String(name))
  }
  await page.getByRole('button', { name: 'Zoom' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'large picture')
  await open(page, `/product/${product.slug}`)
  await page.getByRole('button', { name: productWords.notifyMe }).click()
  await expect(page.getByRole('form', { name: /^Email for/ })).toBeVisible()
  await expectAccessible(page, 'sold out')
})
