import { cart } from '../../src/content/cart'
import { checkout } from '../../src/content/checkout'
import { common } from '../../src/content/common'
import { customer, expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

const placeOrder = '**/rest/v1/rpc/place_order'

test('a corrupt cart in storage is ignored, and the shop goes on', async ({ page, shop, expected }) => {
  expected.complaint(/stored cart could not be read/)
  const product = await shop.product()
  await page.goto('/cart')
  await page.evaluate(() => localStorage.setItem('cart', '{"items": [oops'))
  await page.reload()
  await expect(page.getByRole('heading', { name: cart.empty.title })).toBeVisible()
  await page.goto(`/product/${product.slug}`)
  await page.getByRole('main').getByRole('button', { name: common.addToCart, exact: true }).first().click()
  await expect(page.getByText(common.addedToast.title)).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: product.title })).toBeVisible()
})

test('missing fields are named together, each leads to its field, and nothing is sent', async ({
  page,
  shop,
}) => {
  const product = await shop.product()
  await fillCart(page, { product })
  await page.goto('/checkout')
  await placeOrderButton(page).click()
  const summary = page.getByRole('alert').filter({ hasText: checkout.errorSummary(7) })
  await expect(summary).toBeFocused()
  await summary.getByRole('button', { name: checkout.problems.required(checkout.fields.city) }).click()
  await expect(page.getByRole('textbox', { name: checkout.fields.city })).toBeFocused()
  await fillCheckout(page, { email: 'not an address' })
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.problems.email()).last()).toBeVisible()
  expect(await shop.ordersOf(product)).toEqual([])
})

test('a card number is checked when typed, and never leaves the browser', async ({ page, shop }) => {
  const product = await shop.product()
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(`${request.url()} ${request.postData() ?? ''}`))
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  const number = page.getByRole('textbox', { name: checkout.fields.cardNumber })
  await number.fill('4111 1111 1111 1112')
  await number.blur()
  await expect(page.getByText(checkout.problems['card-number']()).first()).toBeVisible()
  await number.fill('4111 1111 1111 1111')
  await page.getByRole('textbox', { name: checkout.fields.cardCvv }).fill('987')
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect(bodies.filter((body) => /4111|"987"/.test(body))).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    '4111',
  )
})

test('sold out between cart and order: told per line, solved in place, then placed', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^409: POST .*place_order/)
  const product = await shop.product({ stock: 5 })
  await fillCart(page, { product, quantity: 3 })
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.waitForLoadState('networkidle')
  await shop.setStock(product, 2)
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.refused.stock.title)).toBeVisible()
  await expect(page.getByText(checkout.failure.title).first()).toBeVisible()
  await page.getByRole('button', { name: cart.takeFewer(2) }).click()
  await expect(page.getByRole('textbox', { name: checkout.fields.city })).toHaveValue(customer.city)
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect((await shop.ordersOf(product)).map((order) => order.quantity)).toEqual([2])
  expect(await shop.stockOf(product)).toBe(0)
})

test('a price that rose meanwhile is shown before anything is charged', async ({ page, shop, expected }) => {
  expected.complaint(/^409: POST .*place_order/)
  const product = await shop.product({ price: 20 })
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.waitForLoadState('networkidle')
  await shop.setPrice(product, 25)
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.refused.price.title)).toBeVisible()
  await expect(page.getByText('$32.99').first()).toBeVisible()
  expect(await shop.ordersOf(product)).toEqual([])
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect((await shop.ordersOf(product)).map((order) => order.total)).toEqual([32.99])
})

test('no network at checkout keeps cart and form; later the order is placed once', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^failed: POST .*place_order/)
  const product = await shop.product()
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.route(placeOrder, (route) => route.abort('internetdisconnected'))
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.refused.unsure.title)).toBeVisible()
  for (const [name, value] of Object.entries(customer)) {
    await expect(
      page.getByRole('textbox', { name: checkout.fields[name as keyof typeof customer], exact: true }),
    ).toHaveValue(value)
  }
  await page.unroute(placeOrder)
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect(await shop.ordersOf(product)).toHaveLength(1)
})

test('a reply lost after the order was made: asked again, still one order', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^failed: POST .*place_order/)
  const product = await shop.product({ stock: 4 })
  let lost = 0
  await page.route(placeOrder, async (route) => {
    const response = await route.fetch()
    if (lost > 0) return route.fulfill({ response })
    lost += 1
    return route.abort('connectionreset')
  })
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect(lost).toBe(1)
  expect(await shop.ordersOf(product)).toHaveLength(1)
  expect(await shop.stockOf(product)).toBe(3)
})

test('a reload while the order is on its way: the next try finds it', async ({ page, shop, expected }) => {
  expected.complaint(/place_order/)
  const product = await shop.product({ stock: 4 })
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  // The shop takes the order, its answer never arrives.
  const taken = Promise.withResolvers<void>()
  await page.route(
    placeOrder,
    async (route) => {
      await route.fetch()
      taken.resolve()
    },
    { times: 1 },
  )
  await placeOrderButton(page).click()
  await taken.promise
  await page.reload()
  await expect(page.getByText(checkout.interrupted.title)).toBeVisible()
  await expect(page.getByRole('textbox', { name: checkout.fields.address, exact: true })).toHaveValue(
    customer.address,
  )
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  const placed = await shop.ordersOf(product)
  expect(placed.map((order) => order.id)).toEqual([id])
  expect(await shop.stockOf(product)).toBe(3)
})

test('changed details after a lost answer lead to the order that was made', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/place_order/)
  const product = await shop.product({ stock: 4 })
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  let answers = 0
  await page.route(placeOrder, async (route) => {
    const response = await route.fetch()
    answers += 1
    // The first try and its two repetitions stay without an answer.
    return answers <= 3 ? route.abort('connectionreset') : route.fulfill({ response })
  })
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.refused.unsure.title)).toBeVisible()
  await page.getByRole('textbox', { name: checkout.fields.city }).fill('Casablanca')
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  await expect(page.getByText(checkout.alreadyPlaced.title)).toBeVisible()
  await expect(page.getByText('Rabat 10000')).toBeVisible()
  expect((await shop.ordersOf(product)).map((order) => order.id)).toEqual([id])
})

test('a double click and Enter on top make one order', async ({ page, shop }) => {
  const product = await shop.product({ stock: 9 })
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  await placeOrderButton(page).dblclick()
  await page.keyboard.press('Enter')
  await expectConfirmation(page)
  expect(await shop.ordersOf(product)).toHaveLength(1)
  expect(await shop.stockOf(product)).toBe(8)
})

test('a closed checkout says so and keeps everything', async ({ page, shop, expected }) => {
  expected.complaint(/^503: POST .*place_order/)
  const product = await shop.product()
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  // Answered as the database does, without closing the shop for the tests beside this one.
  await page.route(placeOrder, (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'PT503', message: 'CHECKOUT_CLOSED', details: '', hint: null },
    }),
  )
  await placeOrderButton(page).click()
  await expect(page.getByText(checkout.refused.closed.title)).toBeVisible()
  await expect(page.getByRole('textbox', { name: checkout.fields.city })).toHaveValue(customer.city)
})
