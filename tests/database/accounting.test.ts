// A month for the accountant: sums and entries of what was issued, paid and refunded, and for whom they are.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyRows, paperRows } from '../../src/domain/orders/accounting.ts'
import { answer } from '../support/answer.ts'
import { orderTools, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
}, 60_000)
afterAll(() => shop.close())

const { placed, setStatus } = orderTools(() => shop)
const owner = () => shop.clients.owner
const rates = v.array(v.object({ rate: v.number(), gross: v.number(), tax: v.number() }))
const month = v.object({
  sums: v.array(
    v.object({
      kind: v.picklist(['invoice', 'credit_note', 'payment', 'refund']),
      currency: v.string(),
      way: v.nullable(v.string()),
      count: v.number(),
      amount: v.number(),
      rates,
    }),
  ),
  without_invoice: v.number(),
})
const entries = v.array(
  v.looseObject({
    kind: v.picklist(['invoice', 'credit_note', 'payment', 'refund']),
    id: v.string(),
    at: v.string(),
    order_number: v.string(),
    for_number: v.nullable(v.string()),
    currency: v.string(),
    amount: v.number(),
    rates,
    way: v.nullable(v.string()),
    reference: v.nullable(v.string()),
    customer: v.object({
      name: v.string(),
      company: v.nullable(v.string()),
      number: v.nullable(v.string()),
      country: v.nullable(v.string()),
    }),
  }),
)
/** A month in which nothing else happened. */
const of = '2031-03'
/** Everything of these orders as if it had happened then. */
const moveTo = async (at: string, numbers: readonly string[]) => {
  const ids = `(select id from public.orders where order_number in ('${numbers.join("', '")}'))`
  await shop.database.exec(`
    alter table public.payments disable trigger user;
    alter table public.refunds disable trigger user;
    update private.invoices set issued_at = '${at}' where order_id in ${ids};
    update public.refunds set settled_at = '${at}'
      where payment_id in (select id from public.payments where order_id in ${ids});
    update public.payments set settled_at = '${at}' where order_id in ${ids} and settled_at is not null;
    alter table public.payments enable trigger user;
    alter table public.refunds enable trigger user`)
}
const read = (of: string) => answer(owner().rpc('accounting_month', { p_month: of }), month)
const list = (of: string, after: { p_at?: string; p_id?: string } = {}) =>
  answer(owner().rpc('accounting_entries', { p_month: of, ...after }), entries)

describe('a month for the accountant', () => {
  it('a month’s sums are what its entries come to, and what the files of it come to', async () => {
    const numbers: string[] = []
    for (const refunded of [0, 20, 60]) {
      const order = await placed()
      numbers.push(order.number)
      await setStatus(order.id, 'shipped')
      await answer(
        owner().rpc('record_payment', { p_order_id: order.id, p_amount: 60, p_method: 'cod' }),
        v.unknown(),
      )
      await answer(owner().rpc('issue_invoices', { p_numbers: [order.number] }), v.unknown())
      if (refunded > 0) {
        const { id } = await shop.one<{ id: string }>('select id from public.payments where order_id = $1', [
          order.id,
        ])
        await answer(
          owner().rpc('record_refund', {
            p_payment_id: id,
            p_amount: refunded,
            p_reason: 'Test',
            p_way: 'cash',
          }),
          v.unknown(),
        )
        await answer(owner().rpc('issue_invoices', { p_numbers: [order.number] }), v.unknown())
      }
    }
    await moveTo(`${of}-15 12:00:00+00`, numbers)
    const { sums } = await read(of)
    expect(sums.map(({ kind, way, count, amount }) => [kind, way, count, amount])).toEqual([
      ['credit_note', null, 2, 80],
      ['invoice', null, 3, 180],
      ['payment', 'cod', 3, 180],
      ['refund', 'cash', 2, 80],
    ])
    expect(sums[1]?.rates).toEqual([{ rate: 20, gross: 180, tax: 30 }])
    expect(sums[0]?.rates).toEqual([{ rate: 20, gross: 80, tax: expect.closeTo(13.33, 2) }])

    const booked = (await list(of)).map(({ order_number, for_number, at, amount, rates, ...row }) => ({
      ...row,
      at: Date.parse(at),
      orderNumber: order_number,
      forNumber: for_number,
      amount: Math.round(amount * 100),
      rates: rates.map(({ rate, gross, tax }) => ({
        rate,
        gross: Math.round(gross * 100),
        tax: Math.round(tax * 100),
      })),
    }))
    const words = {
      kinds: { invoice: 'Invoice', credit_note: 'Credit note', payment: 'Payment', refund: 'Refund' },
      ways: {},
    }
    const total = (rows: ReturnType<typeof paperRows>, column: number) =>
      rows.reduce((sum, row) => {
        const cell = row[column]
        return sum + (typeof cell === 'object' && 'amount' in cell ? cell.amount : 0)
      }, 0)
    const papers = paperRows(booked, 'UTC', words)
    expect(papers).toHaveLength(5)
    expect([total(papers, 10), total(papers, 11), total(papers, 12)]).toEqual([8333, 1667, 10_000])
    expect(papers.map((row) => row[4]).filter(Boolean)).toHaveLength(2)
    expect(total(moneyRows(booked, 'UTC', words), 6)).toBe(10_000)
  })

  it('a month begins and ends by the shop’s clocks', async () => {
    await shop.sql("update public.shop_settings set time_zone = 'Europe/Paris'")
    const order = await placed()
    await answer(owner().rpc('issue_invoices', { p_numbers: [order.number] }), v.unknown())
    // Paris is two hours ahead of UTC in summer.
    await moveTo('2031-06-30 23:30:00+00', [order.number])
    expect((await list('2031-06')).length).toBe(0)
    expect((await list('2031-07')).map(({ kind }) => kind)).toEqual(['invoice'])
  })

  it('entries go on after the last one of a page', async () => {
    const all = await list(of)
    const [first] = all
    if (!first) throw new Error('Nothing is booked')
    expect(await list(of, { p_at: first.at, p_id: first.id })).toEqual(all.slice(1))
    expect(await refusal(owner().rpc('accounting_entries', { p_month: of, p_id: 'x' }))).toMatchObject({
      status: 400,
    })
  })

  it.each(['2026-13', '2026-1', '', "2026-11'; drop table", '1999-01'])(
    'the month %j is refused',
    async (p_month) => {
      for (const name of ['accounting_month', 'accounting_entries'] as const)
        expect(await refusal(owner().rpc(name, { p_month }))).toMatchObject({
          status: 400,
          detail: { field: 'month' },
        })
    },
  )

  it('shoppers and visitors read no month', async () => {
    for (const role of ['anon', 'shopper'] as const)
      for (const name of ['accounting_month', 'accounting_entries'] as const)
        expect((await refusal(shop.clients[role].rpc(name, { p_month: of }))).message).toMatch(
          /FORBIDDEN|permission denied/,
        )
  })
})
