// A seeded sample of the shop's pages and products (all with FULL=1), and the dialogs on them, except those that other journeys
// check.
import { accountPaths } from '../../src/config/account-paths'
import { paths } from '../../src/config/paths'
import { addressWords } from '../../src/content/en/account/addresses'
import { settings } from '../../src/content/en/account/settings'
import { sharedListWords } from '../../src/content/en/account/wishlist'
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { footer } from '../../src/content/en/layout/footer'
import { layout } from '../../src/content/en/layout/layout'
import { orders } from '../../src/content/en/orders/orders'
import { track } from '../../src/content/en/orders/track'
import { galleryWords, productWords } from '../../src/content/en/product/product'
import { common } from '../../src/content/en/shared/common'
import { isFull, sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { differingKinds, samplePaths } from '../fixtures/random-products'
import { expectReadable } from '../fixtures/reading'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'
import { tourOf } from '../fixtures/tour'

const dressSlug = 'boho-floral-print-maxi-dress'
const dress = paths.product(dressSlug)
const known = [...Object.values(paths), ...Object.values(accountPaths)]
  .filter((path): path is Extract<typeof path, string> => typeof path === 'string')
  .filter((path) => !path.includes('.'))
const isOfMembers = (path: string) => path.startsWith(paths.profile)
/** The most visited pages; always in the sample. */
const main = [paths.home, '/women', dress, '/search?q=dress']
const others = [
  ...known.filter((path) => !isOfMembers(path) && path !== paths.admin && !main.includes(path)),
  '/product/no-such-dress',
  '/women?category=dresses&view=list',
  '/women?category=dresses&size=36&color=Pink',
  '/search?q=zzzz',
  '/collections/boho-chic',
  '/collections/no-such',
  '/login?mode=sign-up',
  '/no/such/page',
]

// Few enough for a slow machine.
const stopsOfTour = 8
const sampled = { others: 3, products: 1 }
const all = isFull ? others.length + differingKinds.length : sampled.others + sampled.products
const tours = Math.ceil((main.length + all) / stopsOfTour)
for (let tour = 0; tour < tours; tour++) {
  test(
    `the shop’s pages have no accessibility violation, part ${tour + 1} of ${tours}`,
    both,
    async ({ page, shop, isMobile, expected }) => {
      test.setTimeout(240_000)
      expected.complaint(/^console: 404/)
      await page.goto(paths.cart)
      const visit = tourOf(page)
      const products = await samplePaths(shop, sampled.products)
      const stops = [...main, ...products, ...sampleOf(others, sampled.others)]
      for (const path of stops.slice(tour * stopsOfTour, (tour + 1) * stopsOfTour)) {
        await visit(path)
        await expectReadable(page, path, isMobile)
      }
    },
  )
}

test('a member’s pages have no accessibility violation', bothAtNight, async ({ page, shop, isMobile }) => {
  test.setTimeout(120_000)
  const { id, token } = await shoppersOf(page, shop).order(await shop.product({ price: 80 }), 'Nora Alami')
  await signIn(page, 'shopper')
  await page.evaluate((stored) => localStorage.setItem('orders', stored), JSON.stringify([{ id, token }]))
  await page.goto(paths.profile)
  await expect(page.getByText(orders.account.claim.offer(1))).toBeVisible()
  await expectAccessible(page, 'offer of guest orders')
  const visit = tourOf(page)
  const last: readonly string[] = [paths.profileAddresses, accountPaths.settings]
  const others = known.filter((path) => isOfMembers(path) && !last.includes(path))
  for (const path of [...sampleOf(others, 1), ...last]) {
    await visit(path)
    if (path === paths.profileAddresses) {
      await page.getByRole('button', { name: addressWords.add }).click()
      await page.getByRole('button', { name: addressWords.form.save }).click()
      await expect(page.getByRole('textbox', { name: addressWords.fields.firstName })).toBeFocused()
    }
    await expectReadable(page, path, isMobile)
  }
  await page.getByRole('button', { name: settings.delete.action }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page, 'deleting an account', '[role=alertdialog]')
})

test(
  'from a full cart over a checkout with errors to the confirmation',
  both,
  async ({ page, shop, isMobile }) => {
    test.slow()
    const [product, gone] = [await shop.product(), await shop.product()]
    await fillCart(page, { product, quantity: 2 }, { product: gone })
    await shop.setStock(gone, 0)
    await page.goto('/wishlist')
    await page.evaluate(() =>
      localStorage.setItem('wishlist', '["boho-floral-print-maxi-dress","gone-for-good"]'),
    )
    await page.goto('/cart')
    const visit = tourOf(page)
    await expect(page.getByText(cart.soldOut).first()).toBeVisible()
    await expectReadable(page, 'cart with a sold-out line', isMobile)
    await visit('/wishlist')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expectReadable(page, 'wishlist', isMobile)
    await fillCart(page, { product, quantity: 2 })
    await page.goto('/checkout')
    await placeOrderButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: checkoutNotice.errorSummary(7) })).toBeFocused()
    await expectReadable(page, 'checkout with errors', isMobile)
    await fillCheckout(page)
    await placeOrderButton(page).click()
    await expectConfirmation(page)
    await expect(page.getByText(checkout.success.title)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectReadable(page, 'confirmation', isMobile)
  },
)

const places = [
  'reviews',
  'shipping',
  'zoom',
  'size guide',
  'app',
  'preferences',
  'search or categories',
  'sharing a list',
  'sold out',
  'no such order',
] as const

test(
  'dialogs, sheets and a product’s other tabs have no accessibility violation',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    test.slow()
    const dialog = page.getByRole('dialog')
    const opens = async (name: string | RegExp) => {
      await page.getByRole('button', { name }).first().click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page, String(name), '[role=dialog], dialog')
      // The first press may close an open list.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden({ timeout: 1000 })
      }).toPass()
    }
    const opensTab = async (name: RegExp) => {
      await page.getByRole('tab', { name }).click()
      await page.waitForLoadState('networkidle')
      await expectAccessible(page, String(name), '[role=tabpanel]')
    }
    const judge: Record<(typeof places)[number], () => Promise<void>> = {
      reviews: () => opensTab(/^Reviews/),
      shipping: () => opensTab(/^Shipping/),
      zoom: () => opens(galleryWords.zoom),
      'size guide': () => opens(productWords.sizeGuide),
      app: () => opens(new RegExp(footer.install.badges.iphone[1])),
      preferences: () => opens(isMobile ? layout.openMenu : /language, currency and theme$/),
      async 'search or categories'() {
        if (isMobile) return opens(common.search)
        await page.getByRole('button', { name: layout.categoryMenu('Women') }).click()
        await expectAccessible(page, 'categories', 'header')
        await page.keyboard.press('Escape')
      },
      async 'sharing a list'() {
        await page.evaluate((slugs) => localStorage.setItem('wishlist', slugs), JSON.stringify([dressSlug]))
        await page.goto(paths.wishlist)
        await opens(sharedListWords.open)
      },
      async 'sold out'() {
        await page.goto(paths.product((await shop.product({ stock: 0 })).slug))
        await expect(page.getByRole('form', { name: /^Email for/ })).toBeVisible()
        await expectReadable(page, 'sold out', isMobile)
      },
      async 'no such order'() {
        await page.goto(`${paths.track}?order=ZLG-0`)
        const main = page.getByRole('main')
        await main.getByRole('textbox', { name: track.email }).fill('wolf@example.com')
        await main.getByRole('button', { name: track.submit }).click()
        await expect(main.getByRole('alert')).toContainText(track.missing.title)
        await expectReadable(page, 'no such order', isMobile)
      },
    }
    for (const place of sampleOf(places, 4)) {
      await page.goto(dress)
      await judge[place]()
    }
  },
)
