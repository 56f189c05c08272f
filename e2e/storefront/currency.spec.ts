// A shop that charges in dirhams: the owner changes the currency of a shop that was built in US dollars.
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { admin } from '../../src/content/en/admin/admin'
import { adminSettings } from '../../src/content/en/admin/settings/settings'
import { cart } from '../../src/content/en/cart/cart'
import { orders } from '../../src/content/en/orders/orders'
import { papers } from '../../src/content/en/papers/papers'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { samplePaths } from '../fixtures/sample'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton, type Shop } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, test } from '../fixtures/test'

const { currencies: words, payments } = adminSettings
const dirhams = 'Moroccan dirhams'
/** An amount with the sign of any other currency. */
const wrongSign = /(?:US\$|CA\$|A\$|[$€£])\s?\d/

const chargeInDirhams = (shop: Shop) =>
  shop.rows(
    `update public.shop_settings set currency = 'MAD', currency_rates = '{"USD": 0.1, "EUR": 0.09, "GBP": 0.08}'`,
  )
test.afterEach(({ shop }) =>
  shop.rows(`update public.shop_settings set card_provider = 'stripe', currency = 'USD',
    currency_rates = '{"EUR": 0.92, "GBP": 0.79, "MAD": 9.95}'`),
)

/** The page shows amounts in dirhams and in nothing else, also where it came from the server in US dollars. */
async function expectDirhams(page: Page, selector = 'body') {
  await expect(page.locator(selector)).toContainText(/MAD\s?\d/)
  await expect(page.locator(selector)).not.toContainText(wrongSign)
}

test(
  'an owner opens the shop in dirhams, and a shopper buys in them',
  both,
  async ({ page, shop, browser }) => {
    const product = await shop.product({ price: 249.5 })
    const office = await browser.newContext({ viewport: page.viewportSize() })
    const owner = await office.newPage()
    await signIn(owner, 'owner')
    await owner.goto(`${shop.url}/admin/settings`)
    const cmi = owner.getByRole('option', { name: /^CMI/ })
    await expect(cmi).toBeDisabled()
    await owner.getByLabel(words.charged).selectOption('MAD')
    await expect(owner.getByText(words.notConverted('US dollars', dirhams))).toBeVisible()
    // The rates follow the one that was known.
    await expect(owner.getByLabel(words.option('US dollar', 'USD'))).toHaveValue('0.1005')
    await expect(owner.getByLabel(words.option('Moroccan dirham', 'MAD'))).toHaveCount(0)
    await owner.getByLabel(payments.card.provider).selectOption('cmi')
    await owner.getByRole('button', { name: adminSettings.save, exact: true }).click()
    const dialog = owner.getByRole('alertdialog', { name: words.asks.title(dirhams) })
    await expect(dialog).toContainText(words.asks.orders('US dollars'))
    await expectAccessible(owner, 'confirmation of another currency')
    await dialog.getByRole('button', { name: words.asks.keep('US dollars') }).click()
    expect(await shop.rows('select currency from public.shop_settings')).toEqual([{ currency: 'USD' }])
    await owner.getByRole('button', { name: adminSettings.save, exact: true }).click()
    await dialog.getByRole('button', { name: words.asks.confirm(dirhams) }).click()
    await expect(owner.getByText(adminSettings.saved).last()).toBeVisible()
    expect(await shop.rows('select currency, card_provider from public.shop_settings')).toEqual([
      { currency: 'MAD', card_provider: 'cmi' },
    ])

    await page.goto(paths.product(product.slug))
    await expectDirhams(page)
    await fillCart(page, { product })
    await page.goto('/cart')
    await expectDirhams(page)
    await expect(page.getByRole('region', { name: cart.summary })).toContainText(/MAD\s249\.50/)
    await page.goto('/checkout')
    await fillCheckout(page, { email: `dirhams-${product.slug}@example.com` })
    await expectDirhams(page)
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)
    await expectDirhams(page)
    await expect(page.getByText(orders.order.charged('MAD'))).toBeVisible()
    await expect
      .poll(async () => (await fetch(`${shop.url}/_outbox`)).text())
      .toContain(`dirhams-${product.slug}@example.com`)

    const [order] = await shop.ordersOf(product)
    await owner.goto(`${shop.url}/admin/orders/${id}`)
    const drawer = owner.getByRole('complementary', { name: admin.orders.open(order?.order_number ?? '') })
    await expect(drawer).toContainText(/MAD\s249\.50/)
    await expect(drawer).not.toContainText(wrongSign)
    await owner.goto(`${shop.url}/admin/orders`)
    // Earlier orders stay what they are.
    await expect(owner.getByRole('main')).toContainText(/MAD\s\d/)
    await expect(owner.getByRole('main')).toContainText(/\$\d/)
    await owner.goto(shop.url + adminPaths.print('invoice', [order?.order_number ?? '']))
    await expect(owner.getByText(papers.order.currency('MAD'))).toBeVisible()
    await expectDirhams(owner)
    await office.close()
  },
)

test(
  'no page of the shop shows the sign of another currency than its own',
  atNight,
  async ({ page, shop }) => {
    await chargeInDirhams(shop)
    await shop.product()
    const withPrices = [
      paths.home,
      paths.sampleProduct,
      samplePaths.women,
      samplePaths.sale,
      `${samplePaths.women}?price=10-15`,
      paths.searchFor('dress'),
      paths.deals,
      paths.flashDeals,
      samplePaths.newArrivals,
      samplePaths.lookbook,
      paths.shipping,
    ]
    for (const path of sampleOf(withPrices, 4)) {
      await page.goto(path)
      await expectDirhams(page)
    }
    for (const path of sampleOf([samplePaths.faq, samplePaths.help, paths.terms, samplePaths.about], 1)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('body')).not.toContainText(wrongSign)
    }
  },
)
