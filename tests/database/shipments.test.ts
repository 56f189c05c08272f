// Parcels of an order: what is in them, what they do to the order, and the other way round.

import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  brokenInvariants,
  left,
  makeProduct,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

const { setStatus, mailsOf } = orderTools(() => shop)
const owner = () => shop.clients.owner

/** A cash order of two lines: two dresses of 30 and a bag of 40, 100 in all. */
async function twoLines(method: 'cod' | 'card' = 'cod') {
  const dress = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
  const bag = await makeProduct(shop, { price: 40, stock: [{ quantity: 10 }] })
  const args = orderArgs([dress.line(2), bag.line(1)], 100, { p_payment_method: method })
  const order = await place(shop.clients.anon, args)
  const [first, second] = await shop.sql<{ id: string }>(
    'select id from public.order_items where order_id = $1 order by position',
    [order.id],
  )
  return {
    id: order.id,
    number: order.order_number,
    token: args.p_idempotency_key,
    email: String((order as { customer_email?: unknown }).customer_email),
    dress,
    bag,
    items: [first?.id ?? '', second?.id ?? ''] as const,
  }
}
const line = (item_id: string, quantity: number) => ({ item_id, quantity })
const ship = (id: string, lines: object[] | null, parcel: object = {}, parcelId: string = randomUUID()) =>
  owner().rpc('ship_items', {
    p_order_id: id,
    p_id: parcelId,
    p_parcel: parcel as never,
    ...(lines && { p_lines: lines as never }),
  })
const move = (id: string, from: string, to: string) =>
  owner().rpc('move_parcel', { p_id: id, p_from: from, p_to: to })
const parcelsOf = (id: string) =>
  shop.sql<{
    id: string
    position: number
    state: string
    amount: number
    tracking: string | null
    items: number
  }>(
    `select s.id, s.position, s.state, s.amount_to_collect::float as amount, s.tracking_number as tracking,
       (select sum(c.quantity)::int from public.shipment_items c where c.shipment_id = s.id) as items
     from public.shipments s where s.order_id = $1 order by s.position`,
    [id],
  )
const orderOf = (id: string) =>
  shop.one<{ status: string; carrier: string | null; tracking: string | null; reason: string | null }>(
    `select order_status as status, carrier, tracking_number as tracking, cancel_reason as reason
     from public.orders where id = $1`,
    [id],
  )

describe('an order that is shipped as a whole', () => {
  it('an order shipped as a whole has one parcel with everything, its number and cash', async () => {
    const { id } = await twoLines()
    await owner()
      .from('orders')
      .update({ order_status: 'shipped', carrier: 'Amana', tracking_number: 'AM 1 MA' })
      .eq('id', id)
    expect(await parcelsOf(id)).toMatchObject([
      { position: 1, state: 'shipped', amount: 100, tracking: 'AM 1 MA', items: 3 },
    ])
  })

  it('an order takes its parcel along when it is delivered, set back and undone', async () => {
    const { id } = await twoLines()
    await setStatus(id, 'shipped')
    await setStatus(id, 'delivered')
    expect(await parcelsOf(id)).toMatchObject([{ state: 'delivered' }])
    await setStatus(id, 'shipped')
    expect(await parcelsOf(id)).toMatchObject([{ state: 'shipped' }])
    await setStatus(id, 'pending')
    expect(await parcelsOf(id)).toEqual([])
  })

  it('an order gets its parcel back when a cancellation is undone', async () => {
    const { id } = await twoLines()
    await setStatus(id, 'shipped')
    const [parcel] = await parcelsOf(id)
    await setStatus(id, 'cancelled')
    expect(await parcelsOf(id)).toMatchObject([{ id: parcel?.id, state: 'returned' }])
    await setStatus(id, 'shipped')
    expect(await parcelsOf(id)).toMatchObject([{ id: parcel?.id, state: 'shipped' }])
  })

  it('a delivered order’s parcel is on its way again when its cancellation is undone as shipped', async () => {
    const { id } = await twoLines()
    for (const status of ['delivered', 'cancelled', 'shipped']) await setStatus(id, status)
    expect(await parcelsOf(id)).toMatchObject([{ state: 'shipped' }])
  })

  it('an order tells its tracking number to its parcel, and the parcel its own to the order', async () => {
    const { id } = await twoLines()
    await setStatus(id, 'shipped')
    await owner().from('orders').update({ tracking_number: 'A-1' }).eq('id', id)
    const [parcel] = await parcelsOf(id)
    expect(parcel?.tracking).toBe('A-1')
    const { version } = await shop.one<{ version: string }>(
      'select to_jsonb(updated_at) as version from public.shipments where id = $1',
      [parcel?.id],
    )
    const save = (seen: string) =>
      owner().rpc('save_parcel', {
        p_id: parcel?.id ?? '',
        p_parcel: { carrier: 'DHL', tracking_number: 'D-2' },
        p_seen: seen,
      })
    expect((await save(version)).error).toBeNull()
    expect(await orderOf(id)).toMatchObject({ carrier: 'DHL', tracking: 'D-2' })
    expect(await refusal(save(version))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
  })

  it('one call ships fifteen orders', async () => {
    const orders = []
    for (let n = 0; n < 15; n += 1) orders.push(await twoLines())
    const { data } = await owner().rpc('change_orders', {
      p_changes: orders.map(({ number }) => ({ number, field: 'status', from: 'pending', to: 'shipped' })),
    })
    expect(v.parse(v.array(v.looseObject({ code: v.null() })), data)).toHaveLength(15)
    for (const { id } of orders) expect(await parcelsOf(id)).toMatchObject([{ items: 3, amount: 100 }])
  })
})

describe('an order that is shipped in parts', () => {
  it('an order in parts is processing until its last line has left, then shipped, then delivered', async () => {
    const { id, items } = await twoLines()
    await ship(id, [line(items[0], 1)], { carrier: 'Amana', tracking_number: 'A1' })
    expect(await orderOf(id)).toMatchObject({ status: 'processing', carrier: 'Amana', tracking: 'A1' })
    await ship(id, [line(items[0], 1), line(items[1], 1)], { carrier: 'DHL', tracking_number: 'D2' })
    expect(await orderOf(id)).toMatchObject({ status: 'shipped', carrier: 'DHL', tracking: 'D2' })
    const [first, second] = await parcelsOf(id)
    await move(first?.id ?? '', 'shipped', 'delivered')
    expect((await orderOf(id)).status).toBe('shipped')
    await move(second?.id ?? '', 'shipped', 'delivered')
    expect((await orderOf(id)).status).toBe('delivered')
  })

  it('each parcel collects what is in it, and the last one the rest', async () => {
    const { id, items } = await twoLines()
    await ship(id, [line(items[1], 1)])
    await ship(id, [line(items[0], 1)])
    await setStatus(id, 'shipped')
    expect((await parcelsOf(id)).map(({ amount }) => amount)).toEqual([40, 30, 30])
  })

  it('the last parcel counts a deposit and cash that was recorded only once', async () => {
    const { id, items } = await twoLines()
    await owner().rpc('record_payment', { p_order_id: id, p_amount: 20, p_method: 'bank' })
    await ship(id, [line(items[1], 1)])
    await owner().rpc('record_payment', { p_order_id: id, p_amount: 40, p_method: 'cod' })
    await setStatus(id, 'shipped')
    expect((await parcelsOf(id)).map(({ amount }) => amount)).toEqual([40, 40])
  })

  it('one mail is written for each parcel, and none about packing', async () => {
    const { id, items } = await twoLines()
    await ship(id, [line(items[0], 2)], { carrier: 'Amana', tracking_number: 'A1' })
    await setStatus(id, 'shipped')
    expect(await mailsOf(id)).toEqual(['order-pending', 'order-shipped', 'order-shipped'])
    const sent = await shop.sql<{ facts: { shipment_id: string; tracking_number: string | null } }>(
      `select private.mail_facts(m) as facts from private.email_outbox m
       where m.template = 'order-shipped' and m.payload ->> 'order_id' = $1 order by m.id`,
      [id],
    )
    const [first, second] = await parcelsOf(id)
    expect(sent.map(({ facts }) => [facts.shipment_id, facts.tracking_number])).toEqual([
      [first?.id, 'A1'],
      [second?.id, null],
    ])
  })

  it('packing slips are of what is still to be packed and of each parcel, with the cash of each', async () => {
    const { id, items, number } = await twoLines()
    const slips = async () => (await owner().rpc('packing_slips', { p_numbers: [number] })).data
    const whole = { parcel: null, amount_to_collect: 100, items: [{ quantity: 2 }, { quantity: 1 }] }
    expect(await slips()).toMatchObject([whole])
    await ship(id, [line(items[0], 1)], { carrier: 'Amana', tracking_number: 'AM 1 MA' })
    const first = {
      parcel: 1,
      carrier: 'Amana',
      tracking_number: 'AM 1 MA',
      amount_to_collect: 30,
      items: [{ item_id: items[0], quantity: 1 }],
    }
    expect(await slips()).toMatchObject([
      { parcel: null, amount_to_collect: 70, items: [{ quantity: 1 }, { quantity: 1 }] },
      { ...first, parcels: 1 },
    ])
    await ship(id, null)
    expect(await slips()).toMatchObject([
      { ...first, parcels: 2 },
      { parcel: 2, parcels: 2, amount_to_collect: 70, items: [{ quantity: 1 }, { quantity: 1 }] },
    ])
    // What came back is to be packed again.
    const [sent] = await parcelsOf(id)
    await move(sent?.id ?? '', 'shipped', 'returned')
    expect(await slips()).toMatchObject([
      { parcel: null, amount_to_collect: 30, items: [{ item_id: items[0], quantity: 1 }] },
      { parcel: 1, parcels: 1, amount_to_collect: 70 },
    ])
    await setStatus(id, 'cancelled')
    expect(await slips()).toEqual([])
  })

  it('the parcels of an order are shown to who may see it, without what they cost', async () => {
    const { id, token, items, email, number } = await twoLines()
    await ship(id, [line(items[0], 1)], { carrier: 'Amana', may_open: true })
    const parcels = v.looseObject({
      shipments: v.array(v.looseObject({ items: v.array(v.looseObject({})) })),
    })
    const { data } = await shop.clients.anon.rpc('get_order', { p_order_id: id, p_token: token })
    expect(v.parse(parcels, data).shipments).toMatchObject([
      { carrier: 'Amana', may_open: true, items: [{ item_id: items[0], quantity: 1 }] },
    ])
    expect(JSON.stringify(data)).not.toContain('"fee"')
    const tracked = await shop.clients.anon.rpc('track_order', { p_order_number: number, p_email: email })
    expect(v.parse(parcels, tracked.data).shipments).toHaveLength(1)
  })

  it('a request that is repeated, also at the same time, makes one parcel', async () => {
    const { id, items } = await twoLines()
    const parcel = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => ship(id, [line(items[0], 1)], {}, parcel)))
    expect(answers.map(({ error }) => error)).toEqual([null, null, null])
    expect(await parcelsOf(id)).toHaveLength(1)
  })

  it('a parcel never holds more than was ordered, also when two owners ship at once', async () => {
    const { id, items } = await twoLines()
    expect(await refusal(ship(id, [line(items[1], 2)]))).toMatchObject({ message: 'MORE_THAN_ORDERED' })
    const answers = await Promise.all([1, 2, 3].map(() => ship(id, [line(items[0], 1)])))
    expect(answers.filter(({ error }) => error?.message === 'MORE_THAN_ORDERED')).toHaveLength(1)
    expect((await parcelsOf(id)).reduce((sum, parcel) => sum + parcel.items, 0)).toBe(2)
  })

  it('an order is not set back to pending while parcels are on their way, only once they are removed', async () => {
    const { id, items } = await twoLines()
    await ship(id, [line(items[0], 1)])
    expect(await refusal(setStatus(id, 'pending'))).toMatchObject({ message: 'HAS_PARCELS' })
    const [parcel] = await parcelsOf(id)
    await owner().rpc('remove_parcel', { p_id: parcel?.id ?? '' })
    expect((await setStatus(id, 'pending')).error).toBeNull()
  })

  it('a parcel leaves only when it may: paid, confirmed, not cancelled, something left', async () => {
    const card = await twoLines('card')
    expect(await refusal(ship(card.id, [line(card.items[0], 1)]))).toMatchObject({ message: 'NOT_PAID' })
    const cash = await twoLines()
    await shop.sql('update public.shop_settings set pack_only_confirmed = true')
    expect(await refusal(ship(cash.id, null))).toMatchObject({ message: 'NOT_CONFIRMED' })
    await shop.sql('update public.shop_settings set pack_only_confirmed = false')
    await setStatus(cash.id, 'cancelled')
    expect(await refusal(ship(cash.id, null))).toMatchObject({ message: 'ORDER_WAS_CANCELLED' })
    const whole = await twoLines()
    await setStatus(whole.id, 'shipped')
    expect(await refusal(ship(whole.id, null))).toMatchObject({ message: 'NOTHING_LEFT' })
  })

  it.each([
    ['no lines', { p_lines: [] }],
    ['a line of another order', { p_lines: [line(randomUUID(), 1)] }],
    ['a line that is no id', { p_lines: [line("' or 1=1", 1)] }],
    ['none of a line', { p_lines: [line(randomUUID(), 0)] }],
    ['an object for lines', { p_lines: { all: true } }],
    ['a link that runs code', { p_parcel: { tracking_url: 'javascript:alert(1)' } }],
    ['a link with quotes', { p_parcel: { tracking_url: 'https://a/"onclick="x' } }],
    ['a number without end', { p_parcel: { tracking_number: 'x'.repeat(81) } }],
    ['a carrier that is a list', { p_parcel: { carrier: ['Amana'] } }],
    ['"may be opened" that is no yes or no', { p_parcel: { may_open: 'yes' } }],
    ['no parcel', { p_parcel: null }],
  ])('a shipment is refused with %s', async (_what, args) => {
    const { id } = await twoLines()
    const call = owner().rpc('ship_items', {
      p_order_id: id,
      p_id: randomUUID(),
      p_parcel: {},
      ...(args as object),
    })
    expect(await refusal(call)).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
    expect(await parcelsOf(id)).toEqual([])
  })
})

describe('a parcel that comes back', () => {
  it('a parcel that comes back cancels a cash order with nothing else on its way, and returns its stock', async () => {
    const { id, dress } = await twoLines()
    await setStatus(id, 'shipped')
    expect(await left(shop, dress.line())).toBe(8)
    const [parcel] = await parcelsOf(id)
    await move(parcel?.id ?? '', 'shipped', 'refused')
    expect(await orderOf(id)).toMatchObject({ status: 'cancelled', reason: 'refused' })
    expect(await parcelsOf(id)).toMatchObject([{ state: 'refused' }])
    expect(await left(shop, dress.line())).toBe(10)
  })

  it('a parcel that comes back leaves an order with other parcels open, to be sent again', async () => {
    const { id, items, dress } = await twoLines()
    await ship(id, [line(items[1], 1)])
    await setStatus(id, 'shipped')
    const [bag, dresses] = await parcelsOf(id)
    await move(bag?.id ?? '', 'shipped', 'delivered')
    await move(dresses?.id ?? '', 'shipped', 'returned')
    expect(await orderOf(id)).toMatchObject({ status: 'processing', reason: null })
    expect(await left(shop, dress.line())).toBe(8)
    await ship(id, null)
    expect(await parcelsOf(id)).toMatchObject([
      { state: 'delivered' },
      { state: 'returned' },
      { state: 'shipped', amount: 60, items: 2 },
    ])
    expect((await orderOf(id)).status).toBe('shipped')
  })

  it('a parcel of a paid order that comes back goes back to packing', async () => {
    const { id } = await twoLines('card')
    await owner().rpc('record_payment', { p_order_id: id, p_amount: 100, p_method: 'bank' })
    await setStatus(id, 'shipped')
    const [parcel] = await parcelsOf(id)
    expect(parcel?.amount).toBe(0)
    await move(parcel?.id ?? '', 'shipped', 'refused')
    expect((await orderOf(id)).status).toBe('processing')
  })

  it('a parcel cannot be moved twice', async () => {
    const { id } = await twoLines()
    await setStatus(id, 'shipped')
    const [parcel] = await parcelsOf(id)
    const moves = await Promise.all([1, 2].map(() => move(parcel?.id ?? '', 'shipped', 'delivered')))
    expect(moves.map(({ error }) => error?.message ?? 'done').toSorted()).toEqual([
      'CHANGED_MEANWHILE',
      'done',
    ])
  })

  it('a parcel costs what the courier charges in its zone', async () => {
    await shop.sql(
      `insert into public.courier_fees (zone_id, delivered, returned, refused)
       values (private.zone_of('MA', 'Casablanca'), 35, 15, 10)`,
    )
    const { id } = await twoLines()
    const fee = async () =>
      (await shop.one<{ fee: number }>('select fee::float from public.shipments where order_id = $1', [id]))
        .fee
    await setStatus(id, 'shipped')
    expect(await fee()).toBe(35)
    const [parcel] = await parcelsOf(id)
    await move(parcel?.id ?? '', 'shipped', 'refused')
    expect(await fee()).toBe(10)
    await setStatus(id, 'shipped')
    await move((await parcelsOf(id))[0]?.id ?? '', 'shipped', 'returned')
    expect(await fee()).toBe(15)
    await shop.sql('delete from public.courier_fees where true')
  })
})

describe('callers who are no owner', () => {
  it.each(roles.filter((role) => role !== 'owner'))('%s ships, sees and moves no parcel', async (role) => {
    const { id } = await twoLines()
    await setStatus(id, 'shipped')
    const [parcel] = await parcelsOf(id)
    const client = shop.clients[role]
    const p_id = parcel?.id ?? ''
    for (const call of [
      client.rpc('ship_items', { p_order_id: id, p_id: randomUUID(), p_parcel: {} }),
      client.rpc('save_parcel', { p_id, p_parcel: {}, p_seen: new Date().toISOString() }),
      client.rpc('move_parcel', { p_id, p_from: 'shipped', p_to: 'delivered' }),
      client.rpc('remove_parcel', { p_id }),
    ])
      expect([401, 403, 404]).toContain((await refusal(call)).status)
    expect((await client.from('shipments').select('id')).data ?? []).toEqual([])
    expect(await parcelsOf(id)).toMatchObject([{ state: 'shipped' }])
  })
})

type Step =
  | { do: 'ship'; quantities: [number, number] }
  | { do: 'move'; which: number; to: string }
  | { do: 'remove'; which: number }
  | { do: 'status'; to: string }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('ship' as const), quantities: fc.tuple(fc.nat(3), fc.nat(2)) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      which: fc.nat(3),
      to: fc.constantFrom('shipped', 'delivered', 'refused', 'returned'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), which: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('status' as const),
      to: fc.constantFrom('pending', 'processing', 'shipped', 'delivered', 'cancelled'),
    }),
  },
)

async function play(steps: readonly Step[]) {
  const { id, items, dress, bag } = await twoLines()
  for (const each of steps) {
    const parcels = await parcelsOf(id)
    if (each.do === 'ship') {
      const lines = each.quantities.flatMap((quantity, n) =>
        quantity > 0 ? [line(items[n as 0 | 1], quantity)] : [],
      )
      if (lines.length > 0) await ship(id, lines)
    } else if (each.do === 'status') await setStatus(id, each.to)
    else {
      const parcel = parcels[each.which]
      if (!parcel) continue
      if (each.do === 'move') await move(parcel.id, parcel.state, each.to)
      else await owner().rpc('remove_parcel', { p_id: parcel.id })
    }
    expect(await brokenInvariants(shop)).toEqual([])
    const { status } = await orderOf(id)
    const taken = status === 'cancelled' ? 0 : 1
    expect([await left(shop, dress.line()), await left(shop, bag.line())]).toEqual([
      10 - 2 * taken,
      10 - taken,
    ])
  }
}

it('parcels, status and stock agree, whatever is shipped, moved, removed and set in any order', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), play), someOf(20))
}, 180_000)

it('the check of invariants notices when more is in parcels than was ordered', async () => {
  const { id, items } = await twoLines()
  await setStatus(id, 'shipped')
  await shop.sql('alter table public.shipment_items disable trigger user')
  await shop.sql('update public.shipment_items set quantity = 3 where order_item_id = $1', [items[1]])
  await shop.sql('alter table public.shipment_items enable trigger user')
  expect(await brokenInvariants(shop)).toContain(
    `more of a line is in parcels than was ordered ${(await shop.one<{ n: string }>('select order_number as n from public.orders where id = $1', [id])).n}`,
  )
  await shop.sql('delete from public.orders where id = $1', [id])
})
