// What a carrier's list does: it moves parcels along, once, and records no money.
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { orderTools, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { placed, setStatus, mailsOf } = orderTools(() => shop)
const owner = () => shop.clients.owner
type Line = { code: string; tracking_number?: string; state?: string | null; words?: string }
const read = async (...p_lines: Line[]) =>
  (
    await answer(
      owner().rpc('read_carrier_list', { p_carrier: 'Amana', p_lines }),
      v.array(v.object({ code: v.string(), became: v.string() })),
    )
  ).map(({ became }) => became)
const parcels = (id: string) =>
  shop.sql(
    'select state, carrier, tracking_number, settlement_id from public.shipments where order_id = $1 order by position',
    [id],
  )
const order = (id: string) =>
  shop.one<{ order_status: string; payment_status: string; paid_amount: string }>(
    'select order_status, payment_status, paid_amount from public.orders where id = $1',
    [id],
  )
const number = () => `AM${randomInt(1e9)}MA`

describe('a carrier’s list', () => {
  it('an order that the carrier has is sent with its number, and its customer is told once', async () => {
    const { id, number: orderNumber } = await placed()
    const line = {
      code: orderNumber.toLowerCase(),
      tracking_number: number(),
      state: 'shipped',
      words: 'Ramassé',
    }
    expect(await read(line)).toEqual(['sent'])
    expect(await parcels(id)).toMatchObject([
      { state: 'shipped', carrier: 'Amana', tracking_number: line.tracking_number },
    ])
    expect((await order(id)).order_status).toBe('shipped')
    expect(await read(line)).toEqual(['unchanged'])
    expect((await mailsOf(id)).filter((template) => template === 'order-shipped')).toHaveLength(1)
  })

  it('a parcel that was sent without a number gets it, and keeps the one that it has', async () => {
    const { id, number: orderNumber } = await placed()
    await setStatus(id, 'shipped')
    const first = number()
    expect(await read({ code: orderNumber, tracking_number: first })).toEqual(['numbered'])
    expect(await read({ code: orderNumber, tracking_number: number() })).toEqual(['unchanged'])
    expect(await parcels(id)).toMatchObject([{ tracking_number: first }])
  })

  it('a parcel is found by its own number in any spelling, and delivered without money', async () => {
    const { id, number: orderNumber } = await placed()
    const code = number()
    await read({ code: orderNumber, tracking_number: code })
    expect(
      await read({
        code: `${code.slice(0, 4)} ${code.slice(4).toLowerCase()}`,
        state: 'delivered',
        words: 'Livré',
      }),
    ).toEqual(['delivered'])
    expect(await order(id)).toMatchObject({ order_status: 'delivered', payment_status: 'pending' })
    expect(Number((await order(id)).paid_amount)).toBe(0)
    expect(await parcels(id)).toMatchObject([{ state: 'delivered', settlement_id: null }])
  })

  it('a parcel that was refused cancels a cash order for that, and its items are on sale again', async () => {
    const { id, number: orderNumber } = await placed()
    await read({ code: orderNumber, tracking_number: number() })
    expect(await read({ code: orderNumber, state: 'refused', words: 'Refusé' })).toEqual(['refused'])
    expect(
      await shop.one('select order_status, cancel_reason from public.orders where id = $1', [id]),
    ).toEqual({
      order_status: 'cancelled',
      cancel_reason: 'refused',
    })
    expect(await read({ code: orderNumber, state: 'delivered' })).toEqual(['IS_OVER'])
    expect(await read({ code: orderNumber, state: 'refused', words: 'Refusé' })).toEqual(['unchanged'])
  })

  it('what the carrier says on the way is noted once, in its words, in the order’s timeline', async () => {
    const { id, number: orderNumber } = await placed()
    await read({ code: orderNumber, tracking_number: number() })
    const line = { code: orderNumber, state: null, words: 'Client injoignable, 2e passage demain' }
    expect(await read(line)).toEqual(['noted'])
    expect(await read(line)).toEqual(['unchanged'])
    const news = await answer(owner().rpc('parcel_news', { p_order_id: id }), v.array(row))
    expect(news).toMatchObject([{ parcel: 1, carrier: 'Amana', words: line.words }])
  })

  it('a line that fails leaves the others as they are read', async () => {
    const [good, cancelled] = [await placed(), await placed()]
    await setStatus(cancelled.id, 'cancelled')
    expect(
      await read(
        { code: 'ZL-000000000000', state: 'delivered' },
        { code: cancelled.number, state: 'delivered' },
        { code: good.number, tracking_number: number() },
      ),
    ).toEqual(['PARCEL_NOT_FOUND', 'ORDER_WAS_CANCELLED', 'sent'])
    expect(await parcels(cancelled.id)).toEqual([])
  })

  it('an order that a rule holds is not sent by a list', async () => {
    await shop.sql("update private.risk_rules set action = 'hold', at_least = 1 where reason = 'value'")
    const { id, number: orderNumber } = await placed()
    await shop.sql("update private.risk_rules set action = 'none', at_least = 2000 where reason = 'value'")
    expect(await read({ code: orderNumber, tracking_number: number() })).toEqual(['ORDER_HELD'])
    expect(await parcels(id)).toEqual([])
  })

  it.each([
    [{}],
    [[{}]],
    [[]],
    [[{ code: '' }]],
    [[{ code: 'x'.repeat(81) }]],
    [[{ code: 'ZL-1', state: 'lost' }]],
    [[{ code: 'ZL-1', words: 'x'.repeat(121) }]],
    [[{ code: 'ZL-1', tracking_number: 5 }]],
    [Array.from({ length: 101 }, () => ({ code: 'ZL-1' }))],
  ])('a list that is none is refused (%#)', async (p_lines) => {
    expect(await refusal(owner().rpc('read_carrier_list', { p_carrier: 'Amana', p_lines }))).toMatchObject({
      status: 400,
    })
  })
})
