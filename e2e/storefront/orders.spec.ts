import { randomUUID } from 'node:crypto'
import { account } from '../../src/content/en/account/account'
import { orders } from '../../src/content/en/orders/orders'
import { track } from '../../src/content/en/orders/track'
import { expectAccessible } from '../fixtures/axe'
import {
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  type Shop,
  type TestProduct,
} from '../fixtures/shop'
import { expect, test, translatedAtNight } from '../fixtures/test'

type Page = import('@playwright/test').Page
const { cancel, confirmation, reorder, timeline } = orders

/** Buys through the checkout; resolves to the order. */
async function buy(page: Page, shop: Shop, product: TestProduct, quantity = 1) {
  const email = `buyer-${randomUUID().slice(0, 8)}@example.com`
  await fillCart(page, { product, quantity })
  await page.goto('/checkout')
  await fillCheckout(page, { email })
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check()
  await placeOrderButton(page).click()
  const id = await expectConfirmation(page)
  const order = (await shop.ordersOf(product)).find((each) => each.id === id)
  return { id, email, number: order?.order_number ?? 'none' }
}

/** What is printed: the order and nothing to press, on white. */
async function expectLightInvoice(page: Page, shown: string[]) {
  await expect(page.getByText(shown[0] ?? '').first()).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(orders.order.invoice, { exact: true })).toBeVisible()
  for (const text of [...shown, orders.order.total, '1 Rue de Fès', 'Rabat 10000', 'Morocco, hello@'])
    await expect(page.getByText(text).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  for (const hidden of [cancel.action, reorder.action, orders.order.print, orders.account.create.action])
    await expect(page.getByRole('button', { name: hidden })).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  await page.emulateMedia({ media: 'screen' })
}

const steps = (page: Page) =>
  page.getByRole('list', { name: timeline.label }).getByRole('listitem').locator('p:first-child')

test(
  'a guest buys, finds the order again, prints it as a light invoice from the dark theme too, tracks it and calls it off',
  translatedAtNight,
  async ({ page, shop, isMobile }) => {
    const product = await shop.product({ stock: 5 })
    const { id, email, number } = await buy(page, shop, product, 2)
    await page.reload()
    await expect(steps(page)).toHaveText([
      `${timeline.received}, ${timeline.done}`,
      `${timeline.steps.processing}, ${timeline.open}`,
      `${timeline.steps.shipped}, ${timeline.open}`,
      `${timeline.steps.delivered}, ${timeline.open}`,
    ])
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    await page.reload()
    await expectLightInvoice(page, [number, product.title])
    await page.evaluate(() => localStorage.setItem('theme', 'light'))
    await page.reload()

    await page.getByRole('link', { name: confirmation.track }).click()
    await expect(page.getByRole('heading', { level: 1, name: track.title })).toBeVisible()
    await expect(page.getByRole('textbox', { name: track.number })).toHaveValue(number)
    const emailField = page.getByRole('main').getByRole('textbox', { name: track.email })
    await expect(emailField).toHaveValue('')
    await emailField.fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    const result = page.getByRole('region', { name: track.found(number, orders.shopperStatuses.received) })
    await expect(result).toBeFocused()
    await expect(result).toBeInViewport({ ratio: isMobile ? 0.5 : 1 })
    await expect(result).not.toContainText('Nora')
    await expectAccessible(page, 'tracked order')

    await page
      .getByRole('region', { name: track.kept.title })
      .getByRole('link', { name: account.profile.order(number) })
      .click()
    await page.getByRole('button', { name: cancel.action }).click()
    const dialog = page.getByRole('alertdialog', { name: cancel.dialog.title })
    await expect(dialog.getByRole('button', { name: cancel.dialog.keep })).toBeFocused()
    await expectAccessible(page, 'cancel dialog')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: cancel.action })).toBeFocused()
    expect(await shop.stockOf(product)).toBe(3)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: cancel.dialog.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: confirmation.cancelled })).toBeVisible()
    await expect(page.getByText(cancel.done.title)).toBeVisible()
    await expect(page.getByText('Nothing was paid, and nothing is due.').first()).toBeVisible()
    await expectAccessible(page, 'cancelled order')
    expect(await shop.stockOf(product)).toBe(5)
    expect(
      await shop.rows(
        `select template from private.email_outbox where payload ->> 'order_id' = $1 order by id`,
        [id],
      ),
    ).toEqual([{ template: 'order-pending' }, { template: 'order-cancelled' }])
    await page.reload()
    await expect(steps(page).last()).toHaveText(`${timeline.steps.cancelled}, ${timeline.done}`)
    await expect(page.getByRole('button', { name: cancel.action })).toBeHidden()
  },
)
