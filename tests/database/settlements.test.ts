// The courier's list: parcels that were paid at the door or refused, settled in one step and once.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants, left, orderTools, refusal } from '../support/checkout.ts'
import { moneyTools } from '../support/money.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

const { placed, setStatus } = orderTools(() => shop)
const { moneyOf, stateOf } = moneyTools(() => shop)
const owner = () => shop.clients.owner

/** A cash order of 60 dollars that is on its way. */
async function sent() {
  const order = await placed()
  await setStatus(order.id, 'shipped')
  const { parcel } = await shop.one<{ parcel: string }>(
    'select id as parcel from public.shipments where order_id = $1',
    [order.id],
  )
  return { ...order, parcel }
}
type Row = { parcel: string; outcome: string; amount?: unknown }
const settlement = v.looseObject({
  parcels: v.number(),
  refused: v.number(),
  refusals: v.array(v.object({ parcel: v.string(), code: v.string() })),
  sums: v.array(v.object({ currency: v.string(), collected: v.number(), fees: v.number() })),
})
const settle = (rows: readonly Row[], id: string = randomUUID()) =>
  owner().rpc('settle_parcels', { p_id: id, p_rows: rows as never })
const settled = async (rows: readonly Row[], id?: string) =>
  v.parse(settlement, (await settle(rows, id)).data)
const codeOf = async (parcel: string, outcome = 'collected') =>
  (await settled([{ parcel, outcome }])).refusals[0]?.code ?? null

it('a settlement records the cash, delivers the parcel, and cancels what was refused', async () => {
  const [paid, refused] = [await sent(), await sent()]
  const answer = await settled([
    { parcel: paid.parcel, outcome: 'collected' },
    { parcel: refused.parcel, outcome: 'refused' },
  ])
  expect(answer).toMatchObject({
    parcels: 2,
    refused: 1,
    refusals: [],
    sums: [{ currency: 'USD', collected: 60, fees: 0 }],
  })
  expect(await moneyOf(paid.id)).toMatchObject({ status: 'paid', paid: 60, due: 0 })
  expect(await stateOf(paid.id)).toMatchObject({ order_status: 'delivered' })
  expect(await stateOf(refused.id)).toMatchObject({ order_status: 'cancelled', cancel_reason: 'refused' })
  expect(await left(shop, refused.product.line())).toBe(10)
  expect(
    await shop.one(
      "select operation, difference from private.audit_log where table_name = 'settlements' order by id desc limit 1",
    ),
  ).toEqual({
    operation: 'insert',
    difference: { parcels: [null, 2], parcels_refused: [null, 1], parcels_left: [null, 0] },
  })
})

it('a list of parcels that is sent again, also at the same time, is settled once', async () => {
  const { id, parcel } = await sent()
  const list = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => settle([{ parcel, outcome: 'collected' }], list)))
  expect(answers.map(({ error }) => error)).toEqual([null, null, null])
  expect(await moneyOf(id)).toMatchObject({ paid: 60 })
  expect(await refusal(settle([{ parcel, outcome: 'refused' }], list))).toMatchObject({
    status: 422,
    message: 'KEY_REUSED',
  })
})

it('the shop settles a parcel once when two owners send lists of it', async () => {
  const { id, parcel } = await sent()
  const answers = await Promise.all([1, 2].map(() => settled([{ parcel, outcome: 'collected' }])))
  expect(answers.flatMap(({ refusals }) => refusals).map(({ code }) => code)).toEqual(['ALREADY_SETTLED'])
  expect(await moneyOf(id)).toMatchObject({ paid: 60 })
})

it('a settlement records what the courier says, and leaves open what is missing', async () => {
  const { id, parcel } = await sent()
  await settled([{ parcel, outcome: 'collected', amount: 49.5 }])
  expect(await moneyOf(id)).toMatchObject({ paid: 49.5, due: 10.5 })
})

it('a settlement takes the rest of a list when one parcel cannot be settled', async () => {
  const [one, two] = [await sent(), await sent()]
  const answer = await settled([
    { parcel: randomUUID(), outcome: 'collected' },
    { parcel: one.parcel, outcome: 'collected' },
    { parcel: two.parcel, outcome: 'collected' },
  ])
  expect(answer).toMatchObject({ parcels: 2, refusals: [{ code: 'PARCEL_NOT_FOUND' }] })
})

it('a settlement refuses cash of a parcel that came back, and a refusal of one handed over', async () => {
  const [back, gone] = [await sent(), await sent()]
  await owner().rpc('move_parcel', { p_id: back.parcel, p_from: 'shipped', p_to: 'refused' })
  await setStatus(gone.id, 'delivered')
  expect(await codeOf(back.parcel)).toBe('CAME_BACK')
  expect(await codeOf(gone.parcel, 'refused')).toBe('IS_DELIVERED')
  expect(await codeOf(back.parcel, 'refused')).toBeNull()
})

it('the shop keeps what was settled: no parcel is removed or resent, a reopened order gets another', async () => {
  const [paid, refused] = [await sent(), await sent()]
  await settled([
    { parcel: paid.parcel, outcome: 'collected' },
    { parcel: refused.parcel, outcome: 'refused' },
  ])
  expect(await refusal(setStatus(paid.id, 'shipped'))).toMatchObject({ message: 'PARCEL_SETTLED' })
  expect(await refusal(setStatus(paid.id, 'processing'))).toMatchObject({ message: 'PARCEL_SETTLED' })
  await setStatus(refused.id, 'shipped')
  expect(
    await shop.sql('select state from public.shipments where order_id = $1 order by position', [refused.id]),
  ).toEqual([{ state: 'refused' }, { state: 'shipped' }])
})

it('parcels are found by tracking and order number in any spelling, and say if they are settled', async () => {
  const { id, number, parcel } = await sent()
  const tracking = `QD ${randomUUID().slice(0, 8)} MA`
  await owner().from('orders').update({ tracking_number: tracking }).eq('id', id)
  const codes = [
    tracking.toLowerCase().replaceAll(' ', '-'),
    number.slice(3).toLowerCase(),
    'ZL-000000000000',
    '',
  ]
  const find = async () => {
    const { data } = await owner().rpc('find_parcels', { p_codes: codes })
    return v.parse(v.array(v.looseObject({ parcels: v.array(v.looseObject({})) })), data)
  }
  const found = await find()
  expect(found.map(({ parcels }) => parcels.length)).toEqual([1, 1, 0, 0])
  expect(found[0]?.parcels[0]).toMatchObject({ id: parcel, expected: 60, settled_at: null })
  await settled([{ parcel, outcome: 'collected' }])
  expect((await find())[1]?.parcels[0]?.settled_at).not.toBeNull()
})

describe('what is sent', () => {
  it.each([
    ['no rows', []],
    [
      'two hundred and one rows',
      Array.from({ length: 201 }, () => ({ parcel: randomUUID(), outcome: 'refused' })),
    ],
    [
      'a parcel twice',
      [0, 1].map(() => ({ parcel: '00000000-0000-4000-8000-000000000001', outcome: 'refused' })),
    ],
    ['an outcome that there is not', [{ parcel: randomUUID(), outcome: 'lost' }]],
    ['a parcel that is no id', [{ parcel: "' or 1=1", outcome: 'refused' }]],
    ['a negative amount', [{ parcel: randomUUID(), outcome: 'collected', amount: -1 }]],
    ['thousandths', [{ parcel: randomUUID(), outcome: 'collected', amount: 1.001 }]],
    ['more than an order can cost', [{ parcel: randomUUID(), outcome: 'collected', amount: 1e9 }]],
    ['a text for an amount', [{ parcel: randomUUID(), outcome: 'collected', amount: 'NaN' }]],
    ['an object', { parcel: randomUUID() }],
  ])('a settlement is refused with %s', async (_what, rows) => {
    expect(await refusal(settle(rows as never))).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
  })

  it.each(roles.filter((role) => role !== 'owner'))('a settlement is refused from %s', async (role) => {
    const { id, parcel } = await sent()
    const client = shop.clients[role]
    for (const call of [
      client.rpc('settle_parcels', { p_id: randomUUID(), p_rows: [{ parcel, outcome: 'refused' }] }),
      client.rpc('find_parcels', { p_codes: ['1'] }),
      client.rpc('list_settlements'),
      client.rpc('pick_list', { p_numbers: ['1'] }),
      client.rpc('parcel_labels', { p_numbers: ['1'] }),
      client.rpc('save_courier_fees', { p_zone: randomUUID(), p_fees: {} }),
    ])
      expect([401, 403, 404]).toContain((await refusal(call)).status)
    expect(await stateOf(id)).toMatchObject({ order_status: 'shipped' })
  })
})

it('the pick list adds up what is to be packed of several orders, without what has left', async () => {
  const [one, two] = [await placed(), await placed()]
  await setStatus(two.id, 'shipped')
  const { data } = await owner().rpc('pick_list', { p_numbers: [one.number, two.number] })
  expect(data).toMatchObject({
    lines: [{ quantity: 2, orders: [{ number: one.number, quantity: 2 }] }],
    orders: [{ number: one.number, quantity: 2 }],
  })
})

it('a label is made for each parcel on its way, and one for an order that has not left', async () => {
  const [one, two] = [await placed(), await sent()]
  const { data } = await owner().rpc('parcel_labels', { p_numbers: [one.number, two.number] })
  expect(data).toMatchObject([
    { order_number: one.number, amount_to_collect: 60, quantity: 2, position: 1, parcels: 1 },
    { order_number: two.number, amount_to_collect: 60, quantity: 2, position: 1, parcels: 1 },
  ])
})
