// Exchanges: what is wanted instead is taken from the stock at once, sent by an order of its own when the parcel is here, and
// paid for by what came back.

import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  brokenInvariants,
  customer,
  left,
  makeProduct,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { returnAnswer, returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await exchanges(14)
}, 60_000)
afterAll(() => shop.close())

const { decide, receive, refund, paymentOf, stateOf, read } = returnTools(() => shop)
const { mailsOf, eventsOf } = orderTools(() => shop)
const guest = () => shop.clients.anon
const owner = () => shop.clients.owner
const exchanges = (days: number | null) =>
  shop.sql('update public.shop_settings set exchange_days = $1', [days])

type Wanted = { size: string; color: string } | null
/** What was paid for a piece, what it and the wanted one cost today, and the deal that it was bought in. */
type Priced = { paid: number; own: number | null; wanted: number; deal?: string }
const large: Wanted = { size: 'L', color: '' }

/** A delivered cash order of three of size M at 30 dollars, of a product that has S and L at 30 and XL at 36. */
async function delivered({ paid = true, quantity = 3, size = 'M', buyer = customer() } = {}) {
  const product = await makeProduct(shop, {
    price: 30,
    stock: [
      { size: 'M', quantity: 10 },
      { size: 'S', quantity: 10 },
      { size: 'L', quantity: 2 },
      { size: 'XL', quantity: 5 },
    ],
  })
  await shop.sql("update public.product_variants set price = 36 where product_id = $1 and size = 'XL'", [
    product.id,
  ])
  const total = (size === 'XL' ? 36 : 30) * quantity
  const args = orderArgs([product.line(quantity, size)], total, { p_customer: buyer })
  const order = await place(guest(), args)
  await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [order.id])
  if (paid) await owner().rpc('record_payment', { p_order_id: order.id, p_amount: total, p_method: 'cod' })
  const { id: itemId } = await shop.one<{ id: string }>(
    'select id from public.order_items where order_id = $1',
    [order.id],
  )
  return {
    product,
    total,
    id: order.id,
    number: order.order_number,
    token: args.p_idempotency_key,
    itemId,
    buyer,
  }
}
type Delivered = Awaited<ReturnType<typeof delivered>>

const ask = (order: Delivered, exchange: Wanted, quantity = 1, from?: string) => {
  const request = guest().rpc('request_return', {
    p_id: randomUUID(),
    p_order_id: order.id,
    p_token: order.token,
    p_items: [
      { item: order.itemId, quantity, reason: 'too_small', words: '', ...(exchange && { exchange }) },
    ],
  })
  return from ? request.setHeader('cf-connecting-ip', from) : request
}
async function asked(order: Delivered, exchange: Wanted, quantity = 1) {
  const { returns } = await answer(ask(order, exchange, quantity), returnAnswer)
  const last = returns.at(-1)
  if (!last) throw new Error('There is no return')
  return last
}
/** Asked for, approved and received. */
async function received(order: Delivered, exchange: Wanted, quantity = 1, restocked = true) {
  const returned = await asked(order, exchange, quantity)
  await decide(returned.id, 'approved')
  const { error } = await receive(returned, restocked)
  expect(error).toBeNull()
  return returned
}
const exchangeIt = (p_id: string) => owner().rpc('exchange_return', { p_id })
const sent = v.looseObject({
  state: v.string(),
  exchange: v.looseObject({
    id: v.string(),
    number: v.string(),
    status: v.string(),
    amount: v.number(),
    due: v.number(),
  }),
})
const orderOf = (id: string) =>
  shop.one(
    `select channel, order_status, payment_status, payment_method, subtotal::float, discount_amount::float as discount,
       total_amount::float as total, paid_amount::float as paid, due_amount::float as due, refunded_amount::float as refunded
     from public.orders where id = $1`,
    [id],
  )
const kept = async (returnId: string) =>
  (
    await shop.sql<{ quantity: number }>(
      `select h.quantity from private.exchange_holds h join public.return_items i on i.id = h.return_item_id where i.return_id = $1`,
      [returnId],
    )
  ).map(({ quantity }) => quantity)
const stockOf = async ({ product }: Delivered, size: string) => left(shop, product.line(1, size))

describe('what a shopper may want instead', () => {
  it('a return offers the sizes of its product with what each costs, and no more of the stock than was bought', async () => {
    const order = await delivered()
    const { data } = await guest().rpc('order_returns', { p_order_id: order.id, p_token: order.token })
    expect(data).toMatchObject({
      exchange_days: 14,
      items: [
        {
          choices: [
            { size: 'M', color: '', price: 30, available: 3 },
            { size: 'S', color: '', price: 30, available: 3 },
            { size: 'L', color: '', price: 30, available: 2 },
            { size: 'XL', color: '', price: 36, available: 3 },
          ],
        },
      ],
    })
  })

  it('a shop that exchanges nothing offers nothing and takes no request for it', async () => {
    const order = await delivered()
    await exchanges(null)
    const { data } = await guest().rpc('order_returns', { p_order_id: order.id, p_token: order.token })
    const refused = await refusal(ask(order, large))
    await exchanges(14)
    expect(data).toMatchObject({ exchange_days: null, items: [{ choices: [] }] })
    expect(refused).toMatchObject({ status: 409, message: 'EXCHANGE_CLOSED' })
    expect(await stockOf(order, 'L')).toBe(2)
  })

  it('what is wanted is taken from the stock at once, with a movement that names the return', async () => {
    const order = await delivered()
    const returned = await asked(order, large, 2)
    expect(await stockOf(order, 'L')).toBe(0)
    expect(await kept(returned.id)).toEqual([2])
    expect(
      await shop.sql(
        `select m.reason, m.before, m.after, m.note from private.stock_movements m join public.product_variants v on v.id = m.variant_id
         where v.product_id = $1 and v.size = 'L' order by m.id desc limit 1`,
        [order.product.id],
      ),
    ).toEqual([{ reason: 'exchange', before: 2, after: 0, note: returned.number }])
  })

  it('what sold out meanwhile is refused with what is left, and nothing of the request stays', async () => {
    const order = await delivered()
    expect(await refusal(ask(order, large, 3))).toMatchObject({
      status: 409,
      message: 'OUT_OF_STOCK',
      detail: [{ slug: order.product.slug, size: 'L', color: '', requested: 3, available: 2 }],
    })
    expect(await refusal(ask(order, { size: 'M', color: 'Gold' }))).toMatchObject({ message: 'OUT_OF_STOCK' })
    expect(await stockOf(order, 'L')).toBe(2)
    expect(await shop.sql('select 1 from public.returns where order_id = $1', [order.id])).toEqual([])
  })

  it('a stranger without the order’s secret keeps nothing', async () => {
    const order = await delivered()
    expect(await refusal(ask({ ...order, token: 'f'.repeat(64) }, large))).toMatchObject({ status: 404 })
    expect(await stockOf(order, 'L')).toBe(2)
  })

  it('a phone keeps as many pieces as its bound allows, in all its orders together', async () => {
    const buyer = customer()
    await shop.sql("update private.bounds set value = 3 where name = 'exchange-items'")
    const first = await delivered({ buyer })
    const second = await delivered({ buyer: { ...customer(), phone: buyer.phone } })
    await asked(first, { size: 'S', color: '' }, 2)
    const refused = await refusal(ask(second, { size: 'S', color: '' }, 2))
    await asked(second, { size: 'S', color: '' }, 1)
    await shop.sql("update private.bounds set value = standard where name = 'exchange-items'")
    expect(refused).toMatchObject({ status: 429, message: 'TOO_MANY_EXCHANGES', detail: { limit: 3 } })
    expect(await stockOf(second, 'S')).toBe(9)
  })

  it('a source that asks for many exchanges waits, and returns for money are not counted', async () => {
    const order = await delivered({ quantity: 5 })
    await shop.sql("update private.bounds set value = 2 where name = 'exchanges'")
    const from = '203.0.113.77'
    const tries = [null, large, null, large, large].map((wanted) => () => ask(order, wanted, 1, from))
    const statuses: number[] = []
    for (const one of tries) statuses.push((await one()).status)
    await shop.sql("update private.bounds set value = standard where name = 'exchanges'")
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(await stockOf(order, 'L')).toBe(0)
  })

  it('two who want the last piece at once are answered once with it', async () => {
    const order = await delivered()
    await shop.sql("update public.product_variants set quantity = 1 where product_id = $1 and size = 'L'", [
      order.product.id,
    ])
    const answers = await Promise.all([ask(order, large), ask(order, large)])
    expect(answers.map(({ error }) => error?.message ?? 'ok').toSorted()).toEqual(['OUT_OF_STOCK', 'ok'])
    expect(await stockOf(order, 'L')).toBe(0)
  })
})

describe('what is kept', () => {
  it('what is kept goes back on sale when the return is withdrawn, declined or closed without it', async () => {
    const order = await delivered()
    const withdrawn = await asked(order, large)
    expect(await stockOf(order, 'L')).toBe(1)
    await guest().rpc('withdraw_return', { p_id: withdrawn.id, p_token: order.token })
    expect(await stockOf(order, 'L')).toBe(2)
    const declined = await asked(order, large)
    await decide(declined.id, 'declined')
    expect(await stockOf(order, 'L')).toBe(2)
    const closed = await received(order, large)
    expect(await stockOf(order, 'L')).toBe(1)
    await owner().rpc('close_return', { p_id: closed.id, p_answer: 'It was worn.' })
    expect(await stockOf(order, 'L')).toBe(2)
    const refunded = await received(order, large)
    await refund(refunded.id, await paymentOf(order.id), 30)
    expect(await stateOf(refunded.id)).toBe('closed')
    expect(await stockOf(order, 'L')).toBe(2)
  })

  it('a return that is decided again keeps what is still there, and one that is approved keeps it longer', async () => {
    const order = await delivered()
    const returned = await asked(order, large, 2)
    await decide(returned.id, 'declined')
    await decide(returned.id, 'requested', 'declined')
    expect(await stockOf(order, 'L')).toBe(0)
    await shop.sql("update private.exchange_holds set until = now() + interval '1 hour'")
    await decide(returned.id, 'approved')
    const { days } = await shop.one<{ days: number }>(
      `select extract(day from h.until - now())::int as days from private.exchange_holds h
       join public.return_items i on i.id = h.return_item_id where i.return_id = $1`,
      [returned.id],
    )
    expect(days).toBe(13)
    await decide(returned.id, 'requested', 'approved')
    await decide(returned.id, 'declined')
    await shop.sql("update public.product_variants set quantity = 1 where product_id = $1 and size = 'L'", [
      order.product.id,
    ])
    await decide(returned.id, 'requested', 'declined')
    expect(await kept(returned.id)).toEqual([])
    expect(await stockOf(order, 'L')).toBe(1)
  })

  it('what is kept longer than the owner said goes back on sale by the schedule, and the return stays', async () => {
    const order = await delivered()
    const returned = await asked(order, large)
    await shop.sql("update private.exchange_holds set until = now() - interval '1 minute'")
    await shop.sql('select private.expire_unpaid_orders(10)')
    expect(await stockOf(order, 'L')).toBe(2)
    expect(await stateOf(returned.id)).toBe('requested')
    expect((await read(returned.id)).items).toMatchObject([{ wanted: { size: 'L', kept_until: null } }])
  })

  it('an order takes what was kept for too long, without a schedule', async () => {
    const order = await delivered()
    await asked(order, large, 2)
    const args = () => orderArgs([order.product.line(2, 'L')], 60)
    expect(await refusal(guest().rpc('place_order', args()))).toMatchObject({ message: 'OUT_OF_STOCK' })
    await shop.sql("update private.exchange_holds set until = now() - interval '1 minute'")
    await place(guest(), args())
    expect(await stockOf(order, 'L')).toBe(0)
  })

  it('what is kept stays kept when its size is joined with another', async () => {
    const order = await delivered()
    const returned = await asked(order, large)
    const [from, into] = await shop.sql<{ id: string }>(
      `select id from public.product_variants where product_id = $1 and size in ('L', 'S') order by size`,
      [order.product.id],
    )
    await shop.sql('select private.join_variant($1, $2)', [from?.id, into?.id])
    expect(await kept(returned.id)).toEqual([1])
    expect(await stockOf(order, 'S')).toBe(11)
    await decide(returned.id, 'declined')
    expect(await stockOf(order, 'S')).toBe(12)
  })
})

describe('the owner sends what was wanted', () => {
  it('an exchange at the same price makes an order that what came back has paid for, and closes the return', async () => {
    const order = await delivered()
    const returned = await received(order, large)
    expect(await stockOf(order, 'M')).toBe(8)
    const { state, exchange } = await answer(exchangeIt(returned.id), sent)
    expect(state).toBe('closed')
    expect(exchange).toMatchObject({ status: 'processing', amount: 30, due: 0 })
    expect(await stockOf(order, 'L')).toBe(1)
    expect(await orderOf(exchange.id)).toEqual({
      channel: 'exchange',
      order_status: 'processing',
      payment_status: 'paid',
      payment_method: 'cod',
      subtotal: 30,
      discount: 0,
      total: 30,
      paid: 30,
      due: 0,
      refunded: 0,
    })
    expect(await orderOf(order.id)).toMatchObject({
      payment_status: 'partially_refunded',
      paid: 90,
      refunded: 30,
    })
    expect((await mailsOf(order.id)).at(-1)).toBe('order-return-exchanged')
    expect(await mailsOf(exchange.id)).toEqual([])
    expect(await eventsOf(exchange.id)).toEqual(['processing by owner'])
    expect(await refusal(exchangeIt(returned.id))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
    const { data } = await guest().rpc('order_returns', { p_order_id: order.id, p_token: order.token })
    expect(data).toMatchObject({
      returns: [{ state: 'closed', exchange: { number: exchange.number, status: 'processing' } }],
    })
  })

  it('what is sent is packed, followed and returned like every order, and a refund is of what was paid for it', async () => {
    const order = await delivered()
    const { exchange } = await answer(exchangeIt((await received(order, large)).id), sent)
    await owner().rpc('ship_items', {
      p_order_id: exchange.id,
      p_id: randomUUID(),
      p_parcel: { carrier: 'Amana', tracking_number: 'AM1' },
    })
    const { data } = await guest().rpc('order_returns', { p_order_id: order.id, p_token: order.token })
    expect(data).toMatchObject({
      returns: [{ exchange: { status: 'shipped', carrier: 'Amana', tracking_number: 'AM1' } }],
    })
    expect(await mailsOf(exchange.id)).toEqual(['order-shipped'])
    await owner().from('orders').update({ order_status: 'delivered' }).eq('id', exchange.id)
    const [item] = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [
      exchange.id,
    ])
    const again = await answer(
      owner().rpc('request_return', {
        p_id: randomUUID(),
        p_order_id: exchange.id,
        p_items: [{ item: item?.id ?? '', quantity: 1, reason: 'too_large', words: '' }],
      }),
      returnAnswer,
    )
    const [second] = again.returns
    if (!second) throw new Error('There is no return')
    await decide(second.id, 'approved')
    await receive(second)
    expect((await read(second.id)).items).toMatchObject([{ refund_amount: 30 }])
    expect((await refund(second.id, await paymentOf(exchange.id), 30)).error).toBeNull()
    expect(await orderOf(exchange.id)).toMatchObject({ payment_status: 'refunded', paid: 30, refunded: 30 })
    expect(await stockOf(order, 'L')).toBe(2)
  })

  it('the difference of a dearer one is due and collected with the parcel', async () => {
    const order = await delivered()
    const { state, exchange } = await answer(
      exchangeIt((await received(order, { size: 'XL', color: '' }, 2)).id),
      sent,
    )
    expect(state).toBe('closed')
    expect(exchange).toMatchObject({ amount: 60, due: 12 })
    await owner().rpc('ship_items', { p_order_id: exchange.id, p_id: randomUUID(), p_parcel: {} })
    expect(
      await shop.sql('select amount_to_collect::float as cash from public.shipments where order_id = $1', [
        exchange.id,
      ]),
    ).toEqual([{ cash: 12 }])
    await owner().rpc('record_payment', { p_order_id: exchange.id, p_amount: 12, p_method: 'cod' })
    expect(await orderOf(exchange.id)).toMatchObject({ payment_status: 'paid', paid: 72, due: 0 })
  })

  it('in a shop that takes no cash the difference is due by transfer, and the mail of a transfer is not sent for what came back', async () => {
    const returned = await received(await delivered(), { size: 'XL', color: '' })
    await shop.sql(
      "update public.shop_settings set cod_enabled = false, bank_holder = 'Shop', bank_account = 'MA64 0000 0000'",
    )
    const { exchange } = await answer(exchangeIt(returned.id), sent)
    await shop.sql(
      'update public.shop_settings set cod_enabled = true, bank_holder = null, bank_account = null',
    )
    expect(await orderOf(exchange.id)).toMatchObject({ payment_method: 'bank', due: 6 })
    expect(await mailsOf(exchange.id)).toEqual([])
    await owner().rpc('record_payment', { p_order_id: exchange.id, p_amount: 6, p_method: 'bank' })
    expect(await mailsOf(exchange.id)).toEqual(['order-paid'])
  })

  it('the difference of a cheaper one is left to refund, which closes the return', async () => {
    const order = await delivered({ size: 'XL', quantity: 2 })
    const returned = await received(order, large)
    const { state, exchange } = await answer(exchangeIt(returned.id), sent)
    expect(state).toBe('received')
    expect(exchange).toMatchObject({ amount: 30, due: 0 })
    expect((await refund(returned.id, await paymentOf(order.id), 6)).error).toBeNull()
    expect(await stateOf(returned.id)).toBe('closed')
    expect(await orderOf(order.id)).toMatchObject({ paid: 72, refunded: 36 })
  })

  it('what was paid for the piece counts: its share of the discount stays, and so does a price that was had', async () => {
    const order = await delivered()
    for (const statement of [
      'alter table public.orders disable trigger user',
      'alter table public.order_items disable trigger user',
      `update public.order_items set discount = 10 where id = '${order.itemId}'`,
      `update public.orders set discount_amount = 10, total_amount = total_amount - 10, discount_title = 'Summer' where id = '${order.id}'`,
      'alter table public.orders enable trigger user',
      'alter table public.order_items enable trigger user',
      'select private.recount_sales()',
    ])
      await shop.sql(statement)
    await shop.sql('update public.product_variants set price = null where product_id = $1', [
      order.product.id,
    ])
    await shop.sql('update public.products set price = 50 where id = $1', [order.product.id])
    const { exchange } = await answer(exchangeIt((await received(order, large, 2)).id), sent)
    expect(exchange).toMatchObject({ amount: 53.33, due: 0 })
    expect(await orderOf(exchange.id)).toMatchObject({
      subtotal: 60,
      discount: 6.67,
      total: 53.33,
      paid: 53.33,
    })
  })

  it.each([
    ['of another price, today’s difference counts', { paid: 30, own: 30, wanted: 36 }, 36],
    ['of the same price, what was paid counts', { paid: 30, own: 50, wanted: 50 }, 30],
    ['of another price after all went up, the difference counts', { paid: 60, own: 80, wanted: 86 }, 66],
    [
      'after its own price went up alone, no less than today’s counts',
      { paid: 60, own: 500, wanted: 60 },
      60,
    ],
    ['after its own size is gone, today’s counts', { paid: 100, own: null, wanted: 60 }, 60],
    ['bought in a deal, the deal’s counts', { paid: 40, own: 100, wanted: 60, deal: randomUUID() }, 40],
  ])('for a piece %s', async (_, { paid, own, wanted, deal }: Priced, price) => {
    const { product, itemId } = await delivered()
    await shop.sql('update public.products set price = 1 where id = $1', [product.id])
    await shop.sql(
      "update public.product_variants set price = case size when 'M' then $2::numeric else $3 end where product_id = $1",
      [product.id, own ?? 1, wanted],
    )
    expect(
      await shop.one(
        `select private.exchange_price(jsonb_populate_record(i, jsonb_build_object('price', $2::numeric, 'deal_id', $3::uuid,
           'variant_id', case when $4 then null else i.variant_id end)), v)::float as price
         from public.order_items i join public.product_variants v on v.product_id = i.product_id and v.size = 'L' where i.id = $1`,
        [itemId, paid, deal ?? null, own === null],
      ),
    ).toEqual({ price })
  })

  it.each([
    ['half of its price', 55, 27.5],
    ['the same amount', 140, 50],
  ])('a discount of half the price moves to another piece as %s', async (_, wanted, discount) => {
    const moved = `private.exchange_discount(
      jsonb_populate_record(null::public.return_items, '{"received": 1, "refund_amount": 50, "wanted_price": ${wanted}}'),
      jsonb_populate_record(null::public.order_items, '{"price": 100}'))`
    expect(await shop.one(`select ${moved}::float as discount`)).toEqual({ discount })
  })

  it('nothing is sent before the money for what came back is recorded', async () => {
    const order = await delivered({ paid: false })
    const returned = await received(order, large)
    expect(await refusal(exchangeIt(returned.id))).toMatchObject({
      status: 409,
      message: 'NOT_PAID',
      detail: { needed: 30, paid: 0 },
    })
    expect(await kept(returned.id)).toEqual([1])
    await owner().rpc('record_payment', { p_order_id: order.id, p_amount: 90, p_method: 'cod' })
    expect((await exchangeIt(returned.id)).error).toBeNull()
  })

  it('what is no longer kept is sent while it is in stock, and else refused', async () => {
    const order = await delivered()
    const returned = await received(order, large, 2)
    await shop.sql("update private.exchange_holds set until = now() - interval '1 minute'")
    await shop.sql('select private.expire_unpaid_orders(10)')
    await shop.sql("update public.product_variants set quantity = 1 where product_id = $1 and size = 'L'", [
      order.product.id,
    ])
    expect(await refusal(exchangeIt(returned.id))).toMatchObject({
      message: 'OUT_OF_STOCK',
      detail: [{ size: 'L', requested: 2, available: 1 }],
    })
    await shop.sql("update public.product_variants set quantity = 2 where product_id = $1 and size = 'L'", [
      order.product.id,
    ])
    expect((await exchangeIt(returned.id)).error).toBeNull()
    expect(await stockOf(order, 'L')).toBe(0)
  })

  it('only what arrived is exchanged, and what is kept beyond it goes back on sale', async () => {
    const order = await delivered()
    const returned = await asked(order, large, 2)
    await decide(returned.id, 'approved')
    await receive(returned, false, [1])
    const { exchange } = await answer(exchangeIt(returned.id), sent)
    expect(exchange.amount).toBe(30)
    expect(await stockOf(order, 'L')).toBe(1)
    expect(await stockOf(order, 'M')).toBe(7)
  })

  it('two owners send an exchange once', async () => {
    const order = await delivered()
    const returned = await received(order, large)
    const answers = await Promise.all([exchangeIt(returned.id), exchangeIt(returned.id)])
    expect(answers.map(({ error }) => error?.message ?? 'ok').toSorted()).toEqual(['CHANGED_MEANWHILE', 'ok'])
    expect(await stockOf(order, 'L')).toBe(1)
  })

  it('a return for money has nothing to exchange', async () => {
    const returned = await received(await delivered(), null)
    expect(await refusal(exchangeIt(returned.id))).toMatchObject({ message: 'NOTHING_TO_EXCHANGE' })
  })

  it('what paid for an exchange is no payment that can be taken back, and is refunded when its order is cancelled', async () => {
    const order = await delivered()
    const { exchange } = await answer(exchangeIt((await received(order, large)).id), sent)
    const payment = await paymentOf(exchange.id)
    expect(await refusal(owner().rpc('undo_payment', { p_payment_id: payment }))).toMatchObject({
      message: 'PAYMENT_STAYS',
    })
    await owner().from('orders').update({ order_status: 'cancelled' }).eq('id', exchange.id)
    expect(await stockOf(order, 'L')).toBe(2)
    const cash = { p_payment_id: payment, p_amount: 30, p_reason: 'Sold out', p_way: 'cash' }
    expect((await owner().rpc('record_refund', cash)).error).toBeNull()
    expect(await orderOf(exchange.id)).toMatchObject({
      order_status: 'cancelled',
      payment_status: 'refunded',
    })
  })

  it('invoice and credit note of what came back, and the invoice of what was sent, come to what was paid', async () => {
    const order = await delivered()
    await owner().rpc('issue_invoices', { p_numbers: [order.number] })
    const { exchange } = await answer(exchangeIt((await received(order, { size: 'XL', color: '' })).id), sent)
    const papers = await answer(
      owner().rpc('issue_invoices', { p_numbers: [order.number, exchange.number] }),
      v.array(
        v.looseObject({
          is_complete: v.boolean(),
          invoice: v.looseObject({ content: v.looseObject({ total_amount: v.number() }) }),
          credit_notes: v.array(v.looseObject({ amount: v.number() })),
        }),
      ),
    )
    expect(papers.map(({ is_complete }) => is_complete)).toEqual([true, true])
    expect(papers.map(({ invoice }) => invoice.content.total_amount)).toEqual([90, 36])
    expect(papers.map(({ credit_notes }) => credit_notes.map(({ amount }) => amount))).toEqual([[30], []])
  })

  it('the mail of an exchange says which order is sent and what is due for it', async () => {
    const order = await delivered()
    const { exchange } = await answer(exchangeIt((await received(order, { size: 'XL', color: '' })).id), sent)
    const { facts } = await shop.one<{ facts: unknown }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where m.template = 'order-return-exchanged' and m.payload ->> 'order_id' = $1`,
      [order.id],
    )
    expect(v.parse(row, facts)).toMatchObject({
      order_number: order.number,
      return: {
        exchange: { number: exchange.number, due: 6 },
        items: [{ size: 'M', quantity: 1, wanted: { size: 'XL', color: '' } }],
      },
    })
  })
})

it('nothing of what exchanges did contradicts itself', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
