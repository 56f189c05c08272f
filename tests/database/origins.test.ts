// Where customers come from: who may say it of an order, what is kept of it, and what a source came to after delivery, refusals,
// returns, refunds, goods and what the campaign cost.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeProduct, makeToken, orderArgs, place, refusal } from '../support/checkout.ts'
import { returnTools } from '../support/returns.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from private.rate_limits')
  await shop.sql('delete from private.campaign_costs')
  await shop.sql("update private.origin_settings set since = now() - interval '1 day'")
})

const owner = () => shop.clients.owner
const none = { source: '', medium: '', campaign: '', host: '' }
const visit = (part: Partial<typeof none>) => ({ ...none, ...part })
type Noted = { p_first?: object; p_last?: object; p_token?: string }
const note = (role: Role, p_order_id: string, { p_first = none, p_last = p_first, ...more }: Noted) =>
  shop.clients[role].rpc('note_origin', {
    p_order_id,
    p_first: p_first as never,
    p_last: p_last as never,
    ...more,
  })
async function ordered(by: Role = 'anon') {
  const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] })
  const args = orderArgs([product.line()], 60)
  const { id } = await place(shop.clients[by], args)
  return { id, token: args.p_idempotency_key, productId: product.id }
}
const kept = (id: string) => shop.sql('select * from private.order_origins where order_id = $1', [id])
const row = v.object({
  ...{
    source: v.string(),
    campaign: v.string(),
    orders: v.number(),
    delivered: v.number(),
    refused: v.number(),
  },
  ...{
    cancelled: v.number(),
    revenue: v.number(),
    refunded: v.number(),
    income: v.number(),
    goods: v.number(),
  },
  ...{ unknown: v.number(), delivery: v.number(), campaign_cost: v.number() },
})
const today = async () => (await shop.one<{ day: string }>('select private.shop_day(now())::text as day')).day
const report = async (source: string, p_touch = 'last') => {
  const day = await today()
  const { rows } = await answer(
    owner().rpc('origin_report', { p_from: day, p_to: day, p_touch }, { get: true }),
    v.looseObject({ rows: v.array(row) }),
  )
  return rows.filter((each) => each.source === source)
}

describe('what led to an order', () => {
  it('who placed an order says it once, by the order’s secret or as its member, and nobody else', async () => {
    const guest = await ordered()
    const first = visit({ source: 'instagram', campaign: 'Autumn' })
    for (const role of ['anon', 'shopper', 'owner'] as const)
      expect((await refusal(note(role, guest.id, { p_first: first }))).message).toBe('ORDER_NOT_FOUND')
    expect((await refusal(note('anon', guest.id, { p_first: first, p_token: makeToken() }))).status).toBe(404)
    expect((await note('anon', guest.id, { p_first: first, p_token: guest.token })).data).toBe(true)
    const other = visit({ source: 'elsewhere' })
    expect((await note('anon', guest.id, { p_first: other, p_token: guest.token })).data).toBe(false)
    expect(await kept(guest.id)).toMatchObject([{ first_source: 'instagram', last_campaign: 'autumn' }])
    const member = await ordered('shopper')
    expect((await refusal(note('other', member.id, { p_first: first }))).status).toBe(404)
    expect((await note('shopper', member.id, { p_first: first, p_last: other })).data).toBe(true)
    expect(await kept(member.id)).toMatchObject([{ first_source: 'instagram', last_source: 'elsewhere' }])
  })

  it('nothing is kept while it is off, as in a new shop, nor of an order of before yesterday', async () => {
    const { id, token } = await ordered()
    await shop.sql('update private.origin_settings set since = null')
    expect((await note('anon', id, { p_token: token })).data).toBe(false)
    expect(await kept(id)).toEqual([])
    await shop.sql('update private.origin_settings set since = now()')
    await shop.sql('alter table public.orders disable trigger user')
    await shop.sql("update public.orders set created_at = now() - interval '25 hours' where id = $1", [id])
    await shop.sql('alter table public.orders enable trigger user')
    expect((await refusal(note('anon', id, { p_token: token }))).status).toBe(404)
    const fresh = await openShop()
    expect(await fresh.one('select since from private.origin_settings')).toEqual({ since: null })
    const { data } = await fresh.clients.anon.rpc('shop_switches', {}, { get: true })
    expect(data).toEqual({ origins: false, reminders: false, purposes: [] })
    await fresh.close()
  })

  it.each([
    ['Instagram  Stories', 'instagram stories'],
    ['<b>Sale</b>', 'b sale b'],
    ['nora@example.com', ''],
    ['nora%40example.com', ''],
    ['0661 22 33 44', ''],
    ['id-12345678', ''],
    ['٠٦٦١٢٢٣٣٤٤', ''],
    ['०६६१२२३३४४', ''],
    ['０６６１２２３３４４', ''],
    ['06_61_22_33_44', ''],
    ['06+61+22+33+44', ''],
    ['06\u201161\u201122\u201133\u201144', ''],
    ['06\u200b61\u200b22\u200b33\u200b44', ''],
    ['(06)61 / 22 . 33 44', ''],
    ['nora＠example.com', ''],
    ['nora%2540example.com', ''],
    ['nora(at)example.com', ''],
    ['nora [AT] example.com', ''],
    ['06x12x34x56x78', ''],
    ['0b6b6b1b2b2b3b3', ''],
    ['٠٦س٦١س٢٢س٣٣س٤٤', ''],
    ['black2026_m18-24_v2', 'black2026_m18-24_v2'],
    ['data (atlas) 2026', 'data atlas 2026'],
    ['su\u200bmmer', 'summer'],
    ['2026 sale 2027', '2026 sale 2027'],
    ['رمضان 2026 رمضان 2027', 'رمضان 2026 رمضان 2027'],
    ['summer-2026', 'summer-2026'],
    ['رمضان', 'رمضان'],
    ['x'.repeat(300), 'x'.repeat(60)],
  ])('a name such as %s is kept as %j', async (typed, stored) => {
    const { id, token } = await ordered()
    await note('anon', id, { p_first: visit({ source: typed }), p_token: token })
    expect(await kept(id)).toMatchObject([{ first_source: stored }])
  })

  it.each([
    ['www.google.com', 'www.google.com'],
    ['WWW.Google.com', 'www.google.com'],
    ['evil host', ''],
    ['localhost', ''],
    ['10.0.0.1', ''],
    ['a.com/path?email=x', ''],
    ['0612345678.example', ''],
    ['06-12-34-56-78.example', ''],
  ])('a host such as %s is kept as %j', async (typed, stored) => {
    const { id, token } = await ordered()
    await note('anon', id, { p_first: visit({ host: typed }), p_token: token })
    expect(await kept(id)).toMatchObject([{ first_host: stored }])
  })

  it.each([[[]], ['x'], [{ source: 1 }], [{ source: 'x'.repeat(200_000) }], [null]])(
    'a visit that is none is refused: %j',
    async (wrong) => {
      const { id, token } = await ordered()
      expect(
        await refusal(note('anon', id, { p_first: wrong as never, p_last: none, p_token: token })),
      ).toMatchObject({
        status: 400,
      })
    },
  )
})

describe('what a source came to', () => {
  const { delivered, asked, decide, receive, paymentOf, refund } = returnTools(() => shop)
  /** A source of its own for each test. */
  const source = () => `source-${makeToken().replace(/\d/g, 'x').slice(0, 24)}`
  /** A delivered order of three pieces at 30 and one at 20, whose costs are 10 and none. */
  async function sold(from: string, campaign = '', options = {}) {
    const order = await delivered('anon', options)
    await shop.sql('update public.products set cost = 10 where id = $1', [order.products[0].id])
    await note('anon', order.id, { p_first: visit({ source: from, campaign }), p_token: order.token })
    return order
  }

  it('a delivered order is its total less goods, couriers and the share of its campaign’s cost', async () => {
    const from = source()
    const order = await sold(from, 'autumn')
    await shop.sql('update public.shipments set fee = 25 where order_id = $1', [order.id])
    const day = await today()
    await owner().rpc('add_campaign_cost', {
      ...{ p_source: from.toUpperCase(), p_campaign: 'Autumn', p_from: day, p_to: day, p_amount: 12.5 },
    })
    // Half of it belongs to tomorrow.
    const { tomorrow } = await shop.one<{ tomorrow: string }>('select ($1::date + 1)::text as tomorrow', [
      day,
    ])
    await owner().rpc('add_campaign_cost', {
      ...{ p_source: from, p_campaign: 'autumn', p_from: day, p_to: tomorrow, p_amount: 10 },
    })
    expect(await report(from)).toEqual([
      {
        ...{ source: from, campaign: 'autumn', orders: 1, delivered: 1, refused: 0, cancelled: 0 },
        ...{
          revenue: 110,
          refunded: 0,
          income: 110,
          goods: 30,
          unknown: 1,
          delivery: 25,
          campaign_cost: 17.5,
        },
      },
    ])
  })

  it('what came back into stock costs nothing, and what was refunded brings nothing in', async () => {
    const from = source()
    const order = await sold(from, '', { paid: true })
    const returned = await asked(shop.clients.anon, order, [1])
    await decide(returned.id, 'approved')
    await receive(returned)
    expect((await refund(returned.id, await paymentOf(order.id), 30)).error).toBeNull()
    expect(await report(from)).toMatchObject([{ refunded: 30, income: 80, goods: 20, unknown: 1 }])
    const damaged = await asked(shop.clients.anon, order, [1])
    await decide(damaged.id, 'approved')
    await receive(damaged, false)
    expect(await report(from)).toMatchObject([{ goods: 20 }])
  })

  it('a refused order brings nothing in, and its parcel costs', async () => {
    const from = source()
    const { id, token } = await ordered()
    await note('anon', id, { p_first: visit({ source: from }), p_token: token })
    await owner().from('orders').update({ order_status: 'processing' }).eq('id', id)
    await owner().from('orders').update({ order_status: 'shipped' }).eq('id', id)
    await owner().from('orders').update({ order_status: 'cancelled', cancel_reason: 'refused' }).eq('id', id)
    await shop.sql('update public.shipments set fee = 15 where order_id = $1', [id])
    expect(await report(from)).toMatchObject([
      { orders: 1, delivered: 0, refused: 1, cancelled: 1, revenue: 0, income: 0, goods: 0, delivery: 15 },
    ])
  })

  it('an order on its way counts as ordered, and has brought in what was paid', async () => {
    const from = source()
    const { id, token } = await ordered()
    await note('anon', id, { p_first: visit({ source: from }), p_token: token })
    expect(await report(from)).toMatchObject([
      { orders: 1, delivered: 0, revenue: 60, income: 0, goods: 0, delivery: 0 },
    ])
  })

  it('the first and the last visit are told apart, a host stands in for a source, and a campaign without orders is listed', async () => {
    const [first, last] = [source(), `${source()}.example`]
    const { id, token } = await ordered()
    await note('anon', id, {
      p_first: visit({ source: first }),
      p_last: visit({ host: last }),
      p_token: token,
    })
    expect(await report(first)).toEqual([])
    expect(await report(first, 'first')).toMatchObject([{ orders: 1 }])
    expect(await report(last)).toMatchObject([{ orders: 1 }])
    const day = await today()
    const cost = { p_source: first, p_campaign: '', p_from: day, p_to: day, p_amount: 3 }
    const { data: costId } = await owner().rpc('add_campaign_cost', cost)
    expect(await report(first)).toMatchObject([{ orders: 0, campaign_cost: 3 }])
    expect((await owner().rpc('delete_campaign_cost', { p_id: String(costId) })).data).toBe(true)
    expect(await report(first)).toEqual([])
  })

  it.each([
    ['source', { p_source: '  ' }],
    ['source', { p_source: 'nora@example.com' }],
    ['days', { p_to: '2025-12-31' }],
    ['days', { p_to: '2027-06-01' }],
    ['days', { p_from: 'infinity', p_to: 'infinity' }],
    ['days', { p_from: '-infinity' }],
    ['days', { p_from: '5874897-12-30', p_to: '5874897-12-31' }],
    ['amount', { p_amount: 0 }],
    ['amount', { p_amount: -1 }],
    ['amount', { p_amount: 1.234 }],
    ['amount', { p_amount: 1e9 }],
  ])('a cost is refused for its %s: %j', async (field, wrong) => {
    const cost = { p_source: 'a', p_campaign: '', p_from: '2026-01-01', p_to: '2026-01-02', p_amount: 1 }
    expect((await refusal(owner().rpc('add_campaign_cost', { ...cost, ...wrong }))).detail).toEqual({ field })
  })

  it('a report covers a year at most', async () => {
    const wrong = { p_from: '2025-01-01', p_to: '2026-06-01' }
    expect((await refusal(owner().rpc('origin_report', wrong, { get: true }))).status).toBe(400)
    const backwards = { p_from: '2026-01-02', p_to: '2026-01-01' }
    expect((await refusal(owner().rpc('origin_report', backwards, { get: true }))).status).toBe(400)
    for (const day of ['infinity', '-infinity', '5874897-12-31', '4713-01-01 BC'])
      expect(
        await refusal(owner().rpc('origin_report', { p_from: day, p_to: day }, { get: true })),
      ).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
  })
})
