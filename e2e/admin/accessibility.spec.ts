// The admin's pages, sampled by the run's seed (all with FULL=1), and its overlays. Pages that other journeys check are left out.
import { adminPaths } from '../../src/config/admin-paths'
import { admin } from '../../src/content/en/admin/admin'
import { adminCollections } from '../../src/content/en/admin/catalogue/collections'
import { adminProductEdit } from '../../src/content/en/admin/catalogue/product-edit'
import { adminProducts } from '../../src/content/en/admin/catalogue/products'
import { adminFind } from '../../src/content/en/admin/find'
import { adminDeals } from '../../src/content/en/admin/offers/deals'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { sampleOf } from '../../tests/support/seed'
import { expectAccessible } from '../fixtures/axe'
import { expectReadable } from '../fixtures/reading'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'
import { tourOf } from '../fixtures/tour'

test(
  'the sign-in with an empty field, and the refusal, are accessible',
  bothAtNight,
  async ({ page, isMobile }) => {
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: admin.signIn.title })).toBeVisible()
    await page.getByRole('button', { name: admin.signIn.submit }).click()
    await expectReadable(page, 'sign-in with errors', isMobile)
    await signIn(page, 'shopper')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: admin.refused.title })).toBeVisible()
    await expectReadable(page, 'refusal', isMobile)
  },
)

test('the admin’s pages are accessible', both, async ({ page, isMobile }) => {
  test.setTimeout(240_000)
  await signIn(page, 'owner')
  await page.goto('/admin/nowhere')
  const visit = tourOf(page)
  const others = [
    ...Object.values(adminPaths).filter((path) => typeof path === 'string'),
    '/admin/orders?q=unknown',
  ]
  const stops = ['/admin/nowhere', '/admin', ...sampleOf(others, 2)]
  for (const path of stops) {
    await visit(path, { focusesField: path === adminPaths.settle || path === adminPaths.receiveStock })
    await expectReadable(page, path, isMobile)
  }
})

const overlays = [
  'an order',
  'a customer',
  'the menus of the orders',
  'chosen orders',
  'quick find',
  'choosing products',
  'a collection',
  'a moving collection',
  'a new product with errors',
  'a product',
] as const

test(
  'the admin’s drawers, menus and dialogs are accessible',
  bothAtNight,
  async ({ page, shop, isMobile }) => {
    test.setTimeout(180_000)
    await signIn(page, 'owner')
    await page.goto('/admin/orders')
    const visit = tourOf(page)
    const [order] = await shop.rows<{ id: string; email: string }>(
      `select id, customer_email as email from public.orders where order_number <> '' order by created_at limit 1`,
    )
    const dialog = page.getByRole('dialog')
    const judge = async (what: string) => {
      await expect(dialog).toBeVisible()
      await expectAccessible(page, what, '[role=dialog]')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    const open: Record<(typeof overlays)[number], () => Promise<void>> = {
      async 'an order'() {
        await visit(`/admin/orders/${order?.id}`, { opensBeside: true })
        await expect(page.getByRole('heading', { name: admin.orders.timeline })).toBeVisible()
        await expectReadable(page, 'order drawer', isMobile)
        await page
          .getByRole('complementary')
          .getByRole('combobox', { name: new RegExp(admin.orders.statusOf('')) })
          .click()
        await expect(page.getByRole('listbox')).toBeVisible()
        // Only the list: Radix hides the page behind it from screen readers and traps the focus.
        await expectAccessible(page, 'statuses', '[role=listbox]')
        await page.keyboard.press('Escape')
        // Nothing has opened it that could have the focus back.
        await visit('/admin/orders', { opensBeside: true })
      },
      async 'a customer'() {
        await visit(`/admin/customers/${encodeURIComponent(order?.email ?? '')}`, { opensBeside: true })
        await expectReadable(page, 'customer drawer', isMobile)
        await visit('/admin/customers', { opensBeside: true })
      },
      async 'the menus of the orders'() {
        await visit('/admin/orders')
        for (const name of [adminOrders.export.title, admin.filters.title]) {
          await page.getByRole('button', { name }).click()
          await judge(name)
        }
      },
      async 'chosen orders'() {
        await visit('/admin/orders')
        await page.getByRole('checkbox').nth(1).check()
        await expect(page.getByRole('region', { name: admin.selection.label })).toBeVisible()
        await expectReadable(page, 'orders chosen', isMobile)
        await page.keyboard.press('Escape')
      },
      async 'quick find'() {
        await visit('/admin/orders')
        await page.keyboard.press('ControlOrMeta+k')
        await page.getByRole('combobox', { name: adminFind.placeholder }).fill('dress')
        await expect(page.getByRole('option').first()).toBeVisible()
        await judge('quick find')
        if (isMobile) return
        await page.keyboard.press('?')
        await judge('keys')
      },
      async 'choosing products'() {
        await visit('/admin/products/deals/new')
        await page.getByRole('button', { name: adminDeals.form.choose }).click()
        await expect(dialog.getByRole('checkbox').first()).toBeVisible()
        await judge('choosing products')
      },
      async 'a collection'() {
        await visit('/admin/products/collections/dresses')
        await expectReadable(page, 'a collection', isMobile)
        await visit('/admin/products/collections/outerwear')
        await page.getByRole('button', { name: adminCollections.remove.open, exact: true }).click()
        await expectAccessible(page, 'the question before a collection is deleted', '[role=alertdialog]')
        await page.keyboard.press('Escape')
      },
      async 'a moving collection'() {
        const { move, remove } = adminCollections
        // Simulates a large collection, of which one batch moves and the next one waits.
        const batches = [9500, 9000]
        let answer = () => {}
        await page.route('**/rpc/move_collection', async (route) => {
          const left = batches.shift() ?? 0
          if (batches.length === 0)
            await new Promise<void>((resolve) => {
              answer = resolve
            })
          await route.fulfill({ json: { moved: 500, left } })
        })
        await visit('/admin/products/collections/outerwear')
        await page.getByRole('button', { name: remove.open, exact: true }).click()
        await page.getByRole('combobox', { name: remove.moveTo }).selectOption('tops')
        await page.getByRole('button', { name: remove.confirmMove }).click()
        await expect(page.getByText(move.progress(500, 10_000))).toBeVisible()
        await expectAccessible(page, 'a moving collection', '[role=alertdialog]')
        await page.getByRole('button', { name: move.stop }).click()
        answer()
        await expect(page.getByText(remove.stopped)).toBeVisible()
        await expectAccessible(page, 'a move that was stopped', '[role=alertdialog]')
        await page.keyboard.press('Escape')
        await page.unroute('**/rpc/move_collection')
      },
      async 'a new product with errors'() {
        await visit('/admin/products/new')
        await page.getByRole('button', { name: adminProducts.form.submit }).first().click()
        await expect(page.getByText(adminProducts.problems.required).first()).toBeVisible()
        await expectReadable(page, 'add product with errors', isMobile)
      },
      async 'a product'() {
        const [product] = await shop.rows<{ id: string }>(
          `select id from public.products where slug = 'boho-floral-print-maxi-dress'`,
        )
        await visit(`/admin/products/${product?.id}`)
        await expectReadable(page, 'a product', isMobile)
        await page.getByRole('button', { name: adminProductEdit.more, exact: true }).click()
        await judge('more of a product')
      },
    }
    for (const overlay of sampleOf(overlays, 4)) await open[overlay]()
  },
)
