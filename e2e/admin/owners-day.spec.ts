import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import { expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { bothAtNight, expect, test, translated } from '../fixtures/test'

/** What the admin says in a language. */
async function wordsOf(code: string) {
  const load = <Words>(name: string) => import(`../../src/content/${code}/admin/${name}.ts`) as Promise<Words>
  return {
    ...(await load<typeof import('../../src/content/en/admin/admin')>('admin')),
    ...(await load<typeof import('../../src/content/en/admin/catalogue/collections')>(
      'catalogue/collections',
    )),
    ...(await load<typeof import('../../src/content/en/admin/catalogue/product-edit')>(
      'catalogue/product-edit',
    )),
    ...(await load<typeof import('../../src/content/en/admin/catalogue/products')>('catalogue/products')),
    ...(await load<typeof import('../../src/content/en/admin/find')>('find')),
    ...(await load<typeof import('../../src/content/en/admin/offers/deals')>('offers/deals')),
    ...(await load<typeof import('../../src/content/en/admin/orders/orders')>('orders/orders')),
    ...(await load<typeof import('../../src/content/en/admin/sales')>('sales')),
  }
}

test.afterEach(({ context }) => context.clearCookies({ name: 'admin_language' }))

// The browser's own translation takes a page in English.
const others = ['fr', 'ar'] as const
const days = [{ code: 'en', tag: translated }, ...others.map((code) => ({ code, tag: bothAtNight }))]
for (const { code, tag } of days)
  test(
    `an owner’s day in the language ${code}: an order arrives and ships, a product is added and put on deal, and analytics shows the sale`,
    tag,
    async ({ page, shop, browser, isMobile }) => {
      const {
        admin,
        adminCollections,
        adminProductEdit,
        adminProducts,
        adminFind,
        adminDeals,
        adminOrders,
        adminSales,
      } = await wordsOf(code)
      const { detail, print } = adminOrders
      const words = admin.orders
      test.slow()
      const ordered = await shop.product({ stock: 9, price: 30 })
      const key = randomUUID().slice(0, 6)
      const title = `Tailored Linen Dress ${key}`

      // The owner has the orders open while a shopper buys.
      await signIn(page, 'owner')
      await page.context().addCookies([{ name: 'admin_language', value: code, url: shop.url }])
      await page.goto('/admin/orders?status=pending')
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      const row = page
        .getByRole('main')
        .getByRole('combobox', { name: words.statusOf('') })
        .first()
      await expect(row).toBeVisible()
      const before = await row.boundingBox()
      const customer = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
      await fillCart(customer, { product: ordered, quantity: 2 })
      await customer.goto(`${shop.url}/checkout`)
      await fillCheckout(customer, { firstName: `Day${key}` })
      await placeOrderButton(customer).click()
      await expectConfirmation(customer)
      const [placed] = await shop.ordersOf(ordered)
      const number = placed?.order_number ?? 'none'
      // The rows under the owner's eyes do not move until they are asked to.
      await expect(page.getByRole('button', { name: adminOrders.show })).toBeVisible()
      expect(await row.boundingBox()).toEqual(before)
      await page.getByRole('button', { name: adminOrders.show }).click()

      // Pack, print and ship the order.
      await page.getByRole('link', { name: new RegExp(`^${words.open(number.slice(0, 7))}`) }).click()
      const drawer = page.getByRole('complementary', { name: words.open(number) })
      await drawer.getByRole('button', { name: words.next.pending.label }).click()
      await drawer.getByRole('checkbox').check()
      await expect(drawer.getByText(detail.packing.all)).toBeVisible()
      await drawer.getByRole('link', { name: detail.packingSlip }).click()
      await expect(page.getByRole('article', { name: `${print.packingSlip} ${number}` })).toContainText(
        ordered.title,
      )
      await page.goBack()
      await drawer.getByLabel(words.tracking.carrier).selectOption('Amana')
      await drawer.getByLabel(words.tracking.number).fill('AM 77')
      await drawer.getByRole('button', { name: words.next.processing.label }).click()
      await expect(drawer.getByText(/Amana AM 77/).first()).toBeVisible()
      await customer.reload()
      await expect(customer.getByText(orderWords.statuses.shipped).first()).toBeVisible()
      await expect(customer.getByText('AM 77').first()).toBeVisible()

      // Add a product with a photograph, and find it in the command palette.
      await page.goto('/admin/products/new')
      const { form } = adminProducts
      await page.getByLabel(form.fields.title, { exact: true }).fill(title)
      await page.getByLabel(form.fields.description, { exact: true }).fill('Cut to move.')
      await page.getByLabel(form.fields.collection).selectOption('dresses')
      await page.getByLabel(form.fields.price, { exact: true }).fill('400')
      await page.getByLabel(form.fields.quantity).fill('12')
      await page.getByLabel(form.fields.sizes).fill('M')
      await page.getByLabel(form.fields.colors).fill('Pink')
      await page
        .getByLabel(isMobile ? adminProductEdit.pictures.photoLabel : adminProductEdit.pictures.chooseLabel)
        .setInputFiles({
          name: 'photo.jpg',
          mimeType: 'image/jpeg',
          buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#1f6f5c' } })
            .jpeg()
            .toBuffer(),
        })
      await page.getByRole('button', { name: form.submit }).first().click()
      await expect(page.getByText(adminProducts.added.title)).toBeVisible()
      const [dress] = await shop.rows<{ id: string; slug: string }>(
        'select id, slug from public.products where title = $1',
        [title],
      )
      await customer.goto(`${shop.url}/product/${dress?.slug}`)
      await expect(customer.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { name: adminFind.placeholder }).fill(key)
      await page.getByRole('option', { name: new RegExp(title) }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

      // Put a product on deal; a shopper buys it.
      await page.goto('/admin/products/deals/new')
      await page.getByRole('button', { name: adminDeals.form.choose }).click()
      await page.getByRole('dialog').getByRole('textbox', { name: adminCollections.pick.search }).fill(title)
      await page
        .getByRole('dialog')
        .getByRole('checkbox', { name: new RegExp(title) })
        .check()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: adminCollections.pick.add(1) })
        .click()
      await page.getByRole('textbox', { name: adminDeals.fields.percent }).fill('50')
      await page.getByRole('button', { name: adminDeals.form.spans.hours }).click()
      await page.getByRole('button', { name: adminDeals.form.submitNow(1) }).click()
      await expect(page.getByText(adminDeals.form.added(1))).toBeVisible()
      await fillCart(customer, { product: { id: '', slug: dress?.slug ?? '', title, price: 200 } })
      await customer.goto(`${shop.url}/checkout`)
      await fillCheckout(customer, { firstName: `Sale${key}` })
      await expect(customer.getByText('$200.00').first()).toBeVisible()
      await placeOrderButton(customer).click()
      await expectConfirmation(customer)

      // The sale shows in analytics and in its export.
      await page.goto('/admin/analytics?days=1')
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: adminSales.export }).click()
      const file = await readFile(await (await download).path(), 'utf8')
      const [{ today = '' } = {}] = await shop.rows<{ today: string }>(
        'select private.shop_day(now())::text as today',
      )
      expect(file).toContain(today)
      // Later tests expect only the sample deals.
      await shop.rows('update public.deals set ends_at = now() where product_id = $1', [dress?.id])
      await customer.context().close()
    },
  )
