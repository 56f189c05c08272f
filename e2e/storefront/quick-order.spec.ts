// An order on delivery from a product's page, as a shop in Morocco takes it, at the pace of a person's thumb.
import { randomInt } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { checkout } from '../../src/content/en/cart/checkout'
import { quickOrder } from '../../src/content/en/product/quick-order'
import { expectAccessible } from '../fixtures/axe'
import { expectConfirmation } from '../fixtures/shop'
import { expect, phoneAtNight, phoneOnly, test } from '../fixtures/test'

/** Of a person with a phone, in seconds: four letters in each, and one to find what is next and to press it. */
const pace = { letter: 0.25, press: 1 }

test.beforeEach(({ shop }) =>
  shop.rows(`update public.shop_settings set default_country = 'MA', quick_order = true, email_field = null,
    zip_field = null, last_name_field = null`),
)
test.afterEach(({ shop }) =>
  shop.rows(`update public.shop_settings set default_country = 'US', quick_order = false, email_field = 'required',
    zip_field = 'required', last_name_field = 'required'`),
)

test(
  'an order on delivery takes a person on a phone less than twenty seconds',
  phoneOnly,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await page.goto(`/product/${product.slug}`)
    let seconds = 0
    const press = async (target: Locator) => {
      seconds += pace.press
      await target.tap()
    }
    const type = async (target: Locator, text: string) => {
      seconds += text.length * pace.letter
      await target.pressSequentially(text)
    }
    await press(page.getByRole('button', { name: quickOrder.open }))
    const form = page.getByRole('form', { name: quickOrder.title })
    const field = (label: string) => form.getByLabel(label, { exact: true })
    // The first field is chosen already.
    await expect(field(checkout.fullName)).toBeFocused()
    await expectAccessible(page, 'quick order')
    await type(field(checkout.fullName), 'Nora Alami')
    for (const [label, text] of [
      [checkout.fields.phone, `06${String(randomInt(1e8)).padStart(8, '0')}`],
      [checkout.fields.city, 'Safi'],
      [checkout.fields.address, '12 Rue du Port'],
    ] as const) {
      await press(field(label))
      await type(field(label), text)
    }
    await press(form.getByRole('button', { name: quickOrder.submit('').trim() }))
    const id = await expectConfirmation(page)
    expect(seconds).toBeLessThan(20)
    const [order] = await shop.rows(
      `select customer_name as name, customer_email as email, payment_method as method,
       shipping_address ->> 'city' as city from public.orders where id = $1`,
      [id],
    )
    expect(order).toEqual({ name: 'Nora Alami', email: null, method: 'cod', city: 'Safi' })
  },
)

test(
  'a number that nobody can call is caught before an order is made of it',
  phoneAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ price: 60 })
    await page.goto(`/product/${product.slug}`)
    await page.getByRole('button', { name: quickOrder.open }).tap()
    const form = page.getByRole('form', { name: quickOrder.title })
    for (const [label, text] of [
      [checkout.fullName, 'Nora Alami'],
      [checkout.fields.city, 'Safi'],
      [checkout.fields.address, '12 Rue du Port'],
    ] as const)
      await form.getByLabel(label, { exact: true }).fill(text)
    const number = form.getByLabel(checkout.fields.phone, { exact: true })
    const orders = () =>
      shop.rows("select 1 from public.orders where customer_name = 'Nora Alami' and customer_email is null")
    const before = await orders()
    for (const wrong of ['0612', '0112345678', '06123456789', 'Safi', '+33 6 12']) {
      await number.fill(wrong)
      await form.getByRole('button', { name: quickOrder.submit('').trim() }).tap()
      await expect(form.getByText(quickOrder.phone)).toBeVisible()
      await expect(number).toHaveValue(wrong)
    }
    expect(await orders()).toHaveLength(before.length)
  },
)
