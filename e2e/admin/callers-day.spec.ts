import { randomUUID } from 'node:crypto'
import { adminCalls } from '../../src/content/en/admin/orders/calls'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { team } from '../../src/content/en/admin/settings/team'
import { asked } from '../fixtures/asked'
import { expectAccessible } from '../fixtures/axe'
import { type PlacedOrder, shoppersOf } from '../fixtures/placed-orders'
import { signIn } from '../fixtures/sign-in'
import { expect, phoneOnly, test } from '../fixtures/test'

test(
  'a caller’s day: three orders are confirmed, one customer does not answer, one has changed their mind, and no money is shown',
  phoneOnly,
  async ({ page, shop, expected }) => {
    test.slow()
    const key = randomUUID().slice(0, 6)
    const product = await shop.product({ stock: 9, price: 60 })
    const shoppers = shoppersOf(page, shop)
    const placed: PlacedOrder[] = []
    for (const name of ['Fifth', 'Fourth', 'Third', 'Second', 'First'])
      placed.unshift(await shoppers.order(product, `${name} ${key}`))
    const [first, second, third, fourth, fifth] = placed
    if (!first || !second || !third || !fourth || !fifth) throw new Error('An order is missing')
    const caller = await shop.member()
    await shop.rows(
      "insert into public.team_members (user_id, role) select id, 'caller' from auth.users where email = $1",
      [caller.email],
    )
    await signIn(page, caller)

    await test.step('the day begins with whom to call', async () => {
      await page.goto('/admin')
      await expect(page.getByRole('heading', { level: 1, name: adminCalls.title })).toBeVisible()
      await expectAccessible(page, 'orders to call')
      await page.getByRole('link', { name: adminCalls.sort.choices.newest }).click()
      await page.getByRole('link', { name: new RegExp(`^Order .*${first.name}`) }).click()
    })

    const open = (order: { number: string }) =>
      page.getByRole('complementary', { name: adminCalls.open(order.number) })
    await test.step('each call leads to the next', async () => {
      for (const [order, outcome] of [
        [first, adminCalls.confirm],
        [second, adminCalls.noAnswer],
        [third, adminCalls.confirm],
        [fourth, adminCalls.confirm],
      ] as const) {
        await expect(
          open(order).getByRole('link', { name: adminCalls.callLabel(order.name) }),
        ).toHaveAttribute('href', `tel:+212${order.phone.slice(1)}`)
        await expect(open(order)).toContainText('$60.00')
        await expect(open(order)).not.toContainText(order.email)
        await open(order).getByRole('button', { name: outcome, exact: true }).click()
      }
      await open(fifth).getByRole('button', { name: adminCalls.cancel }).click()
      const dialog = page.getByRole('alertdialog')
      await dialog
        .getByLabel(adminOrders.money.cancel.reason)
        .selectOption(adminOrders.money.cancel.reasons.customer)
      await dialog.getByRole('button', { name: adminOrders.money.cancel.confirm }).click()
      await expect(page.getByText(adminCalls.done.cancelled(fifth.number.slice(0, 7)))).toBeVisible()
      await expectAccessible(page, 'a call')
    })

    await test.step('what came of them is kept', async () => {
      const outcomes = await shop.rows<{ name: string; outcome: string }>(
        `select o.customer_name as name, c.outcome from private.order_calls c join public.orders o on o.id = c.order_id
         where o.customer_name like '%' || $1 order by c.id`,
        [key],
      )
      expect(outcomes.map(({ name, outcome }) => `${name.split(' ')[0]} ${outcome}`)).toEqual([
        'First confirmed',
        'Second no_answer',
        'Third confirmed',
        'Fourth confirmed',
      ])
      expect(
        await shop.rows('select order_status, cancel_reason from public.orders where id = $1', [fifth.id]),
      ).toEqual([{ order_status: 'cancelled', cancel_reason: 'customer' }])
      await page.goto('/admin/orders/calls?sort=newest')
      for (const { name } of placed)
        await expect(page.getByRole('link', { name: new RegExp(`^Order .*${name}`) })).toBeHidden()
    })

    await test.step('money, customers and other people’s work are closed, on the screen and beneath it', async () => {
      for (const path of ['/admin/analytics', '/admin/orders', '/admin/customers', '/admin/orders/pack']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1, name: team.forbidden.title })).toBeVisible()
      }
      expected.complaint(/^40[0-9]: (POST|GET) .*\/rest\/v1\//)
      for (const [call, body] of [
        ['rpc/sales_summary', { p_from: '2026-01-01', p_to: '2026-12-31' }],
        ['rpc/orders_to_pack', {}],
        ['rpc/admin_order_detail', { p_order_id: first.id }],
      ] as const)
        expect((await asked(page, call, body)).status, call).toBe(403)
      for (const table of ['orders', 'payments', 'refunds', 'invoices']) {
        const { status, rows } = await asked(page, `${table}?select=*`)
        expect(status === 200 ? `${rows} rows` : 'refused', table).toMatch(/^(0 rows|refused)$/)
      }
    })
  },
)
