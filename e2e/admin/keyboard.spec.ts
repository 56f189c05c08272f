// Keyboard only, at 200% zoom.
import { randomUUID } from 'node:crypto'
import { admin } from '../../src/content/en/admin/admin'
import { adminProducts } from '../../src/content/en/admin/catalogue/products'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import { press, tabTo, typeInto, zoomed } from '../fixtures/keyboard'
import { shoppersOf } from '../fixtures/placed-orders'
import { accounts } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

test.use(zoomed)

test('the owner signs in, ships an order and adds a product with the keyboard alone', async ({
  page,
  shop,
  expected,
}) => {
  test.slow()
  // The picture's address while it is typed.
  expected.complaint(/^404: GET \S+\/f[\w.]*$/)
  const product = await shop.product({ price: 60 })
  const key = randomUUID().slice(0, 8)
  const { number } = await shoppersOf(page, shop).order(product, `Key${key} Alami`)
  await page.goto('/admin/orders')
  await typeInto(page, page.getByLabel('Email'), accounts.owner.email)
  await typeInto(page, page.getByLabel('Password', { exact: true }), accounts.owner.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: admin.orders.title })).toBeVisible()
  await typeInto(page, page.getByPlaceholder(admin.orders.search), `Key${key}`)
  const row = page.getByRole('main').getByRole('link', { name: new RegExp(number.slice(0, 7)) })
  await expect(page.getByText(admin.orders.found(1))).toBeAttached()
  await press(page, row)
  const drawer = page.getByRole('complementary', { name: admin.orders.open(number) })
  const status = drawer.getByRole('combobox', { name: admin.orders.statusOf(number) })
  await press(page, status)
  const option = (name: string) => page.getByRole('option', { name })
  await expect(option(orderWords.statuses.pending)).toBeFocused()
  await page.keyboard.type('Ship')
  await expect(option(orderWords.statuses.shipped)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText(admin.orders.updated.text('shipped'))).toBeVisible()
  await expect(status).toBeFocused()
  expect((await shop.ordersOf(product))[0]?.order_status).toBe('shipped')

  await page.goto('/admin/products/new')
  const { form } = adminProducts
  await typeInto(page, page.getByLabel(form.fields.imageUrl), '/favicon.svg')
  await page.keyboard.press('Enter')
  await typeInto(page, page.getByLabel(form.fields.title, { exact: true }), `Typed dress ${key}`)
  await typeInto(page, page.getByLabel(form.fields.description, { exact: true }), 'Cut to move.')
  const rest = [
    [page.getByLabel(form.fields.price, { exact: true }), '40'],
    [page.getByLabel(form.fields.quantity), '3'],
  ] as const
  await tabTo(page, page.getByLabel(form.fields.collection))
  await page.keyboard.type('Dresses')
  for (const [field, value] of rest) await typeInto(page, field, value)
  await press(page, page.getByRole('button', { name: form.submit }).first())
  await expect(page.getByText(adminProducts.added.title)).toBeVisible()
  expect(
    await shop.rows('select price::float, quantity from public.products where title = $1', [
      `Typed dress ${key}`,
    ]),
  ).toEqual([{ price: 40, quantity: 3 }])
})
