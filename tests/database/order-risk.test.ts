// What the shop's own history says about a cash order, the owner's rules that act on it, and that nobody can turn them against
// somebody else.
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import { address, left, makeEmail, makeProduct, orderArgs, orderTools, refusal } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { setStatus } = orderTools(() => shop)
const owner = () => shop.clients.owner

beforeEach(async () => {
  await shop.sql("update private.risk_rules set action = 'none'")
  await shop.sql('delete from private.blocked_phones')
  await shop.sql('delete from private.bound_uses')
})

const placed = v.looseObject({ id: v.string(), order_number: v.string() })
const judged = v.object({
  reasons: v.array(
    v.object({ reason: v.string(), figure: v.number(), at_least: v.number(), action: v.string() }),
  ),
  action: v.nullable(v.string()),
  released: v.nullable(v.looseObject({ by: v.nullable(v.string()) })),
  forgiven: v.nullable(v.looseObject({ by: v.nullable(v.string()) })),
  blocked: v.nullable(v.looseObject({ by: v.nullable(v.string()) })),
  can_block: v.boolean(),
})
const phoneNumber = () => `+2126${String(randomInt(1e8)).padStart(8, '0')}`
type Facts = {
  name?: string
  email?: string
  city?: string
  price?: number
  method?: 'cod' | 'bank'
  key?: string
  country?: string
}
async function ordering(phone: string, facts: Facts = {}, from?: string) {
  const {
    name = 'Nora Alami',
    email = makeEmail(),
    city = `Ville ${randomInt(1e9)}`,
    price = 60,
    method = 'cod',
    key,
    country = 'MA',
  } = facts
  const product = await makeProduct(shop, { price })
  const args = orderArgs([product.line()], price, {
    p_customer: { name, email, phone },
    p_shipping_address: { ...address, city, country },
    p_payment_method: method,
    ...(key && { p_idempotency_key: key }),
  })
  const asked = shop.clients.anon.rpc('place_order', args)
  return from ? asked.setHeader('cf-connecting-ip', from) : asked
}
const place = async (phone: string, facts: Facts = {}, from?: string) =>
  answer(ordering(phone, facts, from), placed)
const riskOf = ({ id }: { id: string }) => answer(owner().rpc('order_risk', { p_order_id: id }), judged)
const reasonsOf = async (order: { id: string }) =>
  Object.fromEntries((await riskOf(order)).reasons.map(({ reason, figure }) => [reason, figure]))
const rule = (reason: string, action: string, at_least = 1) =>
  shop.sql('update private.risk_rules set action = $2, at_least = $3 where reason = $1', [
    reason,
    action,
    at_least,
  ])
const call = (id: string, outcome: string, attempts: number) =>
  owner().rpc('record_call', { p_order_id: id, p_outcome: outcome, p_attempts: attempts })
/** An order that was confirmed by a call, left in a parcel and was refused at the door; `uncalled` ones left without the call. */
async function refusedAtTheDoor(
  phone: string,
  { uncalled = false, ...facts }: Facts & { uncalled?: boolean } = {},
) {
  const order = await place(phone, facts)
  if (!uncalled) expect((await call(order.id, 'confirmed', 0)).error).toBeNull()
  await setStatus(order.id, 'processing')
  await setStatus(order.id, 'shipped')
  await owner().rpc('change_orders', {
    p_changes: [{ number: order.order_number, field: 'status', from: 'shipped', to: 'cancelled' }],
    p_reason: 'refused',
  })
  return order
}
/** Whether the orders to pack have it. */
async function isReady({ order_number }: { order_number: string }) {
  const filter = { numbers: [order_number], payment: 'ready' }
  const found = v.looseObject({ orders: v.array(row) })
  return (await answer(owner().rpc('find_orders', { p_filter: filter }), found)).orders.length === 1
}
const status = async ({ id }: { id: string }) =>
  (await shop.one<{ order_status: string }>('select order_status from public.orders where id = $1', [id]))
    .order_status

describe('what is said of an order', () => {
  it('a first order of an unknown phone has nothing against it', async () => {
    expect(await riskOf(await place(phoneNumber()))).toEqual({
      ...{ reasons: [], action: null, released: null, forgiven: null, blocked: null, can_block: true },
    })
  })

  it('an order says how many earlier ones of the phone were refused at the door, whatever the email', async () => {
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const next = await place(phone)
    expect(await reasonsOf(next)).toEqual({ refused: 1 })
  })

  it('an order says how often the phone was called in vain', async () => {
    const phone = phoneNumber()
    const order = await place(phone)
    for (const attempts of [0, 1, 2]) expect((await call(order.id, 'no_answer', attempts)).error).toBeNull()
    expect(await reasonsOf(order)).toEqual({ unanswered: 3 })
    expect((await call(order.id, 'confirmed', 3)).error).toBeNull()
    expect(await reasonsOf(await place(phone))).toEqual({ unanswered: 3 })
  })

  it('an order says under how many other names parcels went to the phone; a part of a name is no other', async () => {
    const phone = phoneNumber()
    for (const name of ['Nora Alami', 'Hajar Tazi', 'Salma Idrissi', 'Hajar Tazi'])
      await setStatus((await place(phone, { name })).id, 'delivered')
    expect(await reasonsOf(await place(phone, { name: 'Nora B' }))).toEqual({ names: 2 })
  })

  it('an order says how many parcels its city refused, once there are enough', async () => {
    const city = `Ville ${randomInt(1e9)}`
    for (let i = 0; i < 9; i += 1)
      if (i < 5) await refusedAtTheDoor(phoneNumber(), { city })
      else await setStatus((await place(phoneNumber(), { city })).id, 'delivered')
    expect(await reasonsOf(await place(phoneNumber(), { city }))).toEqual({})
    await setStatus((await place(phoneNumber(), { city })).id, 'delivered')
    expect(await reasonsOf(await place(phoneNumber(), { city: city.toUpperCase() }))).toEqual({ city: 50 })
  }, 60_000)

  it('an order says that its amount is high, and one that is paid by transfer has no risk', async () => {
    expect(await reasonsOf(await place(phoneNumber(), { price: 2500 }))).toEqual({ value: 2500 })
    expect(await reasonsOf(await place(phoneNumber(), { price: 2500, method: 'bank' }))).toEqual({})
  })

  it('nobody but who reads orders is told, and the shopper’s own order says nothing of it', async () => {
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    await rule('refused', 'hold')
    const order = await place(phone)
    for (const role of ['anon', 'shopper'] as const)
      expect((await shop.clients[role].rpc('order_risk', { p_order_id: order.id })).error).not.toBeNull()
    expect(JSON.stringify(order)).not.toMatch(/risk|refused|held|hold/)
  })
})

describe('a stranger', () => {
  it('orders that a stranger places and cancels in somebody’s name spoil nothing', async () => {
    const [phone, email] = [phoneNumber(), makeEmail()]
    for (const name of ['Wolf', 'Bear', 'Fox'].map((word) => `${word} Stranger`)) {
      const order = await place(phone, { name, email })
      await owner().rpc('change_orders', {
        p_changes: [{ number: order.order_number, field: 'status', from: 'pending', to: 'cancelled' }],
        p_reason: 'refused',
      })
    }
    expect(await reasonsOf(await place(phone, { email }))).toEqual({})
  })

  it('calls in vain about a stranger’s orders do not count against who has the phone', async () => {
    const phone = phoneNumber()
    const theirs = await place(phone, { name: 'Wolf Stranger' })
    for (const attempts of [0, 1, 2]) await call(theirs.id, 'no_answer', attempts)
    await owner().rpc('change_orders', {
      p_changes: [{ number: theirs.order_number, field: 'status', from: 'pending', to: 'cancelled' }],
      p_reason: 'unreachable',
    })
    expect(await reasonsOf(await place(phone))).toEqual({})
  })

  it('a parcel that left without a call and was refused, or reached nobody, does not count against who has the phone', async () => {
    const phone = phoneNumber()
    await setStatus((await place(phone)).id, 'delivered')
    const [refused, unreached] = [
      await place(phone, { name: 'Wolf Stranger' }),
      await place(phone, { name: 'Bear Stranger' }),
    ]
    expect((await call(unreached.id, 'no_answer', 0)).error).toBeNull()
    for (const [order, reason] of [
      [refused, 'refused'],
      [unreached, 'unreachable'],
    ] as const) {
      await setStatus(order.id, 'shipped')
      await owner().rpc('change_orders', {
        p_changes: [{ number: order.order_number, field: 'status', from: 'shipped', to: 'cancelled' }],
        p_reason: reason,
      })
    }
    for (const reason of ['refused', 'names', 'unanswered']) await rule(reason, 'prepay')
    expect(await reasonsOf(await place(phone))).toEqual({})
    await refusedAtTheDoor(phone, { uncalled: true })
    expect(await reasonsOf(await place(phone))).toEqual({})
  })

  it('who refuses parcels under another person’s email spoils the own phone alone', async () => {
    const email = makeEmail()
    await refusedAtTheDoor(phoneNumber(), { email })
    expect(await reasonsOf(await place(phoneNumber(), { email }))).toEqual({})
  })

  it('orders in another’s name do not wash away what came back', async () => {
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    await shop.sql(
      `insert into public.orders (customer_name, customer_email, customer_phone, shipping_address, payment_method, subtotal,
         shipping_cost, total_amount, created_at)
       select 'Wolf Stranger', 'wolf' || n || '@example.com', $1, '{"address": "1", "city": "Fes", "zipCode": "", "country": "MA"}',
         'cod', 0, 0, 0, now() + n * interval '1 second' from generate_series(1, 120) as n`,
      [phone],
    )
    expect(await reasonsOf(await place(phone))).toMatchObject({ refused: 1 })
    await shop.sql("delete from public.orders where customer_name = 'Wolf Stranger' and total_amount = 0")
  })

  it('a source that tries phones learns of twenty within an hour, and then its orders are taken and held', async () => {
    await rule('refused', 'prepay')
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const from = '203.0.113.77'
    await shop.sql("update private.bounds set value = 2 where name = 'declined'")
    for (let i = 0; i < 2; i += 1)
      expect(await refusal(ordering(phone, {}, from))).toMatchObject({
        message: 'PAYMENT_METHOD_UNAVAILABLE',
      })
    const taken = await place(phone, {}, from)
    expect((await riskOf(taken)).action).toBe('hold')
    await shop.sql("update private.bounds set value = standard where name = 'declined'")
  })
})

describe('a rule of the owner', () => {
  it('a rule that only says it holds nothing up', async () => {
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const order = await place(phone)
    await setStatus(order.id, 'processing')
    expect(await status(order)).toBe('processing')
  })

  it('a rule that wants a call packs the order once it is confirmed', async () => {
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    await rule('refused', 'call')
    const order = await place(phone)
    expect(await refusal(setStatus(order.id, 'processing'))).toMatchObject({
      status: 409,
      message: 'NOT_CONFIRMED',
    })
    expect((await call(order.id, 'confirmed', 0)).error).toBeNull()
    await setStatus(order.id, 'processing')
    expect(await status(order)).toBe('processing')
  })

  it('a rule that holds an order packs it once an owner lets it go, who is named', async () => {
    await rule('value', 'hold', 500)
    const order = await place(phoneNumber(), { price: 600 })
    expect((await call(order.id, 'confirmed', 0)).error).toBeNull()
    expect(await isReady(order)).toBe(false)
    expect(await refusal(setStatus(order.id, 'shipped'))).toMatchObject({
      status: 409,
      message: 'ORDER_HELD',
    })
    expect((await owner().rpc('release_order', { p_order_id: order.id })).error).toBeNull()
    expect(await isReady(order)).toBe(true)
    expect((await riskOf(order)).released).toMatchObject({ by: 'owner@zellige.example' })
    await setStatus(order.id, 'processing')
    expect(await status(order)).toBe('processing')
  })

  it('the strictest rule counts, and orders that an owner takes are not judged', async () => {
    await rule('value', 'call', 100)
    await rule('refused', 'hold')
    const phone = phoneNumber()
    await shop.sql("update private.risk_rules set action = 'none' where reason = 'refused'")
    const first = await place(phone, { price: 150 })
    expect((await riskOf(first)).action).toBe('call')
    await shop.sql("update private.risk_rules set action = 'none'")
    await refusedAtTheDoor(phone)
    await rule('value', 'call', 100)
    await rule('refused', 'hold')
    expect((await riskOf(await place(phone, { price: 150 }))).action).toBe('hold')
    const product = await makeProduct(shop, { price: 150 })
    const mine = await answer(
      owner().rpc('place_owner_order', {
        ...orderArgs([product.line()], 150, { p_customer: { name: 'Nora', phone } }),
        p_channel: 'phone',
      }),
      placed,
    )
    expect((await riskOf(mine)).action).toBeNull()
  })

  it('a rule that wants no cash offers the other ways to pay, in the words of a method that is not offered', async () => {
    await rule('refused', 'prepay')
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    expect(await refusal(ordering(phone))).toEqual({
      ...{ status: 409, code: 'PT409', message: 'PAYMENT_METHOD_UNAVAILABLE' },
      detail: { methods: expect.not.arrayContaining(['cod']) },
    })
    expect((await place(phone, { method: 'bank' })).id).toEqual(expect.any(String))
    expect((await place(phoneNumber())).id).toEqual(expect.any(String))
  })

  it('where the shop takes nothing but cash, the order is called instead', async () => {
    const before = await shop.one('select card_provider, bank_holder from public.shop_settings')
    await shop.sql('update public.shop_settings set card_provider = null, bank_holder = null')
    await rule('refused', 'prepay')
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const order = await place(phone)
    expect((await riskOf(order)).action).toBe('call')
    await shop.sql(
      'update public.shop_settings set card_provider = $1, bank_holder = $2',
      Object.values(before),
    )
  })

  it('an order that was placed before a rule is found again by its key', async () => {
    const [phone, key] = [phoneNumber(), 'ab'.repeat(32)]
    await refusedAtTheDoor(phone)
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60, {
      p_idempotency_key: key,
      p_customer: { name: 'Nora Alami', email: makeEmail(), phone },
    })
    const first = await answer(shop.clients.anon.rpc('place_order', args), placed)
    await rule('refused', 'prepay')
    expect(await answer(shop.clients.anon.rpc('place_order', args), placed)).toMatchObject({ id: first.id })
  })
})

describe('a forgiven customer', () => {
  it('what was before counts no more, what is held goes, and it is known who forgave', async () => {
    await rule('refused', 'hold')
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const order = await place(phone)
    expect((await riskOf(order)).action).toBe('hold')
    expect((await owner().rpc('forgive_customer', { p_order_id: order.id })).error).toBeNull()
    const after = await riskOf(order)
    expect(after).toMatchObject({ reasons: [], forgiven: { by: 'owner@zellige.example' } })
    await setStatus(order.id, 'processing')
    expect(await status(order)).toBe('processing')
    expect(await riskOf(await place(phone))).toMatchObject({ reasons: [], action: null })
    await refusedAtTheDoor(phone)
    expect(await reasonsOf(await place(phone))).toEqual({ refused: 1 })
  })
})

describe('forgiving', () => {
  it('an email address carries no forgiveness to another phone, and lets go no order of one', async () => {
    await rule('refused', 'hold')
    const [good, bad, email] = [phoneNumber(), phoneNumber(), makeEmail()]
    await refusedAtTheDoor(bad)
    const held = await place(bad, { email })
    const theirs = await place(good, { email })
    expect((await owner().rpc('forgive_customer', { p_order_id: theirs.id })).error).toBeNull()
    expect(await riskOf(held)).toMatchObject({ action: 'hold', released: null, forgiven: null })
    expect(await riskOf(await place(bad, { email }))).toMatchObject({
      ...{ action: 'hold', reasons: [{ reason: 'refused', figure: 1 }] },
    })
  })

  it('a forgiven account forgives its own orders under any phone, and not what others ordered under that phone', async () => {
    await rule('refused', 'hold')
    const [theirs, bad] = [phoneNumber(), phoneNumber()]
    const [own, strange] = [await refusedAtTheDoor(theirs), await refusedAtTheDoor(bad)]
    const { id: account } = await shop.one<{ id: string }>(
      "select id from auth.users where email like 'shopper%'",
    )
    await shop.sql('update public.orders set user_id = $1 where id = $2', [account, own.id])
    await owner().rpc('forgive_customer', { p_order_id: own.id })
    const next = await place(bad)
    await shop.sql('update public.orders set user_id = $1 where id = $2', [account, next.id])
    expect(await reasonsOf(next)).toEqual({ refused: 1 })
    await shop.sql('update public.orders set user_id = $1 where id = $2', [account, strange.id])
    expect(await reasonsOf(next)).toEqual({})
    await shop.sql('update public.orders set user_id = null where user_id = $1', [account])
  })

  it('forgiving again, with nothing ordered since, adds nothing', async () => {
    const phone = phoneNumber()
    const order = await place(phone)
    const pardons = async () =>
      (await shop.sql('select 1 from private.pardons where known_by = $1', [phone])).length
    for (let i = 0; i < 5; i += 1)
      expect((await owner().rpc('forgive_customer', { p_order_id: order.id })).error).toBeNull()
    expect(await pardons()).toBe(1)
    await place(phone)
    await owner().rpc('forgive_customer', { p_order_id: order.id })
    expect(await pardons()).toBe(2)
  })
})

describe('a blocked phone', () => {
  it('no order is taken with a blocked phone, however it is written, and the shopper is not told why', async () => {
    const order = await place('+212 661-23 45 67')
    expect(
      (await owner().rpc('block_order_phone', { p_order_id: order.id, p_is_blocked: true })).error,
    ).toBeNull()
    for (const phone of ['0661234567', '00212 661 234 567'])
      expect(await refusal(ordering(phone, { method: 'bank' }))).toEqual({
        ...{ status: 409, code: 'PT409', message: 'ORDER_DECLINED', detail: '' },
      })
    expect((await place('0661234568')).id).toEqual(expect.any(String))
    expect((await riskOf(order)).blocked).toMatchObject({ by: 'owner@zellige.example' })
  })

  it.each([
    ['a country among blanks', '0661234567', ' MA'],
    ['a country behind an invisible mark', '0661234567', '\u200fMA'],
    ['a country with an invisible mark within', '0661234567', 'M\u200bA'],
    ['a phone before ninety blanks', `0661234567${' '.repeat(90)}`, 'MA'],
    ['a phone before invisible marks', `0661234567${'\u200b'.repeat(90)}`, 'MA'],
    ['a phone behind blanks that do not break', `${'\u00a0'.repeat(85)}0661234567`, 'MA'],
  ])('a blocked phone is declined as it would be stored: %s', async (_name, phone, country) => {
    await shop.sql("insert into private.blocked_phones (phone) values ('+212661234567')")
    expect(await refusal(ordering(phone, { country }))).toMatchObject({ message: 'ORDER_DECLINED' })
  })

  it.each([
    '0661234567/1',
    '0661234567 / 0661234567',
    '0661234567-1',
    '00661234567',
    '+0661234567',
    '++212661234567',
    '0661234567 22',
  ])('the phone %j, which a caller reads as a number and the shop does not, is refused', async (phone) => {
    expect(await refusal(ordering(phone))).toMatchObject({ status: 400, detail: { field: 'phone' } })
  })

  it('whether a phone is blocked is told to a source twenty times within an hour, then its orders are held', async () => {
    const from = '203.0.113.78'
    await shop.sql("insert into private.blocked_phones (phone) values ('+212661234567')")
    await shop.sql("update private.bounds set value = 2 where name = 'declined'")
    for (let i = 0; i < 2; i += 1)
      expect(await refusal(ordering('0661234567', {}, from))).toMatchObject({ message: 'ORDER_DECLINED' })
    for (const method of ['cod', 'bank'] as const) {
      const taken = await place('0661234567', { method }, from)
      expect((await riskOf(taken)).action).toBe('hold')
      expect(await refusal(setStatus(taken.id, 'processing'))).toMatchObject({ message: 'ORDER_HELD' })
    }
    await shop.sql("update private.bounds set value = standard where name = 'declined'")
  })

  it('a request that can be no order is told nothing of a phone', async () => {
    await rule('refused', 'prepay')
    const phone = phoneNumber()
    await refusedAtTheDoor(phone)
    const other = phoneNumber()
    await shop.sql('insert into private.blocked_phones (phone) values ($1)', [other])
    const whole = { p_customer: { name: 'Nora Alami', email: makeEmail(), phone: other } }
    for (const args of [
      orderArgs([], 60, whole),
      orderArgs([], 60, { p_customer: { ...whole.p_customer, phone } }),
    ])
      expect(await refusal(shop.clients.anon.rpc('place_order', args))).toMatchObject({
        ...{ status: 400, detail: { field: 'items' } },
      })
    const product = await makeProduct(shop, { price: 60 })
    const endless = { ...orderArgs([product.line()], 60, whole), p_expected_total: 'NaN' as never }
    expect(await refusal(shop.clients.anon.rpc('place_order', endless))).toMatchObject({
      ...{ status: 400, detail: { field: 'expectedTotal' } },
    })
  })

  it.each([
    ['a total that is wrong', 61, undefined, 'PRICE_CHANGED'],
    ['a currency that is no longer the shop’s', 60, 'XAF', 'CURRENCY_CHANGED'],
  ])('of a phone nothing is told to %s, which makes no order', async (_name, total, p_currency, message) => {
    await rule('refused', 'prepay')
    const [blocked, risky, other] = [phoneNumber(), phoneNumber(), phoneNumber()]
    await refusedAtTheDoor(risky)
    await shop.sql('insert into private.blocked_phones (phone) values ($1)', [blocked])
    const product = await makeProduct(shop, { price: 60 })
    const told = async (phone: string) => {
      const args = orderArgs([product.line()], total, {
        p_customer: { name: 'Nora Alami', email: makeEmail(), phone },
      })
      return refusal(shop.clients.anon.rpc('place_order', { ...args, ...(p_currency && { p_currency }) }))
    }
    const answers = [await told(other), await told(blocked), await told(risky)]
    expect(answers[0]).toMatchObject({ status: 409, message })
    expect(answers).toEqual([answers[0], answers[0], answers[0]])
    expect(await shop.sql('select from public.order_items where product_id = $1', [product.id])).toEqual([])
  })

  it('a declined order takes nothing from stock', async () => {
    await shop.sql("insert into private.blocked_phones (phone) values ('+212661234567')")
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 5 }] })
    const args = orderArgs([product.line()], 60, {
      p_customer: { name: 'Nora Alami', email: makeEmail(), phone: '0661234567' },
    })
    expect(await refusal(shop.clients.anon.rpc('place_order', args))).toMatchObject({
      message: 'ORDER_DECLINED',
    })
    expect(await left(shop, product.line())).toBe(5)
    expect(await shop.sql('select from public.order_items where product_id = $1', [product.id])).toEqual([])
  })

  it('a phone is unblocked in an order or among the settings, and the change log has both', async () => {
    const phone = phoneNumber()
    const order = await place(phone)
    const block = (p_is_blocked: boolean) =>
      owner().rpc('block_order_phone', { p_order_id: order.id, p_is_blocked })
    await block(true)
    await block(true)
    const settings = await answer(owner().rpc('risk_settings'), row)
    expect(settings).toMatchObject({ blocked_total: 1, blocked: [{ phone, by: 'owner@zellige.example' }] })
    expect((await owner().rpc('unblock_phone', { p_phone: phone })).data).toBe(true)
    expect((await owner().rpc('unblock_phone', { p_phone: phone })).data).toBe(false)
    await block(true)
    await block(false)
    expect((await place(phone)).id).toEqual(expect.any(String))
    const log = await shop.sql<{ operation: string }>(
      "select operation from private.audit_log where table_name = 'blocked_phones' and label not like '%' || right($1, 6) order by id",
      [phone],
    )
    expect(log.slice(-4).map(({ operation }) => operation)).toEqual(['insert', 'delete', 'insert', 'delete'])
  })
})

describe('the rules', () => {
  it.each([
    ['refused', 0, 'call'],
    ['refused', 100, 'call'],
    ['city', 101, 'call'],
    ['value', 10_000_000, 'call'],
    ['refused', 1, 'jail'],
  ])('a rule is refused: %s from %s on, %s', async (p_reason, p_at_least, p_action) => {
    expect(await refusal(owner().rpc('set_risk_rule', { p_reason, p_at_least, p_action }))).toMatchObject({
      status: 400,
    })
  })

  it('a rule is set, and one that there is not is not', async () => {
    const set = { p_at_least: 2, p_action: 'call' }
    expect((await owner().rpc('set_risk_rule', { p_reason: 'refused', ...set })).error).toBeNull()
    expect(await refusal(owner().rpc('set_risk_rule', { p_reason: 'weather', ...set }))).toMatchObject({
      status: 404,
    })
    const { rules } = await answer(owner().rpc('risk_settings'), v.looseObject({ rules: v.array(row) }))
    expect(rules[0]).toEqual({ reason: 'refused', at_least: 2, action: 'call' })
  })
})
