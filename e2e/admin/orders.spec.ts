import { readFile } from 'node:fs/promises'
import { admin } from '../../src/content/en/admin/admin'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import { papers } from '../../src/content/en/papers/papers'
import { shoppersOf } from '../fixtures/placed-orders'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test(
  'the owner searches orders, saves a view, changes several at once, ships, records payment, prints and exports',
  both,
  async ({ page, shop }) => {
    const { views, filters, bulk, detail, money, print } = adminOrders
    const words = admin.orders
    const product = await shop.product({ stock: 9 })
    const key = product.slug.slice(-8).toUpperCase()
    /** Two cash orders of one customer, placed by a guest's browser. */
    const numbers: string[] = []
    for (const token of ['a', 'b']) {
      const answer = await page.request.post(`${shop.url}/rest/v1/rpc/place_order`, {
        headers: { apikey: 'sb_publishable_shop_local' },
        data: {
          p_idempotency_key: `${token.repeat(56)}${product.slug.slice(-8)}`,
          p_items: [{ slug: product.slug, size: 'M', color: 'Pink', quantity: 2 }],
          p_customer: {
            name: `Pack ${key}`,
            email: `${key.toLowerCase()}@example.com`,
            phone: '+212 661 00 00 00',
          },
          p_shipping_address: {
            address: '1 Rue de Fès',
            city: 'Rabat',
            zipCode: '10000',
            country: 'MA',
          },
          p_payment_method: 'cod',
          p_expected_total: 47.99,
        },
      })
      expect(answer.ok()).toBe(true)
      const order: { order_number: string } = await answer.json()
      numbers.push(order.order_number)
    }
    const [first = '', second = ''] = numbers
    await signIn(page, 'owner')
    await page.goto('/admin/orders')

    // Search, and save the filters as a view.
    await page.getByRole('textbox', { name: words.search }).fill(`pack ${key}`)
    await expect(page.getByRole('combobox', { name: words.statusOf(first) })).toBeVisible()
    await page.getByRole('button', { name: admin.filters.title, exact: true }).click()
    await page.getByLabel(filters.placed, { exact: true }).selectOption({ label: filters.days[7] ?? '' })
    await page.getByLabel(filters.method).selectOption({ label: filters.methods.cod })
    await page.getByRole('button', { name: admin.filters.apply }).click()
    await expect(page.getByRole('link', { name: admin.filters.remove(filters.methods.cod) })).toBeVisible()
    await expect(page).toHaveURL(/days=7/)
    await page.getByRole('button', { name: views.save }).click()
    await page.getByLabel(views.name).fill(`View ${key}`)
    await page.getByRole('button', { name: views.submit, exact: true }).click()
    await expect(page.getByRole('button', { name: views.change(`View ${key}`) })).toBeVisible()

    // Change both, undo, and change them again.
    const status = (number: string) => page.getByRole('combobox', { name: words.statusOf(number) })
    const together = async () => {
      for (const number of numbers)
        await page
          .getByRole('checkbox', { name: new RegExp(`^${adminOrders.select(number.slice(0, 7))}`) })
          .check()
      const bar = page.getByRole('region', { name: admin.selection.label })
      await expect(bar).toContainText(admin.selection.count(2))
      await bar.getByRole('button', { name: bulk.setStatus }).click()
      await page.getByRole('button', { name: orderWords.statuses.processing, exact: true }).click()
      await expect(page.getByText(bulk.updated(2)).last()).toBeVisible()
      await expect(bar).toBeHidden()
      for (const number of numbers) await expect(status(number)).toContainText(orderWords.statuses.processing)
    }
    await together()
    await page.getByRole('button', { name: admin.undo }).last().click()
    for (const number of numbers) await expect(status(number)).toContainText(orderWords.statuses.pending)
    await together()

    // Pack, ship with tracking in one request, add a note, deliver, record the cash.
    await page
      .getByRole('link', { name: new RegExp(`^${words.open(first.slice(0, 7))}`) })
      .first()
      .click()
    const drawer = page.getByRole('complementary', { name: words.open(first) })
    // A message stays for as long as the pointer is on it, and on a phone it came where the link was.
    await page.mouse.move(0, 0)
    await drawer.getByRole('button', { name: detail.notes.add }).click()
    await drawer.getByLabel(detail.notes.field).fill('Wrap it as a gift')
    await drawer.getByRole('button', { name: detail.notes.save }).click()
    await expect(drawer.getByRole('listitem').filter({ hasText: 'Wrap it as a gift' })).toBeVisible()
    await drawer.getByRole('checkbox').check()
    await expect(drawer.getByText(detail.packing.all)).toBeVisible()
    await drawer.getByLabel(words.tracking.carrier).selectOption('Amana')
    await drawer.getByLabel(words.tracking.number).fill('AM 1234')
    await drawer.getByRole('button', { name: words.next.processing.label }).click()
    await expect(drawer.getByText(/^Amana AM 1234, by /)).toBeVisible()
    await drawer.getByRole('button', { name: words.next.shipped.label }).click()
    await drawer.getByRole('button', { name: money.record.cash }).click()
    await page
      .getByRole('dialog', { name: money.record.title.cod })
      .getByRole('button', { name: money.record.submit })
      .click()
    await expect(drawer.getByText('Cash paid')).toBeVisible()
    // The status is optimistic: the screen shows it before the response.
    await expect
      .poll(() =>
        shop.rows(
          'select order_status, payment_status, carrier, tracking_number from public.orders where order_number = $1',
          [first],
        ),
      )
      .toEqual([
        { order_status: 'delivered', payment_status: 'paid', carrier: 'Amana', tracking_number: 'AM 1234' },
      ])

    // Print and export.
    await drawer.getByRole('link', { name: detail.invoice }).click()
    await expect(page.getByRole('article', { name: `${print.invoice} ${first}` })).toContainText('$47.99')
    await page.goBack()
    await drawer.getByRole('link', { name: words.close }).click()
    await page
      .getByRole('checkbox', { name: new RegExp(`^${adminOrders.select(second.slice(0, 7))}`) })
      .check()
    await page.getByRole('link', { name: bulk.packingSlips }).click()
    const packingSlip = page.getByRole('article', { name: `${print.packingSlip} ${second}` })
    await expect(packingSlip).toContainText(product.title)
    // The cash that the courier collects.
    await expect(packingSlip).toContainText(`${papers.order.collect}$47.99`)
    await page.goBack()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: adminOrders.export.title }).click()
    await page.getByRole('button', { name: new RegExp(`^${adminOrders.export.items}`) }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.trim().split('\r\n')).toHaveLength(3)
    expect(file).toContain(`${first},`)
    // Phone numbers and postal codes stay texts in a spreadsheet.
    expect(file).toContain(',"=""+212 661 00 00 00""",1 Rue de Fès,Rabat,"=""10000""",Morocco')
  },
)

test('a status that is changed in the list can be undone, and one that fails is rolled back and reported', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^500: PATCH/)
  const product = await shop.product({ stock: 3, price: 60 })
  const { id, number } = await shoppersOf(page, shop).order(product, 'Undo Alami', 'cod', 2)
  await signIn(page, 'owner')
  await page.goto(`/admin/orders?q=${number}`)
  const status = page.getByRole('combobox', { name: admin.orders.statusOf(number) })
  // Cancelling restores the stock once; undo takes it again.
  expect(await shop.stockOf(product)).toBe(1)
  await status.click()
  await page.getByRole('option', { name: orderWords.statuses.cancelled }).click()
  await expect(page.getByText(admin.orders.updated.text('cancelled'))).toBeVisible()
  await expect.poll(() => shop.stockOf(product)).toBe(3)
  await page.getByRole('button', { name: admin.undo }).click()
  await expect.poll(() => shop.stockOf(product)).toBe(1)
  expect(
    await shop.rows('select status from public.order_events where order_id = $1 order by id', [id]),
  ).toMatchObject([{ status: 'pending' }, { status: 'cancelled' }, { status: 'pending' }])
  await expect(status).toContainText(orderWords.statuses.pending)

  await page.route('**/rest/v1/orders?*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 500, json: { message: 'broken' } })
      : route.fallback(),
  )
  await status.click()
  await page.getByRole('option', { name: orderWords.statuses.delivered }).click()
  await expect(page.getByText(admin.orders.failed.title)).toBeVisible()
  await expect(page.getByText(admin.orders.failed.text)).toBeVisible()
  await expect(status).toContainText(orderWords.statuses.pending)
  expect((await shop.ordersOf(product))[0]?.order_status).toBe('pending')
})
