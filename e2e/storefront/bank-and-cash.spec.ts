// Orders that are paid by bank transfer or in cash, from the checkout to the owner's record of the money.
import type { Browser, Page } from '@playwright/test'
import { account } from '../../src/content/en/account/account'
import { admin } from '../../src/content/en/admin/admin'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { orderPayment } from '../../src/content/en/orders/order-payment'
import { orders } from '../../src/content/en/orders/orders'
import { expectAccessible } from '../fixtures/axe'
import {
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  type Shop,
  type TestProduct,
} from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, bothAtNight, expect, test } from '../fixtures/test'

const { money } = adminOrders
const { bank, cash } = orderPayment

/** Orders one of a product, which costs $27.99 with shipping; resolves to the order's id and number. */
async function order(page: Page, shop: Shop, product: TestProduct, method: string, email?: string) {
  await fillCart(page, { product })
  await page.goto('/checkout')
  await fillCheckout(page, email === undefined ? {} : { email })
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).check()
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  const [row] = await shop.ordersOf(product)
  return { id, number: row?.order_number ?? 'none' }
}

/** The owner's drawer of an order, in a browser of their own. */
async function openDrawer(page: Page, browser: Browser, shop: Shop, placed: { id: string; number: string }) {
  const office = await browser.newContext({ viewport: page.viewportSize() })
  const owner = await office.newPage()
  await signIn(owner, 'owner')
  await owner.goto(`${shop.url}/admin/orders/${placed.id}`)
  const drawer = owner.getByRole('complementary', { name: admin.orders.open(placed.number) })
  return { owner, drawer, close: () => office.close() }
}

test(
  'a member transfers: the account on the confirmation and in the order, and the owner’s record of the money',
  both,
  async ({ page, shop, browser, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const product = await shop.product({ stock: 3 })
    const member = await shop.member()
    await signIn(page, member)
    const placed = await order(page, shop, product, 'Bank transfer', member.email)
    const panel = page.getByRole('region', { name: /^Transfer \$27\.99 by / })
    await expect(panel).toContainText('MA64 9997 8000 0000 0012 3456 7896')
    await panel.getByRole('button', { name: bank.copy(bank.iban) }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('MA64999780000000001234567896')
    await expectAccessible(page, 'confirmation of a bank transfer')
    await page.goto('/profile/orders')
    await expect(page.getByText(/^\$27\.99 to pay by /).first()).toBeVisible()
    await page.getByRole('link', { name: account.profile.order(placed.number) }).click()
    await expect(panel).toContainText(placed.number)
    await expect(panel).toContainText('Zellige SARL')

    const { owner, drawer, close } = await openDrawer(page, browser, shop, placed)
    await expect(drawer.getByRole('button', { name: admin.orders.next.pending.label })).toBeHidden()
    await drawer.getByRole('button', { name: money.record.transfer }).click()
    const dialog = owner.getByRole('dialog', { name: money.record.title.bank })
    await expectAccessible(owner, money.record.title.bank)
    await dialog.getByRole('button', { name: money.record.submit }).click()
    await expect(drawer.getByText('Bank paid')).toBeVisible()
    await expect(drawer.getByRole('button', { name: admin.orders.next.pending.label })).toBeVisible()
    await close()
    await page.reload()
    await expect(page.getByText('$27.99 was received by bank transfer.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Transfer/ })).toBeHidden()
  },
)

test(
  'cash is announced to the customer; a parcel that is refused at the door cancels the order, and nothing speaks of money back',
  bothAtNight,
  async ({ page, shop, browser }) => {
    const product = await shop.product({ stock: 4 })
    const placed = await order(page, shop, product, 'Cash on delivery')
    await expect(page.getByRole('heading', { name: cash.title('$27.99') })).toBeVisible()
    await expectAccessible(page, 'confirmation of cash on delivery')
    await shop.rows(`update public.orders set order_status = 'shipped' where id = $1`, [placed.id])
    const { owner, drawer, close } = await openDrawer(page, browser, shop, placed)
    await drawer.getByRole('button', { name: admin.orders.cancel }).click()
    const dialog = owner.getByRole('alertdialog')
    await expect(dialog).toContainText(money.cancel.nothingPaid)
    await dialog.getByLabel(money.cancel.reason).selectOption({ label: money.cancel.reasons.refused })
    await dialog.getByRole('button', { name: money.cancel.confirm }).click()
    await expect(drawer.getByText(new RegExp(`^${money.cancel.reasons.refused}`))).toBeVisible()
    expect(await shop.stockOf(product)).toBe(4)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: orders.confirmation.cancelled })).toBeVisible()
    await expect(page.getByText('Nothing was paid, and nothing is due.').first()).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(/refund/i)
    await close()
  },
)
