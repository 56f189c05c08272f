import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { account } from '../../src/content/en/account/account'
import { settings } from '../../src/content/en/account/settings'
import { accountMail } from '../../src/content/en/mail/account-mail'
import { reviewWords } from '../../src/content/en/product/reviews'
import { expectAccessible } from '../fixtures/axe'
import { accounts, expectConfirmation, fillCart, fillCheckout, placeOrderButton } from '../fixtures/shop'
import { atNight, expect, labelOf, test, translatedAtNight } from '../fixtures/test'

type Page = import('@playwright/test').Page
type Shop = import('../fixtures/shop').Shop
const words = account.signIn
const main = (page: Page) => page.getByRole('main')
const card = (page: Page) => main(page).getByRole('region', { name: account.profile.card })
const newEmail = () => `member-${randomUUID().slice(0, 8)}@example.com`
const refusedPassword = /^400: POST .*\/auth\/v1\/token/

async function logIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: words.email, exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Creates an account of the test's own through the login page. */
async function signUp(page: Page, email: string, password: string, next = '/profile') {
  await page.goto(`/login?mode=sign-up&next=${encodeURIComponent(next)}`)
  await page.getByRole('textbox', { name: words.fullName }).fill('Nora Alami')
  await logIn(page, email, password)
  await expect(page).not.toHaveURL(/\/login/)
}

/** Acts as the owner through the API. */
async function asOwner(shop: Shop, path: string, body: object) {
  const headers = { 'Content-Type': 'application/json', apikey: 'sb_publishable_shop_local' }
  const send = (address: string, method: string, data: object, token?: string) =>
    fetch(`${shop.url}${address}`, {
      method,
      headers: token ? { ...headers, Authorization: `Bearer ${token}` } : headers,
      body: JSON.stringify(data),
    })
  const session: { access_token: string } = await (
    await send('/auth/v1/token?grant_type=password', 'POST', accounts.owner)
  ).json()
  expect((await send(`/rest/v1/${path}`, 'PATCH', body, session.access_token)).ok).toBe(true)
}

test(
  'from the sign-up to the review: an order, delivered, counted in the profile; out, and back in',
  translatedAtNight,
  async ({ page, shop }) => {
    const email = newEmail()
    const product = await shop.product()
    // A guest is redirected to the login.
    await page.goto('/profile')
    await expect(page).toHaveURL(/\/login\?next=%2Fprofile$/)
    await page.getByRole('button', { name: words.tabs.signUp }).click()
    await page.getByRole('textbox', { name: words.fullName }).fill('Nora Alami')
    await logIn(page, email, 'a long password')
    await expect(page).toHaveURL(/\/profile$/)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      account.profile.greeting('Nora Alami'),
    )
    await expect(card(page)).toContainText(email)
    await expect(main(page).getByText(account.profile.noOrders.title)).toBeVisible()

    await fillCart(page, { product })
    await page.goto('/checkout')
    await fillCheckout(page)
    await placeOrderButton(page).click()
    const id = await expectConfirmation(page)
    await asOwner(shop, `orders?id=eq.${id}`, { order_status: 'delivered' })

    await page.goto(`/product/${product.slug}#reviews`)
    await main(page).getByRole('button', { name: reviewWords.editor.write }).click()
    const { form } = reviewWords
    await labelOf(page.getByRole('radio', { name: `${form.stars(5)}, ${form.verdicts[4]}` })).click()
    await main(page).getByRole('textbox', { name: form.headline }).fill('As it should be')
    await main(page).getByRole('button', { name: form.submit }).click()
    await expect(page.getByText(form.done)).toBeVisible()

    await page.goto('/profile/notifications')
    await expect(main(page).getByRole('switch').first()).toBeVisible()
    await expectAccessible(page, 'notifications')
    await main(page).getByRole('link', { name: settings.back }).click()
    const stats = card(page).getByRole('list', { name: account.profile.stats.label }).getByRole('listitem')
    await expect(stats).toHaveText([/^1\s*Orders$/, /^0\s*Wishlist$/, /^1\s*Reviews$/])
    await main(page).getByRole('button', { name: account.profile.logout }).click()
    await expect(page.getByText(account.profile.loggedOut)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/login?next=/sale%3Fsort%3Dprice-low')
    await logIn(page, email, 'a long password')
    await expect(page).toHaveURL(/\/sale\?sort=price-low$/)
    // A signed-in member is redirected from the login.
    await page.goto('/login?next=/wishlist')
    await expect(page).toHaveURL(/\/wishlist$/)
  },
)

test('the link in the mail resets a password once, and another confirms an email', async ({
  page,
  shop,
  expected,
}) => {
  expected.complaint(/^40[03]: POST .*\/auth\/v1\/(token|verify)/)
  const email = newEmail()
  await signUp(page, email, 'the old password')
  await page.evaluate(() => localStorage.removeItem('shop-session'))

  await page.goto('/login')
  await page.getByRole('textbox', { name: words.email, exact: true }).fill(email)
  await main(page).getByRole('link', { name: words.forgot }).click()
  await main(page).getByRole('button', { name: account.reset.submit }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(account.reset.sent.title)

  await page.goto('/_outbox')
  await page.getByRole('link', { name: new RegExp(`${email}.*${accountMail.recovery.subject}`) }).click()
  const mail = page.frameLocator('iframe').last()
  const link = await mail.getByRole('link', { name: accountMail.recovery.action }).getAttribute('href')
  expect(link).toMatch(new RegExp(`^${shop.url}/reset-password#[0-9a-f]{64}$`))
  const openLink = async () => {
    await page.goto(String(link))
    await page.getByLabel(account.reset.choose.password, { exact: true }).fill('the new password')
    await page.keyboard.press('Enter')
  }
  await openLink()
  await expect(page.getByText(account.reset.choose.done)).toBeVisible()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(card(page)).toContainText(email)

  await page.evaluate(() => localStorage.removeItem('shop-session'))
  await openLink()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(account.reset.expired.title)
  await page.goto('/login')
  await logIn(page, email, 'the old password')
  await expect(page.getByRole('alert').filter({ hasText: account.problems.credentials })).toBeVisible()
  await logIn(page, email, 'the new password')
  await expect(page).toHaveURL(/\/profile$/)

  // Simulates a project that requires a confirmed email.
  await page.evaluate(() => localStorage.removeItem('shop-session'))
  const secret = randomUUID().replaceAll('-', '').repeat(2)
  await shop.rows(
    `update auth.users set email_confirmed_at = null, confirmation_token = $2, confirmation_sent_at = now()
     where email = $1`,
    [email, secret],
  )
  await page.goto('/login')
  await logIn(page, email, 'the new password')
  await expect(page.getByRole('alert').filter({ hasText: account.problems.unconfirmed })).toBeVisible()
  await page.goto(`/confirm-email#${secret}`)
  await main(page).getByRole('button', { name: account.confirmEmail.submit }).click()
  await expect(card(page)).toContainText(email)
})

test(
  'an expired session loses nothing typed; the account’s data can be downloaded and the account deleted',
  atNight,
  async ({ page, shop, expected }) => {
    expected.complaint(refusedPassword)
    const email = newEmail()
    const password = 'a long password'
    await signUp(page, email, password, '/profile/settings')
    const details = main(page).getByRole('form', { name: settings.details.title })
    await details.getByRole('textbox', { name: settings.details.name }).fill('Noor Alami')
    await details.getByRole('textbox', { name: settings.details.phone }).fill('+212 661 00 00 00')
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('shop-session') ?? '{}')
      const ended = { ...session, expires_at: 1, access_token: 'too.old.now', refresh_token: 'taken-back' }
      localStorage.setItem('shop-session', JSON.stringify(ended))
    })
    await details.getByRole('button', { name: settings.details.save }).click()
    const again = page.getByRole('alertdialog', { name: account.ended.title })
    await expect(again).toContainText(email)
    await again.getByLabel(words.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(settings.details.saved)).toBeVisible()
    await expect(again).toBeHidden()
    expect(
      await shop.rows(
        'select p.full_name, p.phone from public.profiles p join auth.users u using (id) where u.email = $1',
        [email],
      ),
    ).toEqual([{ full_name: 'Noor Alami', phone: '+212 661 00 00 00' }])

    await expectAccessible(page, 'settings')
    const downloading = page.waitForEvent('download')
    await main(page).getByRole('button', { name: settings.data.action }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
      account: { email },
      profile: { full_name: 'Noor Alami' },
      orders: [],
    })

    await main(page).getByRole('button', { name: settings.delete.action }).click()
    const question = page.getByRole('alertdialog', { name: settings.delete.dialog.title })
    const typed = question.getByLabel(settings.delete.dialog.password, { exact: true })
    await typed.fill('not the password')
    await question.getByRole('button', { name: settings.delete.dialog.submit }).click()
    await expect(question.getByRole('alert')).toHaveText(settings.delete.problems.wrong)
    await typed.fill(password)
    await question.getByRole('button', { name: settings.delete.dialog.submit }).click()
    await expect(page.getByText(settings.delete.done.title)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    expect(await shop.rows('select 1 from auth.users where email = $1', [email])).toEqual([])
    await page.goto('/login')
    await logIn(page, email, password)
    await expect(page.getByRole('alert').filter({ hasText: account.problems.credentials })).toBeVisible()
  },
)
