// The screens and states that no address leads to: products with options of their own, dialogs, wrong input, failed requests.
import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { adminPaths } from '../../src/config/admin-paths'
import { admin } from '../../src/content/en/admin/admin'
import { adminProductEdit } from '../../src/content/en/admin/catalogue/product-edit'
import { adminProducts } from '../../src/content/en/admin/catalogue/products'
import { adminReviews } from '../../src/content/en/admin/catalogue/reviews'
import { adminReturns } from '../../src/content/en/admin/orders/returns'
import { adminOrigins } from '../../src/content/en/admin/origins'
import { adminReceivers } from '../../src/content/en/admin/receivers'
import { team } from '../../src/content/en/admin/settings/team'
import { returnWords } from '../../src/content/en/orders/return-words'
import { withdrawal } from '../../src/content/en/orders/withdrawal'
import { quickOrder } from '../../src/content/en/product/quick-order'
import { shoppersOf } from '../fixtures/placed-orders'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { expect, hydrated, test } from '../fixtures/test'
import { cutOff } from './found-words'
import { pseudo } from './pseudo-words'

const directions = [
  ['left to right', ''],
  ['right to left', '/ar'],
] as const
const settings = `quick_order = true, withdrawal_days = 14, exchange_days = 14, default_country = 'MA',
  email_field = null, zip_field = null, last_name_field = null`

test.beforeEach(async ({ shop }) => {
  await shop.rows(`update public.shop_settings set languages = '{en,ar}', ${settings} returning 1`)
  await shop.rows('update private.origin_settings set since = now() returning 1')
})
test.afterEach(async ({ shop }) => {
  await shop.rows(`update public.shop_settings set languages = '{en}', quick_order = false, withdrawal_days = null,
    exchange_days = null, default_country = 'US', email_field = 'required', zip_field = 'required',
    last_name_field = 'required' returning 1`)
  await shop.rows('update private.origin_settings set since = null returning 1')
})

const button = (within: Page | Locator, words: string) =>
  within.getByRole('button', { name: pseudo(words), exact: true }).first()

/** Looks at one place after the other, and gathers what is cut off there. */
function viewerOf(page: Page) {
  const found: string[] = []
  const look = async (place: string, isLoaded = true) => {
    await page.waitForLoadState('networkidle')
    // What lies below may wait until somebody scrolls there.
    if (isLoaded)
      await page.waitForFunction(() =>
        [...document.querySelectorAll('main .animate-pulse')].every((part) => {
          const { top, bottom } = part.getBoundingClientRect()
          return top >= innerHeight || bottom <= 0
        }),
      )
    found.push(...(await cutOff(page)).map((text) => `${place}: ${text}`))
  }
  return {
    found,
    look,
    async visit(path: string) {
      await page.goto(path)
      await hydrated(page)
      await look(path)
    },
  }
}

/** Two capacities, two glazes, two sides of the handle. */
async function cup(shop: Shop): Promise<TestProduct> {
  const product = await shop.product({ price: 60, stock: 40 })
  await shop.rows(
    `update public.products set sizes = '{"30 cl / Left","30 cl / Right","50 cl / Left","50 cl / Right"}',
       colors = '{Azure,Sand}', size_name = 'Capacity', color_name = 'Glaze', third_name = 'Handle' where id = $1`,
    [product.id],
  )
  await shop.setStock(product, 10)
  return product
}

/** An order that has arrived, and was paid. */
async function delivered(page: Page, shop: Shop) {
  const order = await shoppersOf(page, shop).order(await shop.product({ price: 60 }), 'Nora Alami', 'cod', 2)
  for (const status of ['processing', 'shipped', 'delivered'])
    await shop.rows('update public.orders set order_status = $2 where id = $1', [order.id, status])
  await shop.rows(
    `insert into public.payments (order_id, method, amount, status, settled_at) values ($1, 'cod', 120, 'succeeded', now())`,
    [order.id],
  )
  return order
}

for (const [direction, prefix] of directions) {
  test(`no state of the shop’s newer screens is cut off from ${direction}`, async ({
    page,
    shop,
    expected,
  }) => {
    expected.complaint(/withdraw_from_order/)
    const { found, look, visit } = viewerOf(page)
    const product = await cup(shop)
    await visit(`${prefix}/product/${product.slug}`)
    await button(page, quickOrder.open).click()
    const form = page.getByRole('form', { name: pseudo(quickOrder.title) })
    await form.locator('[type=submit]').click()
    await look('quick order with problems')

    const order = await delivered(page, shop)
    const opened = `${prefix}/return/${order.id}`
    await visit(`${opened}#token=${order.token}`)
    await button(page, returnWords.page.submit).click()
    await look('a return without items')
    await page.getByRole('checkbox').first().check()
    await button(page, returnWords.page.submit).click()
    await look('a return without a reason')

    await visit(`${opened}?withdraw#token=${order.token}`)
    await button(page, withdrawal.next).click()
    await look('a withdrawal with problems')
    await page.getByLabel(pseudo(withdrawal.name), { exact: true }).fill(order.name)
    await page.getByLabel(pseudo(withdrawal.email), { exact: true }).fill(order.email)
    await button(page, withdrawal.next).click()
    await look('a statement to check')
    await page.route('**/withdraw_from_order', (route) => route.abort())
    await button(page, withdrawal.check.submit).click()
    await expect(page.getByText(pseudo(withdrawal.failed.offline))).toBeVisible()
    await look('a statement that was not sent')
    await page.unroute('**/withdraw_from_order')
    await button(page, withdrawal.check.submit).click()
    await expect(page.getByRole('heading', { name: pseudo(withdrawal.receipt.title) })).toBeVisible()
    await look('the receipt')
    expect(found).toEqual([])
  })

  test(`no state of the admin’s newer screens is cut off from ${direction}`, async ({
    page,
    shop,
    expected,
  }) => {
    expected.complaint(/^failed: |sales_summary|admin_reviews|list_roles/)
    const { found, look, visit } = viewerOf(page)
    const product = await cup(shop)
    const order = await delivered(page, shop)
    await shoppersOf(page, shop).askReturn(order, 1)
    await signIn(page, 'owner')
    await page.context().addCookies([{ name: 'admin_language', value: prefix ? 'ar' : 'en', url: shop.url }])

    await test.step('a product with options of its own', async () => {
      await visit(`/admin/products/${product.id}`)
      await page.getByLabel(pseudo(adminProducts.form.fields.title), { exact: true }).fill('')
      await button(page, adminProductEdit.save).click()
      await look('a product with problems')
      await visit(adminPaths.newProduct)
      await button(page, adminProducts.form.submit).click()
      await look('a new product with problems')
    })
    await test.step('products as a table', async () => {
      await visit(adminPaths.productGrid)
      await page.getByRole('gridcell').nth(1).click()
      await page.keyboard.type('twelve')
      await page.keyboard.press('Enter')
      await look('a table with a wrong cell')
    })
    await test.step('an import', async () => {
      await visit(adminPaths.import)
      const choose = (text: string) =>
        page
          .locator('input[type=file]')
          .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await choose('PK\x03\x04')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await look('a file that is no table')
      await choose(`Title;SKU;Price;Size;Stock\r\nCup ${randomUUID()};A-1;12;S;x\r\nBowl;A-2;;M;3`)
      await expect(page.getByRole('combobox').first()).toBeVisible()
      await look('the columns')
      await page.locator('form [type=submit]').click()
      await expect(page.getByRole('combobox')).toHaveCount(0)
      await look('the check')
    })
    await test.step('figures, what campaigns cost and the services', async () => {
      await visit(adminPaths.analytics)
      await button(page, adminOrigins.costs.action).click()
      await button(page, adminOrigins.costs.add).click()
      const google = page.getByRole('form', { name: pseudo(adminReceivers.names.google) })
      await google.getByLabel(pseudo(adminReceivers.account.google), { exact: true }).fill('UA')
      await google.getByRole('button').click()
      await look('a cost and a service with problems')
      await visit(`${adminPaths.analytics}?month`)
      await visit(`${adminPaths.protection}?record`)
    })
    await test.step('reviews', async () => {
      await visit(`${adminPaths.reviews}?show=all`)
      for (const name of [
        adminReviews.settings.action,
        adminReviews.answer.of(''),
        adminReviews.hideOf(''),
      ]) {
        await page
          .getByRole('button', { name: new RegExp(`^${pseudo(name)}`) })
          .first()
          .click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look(name)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })
    await test.step('the team and its roles', async () => {
      await visit(adminPaths.team)
      await button(page, team.roles.add).click()
      await button(page, team.roles.save).click()
      await button(page, team.invite.byMail).click()
      await look('a role and an invitation with problems')
    })
    await test.step('an order with a return, and the return', async () => {
      await visit(`${adminPaths.orders}/${order.id}`)
      await visit(adminPaths.print('invoice', [order.number]))
      const [row] = await shop.rows<{ id: string }>('select id from public.returns where order_id = $1', [
        order.id,
      ])
      await visit(`${adminPaths.returns}/${row?.id}`)
      await button(page, adminReturns.actions.approve).click()
      await look('a return to approve')
    })
    await test.step('what could not be loaded', async () => {
      for (const [path, request] of [
        [adminPaths.analytics, 'sales_summary'],
        [adminPaths.reviews, 'admin_reviews'],
        [adminPaths.team, 'list_roles'],
      ] as const) {
        await page.route(`**/rpc/${request}*`, (route) => route.abort())
        await page.goto(path)
        await expect(button(page, admin.tryAgain)).toBeVisible({ timeout: 30_000 })
        await look(`${path} without its data`, false)
        await page.unroute(`**/rpc/${request}*`)
      }
    })
    expect(found).toEqual([])
  })
}
