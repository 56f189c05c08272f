import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { admin } from '../../src/content/en/admin/admin'
import { adminLists } from '../../src/content/en/admin/lists'
import { adminCalls } from '../../src/content/en/admin/orders/calls'
import { adminOrderForm } from '../../src/content/en/admin/orders/order-form'
import { adminOrders } from '../../src/content/en/admin/orders/orders'
import { adminParcels } from '../../src/content/en/admin/orders/parcels'
import { adminReturns } from '../../src/content/en/admin/orders/returns'
import { adminSettle } from '../../src/content/en/admin/orders/settle'
import { adminSales } from '../../src/content/en/admin/sales'
import { orders as orderWords } from '../../src/content/en/orders/orders'
import { formatMoney } from '../../src/domain/money/money'
import { type Figures, recount } from '../fixtures/figures'
import { type PlacedOrder, shoppersOf } from '../fixtures/placed-orders'
import type { Shop, TestProduct } from '../fixtures/shop'
import { signIn } from '../fixtures/sign-in'
import { bothAtNight, expect, test } from '../fixtures/test'

const words = admin.orders
const { money } = adminOrders
const { today } = admin.overview

test(
  'a working day: twenty orders are called, corrected, shipped in two rounds, refused, settled, returned, and the figures are right',
  bothAtNight,
  async ({ page, shop }) => {
    test.slow()
    const [dress, shirt] = [
      await shop.product({ stock: 60, price: 60 }),
      await shop.product({ stock: 60, price: 80 }),
    ]
    const key = randomUUID().slice(0, 6)
    const day = dayOf(page, shop, key)
    const { inCash, byCard, byTransfer } = await ordersComeIn(page, shop, key, dress, shirt)
    const [cash, toCall] = [inCash.slice(0, 5), inCash.slice(5)]
    const [corrected, refused] = [first(cash), first(cash.slice(1))]
    const [reduced, matched] = [first(byCard), first(byTransfer)]
    await signIn(page, 'owner')

    await test.step('eight customers are called: six confirm, one does not answer, one cancels', async () => {
      await day.openWork(today.toCall)
      await page.getByRole('link', { name: adminCalls.sort.choices.newest }).click()
      await expect(page).toHaveURL(/sort=newest/)
      await page.getByRole('link', { name: adminCalls.first }).click()
      // The newest comes first.
      for (const [index, { number, name }] of toCall.toReversed().entries()) {
        const call = page.getByRole('complementary', { name: adminCalls.open(number) })
        await expect(call.getByRole('link', { name: adminCalls.callLabel(name) })).toBeVisible()
        if (index === 6) await call.getByRole('button', { name: adminCalls.noAnswer }).click()
        else if (index === 7) {
          await call.getByRole('button', { name: adminCalls.cancel }).click()
          const dialog = page.getByRole('alertdialog')
          await dialog.getByLabel(money.cancel.reason).selectOption(money.cancel.reasons.customer)
          await dialog.getByRole('button', { name: money.cancel.confirm }).click()
          await expect(call).toBeHidden()
        } else await call.getByRole('button', { name: adminCalls.confirm }).click()
      }
      // The drawer goes on before the answer is there.
      await expect.poll(() => day.count("order_status = 'cancelled' and cancel_reason = 'customer'")).toBe(1)
      expect(await day.count("confirmation = 'confirmed'")).toBe(6)
      expect(await day.count("confirmation = 'no_answer'")).toBe(1)
    })

    await test.step('one order gets an item more, and its customer a mail with the new total', async () => {
      const before = await shop.stockOf(dress)
      const drawer = await day.find(corrected.phone.replace(/(\d\d)(?=\d)/g, '$1 '), corrected)
      await drawer.getByRole('link', { name: adminOrderForm.correct.action }).click()
      await page.getByRole('button', { name: adminOrderForm.more(dress.title) }).click()
      await expect(page.getByText(adminOrderForm.toPay('$120.00'))).toBeVisible()
      await page.getByRole('button', { name: adminOrderForm.correct.submit }).click()
      await expect(page.getByText(adminOrderForm.correct.mailed)).toBeVisible()
      await expect(drawer.getByText(adminOrderForm.timeline.total('$60.00', '$120.00'))).toBeVisible()
      expect(await shop.stockOf(dress)).toBe(before - 1)
      expect(await day.mailsTo(corrected)).toContain('order-corrected')
    })

    await test.step('a paid order loses an item, which is refunded to the card', async () => {
      const drawer = await day.find(reduced.number, reduced)
      await drawer.getByRole('link', { name: adminOrderForm.correct.action }).click()
      await page.getByRole('button', { name: adminOrderForm.less(shirt.title) }).click()
      await expect(page.getByText(adminOrderForm.toRefund('$80.00'))).toBeVisible()
      await page.getByRole('button', { name: adminOrderForm.correct.submit }).click()
      await drawer.getByRole('button', { name: money.refunding.amountAction('$80.00') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(money.refunding.reason).fill('One item less')
      await dialog.getByRole('button', { name: money.refunding.submit.send }).click()
      await expect(
        drawer.getByText(money.refund('$80.00', 'provider'), { exact: true }).first(),
      ).toBeVisible()
    })

    await test.step('a transfer that arrived is matched', async () => {
      await day.openWork(today.transfers)
      const drawer = await day.open(matched)
      await drawer.getByRole('button', { name: money.record.transfer }).click()
      await page.getByRole('dialog').getByRole('button', { name: money.record.submit }).click()
      await expect(drawer.getByRole('button', { name: words.next.pending.label })).toBeVisible()
    })

    const unreached = toCall.slice(0, 2)
    const leaving = [...inCash.filter((order) => !unreached.includes(order)), ...byCard.slice(0, 3), matched]
    await test.step('fifteen orders ship in two rounds, each with packing list and labels', async () => {
      await day.openWork(today.toPack)
      await page.getByPlaceholder(words.search).fill(key)
      // The customer who was not reached is to be packed as long as the setting allows it.
      await expect(page.getByText(words.found(16))).toBeVisible()
      await day.ship(leaving.slice(0, 8))
      await day.ship(leaving.slice(8, 14))
      // The last one is sent by itself, with the courier's number.
      const drawer = await day.open(first(leaving.slice(14)))
      await drawer.getByLabel(words.tracking.carrier).selectOption('Amana')
      await drawer.getByLabel(words.tracking.number).fill(`AM ${key}`)
      await drawer.getByRole('button', { name: words.next.pending.label }).click()
      await drawer.getByRole('button', { name: words.next.processing.label }).click()
      await expect(drawer.getByText(new RegExp(`^Amana AM ${key}, by `))).toBeVisible()
      expect(await day.count("order_status = 'shipped'")).toBe(15)
    })

    await test.step('a customer refuses the parcel at the door', async () => {
      const stock = await shop.stockOf(refused.product)
      const drawer = await day.find(refused.phone, refused)
      const parcel = adminParcels.parcel(1)
      await drawer
        .getByRole('button', { name: adminParcels.of(adminParcels.moves.refused, parcel), exact: true })
        .click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: adminParcels.bringBack.confirm.refused })
        .click()
      await expect(page.getByText(adminParcels.cancelled)).toBeVisible()
      expect(await shop.stockOf(refused.product)).toBe(stock + 1)
    })

    await test.step('the courier hands over the cash: one number is scanned, the rest is a file', async () => {
      const parcels = leaving.filter((order) => inCash.includes(order))
      const [scanned, ...listed] = parcels.filter((order) => order !== refused)
      const last = listed.at(-1)
      await page.goto('/admin/orders')
      await page.getByRole('link', { name: adminSettle.short }).click()
      await page.getByLabel(adminSettle.scan).fill(scanned?.number ?? '')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('textbox', { name: /^Collected for / })).toHaveCount(1)
      const rows = listed.map(({ number, product }) => {
        const quantity = number === corrected.number ? 2 : 1
        // The courier is ten short for the last one.
        return `${number};${number === last?.number ? 'livré' : 'Livrée'};${product.price * quantity - (number === last?.number ? 10 : 0)},00`
      })
      await page.getByLabel(adminSettle.file).setInputFiles({
        name: 'courier.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          ['Numéro de suivi;Statut;Montant', ...rows, `${refused.number};Refusé;0`].join('\r\n'),
        ),
      })
      await expect(page.getByText(adminSettle.fileRead(parcels.length - 1, 0))).toBeVisible()
      await expect(page.getByText(/ expected$/)).toHaveCount(1)
      await page.getByRole('button', { name: adminSettle.submit(parcels.length) }).click()
      const sums = page.getByRole('status').filter({ hasText: adminSettle.done.title(parcels.length) })
      await expect(sums).toBeVisible()
      const [{ handed } = { handed: 0 }] = await shop.rows<{ handed: number }>(
        `select sum(p.amount)::float as handed from public.payments p join public.orders o on o.id = p.order_id
         where o.customer_name like '%' || $1 and p.method = 'cod' and p.status = 'succeeded'`,
        [key],
      )
      await expect(sums).toContainText(formatMoney(handed * 100, 'USD'))
      const file = page.waitForEvent('download')
      await page
        .getByRole('button', { name: /^CSV of / })
        .first()
        .click()
      const saved = await readFile(await (await file).path(), 'utf8')
      expect(saved.trim().split('\r\n')).toHaveLength(parcels.length + 1)
      expect(await day.count("payment_method = 'cod' and order_status = 'delivered'")).toBe(10)
    })

    await test.step('an item comes back, and a part of its price is refunded', async () => {
      await shoppersOf(page, shop).askReturn(corrected, 1)
      await day.openWork(today.returns)
      const number = `${corrected.number}-R1`
      await page.getByRole('link', { name: new RegExp(`^${adminReturns.open(number)}`) }).click()
      const drawer = page.getByRole('complementary', { name: adminReturns.open(number) })
      const dialog = page.getByRole('dialog')
      await drawer.getByRole('button', { name: adminReturns.actions.approve }).click()
      await dialog.getByLabel(adminReturns.approving.field).fill('Send it to us.')
      await dialog.getByRole('button', { name: adminReturns.approving.submit }).click()
      const stock = await shop.stockOf(dress)
      await drawer.getByRole('button', { name: adminReturns.actions.receive }).click()
      await dialog.getByRole('button', { name: adminReturns.receiving.submit(1) }).click()
      await drawer.getByRole('button', { name: adminReturns.actions.refund, exact: true }).click()
      await dialog.getByLabel(money.refunding.amount).fill('45,50')
      await dialog.getByRole('button', { name: money.refunding.submit.record }).click()
      await expect(drawer.getByText(adminReturns.refunded('$45.50'))).toBeVisible()
      expect(await shop.stockOf(dress)).toBe(stock + 1)
    })

    await test.step('overview and analytics show what a recount of the database comes to', async () => {
      await page.goto('/admin')
      const figures = await recount(shop)
      await day.expectWork(figures)
      await page.goto('/admin/analytics?days=1')
      await day.expectSales(figures)
    })
  },
)

const first = (orders: readonly PlacedOrder[]): PlacedOrder => {
  const [order] = orders
  if (!order) throw new Error('There is no order')
  return order
}

/** Thirteen orders in cash, the last eight of which are to be called; four by card, one of them unpaid; three by transfer. */
async function ordersComeIn(page: Page, shop: Shop, key: string, dress: TestProduct, shirt: TestProduct) {
  const shoppers = shoppersOf(page, shop)
  const name = (at: number) => `Day${String(at).padStart(2, '0')} ${key}`
  const inCash: PlacedOrder[] = []
  for (let at = 1; at <= 13; at += 1)
    inCash.push(await shoppers.order(at % 3 === 0 ? shirt : dress, name(at)))
  const byCard: PlacedOrder[] = []
  for (let at = 14; at <= 17; at += 1)
    byCard.push(await shoppers.order(shirt, name(at), 'card', at === 14 ? 2 : 1))
  for (const order of byCard.slice(0, 3)) await shoppers.pay(order)
  const byTransfer: PlacedOrder[] = []
  for (let at = 18; at <= 20; at += 1) byTransfer.push(await shoppers.order(dress, name(at), 'bank'))
  return { inCash, byCard, byTransfer }
}

function dayOf(page: Page, shop: Shop, key: string) {
  const drawerOf = (order: PlacedOrder) => page.getByRole('complementary', { name: words.open(order.number) })
  const rowOf = ({ number }: PlacedOrder) =>
    page.getByRole('link', { name: new RegExp(`^${words.open(number.slice(0, 7))}`) })
  const work = () => page.getByRole('navigation', { name: today.title })

  /** Opens the list of a number of today's work. */
  async function openWork(label: string) {
    await page.goto('/admin')
    await work()
      .getByRole('link', { name: new RegExp(label) })
      .click()
  }
  async function open(order: PlacedOrder) {
    await rowOf(order).click()
    await expect(drawerOf(order)).toBeVisible()
    return drawerOf(order)
  }
  return {
    openWork,
    open,
    async find(typed: string, order: PlacedOrder) {
      await page.goto('/admin/orders')
      await page.getByPlaceholder(words.search).fill(typed)
      await expect(page.getByText(words.found(1))).toBeVisible()
      return open(order)
    },
    async ship(orders: readonly PlacedOrder[]) {
      const bar = page.getByRole('region', { name: admin.selection.label })
      for (const { number } of orders)
        await page
          .getByRole('checkbox', { name: new RegExp(`^${adminOrders.select(number.slice(0, 7))}`) })
          .check()
      await bar.getByRole('link', { name: adminLists.pickList }).click()
      const list = page.getByRole('article', { name: adminLists.pickList })
      for (const { number } of orders) await expect(list).toContainText(number)
      await page.getByRole('button', { name: adminOrders.print.back }).click()
      // The selection is still there.
      await bar.getByRole('link', { name: adminLists.labels }).click()
      await expect(page.getByRole('article', { name: /^Label of / })).toHaveCount(orders.length)
      await page.getByRole('button', { name: adminOrders.print.back }).click()
      await bar.getByRole('button', { name: adminOrders.bulk.setStatus }).click()
      await page.getByRole('button', { name: orderWords.statuses.shipped, exact: true }).click()
      await expect(page.getByText(adminOrders.bulk.updated(orders.length)).last()).toBeVisible()
      await expect(rowOf(first(orders))).toBeHidden()
    },
    async count(condition: string): Promise<number> {
      const [{ n } = { n: 0 }] = await shop.rows<{ n: number }>(
        `select count(*)::int as n from public.orders where customer_name like '%' || $1 and ${condition}`,
        [key],
      )
      return n
    },
    async mailsTo({ email }: PlacedOrder): Promise<string[]> {
      const mails = await shop.rows<{ template: string }>(
        'select template from private.email_outbox where recipient = $1',
        [email],
      )
      return mails.map(({ template }) => template)
    },
    async expectWork(figures: Figures) {
      for (const [label, figure] of [
        [today.toCall, figures.toCall],
        [today.toPack, figures.toPack],
        [today.toCollect, figures.toCollect],
        [today.transfers, figures.transfers],
        [today.refunds, figures.toRefund],
      ] as const) {
        const link = work().getByRole('link', { name: new RegExp(`\\b${label}`) })
        if (figure === 0 && label === today.refunds) await expect(link).toBeHidden()
        else await expect(link).toHaveText(new RegExp(`^${figure} ?${label}$`))
      }
      const panel = page.getByRole('region', { name: admin.overview.byStatus })
      for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const)
        await expect(
          panel.getByRole('link', { name: new RegExp(`^${orderWords.statuses[status]}`) }),
        ).toContainText(new RegExp(`${figures[status]}$`))
    },
    async expectSales(figures: Figures) {
      const list = page.getByRole('list', { name: adminSales.metrics.label })
      for (const [metric, value] of [
        ['revenue', formatMoney(Math.round(figures.revenue * 100), 'USD')],
        ['collected', formatMoney(Math.round(figures.collected * 100), 'USD')],
        ['refunded', formatMoney(Math.round(figures.refunded * 100), 'USD')],
        ['orders', figures.orders.toLocaleString('en-US')],
        ['units', figures.units.toLocaleString('en-US')],
        ['cancelled', figures.cancelledToday.toLocaleString('en-US')],
      ] as const)
        await expect(
          list
            .getByRole('listitem')
            .filter({ hasText: new RegExp(`^${adminSales.metrics[metric]}`) })
            .locator('b'),
          metric,
        ).toHaveText(value)
    },
  }
}
