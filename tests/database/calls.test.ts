// The queue of cash orders to call: who waits in it, what a call changes, and packing only what is confirmed.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { address, customer, makeProduct, orderArgs, orderTools, place, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { placed, setStatus } = orderTools(() => shop)

const owner = () => shop.clients.owner
const queue = async (p_later = false, p_sort = 'oldest') =>
  answer(
    owner().rpc('call_queue', { p_later, p_sort }),
    v.object({ now: v.number(), later: v.number(), orders: v.array(row) }),
  )
const idsOf = async (later = false, sort = 'oldest') => (await queue(later, sort)).orders.map(({ id }) => id)
const call = (p_order_id: string, p_outcome: string, p_attempts = 0, nextAt?: Date) =>
  owner().rpc('record_call', {
    p_order_id,
    p_outcome,
    p_attempts,
    ...(nextAt && { p_next_call_at: nextAt.toISOString() }),
  })
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const countOf = async (filter: object) => {
  const request = owner().rpc('order_counts', { p_filters: [filter] as never })
  const [counts] = await answer(request, v.array(v.record(v.string(), v.number())))
  return Object.values(counts ?? {}).reduce((sum, n) => sum + n, 0)
}
const only = (number: string, filter: object) => countOf({ ...filter, numbers: [number] })
const packOnlyConfirmed = (on: boolean) =>
  shop.sql('update public.shop_settings set pack_only_confirmed = $1', [on])

describe('the queue of orders to call', () => {
  it('the call queue has unconfirmed pending cash orders by age, and counts them as the list does', async () => {
    const first = await placed()
    const second = await placed()
    await shop.sql('alter table public.orders disable trigger order_before_update')
    await shop.sql("update public.orders set created_at = now() - interval '30 days' where id = $1", [
      first.id,
    ])
    await shop.sql('alter table public.orders enable trigger order_before_update')
    const oldest = await idsOf()
    expect(oldest.indexOf(first.id)).toBe(0)
    expect(oldest.indexOf(second.id)).toBeGreaterThan(0)
    expect((await idsOf(false, 'newest')).at(-1)).toBe(first.id)
    const { now, later } = await queue()
    expect(oldest).toHaveLength(now)
    expect(await countOf({ confirmation: 'to-call' })).toBe(now + later)
  })

  it('the call queue has no order by bank, none that is packed, and none that is cancelled', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const bank = await place(shop.clients.anon, orderArgs([product.line()], 60, { p_payment_method: 'bank' }))
    const packed = await placed()
    await setStatus(packed.id, 'processing')
    const cancelled = await placed()
    await setStatus(cancelled.id, 'cancelled')
    const ids = await idsOf()
    for (const { id } of [bank, packed, cancelled]) expect(ids).not.toContain(id)
    expect(await refusal(call(bank.id, 'confirmed'))).toMatchObject({ status: 400 })
  })

  it('an order whose call had no answer leaves the call queue until its next try; calls are counted', async () => {
    const { id, number } = await placed()
    expect((await call(id, 'no_answer', 0, inHours(1))).data).toMatchObject({
      confirmation: 'no_answer',
      call_attempts: 1,
    })
    expect(await idsOf()).not.toContain(id)
    expect(await idsOf(true)).toContain(id)
    expect((await call(id, 'no_answer', 1)).data).toMatchObject({ call_attempts: 2, next_call_at: null })
    expect(await idsOf()).toContain(id)
    expect(await only(number, { confirmation: 'no-answer' })).toBe(1)
  })

  it('the call queue shows refused orders of the same phone under another email, however it was typed', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const order = async (phone: string) =>
      place(
        shop.clients.anon,
        orderArgs([product.line()], 60, {
          p_customer: { ...customer(), phone },
          p_shipping_address: address,
        }),
      )
    const refused = await order('06 55-44 33 22')
    await setStatus(refused.id, 'shipped')
    await owner()
      .from('orders')
      .update({ order_status: 'cancelled', cancel_reason: 'refused' })
      .eq('id', refused.id)
    const next = await order('00212 6 55 44 33 22')
    const [waiting] = (await queue(false, 'newest')).orders
    expect(waiting).toMatchObject({ id: next.id, phone_e164: '+212655443322', returned: 1 })
    const detail = await answer(owner().rpc('admin_order_detail', { p_order_id: next.id }), row)
    expect(detail).toMatchObject({ returned: 1, orders: 1, phone_e164: '+212655443322' })
  })
})

describe('a call', () => {
  it('a call is in the order’s history with the owner who made it, and can be taken back', async () => {
    const { id } = await placed()
    await call(id, 'no_answer', 0)
    await call(id, 'confirmed', 1)
    expect((await call(id, 'undone', 1)).data).toMatchObject({ confirmation: 'no_answer', call_attempts: 1 })
    expect((await call(id, 'undone', 1)).data).toMatchObject({ confirmation: 'none', call_attempts: 0 })
    const { calls } = await answer(
      owner().rpc('admin_order_detail', { p_order_id: id }),
      v.looseObject({ calls: v.array(row) }),
    )
    expect(calls.map(({ outcome }) => outcome)).toEqual(['no_answer', 'confirmed', 'undone', 'undone'])
    expect(new Set(calls.map(({ by }) => by))).toEqual(new Set(['owner@zellige.example']))
  })

  it('a call is recorded once when two owners call the same customer', async () => {
    const { id } = await placed()
    const answers = await Promise.all([call(id, 'no_answer', 0), call(id, 'no_answer', 0)])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => error?.message ?? [])).toEqual(['CHANGED_MEANWHILE'])
  })

  it('a call is refused for an order that is confirmed, packed or unknown, and when it is senseless', async () => {
    const { id } = await placed()
    await call(id, 'confirmed', 0)
    expect(await refusal(call(id, 'confirmed', 0))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
    await setStatus(id, 'processing')
    expect(await refusal(call(id, 'undone', 0))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
    const other = await placed()
    expect(await refusal(call(other.id, 'undone', 0))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
    expect(await refusal(call(other.id, 'perhaps', 0))).toMatchObject({ status: 400 })
    expect(await refusal(call(other.id, 'no_answer', 0, inHours(24 * 400)))).toMatchObject({ status: 400 })
    expect(await refusal(call(crypto.randomUUID(), 'confirmed', 0))).toMatchObject({ status: 404 })
  })

  it('a caller cancels an order that its customer does not want, for a reason, and none that is confirmed', async () => {
    await shop.sql("insert into public.team_members (user_id, role) values ($1, 'caller')", [shop.ids.other])
    const cancel = (id: string, reason?: string, attempts = 0) =>
      shop.clients.other.rpc('record_call', {
        p_order_id: id,
        p_outcome: 'cancelled',
        p_attempts: attempts,
        ...(reason && { p_reason: reason }),
      })
    const stateOf = (id: string) =>
      shop.one('select order_status, cancel_reason from public.orders where id = $1', [id])
    try {
      const { id } = await placed()
      for (const reason of [undefined, 'unpaid', 'because'])
        expect(await refusal(cancel(id, reason))).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
      expect(await refusal(cancel(id, 'customer', 3))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
      expect((await cancel(id, 'customer')).error).toBeNull()
      expect(await stateOf(id)).toEqual({ order_status: 'cancelled', cancel_reason: 'customer' })
      expect(await refusal(cancel(id, 'customer'))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
      const confirmed = await placed()
      await call(confirmed.id, 'confirmed')
      expect(await refusal(cancel(confirmed.id, 'customer'))).toMatchObject({ message: 'CHANGED_MEANWHILE' })
      expect(await stateOf(confirmed.id)).toEqual({ order_status: 'pending', cancel_reason: null })
    } finally {
      await shop.sql('delete from public.team_members where user_id = $1', [shop.ids.other])
    }
  })

  it.each(['anon', 'shopper'] as const)(
    'a call is not recorded by %s, who cannot see the queue either',
    async (role) => {
      const { id } = await placed(role)
      const client = shop.clients[role]
      const args = { p_order_id: id, p_outcome: 'confirmed', p_attempts: 0 }
      expect((await client.rpc('record_call', args)).error).not.toBeNull()
      expect((await client.rpc('call_queue', {})).error).not.toBeNull()
      await client
        .from('orders')
        .update({ confirmation: 'confirmed' } as never)
        .eq('id', id)
      expect(await shop.one('select confirmation from public.orders where id = $1', [id])).toEqual({
        confirmation: 'none',
      })
    },
  )
})

describe('packing only confirmed orders', () => {
  it('where only confirmed orders are packed, a cash order is not packed or shipped before its call', async () => {
    await packOnlyConfirmed(true)
    const { id, number } = await placed()
    for (const status of ['processing', 'shipped', 'delivered'])
      expect(await refusal(setStatus(id, status))).toMatchObject({ status: 409, message: 'NOT_CONFIRMED' })
    const changes = [{ number, field: 'status', from: 'pending', to: 'processing' }]
    const bulk = await answer(owner().rpc('change_orders', { p_changes: changes as never }), v.array(row))
    expect(bulk).toMatchObject([{ number, code: 'NOT_CONFIRMED' }])
    expect(await only(number, { payment: 'ready' })).toBe(0)
    await call(id, 'confirmed', 0)
    expect(await only(number, { payment: 'ready' })).toBe(1)
    expect((await setStatus(id, 'processing')).error).toBeNull()
    await packOnlyConfirmed(false)
  })

  it('an order that was cancelled unconfirmed can be reopened, but not shipped at once', async () => {
    await packOnlyConfirmed(true)
    const { id } = await placed()
    await setStatus(id, 'cancelled')
    expect(await refusal(setStatus(id, 'shipped'))).toMatchObject({ message: 'NOT_CONFIRMED' })
    expect((await setStatus(id, 'pending')).error).toBeNull()
    await packOnlyConfirmed(false)
  })

  it('an order shipped before the setting is delivered, and a paid order is packed without a call', async () => {
    const { id } = await placed()
    await setStatus(id, 'shipped')
    const product = await makeProduct(shop, { price: 60 })
    const bank = await place(shop.clients.anon, orderArgs([product.line()], 60, { p_payment_method: 'bank' }))
    await owner().rpc('record_payment', { p_order_id: bank.id, p_amount: 60, p_method: 'bank' })
    await packOnlyConfirmed(true)
    expect((await setStatus(id, 'delivered')).error).toBeNull()
    expect((await setStatus(bank.id, 'processing')).error).toBeNull()
    await packOnlyConfirmed(false)
  })

  it('packing only confirmed orders is off until the owner asks for it: every cash order is ready', async () => {
    const { id, number } = await placed()
    expect(await only(number, { payment: 'ready' })).toBe(1)
    expect((await setStatus(id, 'processing')).error).toBeNull()
  })
})

describe('an order’s search words', () => {
  const found = async (search: string) => {
    const request = owner().rpc('find_orders', { p_filter: { search }, p_size: 200 })
    return (await answer(request, v.looseObject({ orders: v.array(row) }))).orders.map(({ id }) => id)
  }

  it('an order is found by its phone in any spelling, also beside a name', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const { id } = await place(
      shop.clients.anon,
      orderArgs([product.line()], 60, {
        p_customer: { ...customer(), name: 'Zohra Éléonore Haddad', phone: '06 98-76 54 32' },
      }),
    )
    for (const text of [
      '0698765432',
      '+212 6 98 76 54 32',
      '00212698765432',
      '+212 (0) 698-765-432',
      '698765432',
      '212698',
      '5432',
      'haddad zohra',
      'eleonore',
      'zohra 06 98 76 54 32',
      '+212698765432 haddad',
    ])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([id])])
    expect(await found('0698765431')).not.toContain(id)
    expect(await found('amina 0698765432')).not.toContain(id)
  })

  it('an order is found by its products and its tracking number, also once that changes', async () => {
    const { id } = await placed()
    await shop.sql("update public.order_items set product_name = 'Quilted Xylo Coat' where order_id = $1", [
      id,
    ])
    expect(await found('xylo casablanca')).toContain(id)
    await owner().from('orders').update({ tracking_number: 'AM 8123-4567 MA' }).eq('id', id)
    for (const text of ['AM81234567MA', 'am 8123', '4567ma'])
      expect([text, await found(text)]).toEqual([text, expect.arrayContaining([id])])
    await owner().from('orders').update({ tracking_number: 'XX999' }).eq('id', id)
    expect(await found('AM81234567MA')).not.toContain(id)
    expect(await found('xx999')).toContain(id)
  })
})

describe('a customer’s tags', () => {
  const listed = v.object({
    total: v.number(),
    tags: v.array(v.object({ tag: v.string(), customers: v.number() })),
    customers: v.array(v.looseObject({ email: v.string(), tags: v.array(v.string()) })),
  })

  it('a customer’s tag is the same word in any case, and chooses the customers who have it', async () => {
    const { email } = await placed()
    const tags = () => owner().from('customer_tags')
    expect((await tags().insert({ customer_key: email, tag: '  VIP  ' })).error).toBeNull()
    expect((await tags().insert({ customer_key: email, tag: 'vip' })).error).not.toBeNull()
    const {
      total,
      tags: used,
      customers,
    } = await answer(owner().rpc('list_customers', { p_tag: 'vip' }), listed)
    expect(total).toBe(1)
    expect(customers).toMatchObject([{ email, tags: ['vip'], returned: 0 }])
    expect(used).toContainEqual({ tag: 'vip', customers: 1 })
    await tags().delete().eq('customer_key', email).eq('tag', 'vip')
    expect((await answer(owner().rpc('list_customers', { p_tag: 'vip' }), listed)).total).toBe(0)
  })

  it('a customer has at most twenty tags, of thirty characters', async () => {
    const { email } = await placed()
    for (let n = 0; n < 20; n += 1)
      expect(
        (
          await owner()
            .from('customer_tags')
            .insert({ customer_key: email, tag: `tag ${n}` })
        ).error,
      ).toBeNull()
    const more = owner().from('customer_tags').insert({ customer_key: email, tag: 'one more' })
    expect(await refusal(more)).toMatchObject({ message: 'TOO_MANY_TAGS' })
    const long = owner()
      .from('customer_tags')
      .insert({ customer_key: 'a@example.com', tag: 'x'.repeat(31) })
    expect(await refusal(long)).toMatchObject({ status: 400 })
  })
})
