import { admin } from '../../src/content/admin'
import { orders as orderWords } from '../../src/content/orders'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { expect, once, test } from '../fixtures/test'

test('a guest’s order reaches the owner, who moves it along; the guest sees it', async ({
  page,
  shop,
  browser,
}) => {
  const product = await shop.product({ stock: 3 })
  await fillCart(page, { product, quantity: 2 })
  await page.goto('/checkout')
  await fillCheckout(page, { firstName: `Guest${product.slug.slice(-8)}` })
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  const [order] = await shop.ordersOf(product)
  const number = order?.order_number ?? 'none'

  const office = await browser.newContext({ viewport: page.viewportSize() })
  const owner = await office.newPage()
  await owner.goto(`${shop.url}/`)
  await signIn(owner, 'owner')
  await owner.goto(`${shop.url}/admin/orders`)
  await owner
    .getByRole('searchbox')
    .or(owner.getByPlaceholder(admin.orders.search))
    .first()
    .fill(product.slug.slice(-8).toUpperCase())
  await expect(
    owner
      .getByText(admin.orders.found(1))
      .or(owner.getByText(`Guest${product.slug.slice(-8)}`))
      .first(),
  ).toBeVisible()
  const status = owner.getByRole('combobox', { name: admin.orders.statusOf(number) })
  await expect(status).toContainText(orderWords.statuses.pending)
  await status.click()
  await owner.getByRole('option', { name: orderWords.statuses.shipped }).click()
  await expect(owner.getByText(admin.orders.updated.title)).toBeVisible()
  await expect(owner.getByText(admin.orders.updated.text('shipped'))).toBeVisible()
  expect((await shop.ordersOf(product))[0]?.order_status).toBe('shipped')

  await page.reload()
  await expect(page.getByText(orderWords.statuses.shipped).first()).toBeVisible()

  // Cancelling brings the stock back, once; undo takes it again.
  expect(await shop.stockOf(product)).toBe(1)
  await status.click()
  await owner.getByRole('option', { name: orderWords.statuses.cancelled }).click()
  await expect(owner.getByText(admin.orders.updated.text('cancelled'))).toBeVisible()
  await expect.poll(() => shop.stockOf(product)).toBe(3)
  await owner.getByRole('button', { name: admin.undo }).last().click()
  await expect.poll(() => shop.stockOf(product)).toBe(1)
  expect(
    (await shop.rows('select status from public.order_events where order_id = $1 order by id', [id])).map(
      (event) => (event as { status: string }).status,
    ),
  ).toEqual(['pending', 'shipped', 'cancelled', 'shipped'])
  await office.close()
})

test('an update that fails is taken back on the screen and said', once, async ({ page, shop, expected }) => {
  expected.complaint(/^500: PATCH/)
  await signIn(page, 'owner')
  await page.goto('/admin/orders?status=pending')
  await page.route('**/rest/v1/orders?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'broken' } })
      : route.fallback(),
  )
  const status = page.getByRole('combobox').filter({ hasText: orderWords.statuses.pending }).first()
  await status.click()
  await page.getByRole('option', { name: orderWords.statuses.delivered }).click()
  await expect(page.getByText(admin.orders.failed.title)).toBeVisible()
  await expect(page.getByText(admin.orders.failed.text)).toBeVisible()
  await expect(
    page.getByRole('combobox').filter({ hasText: orderWords.statuses.pending }).first(),
  ).toBeVisible()
  expect(await shop.rows(`select 1 from public.orders where order_status = 'pending' limit 1`)).not.toEqual(
    [],
  )
})

test('search and status filter live in the address', once, async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/admin/orders')
  await page.getByPlaceholder(admin.orders.search).fill('claire MOREAU')
  await expect(page).toHaveURL(/q=claire/i)
  await expect(page.getByText('Claire Moreau').first()).toBeVisible()
  await expect(page.getByText('Lena Fischer')).toBeHidden()
  await page.reload()
  await expect(page.getByPlaceholder(admin.orders.search)).toHaveValue('claire MOREAU')
  await page.goto('/admin/orders?status=cancelled')
  await expect(page.getByText('Mehdi Bouzidi').first()).toBeVisible()
  await expect(page.getByText('Claire Moreau')).toBeHidden()
  await page.goto('/admin/orders?q=nobody-has-this-name')
  await expect(page.getByText(admin.orders.noneFound.title('nobody-has-this-name'))).toBeVisible()
})
