import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { admin } from '../../src/content/en/admin/admin'
import { adminExchanges } from '../../src/content/en/admin/orders/exchanges'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { adminReturns } from '../../src/content/en/admin/orders/returns'
import { returnReasonWords, returnWords } from '../../src/content/en/orders/return-words'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { expectReadable } from '../fixtures/reading'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const { page: form, section } = returnWords
const { actions, receiving, approving } = adminReturns

/** As if the owner had packed, sent and cashed the order. */
async function deliver(shop: Shop, product: TestProduct) {
  const [order] = await shop.ordersOf(product)
  if (!order) throw new Error('There is no order')
  for (const status of ['processing', 'shipped', 'delivered'])
    await shop.rows('update public.orders set order_status = $2 where id = $1', [order.id, status])
  await shop.rows(
    `insert into public.payments (order_id, method, amount, status, settled_at) values ($1, 'cod', $2, 'succeeded', now())`,
    [order.id, order.total],
  )
  return order
}

test(
  'a member asks for a return with a picture; the owner sees it, approves, receives with restock and refunds a part',
  both,
  async ({ page, shop, browser, isMobile }) => {
    test.slow()
    const product = await shop.product({ stock: 9, price: 60 })
    const member = await shop.member()
    await signIn(page, member)
    const { number } = await shoppersOf(page, shop).order(product, 'Salma Benjelloun', 'cod', 2)
    await shop.rows(
      'update public.orders set user_id = (select id from auth.users where email = $2) where order_number = $1',
      [number, member.email],
    )
    await deliver(shop, product)

    await page.goto('/profile/orders')
    await expect(page.getByRole('link', { name: returnWords.reviewOf(product.title) })).toBeVisible()
    await page.getByRole('link', { name: returnWords.returnOf(number) }).click()
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByText(form.problems.lines)).toBeVisible()
    await expectReadable(page, 'return form with problems', isMobile)
    await page.getByRole('checkbox').check()
    await page.getByLabel(form.quantity).selectOption('2')
    await page.getByLabel(form.reason).selectOption({ label: returnReasonWords.too_small })
    await page.getByLabel(form.words).fill('One <b>size</b> too small')
    await page.locator('input[type=file]').setInputFiles({
      name: 'label.webp',
      mimeType: 'image/webp',
      buffer: await readFile(join(import.meta.dirname, '../screenshots/phone-visitor-home-light.webp')),
    })
    await expect(page.getByAltText(form.pictures.alt(1))).toBeVisible()
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('heading', { name: form.done.title })).toBeFocused()
    await page.getByRole('link', { name: form.done.order }).click()
    // The page before shows the same return.
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
    const card = page.getByRole('listitem', { name: section.one(`${number}-R1`) })
    await expect(card).toContainText(returnWords.next.requested)
    await expect(card.getByAltText(section.picture(1))).toBeVisible()
    await expectReadable(page, 'order with a return', isMobile)

    const context = await browser.newContext({
      viewport: page.viewportSize(),
      baseURL: shop.url,
      storageState: {
        cookies: [],
        origins: [{ origin: shop.url, localStorage: [{ name: 'consent', value: `given ${Date.now()}` }] }],
      },
    })
    const owner = await context.newPage()
    await signIn(owner, 'owner')
    await owner.goto('/admin')
    await owner.getByRole('link', { name: new RegExp(admin.overview.today.returns) }).click()
    await owner.getByRole('link', { name: new RegExp(`${number}-R1`) }).click()
    const drawer = owner.getByRole('complementary', { name: adminReturns.open(`${number}-R1`) })
    await expect(drawer.getByText('One <b>size</b> too small')).toBeVisible()
    await expect(drawer.getByAltText(adminReturns.picture(1))).toBeVisible()
    await expectReadable(owner, 'return', isMobile)
    await drawer.getByRole('button', { name: actions.approve }).click()
    const dialog = owner.getByRole('dialog')
    await dialog.getByLabel(approving.field).fill('Send it to Zellige, Marrakesh.')
    await dialog.getByRole('button', { name: approving.submit }).click()
    await drawer.getByRole('button', { name: actions.receive }).click()
    await expectAccessible(owner, 'received items', '[role=dialog]')
    await dialog.getByLabel(receiving.ofItem(receiving.quantity, product.title)).selectOption('1')
    await dialog.getByRole('button', { name: receiving.submit(1) }).click()
    await expect(drawer.getByText(adminReturns.received(1, 2))).toBeVisible()
    expect(await shop.stockOf(product)).toBe(8)
    await drawer.getByRole('button', { name: actions.refund, exact: true }).click()
    await expect(dialog.getByLabel(adminOrders.money.refunding.amount)).toHaveValue('60.00')
    await dialog.getByRole('button', { name: adminOrders.money.refunding.submit.record }).click()
    await expect(drawer.getByText(adminReturns.refunded('$60.00'))).toBeVisible()
    await page.reload()
    await expect(card).toContainText(returnWords.refunded('$60.00', 'cash'))
  },
)

test(
  'a guest asks for another size instead of money; the owner sends it by an order that what came back has paid for',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    test.slow()
    const product = await shop.product({ stock: 9, price: 60 })
    await shop.rows(`update public.products set sizes = '{M,L}' where id = $1`, [product.id])
    await shop.rows(
      `update public.product_variants set quantity = case size when 'L' then 1 else 9 end,
         price = case size when 'L' then 65 end where product_id = $1`,
      [product.id],
    )
    const order = await shoppersOf(page, shop).order(product, 'Salma Benjelloun', 'cod', 2)
    await deliver(shop, product)
    await shop.rows('update public.shop_settings set exchange_days = 14')
    await page.goto(`/return/${order.id}#token=${order.token}`)
    await page.getByRole('checkbox').check()
    await page.getByLabel(form.reason).selectOption({ label: returnReasonWords.too_small })
    const instead = page.getByLabel(form.instead)
    await instead.selectOption({ label: 'Pink, L' })
    await expect(page.getByText(form.difference(500, '$5.00'))).toBeVisible()
    await expect(page.getByText(form.kept(14))).toBeVisible()
    await expectReadable(page, 'return form with an exchange', isMobile)
    await page.getByRole('button', { name: form.submit }).click()
    await expect(page.getByRole('heading', { name: form.done.title })).toBeFocused()
    const card = page.getByRole('listitem', { name: section.one(`${order.number}-R1`) })
    await expect(card).toContainText(section.wanted('Pink, L'))
    await expectReadable(page, 'return with an exchange', isMobile)
    await shop.rows('update public.shop_settings set exchange_days = null')

    await signIn(page, 'owner')
    await page.goto('/admin/orders/returns')
    await page.getByRole('link', { name: new RegExp(`${order.number}-R1`) }).click()
    const drawer = page.getByRole('complementary', { name: adminReturns.open(`${order.number}-R1`) })
    await expect(drawer.getByText(adminExchanges.wantedInstead('Pink, L', '$65.00'))).toBeVisible()
    await expectReadable(page, 'return that wants another size', isMobile)
    await drawer.getByRole('button', { name: actions.approve }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(approving.field).fill('Send it to Zellige, Marrakesh.')
    await dialog.getByRole('button', { name: approving.submit }).click()
    await drawer.getByRole('button', { name: actions.receive }).click()
    await dialog.getByRole('button', { name: receiving.submit(1) }).click()
    await drawer.getByRole('button', { name: adminExchanges.action }).click()
    await expect(dialog.getByText(adminExchanges.exchanging.dearer('$5.00'))).toBeVisible()
    await expectAccessible(page, 'exchange', '[role=dialog]')
    await dialog.getByRole('button', { name: adminExchanges.exchanging.submit }).click()
    await expect(drawer.getByText(adminReturns.states.closed)).toBeVisible()
    const stock = await shop.rows(
      `select size, quantity from public.product_variants where product_id = $1 order by size`,
      [product.id],
    )
    expect(stock).toEqual([
      { size: 'L', quantity: 0 },
      { size: 'M', quantity: 8 },
    ])
    await drawer.getByRole('link', { name: /Exchanged by order/ }).click()
    await expect(page.getByText(/by what came back/)).toBeVisible()
  },
)
