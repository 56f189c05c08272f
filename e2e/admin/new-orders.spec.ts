import { admin } from '../../src/content/admin'
import { adminOrders } from '../../src/content/admin-orders'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test(
  'an open admin shows a shopper’s order in title, badge and list without a reload',
  both,
  async ({ page, shop, browser }) => {
    const product = await shop.product({ stock: 3 })
    const office = await browser.newContext({ viewport: page.viewportSize() })
    const owner = await office.newPage()
    await signIn(owner, 'owner')
    await owner.goto(`${shop.url}/admin/orders`)
    const pending = async () => Number(/^\((\d+)\) /.exec(await owner.title())?.[1] ?? 0)
    const orders = owner.getByRole('navigation', { name: admin.nav.label }).getByRole('link', {
      name: new RegExp(`^${admin.nav.orders} ?, \\d+ orders? pending$`),
    })
    await expect(orders).toBeVisible()
    const before = await pending()
    const newer = owner.getByRole('button', { name: new RegExp(`^${adminOrders.newer(1)}`) })
    const first = await owner.getByRole('combobox').first().boundingBox()

    await fillCart(page, { product })
    await page.goto('/checkout')
    await fillCheckout(page, { firstName: `News${product.slug.slice(-8)}` })
    await placeOrderButton(page).click()
    await expectConfirmation(page)

    await expect.poll(pending, { timeout: 9_000 }).toBe(before + 1)
    await expect(orders).toHaveAccessibleName(new RegExp(`, ${admin.nav.waiting(before + 1)}$`))
    await expect(newer).toBeVisible()
    // The rows under the owner's eyes have not moved.
    expect(await owner.getByRole('combobox').first().boundingBox()).toEqual(first)
    await newer.click()
    await expect(owner.getByText(`News${product.slug.slice(-8)}`).first()).toBeVisible()
    await expect(newer).toBeHidden()

    // What the owner does changes the numbers as well.
    await owner.goto(`${shop.url}/admin/products`)
    const [order] = await shop.ordersOf(product)
    await shop.rows("update public.orders set order_status = 'processing' where id = $1", [order?.id])
    await expect.poll(pending, { timeout: 9_000 }).toBe(before)
    await expect(orders).toHaveAccessibleName(new RegExp(`, ${admin.nav.waiting(before)}$`))
    await office.close()
  },
)
