import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { adminAccounting as words } from '../../src/content/en/admin/accounting'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { adminSales } from '../../src/content/en/admin/sales'
import { team } from '../../src/content/en/admin/settings/team'
import { sessionKey } from '../../src/data/supabase/session-store'
import { formatMoney } from '../../src/domain/money/money'
import { expectAccessible } from '../fixtures/axe'
import { shoppersOf } from '../fixtures/placed-orders'
import { publishableKey } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { expect, phoneAtNight, test } from '../fixtures/test'

test(
  'an accountant’s month on a phone: figures are read, the month is exported, and nothing can be changed or looked up about customers',
  phoneAtNight,
  async ({ page, shop, expected }) => {
    test.slow()
    expected.complaint(/^403: POST .*\/rpc\//)
    const shoppers = shoppersOf(page, shop)
    const product = await shop.product({ price: 120 })
    const orders = [
      await shoppers.order(product, 'Nora Alami', 'card'),
      await shoppers.order(product, 'Salma Idrissi'),
    ]
    for (const order of orders.slice(0, 1)) await shoppers.pay(order)
    await signIn(page, 'owner')
    expect(await asked(page, 'issue_invoices', { p_numbers: orders.map(({ number }) => number) })).toBe(200)

    // As an invoice of a time in which names were taken as they came.
    await shop.rows(
      `update private.invoices set content = jsonb_set(content, '{customer_name}', '"=1+1"')
       where kind = 'invoice' and order_id = $1`,
      [orders[1]?.id],
    )

    const accountant = await shop.member()
    await shop.rows(
      "insert into public.team_members (user_id, role) select id, 'accountant' from auth.users where email = $1",
      [accountant.email],
    )
    await signIn(page, accountant)
    const [sums] = await shop.rows<{ invoiced: number; month: string }>(
      `select sum(amount) filter (where kind = 'invoice')::float as invoiced, to_char(now() at time zone 'UTC', 'YYYY-MM') as month
       from private.invoices where issued_at >= date_trunc('month', now() at time zone 'UTC')`,
    )
    const { invoiced = 0, month = '' } = sums ?? {}

    await test.step('the month’s sums are what the database has', async () => {
      await page.goto('/admin/analytics')
      await page.getByRole('link', { name: adminSales.accounting }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      const row = page.getByRole('row').filter({ hasText: new RegExp(`^${words.kinds.invoice} \\(`) })
      await expect(row).toContainText(formatMoney(Math.round(invoiced * 100), 'USD'))
      await expectAccessible(page, 'the month')
    })

    await test.step('the file of the month has the same sum, and runs nothing', async () => {
      const downloading = page.waitForEvent('download')
      await page.getByRole('button', { name: words.files.papers.action }).click()
      const download = await downloading
      expect(download.suggestedFilename()).toBe(words.files.papers.name(month))
      const text = await readFile(await download.path(), 'utf8')
      expect(text.startsWith('\uFEFF')).toBe(true)
      const lines = text.trim().split('\r\n').slice(1)
      const ofInvoices = lines.filter((line) => line.startsWith(`${words.kinds.invoice},`))
      const total = ofInvoices.reduce((sum, line) => sum + Number(line.split(',').at(-2)), 0)
      expect(total).toBeCloseTo(invoiced, 2)
      expect(text).toContain(",'=1+1,")
    })

    await test.step('an invoice is printed and not issued', async () => {
      const draft = await shoppers.order(product, 'Nora Alami')
      await page.goto(`/admin/orders/print/invoice?orders=${draft.number}`)
      await expect(page.getByRole('button', { name: adminOrders.print.print, exact: true })).toBeVisible()
      await expect(page.getByRole('button', { name: adminOrders.print.issue(1) })).toHaveCount(0)
    })

    await test.step('what is about customers, and what changes anything, is closed', async () => {
      for (const path of [
        '/admin/customers',
        '/admin/messages',
        '/admin/settings/team',
        '/admin/orders/settle',
      ]) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: team.forbidden.title })).toBeVisible()
      }
      const [order] = orders
      for (const [call, body] of [
        ['list_customers', {}],
        ['get_customer', { p_customer: order?.email }],
        ['issue_invoices', { p_numbers: [order?.number] }],
        ['record_payment', { p_order_id: order?.id, p_amount: 1, p_method: 'cod' }],
        ['change_orders', { p_changes: [{ id: order?.id, status: 'delivered' }] }],
        ['resend_order_mail', { p_id: 1 }],
      ] as const)
        expect(await asked(page, call, body), call).toBe(403)
      const written = await page.evaluate(
        async ({ key, session }) => {
          const { access_token } = JSON.parse(localStorage.getItem(session) ?? '{}')
          const headers = {
            apikey: key,
            Authorization: `Bearer ${access_token}`,
            'Content-Type': 'application/json',
            Prefer: 'return=representation',
          }
          const changed = await fetch('/rest/v1/orders?order_status=neq.delivered', {
            method: 'PATCH',
            headers,
            body: JSON.stringify({ order_status: 'delivered' }),
          })
          const notes = await fetch('/rest/v1/customer_notes?select=*', { headers })
          return [changed.ok ? await changed.json() : [], notes.ok ? await notes.json() : []]
        },
        { key: publishableKey, session: sessionKey },
      )
      expect(written).toEqual([[], []])
    })
  },
)

/** How the back end answers a call with the session of a page. */
const asked = (page: Page, call: string, body: object = {}) =>
  page.evaluate(
    async ({ key, session, path, data }) => {
      const { access_token } = JSON.parse(localStorage.getItem(session) ?? '{}')
      const answer = await fetch(path, {
        method: 'POST',
        headers: { apikey: key, Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(data),
      })
      return answer.status
    },
    { key: publishableKey, session: sessionKey, path: `/rest/v1/rpc/${call}`, data: body },
  )
