import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { admin } from '../../src/content/en/admin/admin'
import { adminCustomers } from '../../src/content/en/admin/customers'
import { adminCalls } from '../../src/content/en/admin/orders/calls'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { adminSettings } from '../../src/content/en/admin/settings/settings'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, phoneAtNight, test } from '../fixtures/test'

/** A cash order, as the checkout places it. */
async function orderBy(shop: Shop, product: TestProduct, name: string, phone: string) {
  const [placed] = await shop.rows<{ id: string; number: string }>(
    `select o ->> 'id' as id, o ->> 'order_number' as number from private.place_order($1, $2, $3, $4, 'cod', 60) o`,
    [
      randomBytes(32).toString('hex'),
      JSON.stringify([{ slug: product.slug, size: 'M', color: 'Pink', quantity: 1 }]),
      JSON.stringify({ name, email: `caller.${randomUUID().slice(0, 8)}@example.com`, phone }),
      JSON.stringify({ address: '1 Rue de Fès', city: 'Rabat', zipCode: '10000', country: 'MA' }),
    ],
  )
  if (!placed) throw new Error('The order was not placed')
  return { ...placed, name }
}

test(
  'an owner finds an order by its phone, calls the queue through, and packs what is confirmed',
  both,
  async ({ page, shop, isMobile, expected }) => {
    test.slow()
    expected.complaint(/^409: PATCH .*\/rest\/v1\/orders/)
    const product = await shop.product({ stock: 9, price: 60 })
    const key = randomUUID().slice(0, 6)
    const phone = () => `06${String(randomInt(1e8)).padStart(8, '0')}`
    const digits = phone()
    const refusing = await orderBy(shop, product, `Ali Third ${key}`, phone())
    const willing = await orderBy(shop, product, `Béa Second ${key}`, digits.replace(/(\d\d)(?=\d)/g, '$1-'))
    const silent = await orderBy(shop, product, `Cyr First ${key}`, phone())
    const statusOf = async ({ id }: { id: string }) =>
      (
        await shop.rows<{ status: string }>(
          'select order_status as status from public.orders where id = $1',
          [id],
        )
      )[0]?.status

    try {
      await signIn(page, 'owner')
      await shop.rows('update public.shop_settings set pack_only_confirmed = true')

      // The phone was typed with dashes; the owner types it as it shows on the telephone.
      await page.goto('/admin/orders')
      await page.getByPlaceholder(admin.orders.search).fill(`00212 ${digits.slice(1)}`)
      const row = page.getByRole('link', {
        name: new RegExp(`^${admin.orders.open(willing.number.slice(0, 7))}`),
      })
      await expect(row).toHaveCount(1)
      await row.click()
      const drawer = page.getByRole('complementary', { name: admin.orders.open(willing.number) })
      await expect(drawer.getByRole('link', { name: adminOrders.detail.whatsApp })).toHaveAttribute(
        'href',
        new RegExp(`^https://wa\\.me/212${digits.slice(1)}\\?text=`),
      )
      await drawer.getByRole('button', { name: admin.orders.next.pending.label }).click()
      await expect(page.getByText(admin.orders.failed.unconfirmed)).toBeVisible()
      expect(await statusOf(willing)).toBe('pending')

      // From order to order: the newest first, because the sample shop's own orders wait too.
      await page.goto('/admin')
      await page
        .getByRole('navigation', { name: admin.overview.today.title })
        .getByRole('link', { name: admin.overview.today.toCall })
        .click()
      await page.getByRole('link', { name: adminCalls.sort.choices.newest }).click()
      await page.getByRole('link', { name: new RegExp(`^Order .*${silent.name}`) }).click()
      const open = (order: { number: string }) =>
        page.getByRole('complementary', { name: adminCalls.open(order.number) })
      await expect(
        open(silent).getByRole('link', { name: adminCalls.callLabel(silent.name) }),
      ).toHaveAttribute('href', /^tel:\+2126\d{8}$/)
      await open(silent).getByRole('button', { name: adminCalls.noAnswer }).click()
      await expect(open(willing)).toBeVisible()
      const confirm = open(willing).getByRole('button', { name: adminCalls.confirm })
      // After an outcome the next one waits a moment.
      await expect(confirm).toBeEnabled()
      if (isMobile) await confirm.click()
      else await page.keyboard.press('c')
      await open(refusing).getByRole('button', { name: adminCalls.cancel }).click()
      await page
        .getByRole('alertdialog')
        .getByLabel(adminOrders.money.cancel.reason)
        .selectOption(adminOrders.money.cancel.reasons.customer)
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: adminOrders.money.cancel.confirm })
        .click()
      await expect.poll(() => statusOf(refusing)).toBe('cancelled')
      await page.goto('/admin/orders/calls?sort=newest')
      for (const { name } of [silent, willing, refusing])
        await expect(page.getByRole('link', { name: new RegExp(`^Order .*${name}`) })).toBeHidden()
      await page.getByRole('link', { name: new RegExp(`^${adminCalls.tabs.later}`) }).click()
      await expect(page.getByRole('link', { name: new RegExp(`^Order .*${silent.name}`) })).toBeVisible()

      // Only the confirmed one is in the packing list.
      await page.goto(`/admin/orders?${admin.overview.views.toPack}&q=${key}`)
      await expect(page.getByRole('link', { name: /^Order ZL/ })).toHaveCount(1)
      await page
        .getByRole('link', { name: new RegExp(`^${admin.orders.open(willing.number.slice(0, 7))}`) })
        .click()
      await expect(drawer.getByText(adminCalls.timeline.confirmed).first()).toBeVisible()
      await drawer.getByRole('button', { name: admin.orders.next.pending.label }).click()
      await expect.poll(() => statusOf(willing)).toBe('processing')
      await expect(drawer.getByText(orderWords.statuses.processing).first()).toBeVisible()
    } finally {
      await shop.rows('update public.shop_settings set pack_only_confirmed = false')
    }
  },
)

test(
  'an owner tags a customer and lists the customers who have the tag',
  bothAtNight,
  async ({ page, shop }) => {
    const product = await shop.product({ stock: 3, price: 60 })
    const key = randomUUID().slice(0, 6)
    const order = await orderBy(shop, product, `Tagged ${key}`, '0612345678')
    await signIn(page, 'owner')
    await page.goto(`/admin/customers?q=${key}`)
    await page.getByRole('link', { name: order.name }).click()
    const drawer = page.getByRole('complementary', { name: adminCustomers.detail.open(order.name) })
    await drawer.getByLabel(adminCustomers.tags.field).fill(`Tag ${key}`)
    await drawer.getByRole('button', { name: adminCustomers.tags.add }).click()
    await expect(drawer.getByRole('button', { name: adminCustomers.tags.remove(`tag ${key}`) })).toBeVisible()
    await page.goto('/admin/customers')
    await page
      .getByRole('combobox', { name: adminCustomers.tags.filter })
      .selectOption({ label: adminCustomers.tags.choice(`tag ${key}`, 1) })
    await expect(page.getByRole('link', { name: order.name })).toHaveCount(1)
    await expect(page).toHaveURL(/tag=tag\+/)
  },
)

test('the bottom bar of a phone leads to every page of the admin', phoneAtNight, async ({ page }) => {
  await signIn(page, 'owner')
  await page.goto('/admin')
  await page.getByRole('button', { name: admin.nav.more }).click()
  const sheet = page.getByRole('dialog', { name: admin.nav.more })
  for (const name of [
    ...[admin.nav.products, admin.nav.collections, admin.nav.deals, admin.nav.orders, admin.nav.calls],
    ...[admin.nav.discounts, admin.nav.students, admin.nav.customers, admin.nav.analytics],
    ...[admin.nav.messages, admin.nav.subscribers, admin.nav.protection, admin.nav.viewStore],
  ])
    await expect(sheet.getByRole('link', { name, exact: true })).toBeAttached()
  await sheet.getByRole('link', { name: admin.nav.settings, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: adminSettings.title })).toBeVisible()
  await expect(sheet).toBeHidden()
})
