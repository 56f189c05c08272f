import { randomUUID } from 'node:crypto'
import { account } from '../../src/content/account'
import { admin } from '../../src/content/admin'
import { cart } from '../../src/content/cart'
import { orders } from '../../src/content/orders'
import { track } from '../../src/content/track'
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
import { both, expect, test } from '../fixtures/test'

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
const steps = (page: Page) =>
  page.getByRole('list', { name: timeline.label }).getByRole('listitem').locator('p:first-child')

test(
  'a guest buys, finds the order again, tracks it and calls it off',
  both,
  async ({ page, shop, isMobile }) => {
    const product = await shop.product({ stock: 5 })
    const { id, email, number } = await buy(page, shop, product, 2)
    await page.reload()
    await expect(steps(page)).toHaveText([
      `${timeline.steps.pending}, ${timeline.done}`,
      `${timeline.steps.processing}, ${timeline.open}`,
      `${timeline.steps.shipped}, ${timeline.open}`,
      `${timeline.steps.delivered}, ${timeline.open}`,
    ])

    await page.getByRole('link', { name: confirmation.track }).click()
    await expect(page.getByRole('heading', { level: 1, name: track.title })).toBeVisible()
    await expect(page.getByRole('textbox', { name: track.number })).toHaveValue(number)
    const emailField = page.getByRole('main').getByRole('textbox', { name: track.email })
    await expect(emailField).toHaveValue('')
    await emailField.fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    const result = page.getByRole('region', { name: track.found(number, orders.shopperStatuses.confirmed) })
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

test('a shipped order can be tracked by its carrier and not cancelled', async ({
  page,
  shop,
  browser,
  expected,
}) => {
  expected.complaint(/^409: POST .*cancel_order/)
  const product = await shop.product()
  const { id, email, number } = await buy(page, shop, product)

  const office = await browser.newContext({ viewport: page.viewportSize() })
  const owner = await office.newPage()
  await signIn(owner, 'owner')
  await owner.goto(`${shop.url}/admin/orders/${id}`)
  await owner.getByLabel(admin.orders.tracking.carrier).selectOption('Amana')
  await owner.getByLabel(admin.orders.tracking.number).fill('AM84215848MA')
  await owner.getByRole('button', { name: admin.orders.tracking.save, exact: true }).click()
  await expect(owner.getByText(admin.orders.tracking.saved)).toBeVisible()
  await owner.getByRole('button', { name: admin.orders.next.pending.label }).click()
  await owner.getByRole('button', { name: admin.orders.next.processing.label }).click()
  await expect(owner.getByText(admin.orders.updated.text('shipped'))).toBeVisible()
  await office.close()

  // The customer's page is still open with the old status.
  await page.getByRole('button', { name: cancel.action }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: cancel.dialog.confirm }).click()
  await expect(dialog.getByText(cancel.failed.CANCEL_WINDOW_CLOSED)).toBeVisible()
  await dialog.getByRole('button', { name: cancel.dialog.close }).click()
  await expect(page.getByRole('button', { name: cancel.action })).toBeHidden()
  expect((await shop.ordersOf(product))[0]?.order_status).toBe('shipped')

  const stranger = await browser.newPage()
  await stranger.goto(`${shop.url}/track?order=${number.toLowerCase()}`)
  await stranger.getByRole('main').getByRole('textbox', { name: track.email }).fill(email)
  await stranger.getByRole('button', { name: track.submit }).click()
  const result = stranger.getByRole('region', { name: track.found(number, orders.statuses.shipped) })
  await expect(result).toContainText('Amana')
  await expect(result).toContainText('AM84215848MA')
  await expect(stranger.getByText(track.kept.title)).toBeHidden()
  await stranger.close()
})

test('tracking answers every miss alike and locks strangers out after ten attempts', async ({
  page,
  shop,
  browser,
}) => {
  const product = await shop.product()
  const { number, email } = await buy(page, shop, product)
  const stranger = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  const find = async (on: Page, typed: string) => {
    await on.getByRole('main').getByRole('textbox', { name: track.email }).fill(typed)
    await on.getByRole('button', { name: track.submit }).click()
  }
  await stranger.goto(`${shop.url}/track?order=${number}`)
  for (let i = 0; i < 10; i += 1) {
    const answer = stranger.waitForResponse('**/rpc/track_order')
    await find(stranger, 'wolf@example.com')
    expect(await (await answer).text()).toBe('null')
    await expect(stranger.getByRole('main').getByRole('alert')).toContainText(track.missing.title)
  }
  await expectAccessible(stranger, 'no such order')
  await find(stranger, email)
  await expect(stranger.getByRole('main').getByRole('alert')).toContainText(track.tooMany.title)
  await stranger.context().close()

  // It is not locked for who placed it.
  await page.goto(`/track?order=${number}`)
  await find(page, email)
  await expect(
    page.getByRole('region', { name: track.found(number, orders.shopperStatuses.confirmed) }),
  ).toBeVisible()
})

test('a guest who creates an account from the confirmation finds the order in it', async ({ page, shop }) => {
  const product = await shop.product()
  const { id, email, number } = await buy(page, shop, product)
  const { create } = orders.account
  await page.getByRole('button', { name: create.action }).click()
  await expect(page.getByText(create.as(email))).toBeVisible()
  await expectAccessible(page, 'account from the confirmation')
  await page.getByLabel(account.signIn.password, { exact: true }).fill('a long password')
  await page.keyboard.press('Enter')
  await expect(page.getByText(create.done.text)).toBeVisible()
  await expect(page.getByText(create.title)).toBeHidden()
  const [row] = await shop.rows(
    'select u.email, o.user_id is not null as claimed from public.orders o left join auth.users u on u.id = o.user_id where o.id = $1',
    [id],
  )
  expect(row).toEqual({ email, claimed: true })

  await page.goto('/profile')
  await page.getByRole('link', { name: account.profile.order(number) }).click()
  await expect(page.getByRole('heading', { level: 1, name: `${orders.order.title} ${number}` })).toBeVisible()
  await expect(page).toHaveURL(`/profile/orders/${id}`)
  await expectAccessible(page, 'order of a member')

  // The next person at this computer does not see it.
  await page.goto('/profile')
  await page.getByRole('button', { name: account.profile.logout }).click()
  await expect(page.getByText(account.profile.loggedOut)).toBeVisible()
  await page.goto(`/order-confirmation/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: confirmation.missing.title })).toBeVisible()
})

test('a member who signs in is offered the guest orders of this browser', async ({ page, shop }) => {
  const product = await shop.product()
  const { id, number } = await buy(page, shop, product)
  await signIn(page, await shop.member())
  await page.goto('/profile')
  const { claim } = orders.account
  await expect(page.getByText(claim.offer(1))).toBeVisible()
  await expectAccessible(page, 'offer of guest orders')
  await page.getByRole('button', { name: claim.action(1) }).click()
  await expect(page.getByText(claim.done(1).title)).toBeVisible()
  await expect(page.getByRole('link', { name: account.profile.order(number) })).toBeVisible()
  await expect(page.getByText(claim.offer(1))).toBeHidden()
  expect((await shop.ordersOf(product)).find((order) => order.id === id)?.user_id).not.toBeNull()
})

test('a member orders again what is in stock, and sees what is not', async ({ page, shop }) => {
  const [kept, fewer, gone] = [
    await shop.product({ stock: 9, price: 20 }),
    await shop.product({ stock: 4 }),
    await shop.product({ stock: 4 }),
  ]
  const member = await shop.member()
  await signIn(page, member)
  await fillCart(page, { product: kept }, { product: fewer, quantity: 3 }, { product: gone })
  await page.goto('/checkout')
  await fillCheckout(page, { email: member.email })
  await placeOrderButton(page).click()
  await expectConfirmation(page)
  await shop.setPrice(kept, 25)
  await shop.setStock(gone, 0)

  await page.goto('/profile/orders')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'my orders')
  const [order] = await shop.ordersOf(kept)
  await page.getByRole('link', { name: account.profile.order(order?.order_number ?? '') }).click()
  await page.getByRole('button', { name: reorder.action }).click()
  const dialog = page.getByRole('dialog', { name: reorder.some.title })
  await expect(dialog.getByText(reorder.some.text(2))).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByRole('listitem').filter({ hasText: fewer.title })).toContainText(
    'only 1 of 3 left',
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: gone.title })).toContainText('sold out')
  await expectAccessible(page, 'what could not be had again')
  await dialog.getByRole('link', { name: reorder.cart }).click()
  await expect(page.getByRole('heading', { level: 1, name: cart.title })).toBeVisible()
  const lines = page.getByRole('list', { name: cart.lines })
  await expect(lines.getByRole('listitem').filter({ hasText: kept.title })).toContainText('$25.00')
  await expect(lines.getByRole('listitem').filter({ hasText: fewer.title })).toBeVisible()
  await expect(lines.getByText(gone.title)).toBeHidden()
})

test('an order prints as a light invoice, from the dark theme too', async ({ page, shop }) => {
  const product = await shop.product()
  const { number } = await buy(page, shop, product)
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.reload()
  await expect(page.getByText(number)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(orders.order.invoice, { exact: true })).toBeVisible()
  for (const shown of [
    number,
    product.title,
    orders.order.total,
    '1 Rue de Fès',
    'Rabat 10000',
    'Morocco, hello@',
  ])
    await expect(page.getByText(shown).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  for (const hidden of [cancel.action, reorder.action, orders.order.print, orders.account.create.action])
    await expect(page.getByRole('button', { name: hidden })).toBeHidden()
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
})
