// What unpaid orders may hold, what an honest buyer does within those bounds, and what the owner sees of them.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  brokenInvariants,
  customer,
  type Line,
  left,
  makeDeal,
  makeEmail,
  makeProduct,
  orderArgs,
  type PlaceOrderArgs,
  place,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Role, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
/** The function that reads where a request comes from. */
let readNetwork = ''
beforeAll(async () => {
  shop = await openShop()
  const { text } = await shop.one<{ text: string }>(
    "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
  )
  readNetwork = text
})
afterEach(async () => {
  await shop.database.exec(readNetwork)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const args = (lines: Line[], method = 'cod', who: Row = {}): PlaceOrderArgs =>
  orderArgs(lines, lines.reduce((sum, { quantity }) => sum + quantity, 0) * 60, {
    p_payment_method: method,
    p_customer: { ...customer(), ...who },
  })
const buy = (lines: Line[], method = 'cod', who: Row = {}, role: Role = 'anon') =>
  place(shop.clients[role], args(lines, method, who))
const refused = (lines: Line[], method = 'cod', who: Row = {}, role: Role = 'anon') =>
  refusal(shop.clients[role].rpc('place_order', args(lines, method, who)))
const product = (quantity = 100) => makeProduct(shop, { price: 60, stock: [{ quantity }] })
const holdsOf = async (id: string) =>
  shop.sql('select quantity, user_id, is_cash from private.holds where order_id = $1', [id])
const setStatus = (id: string, order_status: string) =>
  shop.clients.owner.from('orders').update({ order_status }).eq('id', id)
/** The embedded back end passes no headers on, so the function that reads them is replaced. */
const from = (network: string) =>
  shop.database.exec(`create or replace function private.client_network() returns text
    language sql stable set search_path = '' as $$ select '${network}' $$`)
const networkOf = async (headers: string) =>
  (
    await shop.one<{ network: string | null }>(
      `with sent as materialized (select set_config('request.headers', $1, true))
       select private.client_network() as network from sent`,
      [headers],
    )
  ).network

describe('a hold', () => {
  it('a hold begins with the order and ends when the owner packs it', async () => {
    const item = await product()
    const { id } = await buy([item.line(2), item.line(1)])
    expect(await holdsOf(id)).toEqual([{ quantity: 3, user_id: null, is_cash: true }])
    await setStatus(id, 'processing')
    expect(await holdsOf(id)).toEqual([])
    await setStatus(id, 'pending')
    expect(await holdsOf(id)).toMatchObject([{ quantity: 3 }])
  })

  it('a hold ends when money arrives, and begins again when the payment is undone', async () => {
    const item = await product()
    const { id } = await buy([item.line()], 'bank')
    const { data } = await shop.clients.owner.rpc('record_payment', {
      p_order_id: id,
      p_amount: 60,
      p_method: 'bank',
    })
    expect(data).not.toBeNull()
    expect(await holdsOf(id)).toEqual([])
    const { payment } = await shop.one<{ payment: string }>(
      'select id as payment from public.payments where order_id = $1',
      [id],
    )
    await shop.clients.owner.rpc('undo_payment', { p_payment_id: payment })
    expect(await holdsOf(id)).toMatchObject([{ quantity: 1 }])
  })

  it('a hold ends when the order is cancelled or overdue', async () => {
    const item = await product(4)
    const cancelled = await buy([item.line(2)], 'card')
    await setStatus(cancelled.id, 'cancelled')
    expect(await holdsOf(cancelled.id)).toEqual([])
    const late = await buy([item.line(3)], 'card')
    await shop.sql("update public.orders set payment_due_at = now() - interval '1 minute' where id = $1", [
      late.id,
    ])
    expect(await buy([item.line(3)], 'card')).toMatchObject({ total_amount: 180 })
    expect(await holdsOf(late.id)).toEqual([])
  })

  it('a hold stays the guest’s when a member claims the order', async () => {
    const item = await product()
    const wanted = args([item.line()])
    const { id } = await place(shop.clients.anon, wanted)
    await shop.clients.other.rpc('claim_order', { p_order_id: id, p_token: wanted.p_idempotency_key })
    expect(await holdsOf(id)).toMatchObject([{ user_id: null }])
    await setStatus(id, 'cancelled')
  })

  it('a hold becomes a guest’s when its order loses the account', async () => {
    const item = await product()
    const { id } = await place(shop.clients.other, args([item.line()]))
    expect(await holdsOf(id)).toMatchObject([{ user_id: shop.ids.other }])
    await shop.sql('update public.orders set user_id = null where id = $1', [id])
    expect(await holdsOf(id)).toMatchObject([{ user_id: null }])
    await setStatus(id, 'cancelled')
  })
})

describe('the limit per order', () => {
  it('the limit per order is for all lines of a variant together, and the refusal says what it allows', async () => {
    const item = await makeProduct(shop, {
      price: 60,
      stock: [
        { size: 'S', quantity: 50 },
        { size: 'M', quantity: 50 },
      ],
    })
    expect(await refused([item.line(6, 'S'), item.line(6, 'S'), item.line(10, 'M')])).toEqual({
      status: 409,
      code: 'PT409',
      message: 'LINE_LIMIT',
      detail: [{ slug: item.slug, size: 'S', color: '', requested: 12, available: 10 }],
    })
    expect(await left(shop, item.line(1, 'S'))).toBe(50)
    expect(await buy([item.line(10, 'S'), item.line(10, 'M')])).toMatchObject({ total_amount: 1200 })
  })

  it('the limit per order is the owner’s to change, within 1 to 99, and quotes follow it', async () => {
    const item = await product()
    const available = async () => {
      const { data } = await shop.clients.anon.rpc('quote_cart', { p_items: [item.line(12)] })
      return (data as { lines: Row[] }).lines[0]?.available
    }
    expect(await available()).toBe(10)
    const set = (line_limit: number) =>
      shop.clients.owner.from('shop_settings').update({ line_limit }).gt('line_limit', 0)
    expect((await set(20)).error).toBeNull()
    try {
      expect(await available()).toBe(20)
      expect(await buy([item.line(20)], 'cod', {}, 'other')).toMatchObject({ total_amount: 1200 })
      for (const wrong of [0, 100, -1]) expect((await set(wrong)).error).not.toBeNull()
    } finally {
      await set(10)
    }
  })
})

describe('what one customer’s unpaid orders hold', () => {
  it('one customer has fifteen unpaid orders at most; the next goes through once one is cancelled', async () => {
    await from('203.0.113.20')
    const who = { email: makeEmail() }
    const items = await Promise.all(Array.from({ length: 16 }, () => product()))
    const orders = []
    for (const item of items.slice(0, 15)) orders.push(await buy([item.line()], 'card', who))
    const last = items[15]
    if (!last) throw new Error('no product')
    expect(await refused([last.line()], 'card', who)).toMatchObject({
      status: 429,
      code: 'PT429',
      message: 'TOO_MANY_UNPAID',
      detail: { reason: 'orders', limit: 15 },
    })
    await setStatus(orders[0]?.id ?? '', 'cancelled')
    expect(await buy([last.line()], 'card', who)).toMatchObject({ total_amount: 60 })
  })

  it('one customer’s unpaid orders hold a hundred items at most', async () => {
    await from('203.0.113.20')
    const who = { phone: '+212 612 34 56 78' }
    for (let i = 0; i < 2; i += 1) {
      const items = await Promise.all(Array.from({ length: 5 }, () => product()))
      await buy(
        items.map((item) => item.line(9)),
        'cod',
        who,
      )
    }
    const [a, b] = [await product(), await product()]
    expect(await refused([a.line(9), b.line(2)], 'cod', { phone: '0612345678' })).toMatchObject({
      message: 'TOO_MANY_UNPAID',
      detail: { reason: 'items', limit: 100 },
    })
    expect(await buy([a.line(9), b.line(1)], 'cod', { phone: '0612345678' })).toMatchObject({
      total_amount: 600,
    })
  })

  it('one customer’s unpaid orders hold of one variant what one order may have', async () => {
    await from('203.0.113.20')
    const who = { email: makeEmail() }
    const item = await product()
    await buy([item.line(6)], 'cod', who)
    expect(await refused([item.line(5)], 'cod', who)).toMatchObject({
      detail: { reason: 'variant', limit: 10 },
    })
    expect(await buy([item.line(4)], 'cod', who)).toMatchObject({ total_amount: 240 })
  })

  it('orders that are paid or packed do not count as a customer’s unpaid orders', async () => {
    const who = { email: makeEmail() }
    for (let i = 0; i < 18; i += 1) {
      const item = await product()
      const { id } = await buy([item.line()], i % 2 ? 'cod' : 'bank', who)
      if (i % 2) await setStatus(id, 'processing')
      else await shop.clients.owner.rpc('record_payment', { p_order_id: id, p_amount: 60, p_method: 'bank' })
    }
  })

  it('a family of five with one mailbox can shop on one evening', async () => {
    const who = { email: makeEmail(), phone: '+212 600 11 22 33' }
    for (let person = 0; person < 5; person += 1)
      for (const method of ['cod', 'card', 'bank']) {
        const items = await Promise.all(Array.from({ length: 3 }, () => product(5)))
        await buy(
          items.map((item) => item.line(2)),
          method,
          who,
        )
      }
  })
})

describe('guests’ share', () => {
  it('guests’ share is half of a variant for orders that are paid ahead, four at least', async () => {
    const item = await product(20)
    await buy([item.line(6)], 'card')
    expect(await refused([item.line(5)], 'bank')).toEqual({
      status: 429,
      code: 'PT429',
      message: 'HELD_FOR_OTHERS',
      detail: [{ slug: item.slug, size: '', color: '', requested: 5, available: 4 }],
    })
    await buy([item.line(4)], 'bank')
    expect(await refused([item.line(1)], 'card')).toMatchObject({ detail: [{ available: 0 }] })
    // Of an odd number the larger half.
    const odd = await product(13)
    await buy([odd.line(7)], 'card')
    expect(await refused([odd.line(1)], 'card')).toMatchObject({ detail: [{ available: 0 }] })
    const few = await product(4)
    await buy([few.line(2)], 'card')
    await buy([few.line(2)], 'card')
  })

  it('guests’ share opens again as others pay, so that all is sold', async () => {
    const item = await product(8)
    for (let sold = 0; sold < 8; sold += 1) {
      const { id } = await buy([item.line()], 'bank')
      await shop.clients.owner.rpc('record_payment', { p_order_id: id, p_amount: 60, p_method: 'bank' })
    }
    expect(await left(shop, item.line())).toBe(0)
  })

  it('guests’ share bounds neither members nor cash orders of one item', async () => {
    const item = await product(12)
    await buy([item.line(6)], 'card')
    await buy([item.line(3)], 'card', {}, 'other')
    for (let i = 0; i < 3; i += 1) await buy([item.line()])
    expect(await left(shop, item.line())).toBe(0)
  })

  it('guests’ share counts paid ahead and cash apart, so that neither closes the other', async () => {
    const item = await product(20)
    await buy([item.line(10)])
    expect(await refused([item.line(2)])).toMatchObject({ message: 'HELD_FOR_OTHERS' })
    await buy([item.line(5)], 'card')
  })

  it('guests’ share is half of a deal, over all sizes together', async () => {
    const item = await makeProduct(shop, {
      price: 90,
      stock: ['S', 'M', 'L'].map((size) => ({ size, quantity: 50 })),
    })
    await makeDeal(shop, item.id, { price: 60, total: 12 })
    await buy([item.line(3, 'S')], 'card')
    await buy([item.line(3, 'M')], 'card')
    expect(await refused([item.line(1, 'L')], 'card')).toMatchObject({ message: 'HELD_FOR_OTHERS' })
  })
})

describe('a network that the platform tells', () => {
  it('one network holds half of a variant at most with guests’ orders of one item', async () => {
    const item = await product(20)
    await from('203.0.113.7')
    for (let i = 0; i < 10; i += 1) await buy([item.line()])
    expect(await refused([item.line()])).toMatchObject({ message: 'HELD_FOR_OTHERS' })
    await from('203.0.113.8')
    await buy([item.line()])
  })

  it.each([
    ['{"cf-connecting-ip": "203.0.113.7"}', '203.0.113.7'],
    ['{"cf-connecting-ip": "2001:DB8:1:2:3::4"}', '2001:db8:1:2::/64'],
    ['{"cf-connecting-ip": "2001:db8:1:2::9"}', '2001:db8:1:2::/64'],
    ['{"x-forwarded-for": "203.0.113.7"}', null],
    ['{"cf-connecting-ip": "203.0.113.777"}', null],
    ['{"cf-connecting-ip": "nowhere"}', null],
    ['', null],
  ])('the network of a request is read from %s as %s', async (headers, network) => {
    expect(await networkOf(headers)).toBe(network)
  })

  it('the network of an order is stored no longer than the hold', async () => {
    const item = await product()
    await from('203.0.113.9')
    const { id } = await buy([item.line()])
    const stored = () => shop.sql("select 1 from private.holds where network = '203.0.113.9'")
    expect(await stored()).toHaveLength(1)
    await setStatus(id, 'processing')
    expect(await stored()).toEqual([])
  })

  it('a network has limits of its own for the forms', async () => {
    await from('203.0.113.10')
    await shop.sql(
      "select private.subscribe('flood-' || i || '@example.com', 'newsletter') from generate_series(1, 601) as i",
    )
    const ask = () => shop.clients.anon.rpc('subscribe', { p_email: makeEmail(), p_topic: 'newsletter' })
    expect((await ask()).status).toBe(429)
    const { data } = await shop.clients.owner.rpc('limits_hit')
    expect(data).toContainEqual({
      form: 'links',
      who: '203.0.113.10',
      refused: 502,
      allowed: 100,
      at: expect.any(String),
    })
    await from('203.0.113.11')
    expect((await ask()).status).toBe(200)
  })
})

describe('the owner’s list of holds', () => {
  it('the list of holds says what is held, how much, until when and by whom, most first', async () => {
    const item = await product(30)
    const email = makeEmail()
    const order = await buy([item.line(9)], 'bank', { email, name: 'Karim Held' })
    const { data } = await shop.clients.owner.rpc('list_holds')
    const list = data as { total: number; items: number; rows: Row[] }
    expect(list.rows.find(({ id }) => id === order.id)).toMatchObject({
      order_number: order.order_number,
      customer_name: 'Karim Held',
      customer_email: email,
      member: false,
      payment_method: 'bank',
      quantity: 9,
      due_at: expect.any(String),
      items: [{ name: 'A test product', size: '', color: '', quantity: 9, left: 21 }],
    })
    const { total, items } = await shop.one<{ total: number; items: number }>(
      `select count(distinct o.id)::int as total, sum(i.quantity)::int as items
       from public.orders o join public.order_items i on i.order_id = o.id
       where o.order_status = 'pending' and o.paid_amount = 0`,
    )
    expect(list).toMatchObject({ total, items })
    const quantities = list.rows.map(({ quantity }) => Number(quantity))
    expect(quantities).toEqual(quantities.toSorted((a, b) => b - a))
  })

  it('an order that is released holds nothing, and its items are on sale again', async () => {
    const item = await product(5)
    const { id, order_number } = await buy([item.line(3)], 'bank')
    const { data } = await shop.clients.owner.rpc('change_orders', {
      p_changes: [{ number: order_number, field: 'status', from: 'pending', to: 'cancelled' }],
    })
    expect(data).toMatchObject([{ code: null }])
    expect(await left(shop, item.line())).toBe(5)
    expect(await holdsOf(id)).toEqual([])
  })

  it.each([0, -1, 1001])('the list of holds refuses page %i', async (p_page) => {
    expect(await refusal(shop.clients.owner.rpc('list_holds', { p_page }))).toMatchObject({ status: 400 })
  })
})

describe('a deal’s limit per customer', () => {
  it('a deal’s limit per customer is the owner’s to set with a new deal, and to change', async () => {
    const item = await makeProduct(shop, { price: 90 })
    const id = crypto.randomUUID()
    const later = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
    const deal = {
      id,
      product_id: item.id,
      kind: 'daily',
      deal_price: 60,
      total: 5,
      starts_at: later(1),
      ends_at: later(2),
    }
    const add = await shop.clients.owner.rpc('add_deals', { p_deals: [{ ...deal, customer_limit: 2 }] })
    expect(add.error).toBeNull()
    const read = async () => {
      const { data } = await shop.clients.owner.from('deals').select().eq('id', id).single()
      return data
    }
    const seen = await read()
    expect(seen).toMatchObject({ customer_limit: 2 })
    const save = (p_version: string) =>
      shop.clients.owner.rpc('save_deal', { p_id: id, p_version, p_fields: { customer_limit: null } })
    expect((await save(seen?.updated_at ?? '')).error).toBeNull()
    expect(await read()).toMatchObject({ customer_limit: null })
    expect(await refusal(save(seen?.updated_at ?? ''))).toMatchObject({ message: 'DEAL_CHANGED' })
  })

  const limited = async (customer_limit: number) => {
    const item = await makeProduct(shop, { price: 90 })
    const deal = await makeDeal(shop, item.id, { price: 60, total: 50 })
    await shop.sql('update public.deals set customer_limit = $1 where id = $2', [customer_limit, deal])
    return item
  }
  const quote = async (line: Line, p_email: string, role: Role = 'anon') => {
    const { data } = await shop.clients[role].rpc('quote_cart', { p_items: [line], p_email })
    return (data as { lines: Row[] }).lines[0]?.price
  }

  it('a deal’s limit per customer leaves a customer who had as many the usual price', async () => {
    await from('203.0.113.21')
    const item = await limited(2)
    const email = `deal.${makeEmail()}`.replace(/@.*/, '@gmail.com')
    expect(await quote(item.line(3), email)).toBe(90)
    await buy([item.line(2)], 'cod', { email })
    expect(await quote(item.line(1), email)).toBe(90)
    expect(await quote(item.line(1), email.replace('@', '+again@'))).toBe(90)
    expect(await quote(item.line(1), makeEmail())).toBe(60)
    expect(await refused([item.line()], 'cod', { email })).toMatchObject({ message: 'PRICE_CHANGED' })
  })

  it('a deal’s limit per customer counts members by account, and gives back what was cancelled', async () => {
    const item = await limited(1)
    const { id } = await buy([item.line()], 'cod', {}, 'other')
    expect(await quote(item.line(), makeEmail(), 'other')).toBe(90)
    await setStatus(id, 'cancelled')
    expect(await quote(item.line(), makeEmail(), 'other')).toBe(60)
  })
})
