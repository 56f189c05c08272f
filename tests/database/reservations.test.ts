// Orders that hold stock unpaid: until when, what becomes of them, and that their stock returns once.
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orderFacts } from '../../supabase/functions/_shared/mail/claimed.ts'
import { answer } from '../support/answer.ts'
import {
  brokenInvariants,
  left,
  makeDeal,
  makeProduct,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { moneyTools } from '../support/money.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

const { unpaid, record, refund, paymentOf, stateOf, overdue, expire, openPage, settle } = moneyTools(
  () => shop,
)
const { setStatus, eventsOf, mailsOf } = orderTools(() => shop)
const cancelled = { order_status: 'cancelled', cancel_reason: 'unpaid' }
const pending = { order_status: 'pending', cancel_reason: null }
const remind = () => shop.one('select private.remind_unpaid_orders() as n')

describe('an order that is not paid in time', () => {
  it('a card order not paid in time is cancelled: its stock returns once, and no mail is sent', async () => {
    const { id, product } = await unpaid('card')
    expect(await expire()).toEqual({ n: 0 })
    await overdue(id)
    expect(await expire()).toEqual({ n: 1 })
    expect(await expire()).toEqual({ n: 0 })
    expect(await stateOf(id)).toEqual(cancelled)
    expect(await left(shop, product.line())).toBe(10)
    expect(await eventsOf(id)).toEqual(['pending by customer', 'cancelled by system'])
    expect(await mailsOf(id)).toEqual([])
  })

  it('an order by transfer not paid in time gets one mail that says so, and none about money', async () => {
    const { id } = await unpaid('bank')
    await overdue(id)
    await expire()
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-cancelled'])
  })

  it('an order not paid in time gives back what a deal had counted', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 2 })
    const args = orderArgs([product.line(2)], 100, { p_payment_method: 'card' })
    await overdue((await place(shop.clients.anon, args)).id)
    await expire()
    expect(await shop.one('select sold from public.deals where id = $1', [deal])).toEqual({ sold: 0 })
  })

  it('an order is not overdue when any money arrived, a payment is processed, or cash comes later', async () => {
    const [part, processing, cash] = [await unpaid('bank'), await unpaid('card'), await unpaid('cod')]
    await record(part.id, 1)
    await overdue(part.id)
    await openPage(processing.id, 'processing')
    await overdue(processing.id)
    expect(await expire()).toEqual({ n: 0 })
    for (const { id } of [part, processing, cash]) expect(await stateOf(id)).toEqual(pending)
    await settle(await paymentOf(processing.id), 'failed')
    expect(await expire()).toEqual({ n: 1 })
  })

  it('an overdue order is released by the next buyer of its items, who gets them', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1 }] })
    const buy = (method: string) =>
      shop.clients.anon.rpc('place_order', orderArgs([product.line()], 60, { p_payment_method: method }))
    const { id: first } = await answer(buy('card'), v.looseObject({ id: v.string() }))
    expect((await refusal(buy('cod'))).message).toBe('OUT_OF_STOCK')
    await overdue(first)
    expect((await buy('cod')).error).toBeNull()
    expect(await stateOf(first)).toEqual(cancelled)
    expect(await eventsOf(first)).toEqual(['pending by customer', 'cancelled by system'])
    expect(await left(shop, product.line())).toBe(0)
  })

  it('an overdue order leaves its deal price to the next buyer', async () => {
    const product = await makeProduct(shop, { price: 60 })
    await makeDeal(shop, product.id, { price: 50, total: 1 })
    const buy = () => place(shop.clients.anon, orderArgs([product.line()], 50, { p_payment_method: 'card' }))
    const { id } = await buy()
    await overdue(id)
    expect(await buy()).toMatchObject({ total_amount: 50 })
  })

  it('an overdue order stays while others buy other items, and goes when the owner looks at the orders', async () => {
    const { id } = await unpaid('card')
    await overdue(id)
    await unpaid('cod')
    expect(await stateOf(id)).toEqual(pending)
    expect((await shop.clients.owner.rpc('release_overdue_orders')).data).toBe(1)
    expect(await stateOf(id)).toEqual(cancelled)
    expect(await eventsOf(id)).toEqual(['pending by customer', 'cancelled by system'])
    // The shop did it, not the owner whose list it was.
    expect(
      await shop.sql(
        `select 1 from private.audit_log l join public.orders o on o.order_number = l.label where o.id = $1`,
        [id],
      ),
    ).toEqual([])
  })

  it('an overdue order that the owner takes up again waits without a date', async () => {
    const { id, product } = await unpaid('bank')
    await overdue(id)
    await expire()
    expect((await setStatus(id, 'pending')).error).toBeNull()
    expect(await expire()).toEqual({ n: 0 })
    expect(await stateOf(id)).toEqual(pending)
    expect(await left(shop, product.line())).toBe(8)
  })

  it('an order is not cancelled at once when its payment is taken back', async () => {
    const { id } = await unpaid('bank')
    await record(id, 60)
    await overdue(id)
    await shop.clients.owner.rpc('undo_payment', { p_payment_id: await paymentOf(id) })
    expect(await expire()).toEqual({ n: 0 })
  })
})

describe('money that comes too late', () => {
  it('money that comes too late is recorded on the cancelled order, refunded, and explained', async () => {
    const { id } = await unpaid('bank')
    await overdue(id)
    await expire()
    await record(id, 60)
    expect(await stateOf(id)).toEqual(cancelled)
    await refund(await paymentOf(id), 60)
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-cancelled', 'order-paid-late'])
    const { facts } = await shop.one<{ facts: Row }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where template = 'order-paid-late' and payload ->> 'order_id' = $1`,
      [id],
    )
    expect(v.parse(orderFacts, facts)).toMatchObject({
      refund: { amount: 6000, way: 'transfer' },
      dueAmount: 0,
    })
  })
})

describe('a reminder', () => {
  it('a reminder is written once, shortly before a transfer is due', async () => {
    const { id } = await unpaid('bank')
    expect(await remind()).toEqual({ n: 0 })
    await shop.sql('alter table public.orders disable trigger user')
    await shop.sql(
      "update public.orders set created_at = created_at - interval '4 days', payment_due_at = now() + interval '1 day' where id = $1",
      [id],
    )
    await shop.sql('alter table public.orders enable trigger user')
    await shop.sql('select private.recount_sales()')
    expect(await remind()).toEqual({ n: 1 })
    expect(await remind()).toEqual({ n: 0 })
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-reminder'])
    await record(id, 60)
    // By the time it is sent the transfer has arrived.
    const { facts } = await shop.one<{ facts: Row | null }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where template = 'order-reminder' and payload ->> 'order_id' = $1`,
      [id],
    )
    expect(facts).toBeNull()
  })
})
