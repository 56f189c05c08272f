// Discount codes from the promise in the banner to the order that uses them.

import { studentWords } from '../../src/content/en/account/student-discount'
import { welcomeWords } from '../../src/content/en/account/welcome'
import { checkout } from '../../src/content/en/cart/checkout'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { codeWords } from '../../src/content/en/cart/discount-code'
import { layout } from '../../src/content/en/layout/layout'
import { lineWords } from '../../src/content/en/shared/line-words'
import { expectAccessible } from '../fixtures/axe'
import { close } from '../fixtures/bank'
import {
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  quoteWith,
  type Shop,
} from '../fixtures/shop'
import { atNight, both, bothAtNight, expect, test } from '../fixtures/test'

/** A code of this test's own. */
async function makeCode(shop: Shop, facts: Record<string, unknown> = {}) {
  const discount: Record<string, unknown> = {
    code: `TEST-${crypto.randomUUID().slice(0, 8).toUpperCase()}`,
    title: 'A tenth off',
    kind: 'percent',
    value: 10,
    ...facts,
  }
  const names = Object.keys(discount)
  await shop.rows(
    `insert into public.discounts (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')})`,
    Object.values(discount),
  )
  return String(discount.code)
}

test('a guest mistypes a code, corrects it, and pays less for the order', both, async ({ page, shop }) => {
  const product = await shop.product({ price: 60 })
  const code = await makeCode(shop)
  await fillCart(page, { product })
  await page.goto('/cart')
  const field = page.getByLabel(codeWords.label)
  await field.fill('NO SUCH CODE 🙈')
  await page.getByRole('button', { name: codeWords.apply }).click()
  await expect(page.getByText(codeWords.problems.unknown())).toBeVisible()
  await expect(field).toHaveValue('NO SUCH CODE 🙈')
  await expect(field).toHaveAccessibleDescription(codeWords.problems.unknown())
  await expectAccessible(page, 'cart with a wrong code')
  await page.reload()
  await expect(field).toHaveValue('NO SUCH CODE 🙈')

  // Case and spaces make no difference; Enter applies.
  await field.fill(` ${code.toLowerCase()} `)
  await field.press('Enter')
  await expect(page.getByText(codeWords.applied(code, '$6.00'))).toBeAttached()
  await expect(page.getByText('−$6.00')).toBeVisible()
  await expect(page.getByText('$54.00')).toBeVisible()
  await expectAccessible(page, 'cart with an applied code')

  await page.goto('/checkout')
  await expect(page.getByText(lineWords.discount(code))).toBeVisible()
  await fillCheckout(page)
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  await expect(page.getByText(lineWords.discount(code))).toBeVisible()
  await expect(page.getByText('−$6.00')).toBeVisible()
  const [order] = await shop.rows(
    'select discount_amount::float as discount, discount_code as code, total_amount::float as total from public.orders where id = $1',
    [id],
  )
  expect(order).toEqual({ discount: 6, code, total: 54 })
  expect(await page.evaluate(() => localStorage.getItem('discount-code'))).toBeNull()
})

test('a code of the checkout: Enter applies it and places no order, a typed one is applied before the order, and one message tells what changed meanwhile', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^409: POST .*place_order/)
  const product = await shop.product({ price: 60 })
  const code = await makeCode(shop)
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page)
  const field = page.getByLabel(codeWords.label)
  await field.fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: codeWords.removeCode(code) })).toBeFocused()
  await expect(page.getByRole('button', { name: checkout.placeFor('$54.00') })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(page.getByRole('button', { name: checkout.placeFor('$60.00') })).toBeVisible()

  const quoted = quoteWith(page, code, 'p_email', 'p_city')
  await field.fill(code)
  await placeOrderButton(page).click()
  await quoted
  await expect(page.getByText(checkoutNotice.refused.code.title)).toBeVisible()
  await expect(page.getByRole('button', { name: checkout.placeFor('$54.00') })).toBeVisible()
  expect(await shop.ordersOf(product)).toEqual([])

  await shop.setPrice(product, 70)
  await shop.rows('update public.discounts set is_active = false where code = $1', [code])
  await placeOrderButton(page).click()
  const notice = page.getByRole('alert').filter({ hasText: checkoutNotice.refused.price.title })
  await expect(notice).toBeFocused()
  const { price, discount } = checkoutNotice.changes
  await expect(notice).toContainText(checkoutNotice.changed('$54.00', '$70.00', [price, discount]))
  await expect(page.getByText(codeWords.problems.over())).toBeVisible()
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  expect(await shop.ordersOf(product)).toMatchObject([{ total: 70 }])
})

test(
  'a code for one use is still the shopper’s after the way back from the payment page',
  atNight,
  async ({ page, shop, expected }) => {
    expected.complaint(/^422: POST .*place_order/)
    const product = await shop.product({ price: 60, stock: 1 })
    const code = await makeCode(shop, { total_limit: 1 })
    await fillCart(page, { product })
    await page.goto('/checkout')
    await fillCheckout(page, {}, 'card')
    await page.getByLabel(codeWords.label).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: checkout.placeFor('$54.00') })).toBeVisible()
    await placeOrderButton(page).click()
    await close(page)
    await expect(page.getByText(checkoutNotice.lost.unpaid.title)).toBeVisible()
    await expect(page.getByText(lineWords.discount(code))).toBeVisible()
    await page.getByRole('radio', { name: checkout.methods.cod.label }).check()
    await page.getByRole('button', { name: checkout.placeFor('$54.00') }).click()
    await expectConfirmation(page)
    const orders = await shop.ordersOf(product)
    expect(orders.map(({ order_status, total }) => `${order_status} ${total}`).toSorted()).toEqual([
      'cancelled 54',
      'pending 54',
    ])
    expect(await shop.stockOf(product)).toBe(0)
  },
)

test(
  'the banner’s discount leads to a code that the first order uses',
  bothAtNight,
  async ({ page, shop, expected }) => {
    expected.complaint(/^404: POST .*confirm_welcome/)
    const product = await shop.product({ price: 100 })
    const email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`
    await fillCart(page, { product })
    await page.goto('/')
    await page.getByRole('link', { name: layout.promo.discount(15), exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: welcomeWords.title(15) })).toBeVisible()
    await expectAccessible(page, 'new customer discount')
    const main = page.getByRole('main')
    const field = main.getByRole('textbox', { name: welcomeWords.email, exact: true })
    await main.getByRole('button', { name: welcomeWords.submit }).click()
    await expect(field).toHaveAccessibleDescription(welcomeWords.problems.required)
    await field.fill(email)
    await main.getByRole('button', { name: welcomeWords.submit }).click()
    await expect(main.getByRole('heading', { name: welcomeWords.sent.title })).toBeFocused()

    const [request] = await shop.rows<{ token: string }>(
      'select token from private.welcome_requests where email = $1',
      [email],
    )
    await page.goto(`/welcome?token=${request?.token}`)
    await page.getByRole('button', { name: welcomeWords.confirm.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: welcomeWords.code.title.new })).toBeVisible()
    await expectAccessible(page, 'the code')
    await page.getByRole('button', { name: welcomeWords.code.use }).click()
    await page.goto('/checkout')
    await fillCheckout(page, { email })
    await expect(page.getByText('−$15.00')).toBeVisible()
    await placeOrderButton(page).click()
    await expectConfirmation(page)
    expect(await shop.ordersOf(product)).toMatchObject([{ total: 85 }])

    await page.goto(`/welcome?token=${request?.token}`)
    await page.getByRole('button', { name: welcomeWords.confirm.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: welcomeWords.used.title })).toBeVisible()
    await page.goto('/welcome?token=1234')
    await page.getByRole('button', { name: welcomeWords.confirm.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: welcomeWords.expired.title })).toBeVisible()
  },
)

test(
  'a student asks with a picture of the card and confirms the address',
  atNight,
  async ({ page, shop }) => {
    const email = `student-${crypto.randomUUID().slice(0, 8)}@example.com`
    await page.goto('/student-discount')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: studentWords.submit }).click()
    await expect(main.getByLabel(studentWords.fields.name)).toBeFocused()
    await main.getByLabel(studentWords.fields.name).fill('Nora Alami')
    await main.getByLabel(studentWords.fields.email).fill(email)
    await main.getByLabel(studentWords.fields.school).fill('Université Hassan II')
    const card = { name: 'card.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
    await main.getByLabel(studentWords.fields.proof).setInputFiles(card)
    await expect(main.getByText(studentWords.problems.proofType)).toBeVisible()
    await expectAccessible(page, 'student discount')
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await main
      .getByLabel(studentWords.fields.proof)
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: picture })
    await main.getByRole('button', { name: studentWords.submit }).click()
    await expect(main.getByRole('heading', { name: studentWords.sent.title })).toBeFocused()
    await expect(main.getByText(studentWords.sent.withoutProof)).toHaveCount(0)
    const [request] = await shop.rows<{ token: string; proofs: number }>(
      `select r.confirm_token as token, (
       select count(*)::int from storage.objects o where o.bucket_id = 'student-proofs' and o.name = r.id || '/' || r.upload_token
     ) as proofs from private.student_requests r where r.email = $1`,
      [email],
    )
    expect(request?.proofs).toBe(1)
    await page.goto(`/student-discount?token=${request?.token}`)
    await page.getByRole('button', { name: studentWords.confirm.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: studentWords.confirmed.title })).toBeVisible()
  },
)
