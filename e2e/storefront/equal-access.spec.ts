// A second engine beside axe, whose rules differ: pages of the shop, sampled by the run's seed, and every step of a purchase.
import type { Page } from '@playwright/test'
import { accountPaths } from '../../src/config/account-paths'
import { paths } from '../../src/config/paths'
import { checkout } from '../../src/content/en/cart/checkout'
import { sampleOf } from '../../tests/support/seed'
import { expectEqualAccess } from '../fixtures/equal-access'
import { samplePaths } from '../fixtures/random-products'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, hydrated, test } from '../fixtures/test'

const others = [
  '/search?q=zzzz',
  '/women?category=dresses&view=list',
  paths.collections,
  '/lookbook',
  paths.deals,
  paths.login,
  paths.contact,
  paths.track,
  '/faq',
  '/help',
  paths.sizeGuide,
  paths.returns,
]

async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
  // Rows far below load when they come near.
  await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ behavior: 'instant' }))
  await expect(page.getByRole('main').locator('.animate-pulse')).toHaveCount(0)
  await expectEqualAccess(page, path)
}

test('pages of the shop pass a second accessibility engine', both, async ({ page, shop }) => {
  test.setTimeout(240_000)
  const main = sampleOf([paths.home, '/women?color=Blue', '/search?q=linen'], 1)
  for (const path of [...main, ...(await samplePaths(shop, 1)), ...sampleOf(others, 1)])
    await visit(page, path)
})

test(
  'a purchase, from the cart to the confirmation, passes a second accessibility engine',
  atNight,
  async ({ page, shop }) => {
    test.setTimeout(240_000)
    await fillCart(page, { product: await shop.product() })
    await visit(page, paths.cart)
    await visit(page, paths.checkout)
    await placeOrderButton(page).click()
    await expect(page.getByRole('alert').first()).toBeFocused()
    await expectEqualAccess(page, 'checkout with errors')
    await fillCheckout(page)
    await placeOrderButton(page).click()
    await expectConfirmation(page)
    // The toast fades in after the page stands.
    await expect(page.getByText(checkout.success.title)).toHaveCSS('opacity', '1')
    await page.waitForLoadState('networkidle')
    await expectEqualAccess(page, 'confirmation')
  },
)

test('a member’s pages pass a second accessibility engine', atNight, async ({ page }) => {
  test.setTimeout(240_000)
  await signIn(page, 'shopper')
  const own = [
    paths.profile,
    paths.wishlist,
    paths.profileOrders,
    paths.profileAddresses,
    accountPaths.settings,
    accountPaths.payment,
  ]
  for (const path of sampleOf(own, 2)) await visit(page, path)
})
