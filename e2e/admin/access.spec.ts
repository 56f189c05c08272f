import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { account } from '../../src/content/en/account/account'
import { admin } from '../../src/content/en/admin/admin'
import { adminSettings } from '../../src/content/en/admin/settings/settings'
import { adminTwoFactor } from '../../src/content/en/admin/settings/two-factor'
import { expectAccessible } from '../fixtures/axe'
import { accounts } from '../fixtures/shop'
import { both, bothAtNight, expect, test } from '../fixtures/test'

test(
  'a failed sign-in at /admin does not reveal which part was wrong; the owner signs in and sees the admin layout',
  both,
  async ({ page, isMobile, expected }) => {
    expected.complaint(/^400: POST .*\/auth\/v1\/token/)
    await page.goto('/admin')
    const email = page.getByRole('textbox', { name: account.signIn.email })
    await email.fill(accounts.owner.email)
    await page.getByLabel(account.signIn.password, { exact: true }).fill('not the password')
    await page.getByRole('button', { name: admin.signIn.submit }).click()
    await expect(page.getByText(account.problems.credentials)).toBeVisible()
    await expect(email).toHaveValue(accounts.owner.email)
    await page.getByLabel(account.signIn.password, { exact: true }).fill(accounts.owner.password)
    await page.getByRole('button', { name: admin.signIn.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: admin.overview.title })).toBeVisible()
    for (const tab of ['products', 'orders', 'customers', 'analytics', 'settings'] as const) {
      // The bottom bar has the daily destinations; its sheet has all.
      if (isMobile) await page.getByRole('button', { name: admin.nav.more }).click()
      await page
        .getByRole(isMobile ? 'dialog' : 'navigation', { name: isMobile ? admin.nav.more : admin.nav.label })
        .getByRole('link', { name: new RegExp(`^${admin.nav[tab]}`) })
        .first()
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(admin.nav[tab])
    }
    if (isMobile) await page.getByRole('button', { name: admin.nav.more }).click()
    await expect(page.getByRole('link', { name: admin.nav.viewStore }).first()).toHaveAttribute('href', '/')
  },
)

test(
  'an owner adds an authenticator app, and signs in with its code',
  bothAtNight,
  async ({ page, shop, expected }) => {
    expected.complaint(/^422: POST .*\/auth\/v1\/factors\/.*\/verify/)
    expected.complaint(/^40[0-9]: (POST|PATCH|GET|PUT) .*\/(auth|rest)\/v1\//)
    const { settings, code } = adminTwoFactor
    const owner = await shop.member()
    await shop.rows('select private.make_admin($1)', [owner.email])
    const signInToAdmin = async () => {
      await page.goto('/admin/settings')
      await page.getByRole('textbox', { name: account.signIn.email }).fill(owner.email)
      await page.getByLabel(account.signIn.password, { exact: true }).fill(owner.password)
      await page.getByRole('button', { name: admin.signIn.submit }).click()
    }
    await signInToAdmin()
    await page.getByRole('button', { name: settings.add }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('img', { name: settings.enroll.picture })).toBeVisible()
    const key = (await dialog.locator('code').textContent()) ?? ''
    const codeNow = () => new TOTP({ secret: Secret.fromBase32(key) }).generate()
    await dialog.getByLabel(settings.enroll.shown).fill(codeNow())
    await dialog.getByRole('button', { name: settings.enroll.confirm }).click()
    await expect(page.getByText(settings.on)).toBeVisible()

    await page.evaluate(() => localStorage.removeItem('shop-session'))
    await signInToAdmin()
    const field = page.getByLabel(code.label, { exact: true })
    await expect(field).toBeFocused()
    await expectAccessible(page, 'the code of a sign-in')
    await field.fill('12')
    await page.keyboard.press('Enter')
    await expect(page.getByText(code.problems.missing)).toBeVisible()
    await field.fill('000 000')
    await page.keyboard.press('Enter')
    await expect(page.getByText(code.problems.wrong)).toBeVisible()
    await field.fill(codeNow())
    await page.keyboard.press('Enter')
    await expect(page.getByText(settings.on)).toBeVisible()

    // A session that ends is renewed by password and code over the page.
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('shop-session') ?? '{}')
      const ended = { ...session, expires_at: 1, access_token: 'too.old.now', refresh_token: 'taken-back' }
      localStorage.setItem('shop-session', JSON.stringify(ended))
    })
    const lowStock = page.getByLabel(adminSettings.orders.lowStock)
    await lowStock.fill('17')
    await page.getByRole('button', { name: adminSettings.save }).click()
    const again = page.getByRole('alertdialog', { name: account.ended.title })
    await again.getByLabel(account.signIn.password, { exact: true }).fill(owner.password)
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: code.title })
    await question.getByLabel(code.label, { exact: true }).fill(codeNow())
    await page.keyboard.press('Enter')
    await expect(question).toBeHidden()
    await expect(lowStock).toHaveValue('17')
    await page.getByRole('button', { name: adminSettings.discard }).click()

    // The link of a mail stands for the password alone.
    await page.evaluate(() => localStorage.removeItem('shop-session'))
    const secret = randomUUID().replaceAll('-', '').repeat(2)
    await shop.rows('update auth.users set recovery_token = $2, recovery_sent_at = now() where email = $1', [
      owner.email,
      secret,
    ])
    await page.goto(`/reset-password#${secret}`)
    const { choose } = account.reset
    await page.getByLabel(choose.password, { exact: true }).fill('the new password')
    await page.keyboard.press('Enter')
    await expect(page.getByText(choose.codeNeeded)).toBeVisible()
    await page.getByLabel(choose.code, { exact: true }).fill(codeNow())
    await page.keyboard.press('Enter')
    await expect(page.getByText(choose.done)).toBeVisible()
  },
)
