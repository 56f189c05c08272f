import { readFile } from 'node:fs/promises'
import { adminReturns } from '../../src/content/en/admin/orders/returns'
import { returnReasonWords } from '../../src/content/en/orders/return-words'
import { track } from '../../src/content/en/orders/track'
import { withdrawal as words } from '../../src/content/en/orders/withdrawal'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, expect, test } from '../fixtures/test'

test.beforeEach(({ shop }) =>
  shop.rows('update public.shop_settings set withdrawal_days = 14').then(() => undefined),
)
test.afterEach(({ shop }) =>
  shop.rows('update public.shop_settings set withdrawal_days = null').then(() => undefined),
)

test(
  'a guest withdraws from a delivered order in two steps, from its tracking, and keeps the receipt; the owner finds a return',
  both,
  async ({ page, shop, expected }) => {
    // The receipt goes to the order’s address alone.
    expected.complaint(/^400: POST .*withdraw_from_order$/)
    const order = await shoppersOf(page, shop).order(
      await shop.product({ price: 60 }),
      'Nora Alami',
      'cod',
      2,
    )
    await shop.rows("update public.orders set order_status = 'delivered' where id = $1", [order.id])
    await page.goto('/track')
    await page.getByLabel(track.number).fill(order.number)
    await page.getByRole('textbox', { name: track.email, exact: true }).fill(order.email)
    await page.getByRole('button', { name: track.submit }).click()
    await page.getByRole('button', { name: words.action }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()

    await page.getByRole('button', { name: words.next }).click()
    await expect(page.getByText(words.problems.name)).toBeVisible()
    await page.getByLabel(words.name).fill('Nora Alami')
    await page.getByLabel(words.email).fill('someone.else@example.com')
    await expectAccessible(page, 'the statement')
    await page.getByRole('button', { name: words.next }).click()
    await expect(page.getByText(words.check.text(order.number))).toBeVisible()
    await page.getByRole('button', { name: words.check.submit }).click()
    await expect(page.getByText(words.problems.email)).toBeVisible()
    await page.getByRole('button', { name: words.check.change }).click()
    await page.getByLabel(words.email).fill(order.email)
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('button', { name: words.check.submit }).click()

    const receipt = page.getByRole('region', { name: words.receipt.title })
    await expect(receipt).toContainText(words.receipt.returning(`${order.number}-R1`))
    await expect(receipt.getByRole('heading')).toBeFocused()
    await expectAccessible(page, 'the receipt')
    const downloading = page.waitForEvent('download')
    await receipt.getByRole('button', { name: words.receipt.save }).click()
    const text = await readFile(await (await downloading).path(), 'utf8')
    expect(text).toContain(`${words.receipt.order}: ${order.number}`)
    expect(text).toContain(`${words.receipt.name}: Nora Alami`)

    await signIn(page, 'owner')
    await page.goto('/admin/orders/returns')
    await page.getByRole('link', { name: new RegExp(`^${adminReturns.open(`${order.number}-R1`)}`) }).click()
    await expect(page.getByRole('complementary')).toContainText(returnReasonWords.withdrawal)
  },
)

test(
  'the link of an order that was not sent leads to its withdrawal, which cancels it',
  atNight,
  async ({ page, shop }) => {
    const order = await shoppersOf(page, shop).order(await shop.product({ price: 60 }), 'Salma Benjelloun')
    await page.goto(`/return/${order.id}?withdraw#token=${order.token}`)
    await page.getByLabel(words.name).fill('Salma Benjelloun')
    await page.getByLabel(words.email).fill(order.email)
    await page.getByRole('button', { name: words.next }).click()
    await page.getByRole('button', { name: words.check.submit }).click()
    await expect(page.getByRole('region', { name: words.receipt.title })).toContainText(
      words.receipt.cancelled,
    )
    const [row] = await shop.rows<{ order_status: string }>(
      'select order_status from public.orders where id = $1',
      [order.id],
    )
    expect(row?.order_status).toBe('cancelled')
  },
)
