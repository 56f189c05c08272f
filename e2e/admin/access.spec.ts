import { account } from '../../src/content/account'
import { admin } from '../../src/content/admin'
import { accounts } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { both, expect, test } from '../fixtures/test'

test('a guest at /admin gets a sign-in and no data', async ({ page }) => {
  const answers: string[] = []
  page.on('response', (response) => {
    if (/\/rest\/v1\/orders|_orders/.test(response.url())) answers.push(response.url())
  })
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { level: 1, name: admin.signIn.title })).toBeVisible()
  expect(answers).toEqual([])
})

test('a failed sign-in does not reveal which part was wrong, and keeps the email', async ({
  page,
  expected,
}) => {
  expected.complaint(/^400: POST .*\/auth\/v1\/token/)
  await page.goto('/admin')
  const email = page.getByRole('textbox', { name: account.signIn.email })
  await email.fill(accounts.owner.email)
  await page.getByLabel(account.signIn.password, { exact: true }).fill('not the password')
  await page.getByRole('button', { name: admin.signIn.submit }).click()
  await expect(page.getByText(account.problems.credentials)).toBeVisible()
  await expect(email).toHaveValue(accounts.owner.email)
})

test('a shopper is refused by the admin and by the database', async ({ page, shop }) => {
  await signIn(page, 'shopper')
  await page.goto('/admin/orders')
  await expect(page.getByRole('heading', { name: admin.refused.title })).toBeVisible()
  // Calls the API with the shopper's session: it reads only their own orders and can change none.
  const answer = await page.evaluate(async () => {
    const session = JSON.parse(localStorage.getItem('zellige-session') ?? '{}')
    const headers = {
      apikey: 'sb_publishable_zellige_local',
      Authorization: `Bearer ${session.access_token}`,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
    }
    const read = await fetch('/rest/v1/orders?select=customer_email', { headers })
    const write = await fetch('/rest/v1/orders?order_status=eq.pending', {
      method: 'PATCH',
      headers,
      body: '{"order_status":"delivered"}',
    })
    return { seen: await read.json(), changed: write.ok ? await write.json() : [] }
  })
  expect(new Set(answer.seen.map((order: { customer_email: string }) => order.customer_email))).toEqual(
    new Set([accounts.shopper.email]),
  )
  expect(answer.changed).toEqual([])
  expect(
    await shop.rows(`select 1 from public.orders where customer_email = $1 and order_status = 'pending'`, [
      accounts.shopper.email,
    ]),
  ).not.toEqual([])
})

test(
  'the owner signs in at /admin, sees the admin layout, and signs out',
  both,
  async ({ page, isMobile }) => {
    await page.goto('/admin')
    await page.getByRole('textbox', { name: account.signIn.email }).fill(accounts.owner.email)
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
