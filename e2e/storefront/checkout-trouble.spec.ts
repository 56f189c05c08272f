// What only a real browser shows of a checkout in trouble; every fault of every request is in
// tests/screens/checkout-trouble.
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import {
  customer,
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  quoteWith,
} from '../fixtures/shop'
import { atNight, both, expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
type Product = import('../fixtures/shop').TestProduct

const placeOrder = '**/rest/v1/rpc/place_order'
const field = (page: Page, name: keyof typeof customer) =>
  page.getByLabel(checkout.fields[name], { exact: true })

async function openCheckout(page: Page, product: Product, quantity = 1) {
  await fillCart(page, { product, quantity })
  await page.goto('/checkout')
  // Its last question about the cart: later ones would find what the test changes.
  const quoted = quoteWith(page, 'p_email', 'p_city', '"MA"')
  await fillCheckout(page, customer)
  await quoted
}

/** Lets the shop take the next order but holds back its answer until released; resolves once the order exists. */
async function holdAnswer(page: Page) {
  const made = Promise.withResolvers<void>()
  const { promise: later, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(
    placeOrder,
    async (route) => {
      const response = await route.fetch()
      made.resolve()
      await later
      await route.fulfill({ response }).catch(() => {})
    },
    { times: 1 },
  )
  return { made: made.promise, letGo }
}

test(
  'stock and price changes show before the order and are resolved in the summary',
  both,
  async ({ page, shop, expected }) => {
    expected.complaint(/^409: POST .*place_order/)
    const product = await shop.product({ stock: 5, price: 20 })
    await openCheckout(page, product, 3)
    await shop.setStock(product, 2)
    await placeOrderButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: checkoutNotice.refused.stock.title }),
    ).toBeFocused()
    await expect(page.getByText(checkout.failure.title).first()).toBeVisible()
    // Its question about two: a later one would find the new price.
    const quoted = quoteWith(page, '"quantity":2')
    await page.getByRole('button', { name: cart.takeFewer(2) }).click()
    await quoted
    await expect(field(page, 'city')).toHaveValue(customer.city)

    await shop.setPrice(product, 22)
    await placeOrderButton(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: checkoutNotice.refused.price.title }),
    ).toBeFocused()
    await expect(page.getByText('$51.99').first()).toBeVisible()
    expect(await shop.ordersOf(product)).toEqual([])
    await placeOrderButton(page).click()
    await expectConfirmation(page)
    expect(await shop.ordersOf(product)).toMatchObject([{ quantity: 2, total: 51.99 }])
    expect(await shop.stockOf(product)).toBe(0)
  },
)

test('a lost reply and a double click still make one order', async ({ page, shop, expected }) => {
  expected.complaint(/^failed: POST .*place_order/)
  const product = await shop.product({ stock: 4 })
  await openCheckout(page, product)
  let lost = 0
  await page.route(placeOrder, async (route) => {
    const response = await route.fetch()
    if (lost > 0) return route.fulfill({ response })
    lost += 1
    return route.abort('connectionreset')
  })
  await placeOrderButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expectConfirmation(page)
  expect(lost).toBe(1)
  expect(await shop.ordersOf(product)).toHaveLength(1)
  expect(await shop.stockOf(product)).toBe(3)
})

test('a reload while ordering finds the order that was made', atNight, async ({ page, shop, expected }) => {
  expected.complaint(/place_order/)
  const product = await shop.product({ stock: 4 })
  await openCheckout(page, product)
  const { made } = await holdAnswer(page)
  await placeOrderButton(page).click()
  await made
  await page.reload()
  const id = await expectConfirmation(page)
  await expect(page.getByText(checkout.alreadyPlaced.title)).toBeVisible()
  expect((await shop.ordersOf(product)).map((order) => order.id)).toEqual([id])
  expect(await shop.stockOf(product)).toBe(3)
  await page.goto('/cart')
  await expect(page.getByText(cart.empty.title)).toBeVisible()
})

test(
  'two tabs that order the same cart make one order',
  atNight,
  async ({ page, context, shop, expected }) => {
    // The second tab looks up a key whose order has other contents.
    expected.complaint(/^422: POST .*place_order$/)
    const product = await shop.product({ stock: 4 })
    await openCheckout(page, product)
    const other = await context.newPage()
    await other.goto(`${shop.url}/checkout`)
    // The second tab's form differs.
    await fillCheckout(other, { city: 'Casablanca' })
    const { made, letGo } = await holdAnswer(page)
    await placeOrderButton(page).click()
    await made
    await placeOrderButton(other).click()
    const id = await expectConfirmation(other)
    await expect(other.getByText(checkout.alreadyPlaced.title)).toBeVisible()
    letGo()
    expect(await expectConfirmation(page)).toBe(id)
    expect((await shop.ordersOf(product)).map((order) => order.id)).toEqual([id])
    expect(await shop.stockOf(product)).toBe(3)
    await other.goto(`${shop.url}/checkout`)
    await expect(other.getByText(checkout.empty.title)).toBeVisible()
    await other.close()
  },
)
