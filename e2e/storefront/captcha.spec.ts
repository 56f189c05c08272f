// The CAPTCHA, against the sandbox of Turnstile: switched on by the owner, passed by guests and not asked of members.
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { adminPaths } from '../../src/config/admin-paths'
import { paths } from '../../src/config/paths'
import { account } from '../../src/content/en/account/account'
import { captcha as words } from '../../src/content/en/account/captcha'
import { adminProtection } from '../../src/content/en/admin/settings/protection'
import { checkoutNotice } from '../../src/content/en/cart/checkout-notice'
import { captchaMissing } from '../../src/content/en/mail/captcha-missing'
import { contact } from '../../src/content/en/pages/contact'
import { sandboxSiteKeys } from '../../supabase/local/captcha-sandbox'
import { expectAccessible } from '../fixtures/axe'
import {
  accounts,
  expectConfirmation,
  fillCart,
  fillCheckout,
  placeOrderButton,
  type Shop,
} from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { atNight, both, bothAtNight, expect, test } from '../fixtures/test'

const switchOn = (shop: Shop, siteKey: string) =>
  shop.rows("insert into private.captcha (provider, site_key) values ('turnstile', $1)", [siteKey])

test.beforeEach(({ expected }) => expected.complaint(/^(428|400|422): POST .*\/(rest|auth|functions)\/v1\//))
test.afterEach(async ({ shop }) => {
  await shop.rows('delete from private.captcha where only_row')
})

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: words.title })
const box = (page: Page) =>
  dialogOf(page).frameLocator('iframe').getByRole('checkbox', { name: 'I am human' })

async function writeMessage(page: Page) {
  await page.goto(paths.contact)
  const form = page.getByRole('form', { name: contact.form })
  await form.getByLabel(contact.fields.name).fill('Yasmin Lining')
  await form.getByLabel(contact.fields.email).fill(`nora.${randomUUID().slice(0, 8)}@example.com`)
  await form.getByLabel(contact.fields.subject).fill('A question')
  await form.getByLabel(contact.fields.body).fill('Is it lined?')
  await form.getByRole('button', { name: contact.submit }).click()
  return form
}
const expectSent = (page: Page) =>
  expect(page.getByRole('heading', { level: 2, name: contact.sent.title })).toBeVisible()

test(
  'a guest passes the check by keyboard and orders, and writes a message',
  both,
  async ({ page, shop }) => {
    await switchOn(shop, sandboxSiteKeys.asks)
    const product = await shop.product()
    await fillCart(page, { product })
    await page.goto(paths.checkout)
    await fillCheckout(page)
    await placeOrderButton(page).click()
    await expect(box(page)).toBeVisible()
    await expectAccessible(page, 'the check')
    // Cancelled: nothing is ordered, and nothing typed is lost.
    await dialogOf(page).getByRole('button', { name: words.cancel }).click()
    await expect(page.getByText(checkoutNotice.refused.captcha.title)).toBeVisible()
    expect(await shop.ordersOf(product)).toEqual([])
    await placeOrderButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(box(page)).toBeVisible()
    await box(page).focus()
    await page.keyboard.press('Space')
    await expectConfirmation(page)
    expect(await shop.ordersOf(product)).toHaveLength(1)

    const form = await writeMessage(page)
    await dialogOf(page).getByRole('button', { name: words.cancel }).click()
    await expect(form.getByText(captchaMissing.title)).toBeVisible()
    await expect(form.getByLabel(contact.fields.body)).toHaveValue('Is it lined?')
    await form.getByRole('button', { name: contact.submit }).click()
    await box(page).click()
    await expectSent(page)
  },
)

test('a check that needs nothing from the guest closes by itself', atNight, async ({ page, shop }) => {
  await switchOn(shop, sandboxSiteKeys.passes)
  await writeMessage(page)
  await expectSent(page)
  await expect(dialogOf(page)).toBeHidden()
})

test('a check that is blocked says what to do, and can be tried again', atNight, async ({ page, shop }) => {
  await switchOn(shop, sandboxSiteKeys.blocks)
  await writeMessage(page)
  await expect(dialogOf(page).getByRole('alert')).toHaveText(words.problems.blocked('turnstile'))
  await expectAccessible(page, 'the blocked check')
  await shop.rows("update private.captcha set site_key = '3x00000000000000000000FF' where only_row")
  await dialogOf(page).getByRole('button', { name: words.again }).click()
  await expect(dialogOf(page).getByRole('alert')).toHaveText(words.problems.blocked('turnstile'))
  await dialogOf(page).getByRole('button', { name: words.cancel }).click()
  await page.getByRole('button', { name: contact.submit }).click()
  await box(page).click()
  await expectSent(page)
})

test('a member is not asked, and a page without it loads nothing of it', atNight, async ({ page, shop }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/captcha/i.test(request.url())) asked.push(request.url())
  })
  await writeMessage(page)
  await expectSent(page)
  await signIn(page, await shop.member())
  await switchOn(shop, sandboxSiteKeys.asks)
  await writeMessage(page)
  await expectSent(page)
  expect(asked.filter((url) => !url.includes('/assets/'))).toEqual([])
})

test('signing up and in asks for the check as well', atNight, async ({ page, shop }) => {
  await switchOn(shop, sandboxSiteKeys.asks)
  await page.goto(paths.login)
  await page.getByRole('textbox', { name: account.signIn.email, exact: true }).fill(accounts.shopper.email)
  await page.getByLabel(account.signIn.password, { exact: true }).fill(accounts.shopper.password)
  await page.getByRole('main').getByRole('button', { name: account.signIn.login, exact: true }).last().click()
  await dialogOf(page).getByRole('button', { name: words.cancel }).click()
  await expect(page.getByText(account.problems.captcha)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: account.signIn.login, exact: true }).last().click()
  await box(page).click()
  await expect(page).not.toHaveURL(/login/)
})

test('the owner switches it on by passing it, and off again', bothAtNight, async ({ page, shop }) => {
  const panel = page.getByRole('region', { name: /^CAPTCHA/ })
  await signIn(page, 'owner')
  await page.goto(adminPaths.protection)
  await panel.getByLabel(adminProtection.captcha.siteKey).fill('short')
  await panel.getByRole('button', { name: adminProtection.captcha.switchOn }).click()
  await expect(panel.getByText(adminProtection.captcha.problems.siteKey)).toBeVisible()
  await panel.getByLabel(adminProtection.captcha.siteKey).fill(sandboxSiteKeys.blocks)
  await panel.getByRole('button', { name: adminProtection.captcha.switchOn }).click()
  await expect(dialogOf(page).getByRole('alert')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: words.cancel }).click()
  await expect(page.getByText(adminProtection.captcha.problems.CAPTCHA_REQUIRED)).toBeVisible()
  expect(await shop.rows('select from private.captcha')).toEqual([])
  await panel.getByLabel(adminProtection.captcha.siteKey).fill(sandboxSiteKeys.asks)
  await panel.getByRole('button', { name: adminProtection.captcha.switchOn }).click()
  await box(page).click()
  await expect(panel.getByText(adminProtection.captcha.text.on)).toBeVisible()
  await expectAccessible(page, 'Protection with the CAPTCHA on')
  await panel.getByRole('button', { name: adminProtection.captcha.switchOff }).click()
  await expect(panel.getByLabel(adminProtection.captcha.siteKey)).toBeVisible()
})

test('the page with the widget answers no page of another site, and no page but the shop’s may show it', async ({
  page,
}) => {
  const { headers } = await page.request.get('/_captcha').then((answer) => ({ headers: answer.headers() }))
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  // Opened by itself it loads no script of a provider.
  await page.goto('/_captcha?provider=turnstile&sitekey=1x00000000000000000000AA&action=order', {
    waitUntil: 'commit',
  })
  await expect(page.locator('script[src*="api.js"]')).toHaveCount(0)
})
