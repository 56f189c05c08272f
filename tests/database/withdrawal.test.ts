// Withdrawal from a contract: who may state it, of what and until when, what becomes of the order, and the receipt.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
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
import { returnTools } from '../support/returns.ts'
import type { Client } from '../support/shop.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(() => shop.sql('update public.shop_settings set withdrawal_days = 14'))

const { placed, setStatus, mailsOf } = orderTools(() => shop)
const { delivered, deliveredAgo, decide, receive, refund, paymentOf, ask } = returnTools(() => shop)
const guest = () => shop.clients.anon
const state = v.object({
  order_id: v.string(),
  order_number: v.string(),
  has_email: v.boolean(),
  is_open: v.boolean(),
  until: v.nullable(v.string()),
  items: v.array(v.looseObject({ id: v.string(), left: v.number() })),
  statements: v.array(
    v.looseObject({
      id: v.string(),
      at: v.string(),
      name: v.string(),
      email: v.nullable(v.string()),
      is_mailed: v.boolean(),
      items: v.array(v.looseObject({ id: v.string(), quantity: v.number() })),
      return_number: v.nullable(v.string()),
    }),
  ),
})
type Order = { id: string; token: string; email: string | null }
type More = {
  p_id?: string
  p_name?: string
  p_email?: string
  p_items?: { item: string; quantity: number }[]
}
const withdraw = (client: Client, order: Order, more: More = {}) =>
  client.rpc('withdraw_from_order', {
    p_id: randomUUID(),
    p_order_id: order.id,
    p_name: 'Nora Alami',
    ...(order.email !== null && { p_email: order.email }),
    ...(order.token && { p_token: order.token }),
    ...more,
  })
const withdrawn = (order: Order, more?: More) => answer(withdraw(guest(), order, more), state)
const read = (order: Order, client = guest()) =>
  answer(client.rpc('read_withdrawal', { p_order_id: order.id, p_token: order.token }), v.nullable(state))
/** A delivered order of the member, with the account's address. */
async function membersOrder() {
  const email = 'shopper@zellige.example'
  const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
  const args = orderArgs([product.line(2)], 60, { p_customer: { ...customer(), email } })
  const { id } = await place(shop.clients.shopper, args)
  await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
  const items = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [id])
  return { id, token: args.p_idempotency_key, email, itemIds: items.map((item) => item.id) }
}
const flagOf = async (order: Order) => {
  const { data } = await guest().rpc('get_order', { p_order_id: order.id, p_token: order.token })
  return v.parse(v.looseObject({ withdrawal: v.optional(v.string()) }), data).withdrawal
}

describe('the function of withdrawal', () => {
  it('a shop in the European Union has it for fourteen days, others where their owner switches it on', async () => {
    for (const [country, days, expected] of [
      ['FR', null, 14],
      ['MA', null, 0],
      ['FR', 0, 0],
      ['MA', 30, 30],
    ] as const) {
      await shop.sql('update public.shop_settings set withdrawal_days = $1, country = $2', [days, country])
      expect((await shop.one('select private.withdrawal_days() as days')).days).toBe(expected)
    }
    await shop.sql("update public.shop_settings set country = 'MA'")
    for (const days of [1, 13, 366, -1]) {
      const { code } = await shop.as(
        'owner',
        'update public.shop_settings set withdrawal_days = $1 where id',
        [days],
      )
      expect(code).toBe('23514')
    }
  })

  it('a shop without it sends nothing about it, and refuses', async () => {
    await shop.sql('update public.shop_settings set withdrawal_days = null')
    const order = await delivered()
    expect(await flagOf(order)).toBeUndefined()
    expect(await refusal(withdraw(guest(), order))).toMatchObject({
      status: 409,
      message: 'WITHDRAWAL_CLOSED',
    })
  })

  it('an order keeps the days of its day when the owner switches it off later', async () => {
    const order = await delivered()
    await shop.sql('update public.shop_settings set withdrawal_days = 0')
    expect(await flagOf(order)).toBe('open')
    expect((await withdrawn(order)).statements).toHaveLength(1)
  })

  it.each([
    // Delivered on a Monday: the fourteenth day after it is a Monday.
    ['2026-11-02 10:00:00+00', '2026-11-17 00:00:00'],
    // On a Saturday and on a Sunday: the Monday after the last day.
    ['2026-11-07 10:00:00+00', '2026-11-24 00:00:00'],
    ['2026-11-08 23:30:00+00', '2026-11-24 00:00:00'],
  ])('what was delivered at %s can be withdrawn from until %s', async (at, until) => {
    await shop.sql("update public.shop_settings set time_zone = 'UTC'")
    const order = await delivered()
    await shop.sql("update public.order_events set at = $2 where order_id = $1 and status = 'delivered'", [
      order.id,
      at,
    ])
    const { ends } = await shop.one<{ ends: string }>(
      "select (private.withdraw_until(o) at time zone 'UTC')::text as ends from public.orders o where o.id = $1",
      [order.id],
    )
    expect(ends).toBe(until)
  })

  it('it is open from the order on until fourteen days after the delivery, whatever the days for returns are', async () => {
    const early = await placed()
    expect(await flagOf(early)).toBe('open')
    await shop.sql('update public.shop_settings set return_days = null')
    const order = await delivered()
    await deliveredAgo(order.id, 13)
    expect(await read(order)).toMatchObject({ is_open: true })
    await deliveredAgo(order.id, 18)
    expect(await read(order)).toMatchObject({ is_open: false })
    expect(await refusal(withdraw(guest(), order))).toMatchObject({
      status: 409,
      message: 'WITHDRAWAL_CLOSED',
    })
    await shop.sql('update public.shop_settings set return_days = 30')
  })
})

describe('a statement', () => {
  it('a delivered order’s statement is a return of all that is left, which the owner answers as any other', async () => {
    const order = await delivered()
    const stated = await withdrawn(order)
    const [statement] = stated.statements
    expect(statement).toMatchObject({
      name: 'Nora Alami',
      email: order.email,
      return_number: `${order.number}-R1`,
    })
    expect(statement?.items.map(({ quantity }) => quantity)).toEqual([3, 1])
    expect(stated.is_open).toBe(false)
    expect(await flagOf(order)).toBe('made')
    const { id, items } = await shop.one<{ id: string; items: { id: string; quantity: number }[] }>(
      `select r.id, (select jsonb_agg(jsonb_build_object('id', i.id, 'quantity', i.quantity)) from public.return_items i
         where i.return_id = r.id and i.reason = 'withdrawal') as items from public.returns r where r.order_id = $1`,
      [order.id],
    )
    expect((await decide(id, 'approved')).error).toBeNull()
    expect((await receive({ id, items })).error).toBeNull()
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an order of which nothing left is cancelled, its stock is back, and its receipt says so', async () => {
    const order = await placed()
    const [line] = [order.product.line(1)]
    const before = await left(shop, line)
    const { statements } = await withdrawn(order)
    expect(statements).toMatchObject([{ return_number: null }])
    expect(
      await shop.one('select order_status, cancel_reason from public.orders where id = $1', [order.id]),
    ).toMatchObject({ order_status: 'cancelled', cancel_reason: 'customer' })
    expect(await left(shop, line)).toBe(before + 2)
    expect(await mailsOf(order.id)).toContain('order-withdrawn')
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a part of an order, and an order under way, become returns', async () => {
    const part = await placed()
    const { items } = (await read(part)) ?? { items: [] }
    const { statements, is_open } = await withdrawn(part, {
      p_items: [{ item: items[0]?.id ?? '', quantity: 1 }],
    })
    expect(statements[0]?.return_number).toBe(`${part.number}-R1`)
    expect(is_open).toBe(true)
    const sent = await placed()
    await setStatus(sent.id, 'shipped')
    expect((await withdrawn(sent)).statements[0]?.return_number).toBe(`${sent.number}-R1`)
  })

  it.each([
    ['refused at the door', 'shipped'],
    ['cancelled by the owner', 'processing'],
  ])(
    'an order that was partly withdrawn from and then is %s comes back once, and its return is over',
    async (_, status) => {
      const order = await placed()
      const line = order.product.line(1)
      const before = await left(shop, line)
      const { items } = (await read(order)) ?? { items: [] }
      await setStatus(order.id, status)
      await withdrawn(order, { p_items: [{ item: items[0]?.id ?? '', quantity: 1 }] })
      expect((await setStatus(order.id, 'cancelled')).error).toBeNull()
      expect(await left(shop, line)).toBe(before + 2)
      expect(await shop.sql('select state from public.returns where order_id = $1', [order.id])).toEqual([
        { state: 'closed' },
      ])
      expect(await brokenInvariants(shop)).toEqual([])
      // When the cancellation was a mistake, the customer may withdraw from all of it again.
      await setStatus(order.id, 'pending')
      const { statements } = await withdrawn(order)
      expect(statements.at(-1)?.items.map(({ quantity }) => quantity)).toEqual([2])
      expect(await brokenInvariants(shop)).toEqual([])
    },
  )

  it('a statement stands: nobody takes it back, with the order’s secret or the tracking page’s', async () => {
    const order = await delivered()
    await withdrawn(order)
    const { id } = await shop.one<{ id: string }>('select id from public.returns where order_id = $1', [
      order.id,
    ])
    expect(await refusal(guest().rpc('withdraw_return', { p_id: id, p_token: order.token }))).toMatchObject({
      status: 409,
      message: 'CHANGED_MEANWHILE',
    })
  })

  it('the same statement again is one, and its id serves no other order', async () => {
    const order = await delivered()
    const p_id = randomUUID()
    for (let i = 0; i < 3; i += 1) expect((await withdrawn(order, { p_id })).statements).toHaveLength(1)
    expect(await mailsOf(order.id)).toEqual(expect.arrayContaining(['order-withdrawn']))
    expect((await mailsOf(order.id)).filter((name) => name === 'order-withdrawn')).toHaveLength(1)
    expect(await refusal(withdraw(guest(), await delivered(), { p_id }))).toMatchObject({
      status: 422,
      message: 'KEY_REUSED',
    })
  })

  it.each([
    ['a foreign item', (id: string) => [{ item: id, quantity: 1 }]],
    ['nothing', () => []],
  ])('a statement about %s is refused', async (_, items) => {
    const order = await delivered()
    const other = await delivered()
    expect(await refusal(withdraw(guest(), order, { p_items: items(other.itemIds[0] ?? '') }))).toMatchObject(
      { status: 400 },
    )
  })

  it('more than is left is refused', async () => {
    const order = await delivered()
    const item = order.itemIds[0] ?? ''
    expect(await refusal(withdraw(guest(), order, { p_items: [{ item, quantity: 4 }] }))).toMatchObject({
      status: 409,
      message: 'ALREADY_RETURNED',
    })
    await withdrawn(order, { p_items: [{ item, quantity: 2 }] })
    expect(await refusal(withdraw(guest(), order, { p_items: [{ item, quantity: 2 }] }))).toMatchObject({
      status: 409,
    })
    expect((await withdrawn(order)).statements.at(-1)?.items.map(({ quantity }) => quantity)).toEqual([1, 1])
  })
})

describe('a correction after a statement', () => {
  /** Sets the quantities of an order's items, and the size of the first, as the owner's form does. */
  async function corrected(order: Order, quantities: readonly number[], size?: string) {
    const owner = shop.clients.owner
    const row = v.looseObject({
      updated_at: v.string(),
      customer_name: v.string(),
      customer_phone: v.string(),
      shipping_address: v.record(v.string(), v.string()),
      items: v.array(
        v.looseObject({ id: v.string(), product_slug: v.string(), size: v.string(), color: v.string() }),
      ),
    })
    const seen = await answer(owner.rpc('get_order', { p_order_id: order.id }), row)
    const p_items = seen.items.flatMap(({ id, product_slug: slug, color, ...item }, i) =>
      quantities[i]
        ? [{ item: id, slug, size: (i === 0 && size) || item.size, color, quantity: quantities[i] }]
        : [],
    )
    const { total } = await answer(
      owner.rpc('preview_correction', {
        ...{ p_order_id: order.id, p_items, p_code: '' },
        ...{ p_country: seen.shipping_address.country ?? '', p_city: seen.shipping_address.city ?? '' },
      }),
      v.looseObject({ total: v.number() }),
    )
    return owner.rpc('correct_order', {
      ...{ p_order_id: order.id, p_seen: seen.updated_at, p_items, p_code: '', p_expected_total: total },
      p_customer: { name: seen.customer_name, email: order.email, phone: seen.customer_phone },
      p_shipping_address: seen.shipping_address,
    })
  }
  const returns = (order: Order) =>
    shop.sql(
      `select r.state, coalesce(array_agg(coalesce(i.received, i.quantity) order by i.id) filter (where i.id is not null), '{}') as pieces
       from public.returns r left join public.return_items i on i.return_id = r.id where r.order_id = $1
       group by r.id order by r.requested_at`,
      [order.id],
    )
  /** An order of four of one product and two of another, of which nothing left. */
  async function unsent() {
    const products = [
      await makeProduct(shop, { price: 30, stock: ['M', 'L'].map((size) => ({ size, quantity: 10 })) }),
      await makeProduct(shop, { price: 20, stock: [{ quantity: 10 }] }),
    ] as const
    const args = orderArgs([products[0].line(4, 'M'), products[1].line(2)], 160)
    const { id } = await place(guest(), args)
    const { email } = await shop.one<{ email: string }>(
      'select customer_email as email from public.orders where id = $1',
      [id],
    )
    const order = { id, token: args.p_idempotency_key, email }
    const items = (await read(order))?.items ?? []
    return { ...order, products, itemIds: items.map((item) => item.id) }
  }
  const some = (order: { itemIds: string[] }, ...quantities: number[]) => ({
    p_items: quantities.flatMap((quantity, i) =>
      quantity ? [{ item: order.itemIds[i] ?? '', quantity }] : [],
    ),
  })

  it('what a correction takes off is what was withdrawn from, and the customer keeps the rest', async () => {
    const order = await unsent()
    const line = order.products[0].line(1, 'M')
    await withdrawn(order, some(order, 2))
    const before = await left(shop, line)
    expect((await corrected(order, [3, 2])).error).toBeNull()
    expect(await returns(order)).toEqual([{ state: 'requested', pieces: [1] }])
    expect((await corrected(order, [2, 2])).error).toBeNull()
    expect(await returns(order)).toEqual([{ state: 'closed', pieces: [0] }])
    expect(await left(shop, line)).toBe(before + 2)
    expect((await read(order))?.items.map((item) => item.left)).toEqual([2, 2])
    expect((await read(order))?.statements[0]?.items.map(({ quantity }) => quantity)).toEqual([2])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('the latest statement is lowered first, and a return keeps its other lines', async () => {
    const order = await unsent()
    await withdrawn(order, some(order, 1, 1))
    await withdrawn(order, some(order, 1))
    expect((await corrected(order, [2, 2])).error).toBeNull()
    expect(await returns(order)).toEqual([
      { state: 'requested', pieces: [1] },
      { state: 'closed', pieces: [0] },
    ])
    expect((await read(order))?.items.map((item) => item.left)).toEqual([2, 1])
  })

  it('an item that is taken off as a whole leaves a return that is over', async () => {
    const order = await unsent()
    await withdrawn(order, some(order, 0, 2))
    expect((await corrected(order, [4])).error).toBeNull()
    expect(await returns(order)).toEqual([{ state: 'closed', pieces: [] }])
    expect((await read(order))?.statements).toMatchObject([{ return_number: expect.stringMatching(/-R1$/) }])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each([
    ['lowered', [3, 2], undefined],
    ['taken off', [0, 2], undefined],
    ['changed to another size', [4, 2], 'L'],
  ] as const)('an item of which a piece came back is not %s by a correction', async (_, quantities, size) => {
    const order = await unsent()
    await withdrawn(order, some(order, 1))
    const { id, items } = await shop.one<{ id: string; items: { id: string; quantity: number }[] }>(
      `select r.id, (select jsonb_agg(jsonb_build_object('id', i.id, 'quantity', i.quantity)) from public.return_items i
         where i.return_id = r.id) as items from public.returns r where r.order_id = $1`,
      [order.id],
    )
    await decide(id, 'approved')
    expect((await receive({ id, items })).error).toBeNull()
    expect(await refusal(corrected(order, quantities, size))).toMatchObject({
      status: 409,
      message: 'HAS_RETURNS',
      detail: { items: [order.itemIds[0]] },
    })
    // The other item may be.
    expect((await corrected(order, [4, 1])).error).toBeNull()
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an item of which a piece is asked for in another way is not lowered', async () => {
    const order = await unsent()
    await setStatus(order.id, 'delivered')
    expect((await ask(guest(), order, [1])).error).toBeNull()
    await setStatus(order.id, 'processing')
    expect(await refusal(corrected(order, [3, 2]))).toMatchObject({ message: 'HAS_RETURNS' })
  })
})

describe('the delivery of an order that was withdrawn from', () => {
  /** What the refund of each return suggests besides its items, in the order in which they were stated. */
  const deliveries = async (order: Order) =>
    (
      await answer(
        shop.clients.owner.rpc('get_order_returns', { p_order_id: order.id }),
        v.array(v.looseObject({ delivery: v.number() })),
      )
    ).map(({ delivery }) => delivery)
  async function back(order: Order, which: number, received?: readonly number[]) {
    const all = await shop.sql<{ id: string; items: { id: string; quantity: number }[] }>(
      `select r.id, (select jsonb_agg(jsonb_build_object('id', i.id, 'quantity', i.quantity)) from public.return_items i
         where i.return_id = r.id) as items from public.returns r where r.order_id = $1 order by r.requested_at`,
      [order.id],
    )
    const one = all[which]
    if (!one) throw new Error('There is no return')
    await decide(one.id, 'approved')
    expect((await receive(one, true, received)).error).toBeNull()
    return one.id
  }
  /** A delivered and paid order of three at 10 with its delivery. */
  async function paid() {
    const product = await makeProduct(shop, { price: 10, stock: [{ quantity: 10 }] })
    const args = orderArgs([product.line(3)], 37.99)
    const { id } = await place(guest(), args)
    await setStatus(id, 'delivered')
    const money = { p_order_id: id, p_amount: 37.99, p_method: 'cod' }
    expect((await shop.clients.owner.rpc('record_payment', money)).error).toBeNull()
    const { email } = await shop.one<{ email: string }>(
      'select customer_email as email from public.orders where id = $1',
      [id],
    )
    const items = await shop.sql<{ id: string }>('select id from public.order_items where order_id = $1', [
      id,
    ])
    return { id, token: args.p_idempotency_key, email, itemIds: items.map((item) => item.id) }
  }

  it('is given back with the only return of a whole order, once all of it came back', async () => {
    const order = await paid()
    await withdrawn(order)
    expect(await deliveries(order)).toEqual([0])
    await back(order, 0)
    expect(await deliveries(order)).toEqual([7.99])
    const short = await paid()
    await withdrawn(short)
    await back(short, 0, [2])
    expect(await deliveries(short)).toEqual([0])
  })

  it('is given back with the last return where two statements are about the whole order together', async () => {
    const order = await paid()
    const payment = await paymentOf(order.id)
    await withdrawn(order, { p_items: [{ item: order.itemIds[0] ?? '', quantity: 2 }] })
    const first = await back(order, 0)
    expect(await deliveries(order)).toEqual([0])
    await withdrawn(order)
    const second = await back(order, 1)
    // Both are here: the one that is refunded last has it.
    expect(await deliveries(order)).toEqual([0, 0])
    expect((await refund(first, payment, 20)).error).toBeNull()
    expect(await deliveries(order)).toEqual([0, 7.99])
    expect((await refund(second, payment, 17.99)).error).toBeNull()
    expect(await deliveries(order)).toEqual([0, 0])
  })

  it('stays with the shop where a part came back for another reason', async () => {
    const order = await paid()
    expect((await ask(guest(), order, [2])).error).toBeNull()
    const first = await back(order, 0)
    await withdrawn(order)
    await back(order, 1)
    expect((await refund(first, await paymentOf(order.id), 20)).error).toBeNull()
    expect(await deliveries(order)).toEqual([0, 0])
  })
})

describe('who may state it, and to whom the receipt goes', () => {
  it('nobody withdraws from or reads about an order that is not theirs', async () => {
    const order = await delivered('shopper')
    for (const client of [guest(), shop.clients.other]) {
      const stranger = { ...order, token: 'f'.repeat(64) }
      expect(await read(stranger, client)).toBeNull()
      expect(await refusal(withdraw(client, stranger))).toMatchObject({
        status: 404,
        message: 'ORDER_NOT_FOUND',
      })
    }
    expect(
      (await answer(withdraw(shop.clients.shopper, { ...order, token: '' }), state)).statements,
    ).toHaveLength(1)
  })

  it('who knows number and email of an order that is under way opens it, and who knows one of them does not', async () => {
    const order = await placed()
    const open = (p_email: string) => guest().rpc('open_return', { p_order_number: order.number, p_email })
    const { data } = await open(order.email)
    const { token } = v.parse(v.looseObject({ token: v.string() }), data)
    expect((await withdrawn({ ...order, token })).statements).toHaveLength(1)
    expect((await open('other@example.com')).data).toBeNull()
    await shop.sql('update public.shop_settings set withdrawal_days = null')
    const without = await placed()
    expect(
      (await guest().rpc('open_return', { p_order_number: without.number, p_email: without.email })).data,
    ).toBeNull()
  })

  it('the receipt goes to the order’s address and to no other', async () => {
    const order = await delivered()
    for (const p_email of ['victim@example.com', `${order.email}, victim@example.com`, ''])
      expect(await refusal(withdraw(guest(), order, { p_email }))).toMatchObject({
        status: 400,
        detail: { field: 'email' },
      })
    await withdrawn(order, { p_email: ` ${order.email.toUpperCase()} ` })
    const mails = await shop.sql<{ recipient: string }>(
      "select recipient from private.email_outbox where template = 'order-withdrawn' and payload ->> 'order_id' = $1",
      [order.id],
    )
    expect(mails).toEqual([{ recipient: order.email }])
  })

  it('an order without an email gets its receipt on the page, and no mail', async () => {
    await shop.sql("update public.shop_settings set email_field = 'optional'")
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60, {
      p_customer: { name: 'Nora Alami', phone: '+212661234567' },
    })
    const { id } = await place(guest(), args)
    await shop.sql('update public.shop_settings set email_field = null')
    const order = { id, token: args.p_idempotency_key, email: null }
    expect(await read(order)).toMatchObject({ has_email: false })
    expect((await withdrawn(order)).statements).toMatchObject([
      { email: null, is_mailed: false, name: 'Nora Alami' },
    ])
    expect(await mailsOf(id)).toEqual([])
  })

  it.each([
    ['Nora Alami', 'Nora Alami'],
    ['نورة العلمي', 'نورة العلمي'],
    ['Win at evil.example', ''],
    ['https://evil.example', ''],
    ['Call 0612345678', ''],
    ['x'.repeat(61), ''],
  ])('the mail to the account’s address repeats the name %j as %j', async (p_name, repeated) => {
    const order = await membersOrder()
    await answer(withdraw(shop.clients.shopper, order, { p_name }), state)
    const { facts } = await shop.one<{ facts: unknown }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where m.template = 'order-withdrawn' and m.payload ->> 'order_id' = $1`,
      [order.id],
    )
    expect(facts).toMatchObject({ withdrawal: { name: repeated, email: order.email } })
  })

  it('a guest’s order has one receipt an hour mailed, without the typed name, and the page claims no more', async () => {
    const order = await delivered()
    await shop.sql('select private.confirm_email($1)', [order.email])
    const p_items = [{ item: order.itemIds[0] ?? '', quantity: 1 }]
    const facts = async () =>
      shop.sql<{ name: string }>(
        `select private.mail_facts(m) -> 'withdrawal' ->> 'name' as name from private.email_outbox m
         where m.template = 'order-withdrawn' and m.payload ->> 'order_id' = $1`,
        [order.id],
      )
    await withdrawn(order, { p_items })
    const { statements } = await withdrawn(order, { p_items })
    expect(statements).toMatchObject([
      { is_mailed: true, name: 'Nora Alami' },
      { is_mailed: false, name: 'Nora Alami' },
    ])
    expect(await facts()).toEqual([{ name: '' }])
    await shop.sql(
      "update private.withdrawals set stated_at = now() - interval '61 minutes' where order_id = $1",
      [order.id],
    )
    expect((await withdrawn(order, { p_items })).statements.at(-1)).toMatchObject({ is_mailed: true })
    expect(await facts()).toHaveLength(2)
  })

  it('each statement of the account with the address has its receipt mailed', async () => {
    const order = await membersOrder()
    const p_items = [{ item: order.itemIds[0] ?? '', quantity: 1 }]
    await answer(withdraw(shop.clients.shopper, order, { p_items }), state)
    const { statements } = await answer(withdraw(shop.clients.shopper, order, { p_items }), state)
    expect(statements).toMatchObject([{ is_mailed: true }, { is_mailed: true }])
    expect((await mailsOf(order.id)).filter((name) => name === 'order-withdrawn')).toHaveLength(2)
  })

  it('who states it for a customer is not recorded as the customer', async () => {
    const order = await placed()
    await answer(withdraw(shop.clients.owner, { ...order, token: '' }), state)
    expect(
      await shop.one("select actor from public.order_events where order_id = $1 and status = 'cancelled'", [
        order.id,
      ]),
    ).toEqual({ actor: 'owner' })
    const own = await placed()
    await withdrawn(own)
    expect(
      await shop.one("select actor from public.order_events where order_id = $1 and status = 'cancelled'", [
        own.id,
      ]),
    ).toEqual({ actor: 'customer' })
  })

  it('a mailbox that confirmed nothing gets no receipt by mail, and the page claims none', async () => {
    const known = await delivered()
    await shop.sql('select private.confirm_email($1)', [known.email])
    expect((await withdrawn(known)).statements).toMatchObject([{ is_mailed: true }])
    const order = await placed()
    expect((await withdrawn(order)).statements).toMatchObject([{ is_mailed: false, email: order.email }])
    const { refusal: why } = await shop.one<{ refusal: string | null }>(
      `select private.mail_refusal(m) as refusal from private.email_outbox m
       where m.template = 'order-withdrawn' and m.payload ->> 'order_id' = $1`,
      [order.id],
    )
    expect(why).toBe('unconfirmed')
    const { refusal: none } = await shop.one<{ refusal: string | null }>(
      `select private.mail_refusal(m) as refusal from private.email_outbox m
       where m.template = 'order-withdrawn' and m.payload ->> 'order_id' = $1`,
      [known.id],
    )
    expect(none).toBeNull()
  })
})
