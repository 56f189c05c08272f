// Paying by card: to the payment page, back, and what the shopper sees until the bank has answered.
import type { Page } from '@playwright/test'
import { cardPayment as words } from '../../src/content/en/cart/card-payment'
import { cart } from '../../src/content/en/cart/cart'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { expectAccessible, expectAccessibleBySystemTheme } from '../fixtures/axe'
import { bankAnswers, close, decline, expectPaymentPage, isStripe, pay } from '../fixtures/bank'
import {
  customer,
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  type Shop,
  type TestProduct,
} from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, bothAtNight, expect, test } from '../fixtures/test'

async function orderByCard(page: Page, product: TestProduct, email?: string) {
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page, email === undefined ? {} : { email }, 'card')
  await placeOrderButton(page).click()
}

const state = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })

async function expectPaid(page: Page, shop: Shop, product: TestProduct) {
  const id = await expectConfirmation(page)
  await expect(state(page, words.paid.title)).toBeVisible()
  const [order, ...others] = await shop.rows<{ id: string; payment_status: string }>(
    `select o.id, o.payment_status from public.orders o join public.order_items i on i.order_id = o.id
     where i.product_id = $1 and o.order_status <> 'cancelled'`,
    [product.id],
  )
  expect({ order, others }).toEqual({ order: { id, payment_status: 'paid' }, others: [] })
  await page.goto('/cart')
  await expect(page.getByText(cart.empty.title)).toBeVisible()
  return id
}

test('a guest pays by card, and the cart is empty once it is paid', both, async ({ page, shop }) => {
  const product = await shop.product()
  await orderByCard(page, product)
  await expectPaymentPage(page)
  if (!isStripe) await expectAccessibleBySystemTheme(page, 'payment sandbox')
  await pay(page)
  await expectPaid(page, shop, product)
})

test(
  'the way back from the payment page finds cart, form and the same order; the bank asks by 3-D Secure',
  both,
  async ({ page, shop }) => {
    const product = await shop.product({ stock: 1 })
    await orderByCard(page, product)
    await close(page)
    await expect(page.getByText(checkoutNotice.lost.unpaid.title)).toBeVisible()
    await expect(page.getByLabel(checkout.fields.city, { exact: true })).toHaveValue(customer.city)
    await expect(page.getByText(product.title)).toBeVisible()
    await expectAccessible(page, 'checkout with an unpaid order')
    // The order holds the last one, which is still this shopper's.
    await expect(page.getByText(cart.soldOut)).toBeHidden()

    await placeOrderButton(page).click()
    await expectPaymentPage(page)
    await page.goBack()
    await expect(page.getByText(checkoutNotice.lost.unpaid.title)).toBeVisible()
    await page.getByRole('button', { name: checkoutNotice.toPayment }).click()
    await pay(page, { secure: true })
    await expectPaid(page, shop, product)
  },
)

test(
  'a member pays later from the order in the account: one card is declined, another one pays',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product()
    const member = await shop.member()
    await signIn(page, member)
    await orderByCard(page, product, member.email)
    await expectPaymentPage(page)
    const [order] = await shop.ordersOf(product)
    await page.goto(`/profile/orders/${order?.id}`)
    await expect(state(page, words.unpaid.title('$27.99'))).toBeVisible()
    await expectAccessible(page, 'unpaid order in the account')
    await page.getByRole('button', { name: words.unpaid.action }).click()
    await decline(page)
    await pay(page)
    await expectPaid(page, shop, product)
  },
)

test(
  'a payment page that cannot be opened leaves the order to be paid from its confirmation',
  atNight,
  async ({ page, shop, expected }) => {
    expected.complaint(/^502: POST .*start-payment/)
    const product = await shop.product()
    let broken = true
    await page.route('**/functions/v1/start-payment', (route) =>
      broken ? route.fulfill({ status: 502, json: { message: 'PROVIDER_UNAVAILABLE' } }) : route.continue(),
    )
    await orderByCard(page, product)
    await expectConfirmation(page)
    await expect(page.getByText(checkout.noPage.title)).toBeVisible()
    const payNow = page.getByRole('button', { name: words.unpaid.action })
    await payNow.click()
    await expect(page.getByText(words.failed.provider)).toBeVisible()
    await page.goto('/cart')
    await expect(page.getByText(product.title).first()).toBeVisible()
    await page.goBack()
    broken = false
    await payNow.click()
    await pay(page)
    await expectPaid(page, shop, product)
  },
)

test(
  'an order that was not paid in time says so, and its cart can be ordered again',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product()
    await orderByCard(page, product)
    await expectPaymentPage(page)
    const [order] = await shop.ordersOf(product)
    await shop.rows("update public.orders set payment_due_at = now() - interval '1 minute' where id = $1", [
      order?.id,
    ])
    await shop.rows('select private.expire_unpaid_orders(100)')
    await page.goto(`/order-confirmation/${order?.id}`)
    await expect(state(page, words.expired.title)).toBeVisible()
    await expectAccessible(page, 'order that was not paid in time')
    await page.getByRole('link', { name: words.expired.action }).click()
    await expect(page.getByLabel(checkout.fields.city, { exact: true })).toHaveValue(customer.city)
    await placeOrderButton(page).click()
    await pay(page)
    await expectPaid(page, shop, product)
  },
)

// Stripe's test mode has no slow bank for cards.
if (!isStripe) {
  test(
    'the confirmation waits for a slow bank, which declines; paid again, it waits and then says paid',
    both,
    async ({ page, shop }) => {
      const product = await shop.product()
      await orderByCard(page, product)
      await expectPaymentPage(page)
      const refused = page.url()
      await page.getByRole('button', { name: 'The bank is slow and declines' }).click()
      await expectConfirmation(page)
      await expect(state(page, words.waiting.title)).toBeVisible()
      await expectAccessible(page, 'waiting for the bank')
      await bankAnswers(page, refused, 'refused')
      await expect(state(page, words.declined.title)).toBeVisible()
      await expectAccessible(page, 'declined payment')
      await page.getByRole('button', { name: words.declined.action }).click()
      await expectPaymentPage(page)
      const paid = page.url()
      await page.getByRole('button', { name: 'Pay, but the bank is slow' }).click()
      await expectConfirmation(page)
      await expect(state(page, words.waiting.title)).toBeVisible()
      await bankAnswers(page, paid, 'paid')
      await expectPaid(page, shop, product)
    },
  )
}
