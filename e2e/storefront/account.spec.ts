import { randomUUID } from 'node:crypto'
import { account } from '../../src/content/account'
import { accounts } from '../fixtures/shop'
import { expect, test } from '../fixtures/test'

type Page = import('@playwright/test').Page
const words = account.signIn

async function logIn(page: Page, email: string, password: string) {
  await page.getByRole('textbox', { name: words.email, exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

test('sign up, profile, logout, and back in on the way to where one was going', async ({ page, shop }) => {
  const email = `member-${randomUUID().slice(0, 8)}@example.com`
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: account.profile.signedOut.action }).click()
  await page.getByRole('button', { name: words.tabs.signUp }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.signUpTitle })).toBeVisible()
  await page.getByRole('textbox', { name: words.fullName }).fill('Nora Alami')
  await logIn(page, email, 'a long password')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(
    page.getByRole('heading', { level: 1, name: account.profile.greeting('Nora Alami') }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: account.profile.card })).toContainText(email)
  await expect(page.getByText(account.profile.noOrders.title)).toBeVisible()
  expect(
    await shop.rows(
      'select full_name from public.profiles p join auth.users u using (id) where u.email = $1',
      [email],
    ),
  ).toEqual([{ full_name: 'Nora Alami' }])

  await page.reload()
  await expect(page.getByRole('region', { name: account.profile.card })).toContainText(email)
  await page.getByRole('button', { name: account.profile.logout }).click()
  await expect(page.getByText(account.profile.loggedOut)).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: account.profile.signedOut.title })).toBeVisible()

  await page.goto('/login?next=/sale%3Fsort%3Dprice-low')
  await logIn(page, email, 'a long password')
  await expect(page).toHaveURL(/\/sale\?sort=price-low$/)
  // Who is signed in already has nothing to do at the login.
  await page.goto('/login?next=/wishlist')
  await expect(page).toHaveURL(/\/wishlist$/)
})

for (const next of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  '/%2F/../..//evil.example',
]) {
  test(`after signing in, next=${next} stays on the site`, async ({ page, shop }) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`)
    await logIn(page, accounts.shopper.email, accounts.shopper.password)
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin).toBe(new URL(shop.url).origin)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a wrong password and an unknown account get the same answer', async ({ page, expected }) => {
  expected.complaint(/^400: POST .*\/auth\/v1\/token/)
  await page.goto('/login')
  for (const email of [accounts.shopper.email, 'nobody@example.com']) {
    await logIn(page, email, 'not the password')
    await expect(page.getByRole('alert').filter({ hasText: account.problems.credentials })).toBeVisible()
    await expect(page.getByRole('textbox', { name: words.email, exact: true })).toHaveValue(email)
    await expect(page.getByLabel(words.password, { exact: true })).toBeFocused()
  }
})

test('a known address is not told to who signs up with it', async ({ page, expected }) => {
  expected.complaint(/^4\d\d: POST .*\/auth\/v1\/signup/)
  await page.goto('/login?mode=sign-up')
  await page.getByRole('textbox', { name: words.fullName }).fill('Somebody Else')
  await logIn(page, accounts.shopper.email, 'another long password')
  await expect(
    page.getByText(account.problems.refused).or(page.getByText(words.confirm.title)).first(),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/login/)
})

test('the other ways to sign in say that they are not set up', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: words.apple }).click()
  await expect(page.getByText(words.notSetUp.apple.title)).toBeVisible()
  await page.getByRole('button', { name: words.phone }).click()
  await expect(page.getByText(words.notSetUp.phone.title)).toBeVisible()
})
