// Orders that the owner makes for a customer: priced and stocked as a shopper's, and made by no one else.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  address,
  brokenInvariants,
  customer,
  left,
  makeDeal,
  makeProduct,
  makeToken,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { eventsOf, setStatus } = orderTools(() => shop)

const made = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  channel: v.string(),
  order_status: v.string(),
  payment_status: v.string(),
  total_amount: v.number(),
  shipping_cost: v.number(),
  due_amount: v.number(),
  is_member_order: v.boolean(),
})
const sums = v.looseObject({ total: v.number(), shipping: v.number(), lines: v.array(row) })

/** The arguments of an owner's order by phone, paid in cash on delivery. */
const ownerArgs = (
  lines: Parameters<typeof orderArgs>[0],
  total: number,
  changes: Record<string, unknown> = {},
) => ({ ...orderArgs(lines, total), p_channel: 'phone', ...changes })
const call = (args: ReturnType<typeof ownerArgs>, role: Role = 'owner') =>
  shop.clients[role].rpc('place_owner_order', args)
const make = (args: ReturnType<typeof ownerArgs>) => answer(call(args), made)
const preview = (changes: object, role: Role = 'owner') =>
  shop.clients[role].rpc('preview_owner_order', {
    p_channel: 'phone',
    p_items: [],
    p_country: address.country,
    p_city: address.city,
    ...changes,
  })
const ordersOf = (email: string) =>
  shop.one('select count(*)::int as orders from public.orders where customer_email = $1', [email])

describe('an order that the owner makes', () => {
  it('an owner’s order is priced by the preview, takes the stock, and says how it came in and by whom', async () => {
    const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
    const { total } = await answer(preview({ p_items: [product.line()] }), sums)
    const order = await make(ownerArgs([product.line()], total, { p_channel: 'whatsapp' }))
    expect(order).toMatchObject({
      channel: 'whatsapp',
      total_amount: 37.99,
      shipping_cost: 7.99,
      is_member_order: false,
      order_status: 'pending',
    })
    expect(await left(shop, product.line())).toBe(9)
    expect(await eventsOf(order.id)).toEqual(['pending by owner'])
    expect(await shop.sql('select from private.new_orders where order_id = $1', [order.id])).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an owner’s order costs what the same order costs in the shop, with a deal and a code', async () => {
    const inDeal = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
    const plain = await makeProduct(shop, { price: 40, stock: [{ quantity: 10 }] })
    await makeDeal(shop, inDeal.id, { price: 20 })
    const code = `OWN${makeToken().slice(0, 8)}`.toUpperCase()
    await shop.sql(
      "insert into public.discounts (code, title, kind, value) values ($1, 'Ten percent', 'percent', 10)",
      [code],
    )
    const lines = [inDeal.line(), plain.line()]
    const { total } = await answer(preview({ p_items: lines, p_code: code }), sums)
    const order = await make(ownerArgs(lines, total, { p_code: code }))
    const shoppers = await place(shop.clients.anon, orderArgs(lines, total, { p_code: code }))
    expect(shoppers).toMatchObject({ total_amount: order.total_amount, discount_amount: 4, channel: 'web' })
  })

  it('an owner’s order is made once, however often the request is repeated', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const args = ownerArgs([product.line()], 60)
    const [first, second] = await Promise.all([make(args), make(args)])
    expect(second.id).toBe(first.id)
    expect((await make(args)).id).toBe(first.id)
    expect(await left(shop, product.line())).toBe(9)
    expect(await refusal(call({ ...args, p_items: [product.line(2)] }))).toMatchObject({
      status: 422,
      message: 'KEY_REUSED',
    })
  })

  it('an owner’s order is refused without stock, at another total, and to a place not served', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1 }] })
    expect(await refusal(call(ownerArgs([product.line(2)], 120)))).toMatchObject({ message: 'OUT_OF_STOCK' })
    expect(await refusal(call(ownerArgs([product.line()], 59)))).toMatchObject({ message: 'PRICE_CHANGED' })
    const unserved = { p_shipping_method: '00000000-0000-4000-8000-000000000001' }
    expect(await refusal(call(ownerArgs([product.line()], 60, unserved)))).toMatchObject({
      message: 'SHIPPING_UNAVAILABLE',
    })
    expect(await left(shop, product.line())).toBe(1)
  })

  it('an owner’s order is not bound by the limits of what a guest may order in an hour', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 100 }] })
    const who = { p_customer: customer() }
    for (let n = 0; n < 17; n++) await make(ownerArgs([product.line()], 60, who))
    expect(await ordersOf(who.p_customer.email)).toEqual({ orders: 17 })
    expect(
      await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line()], 60, who))),
    ).toMatchObject({ status: 429 })
  })

  it('an order at the counter has no delivery, and paid in cash it is paid and handed over', async () => {
    const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
    expect(await answer(preview({ p_channel: 'counter', p_items: [product.line()] }), sums)).toMatchObject({
      total: 30,
      shipping: 0,
      is_served: true,
      shipping_methods: [],
    })
    const order = await make(ownerArgs([product.line()], 30, { p_channel: 'counter', p_is_paid: true }))
    expect(order).toMatchObject({
      order_status: 'delivered',
      payment_status: 'paid',
      total_amount: 30,
      due_amount: 0,
    })
    expect(
      await shop.sql('select method, amount::float from public.payments where order_id = $1', [order.id]),
    ).toEqual([{ method: 'cod', amount: 30 }])
    expect(await shop.sql('select from private.holds where order_id = $1', [order.id])).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an order at the counter is handed over also where orders are packed only when confirmed', async () => {
    const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
    await shop.sql('update public.shop_settings set pack_only_confirmed = true where id')
    try {
      expect(
        await make(ownerArgs([product.line()], 30, { p_channel: 'counter', p_is_paid: true })),
      ).toMatchObject({ order_status: 'delivered' })
    } finally {
      await shop.sql('update public.shop_settings set pack_only_confirmed = false where id')
    }
  })

  it('an owner’s order by card is due within a day, not within the minutes of a checkout', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const [{ methods } = { methods: [] }] = await shop.sql<{ methods: string[] }>(
      'select payment_methods as methods from public.shop_settings',
    )
    expect(methods).toContain('card')
    const order = await make(ownerArgs([product.line()], 60, { p_payment_method: 'card' }))
    expect(
      await shop.one(
        `select o.payment_due_at between now() + interval '22 hours' and now() + interval '23 hours' as late,
           (select bool_and(h.due_at = o.payment_due_at) from private.holds h where h.order_id = o.id) as held
         from public.orders o where o.id = $1`,
        [order.id],
      ),
    ).toEqual({ late: true, held: true })
  })

  it('an owner’s order opens for the customer with the key that made it', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const args = ownerArgs([product.line()], 60)
    const { id } = await make(args)
    const read = (token?: string) =>
      shop.clients.anon.rpc('get_order', { p_order_id: id, ...(token && { p_token: token }) })
    expect((await read(args.p_idempotency_key)).data).toMatchObject({ id })
    expect((await read(makeToken())).data).toBeNull()
  })

  it('an owner’s order gets a new link from the owner; the one before neither opens it nor orders again', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const args = ownerArgs([product.line()], 60)
    const { id } = await make(args)
    const token = makeToken()
    const renew = (p_token: string, role: Role = 'owner', p_order_id = id) =>
      shop.clients[role].rpc('renew_order_link', { p_order_id, p_token })
    expect((await renew(token)).error).toBeNull()
    // A request that is repeated after a lost answer changes nothing.
    expect((await renew(token)).error).toBeNull()
    const opened = async (p_token: string) =>
      (await shop.clients.anon.rpc('get_order', { p_order_id: id, p_token })).data
    expect(await opened(token)).toMatchObject({ id })
    expect(await opened(args.p_idempotency_key)).toBeNull()
    expect(await refusal(call(args))).toMatchObject({ status: 422, message: 'KEY_REUSED' })
    expect(await refusal(renew(args.p_idempotency_key))).toMatchObject({ status: 422, message: 'KEY_REUSED' })
    expect(await left(shop, product.line())).toBe(9)
    const detail = await answer(
      shop.clients.owner.rpc('admin_order_detail', { p_order_id: id }),
      v.looseObject({ links: v.array(row) }),
    )
    expect(detail.links).toMatchObject([{ by: 'owner@zellige.example' }])
    expect(
      await shop.one(
        "select label, operation from private.audit_log where table_name = 'replaced_order_links' order by id desc limit 1",
      ),
    ).toEqual({
      label: (
        await shop.one<{ n: string }>('select order_number as n from public.orders where id = $1', [id])
      ).n,
      operation: 'insert',
    })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('an owner’s order gets a new link from no one else, with no weak secret, and a shopper’s gets none', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const { id } = await make(ownerArgs([product.line()], 60))
    const renew = (p_order_id: string, p_token: string, role: Role = 'owner') =>
      refusal(shop.clients[role].rpc('renew_order_link', { p_order_id, p_token }))
    for (const role of ['anon', 'shopper'] as const)
      expect([401, 403]).toContain((await renew(id, makeToken(), role)).status)
    for (const token of ['', 'f', 'F'.repeat(64), 'f'.repeat(100_000)])
      expect(await renew(id, token)).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
    const shoppers = await place(shop.clients.anon, orderArgs([product.line()], 60))
    expect(await renew(shoppers.id, makeToken())).toMatchObject({ status: 409, message: 'NOT_OWNERS_ORDER' })
    for (let n = 0; n < 10; n += 1)
      await shop.clients.owner.rpc('renew_order_link', { p_order_id: id, p_token: makeToken() })
    expect((await renew(id, makeToken())).status).toBe(429)
  })

  it.each([
    ['an unknown channel', { p_channel: 'fax' }, 'channel'],
    ['the channel of the shop', { p_channel: 'web' }, 'channel'],
    ['no channel', { p_channel: null }, 'channel'],
    ['cash now on the phone', { p_is_paid: true }, 'paymentMethod'],
    [
      'a transfer paid at the counter',
      { p_channel: 'counter', p_payment_method: 'bank', p_is_paid: true },
      'paymentMethod',
    ],
    ['no number as the total', { p_expected_total: 'NaN' }, 'expectedTotal'],
    ['an endless total', { p_expected_total: 'Infinity' }, 'expectedTotal'],
    ['no items', { p_items: [] }, 'items'],
    ['a short key', { p_idempotency_key: 'ab' }, 'idempotencyKey'],
    ['what is no email', { p_customer: { ...customer(), email: 'nora' } }, 'email'],
    [
      'neither an email nor a phone that can be called',
      { p_customer: { name: 'Nora', phone: '12' } },
      'phone',
    ],
  ])('an owner’s order is refused with %s', async (_, changes, field) => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const refused = await refusal(call(ownerArgs([product.line()], 60, changes)))
    expect(refused).toMatchObject({ status: 400, message: 'INVALID_INPUT', detail: { field } })
    expect(await left(shop, product.line())).toBe(10)
  })

  it.each(['anon', 'shopper'] as const)('an owner’s order is neither made nor priced by %s', async (role) => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const args = ownerArgs([product.line()], 60)
    expect([401, 403]).toContain((await refusal(call(args, role))).status)
    expect([401, 403]).toContain((await refusal(preview({ p_items: [product.line()] }, role))).status)
    expect(await left(shop, product.line())).toBe(10)
  })

  it('a shopper has no way to write the channel of an order', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const args = orderArgs([product.line()], 60)
    const refused = await refusal(
      shop.clients.shopper.rpc('place_order', Object.assign({ p_channel: 'counter' }, args)),
    )
    expect(refused.status).toBe(404)
    const inside = { ...args, p_customer: { ...customer(), channel: 'counter' } }
    const { id } = await place(shop.clients.shopper, inside)
    const channelOf = () => shop.one('select channel from public.orders where id = $1', [id])
    expect(await channelOf()).toEqual({ channel: 'web' })
    for (const role of ['shopper', 'owner'] as const) {
      await shop.clients[role].from('orders').update({ channel: 'counter' }).eq('id', id)
      expect(await channelOf()).toEqual({ channel: 'web' })
    }
  })

  it('an owner’s order is found by its channel in the list, and exported with it', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const { id, order_number } = await make(ownerArgs([product.line()], 60, { p_channel: 'whatsapp' }))
    const found = async (channel: string) => {
      const { orders } = await answer(
        shop.clients.owner.rpc('find_orders', {
          p_filter: { channel, search: order_number },
          p_sort: '-placed',
          p_page: 1,
          p_size: 10,
        }),
        v.looseObject({ orders: v.array(v.looseObject({ id: v.string() })) }),
      )
      return orders.map((order) => order.id)
    }
    expect(await found('whatsapp')).toEqual([id])
    expect(await found('phone')).toEqual([])
    const rows = await answer(
      shop.clients.owner.rpc('read_orders', { p_filter: { numbers: [order_number] }, p_size: 10 }),
      v.array(row),
    )
    expect(rows).toMatchObject([{ channel: 'whatsapp' }])
  })

  it('an owner’s order gives its stock back when it is cancelled', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const { id } = await make(ownerArgs([product.line(2)], 120))
    await setStatus(id, 'cancelled')
    expect(await left(shop, product.line())).toBe(10)
    expect(await brokenInvariants(shop)).toEqual([])
  })
})
