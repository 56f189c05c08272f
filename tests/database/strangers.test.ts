// What a stranger does in another person's name uses up nothing that is that person's: codes, deals, what may be ordered and held.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  customer,
  type Line,
  makeDeal,
  makeEmail,
  makeProduct,
  orderArgs,
  place,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Role, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
let readNetwork = ''
beforeAll(async () => {
  shop = await openShop()
  const { text } = await shop.one<{ text: string }>(
    "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
  )
  readNetwork = text
})
afterEach(() => shop.database.exec(readNetwork))
afterAll(() => shop.close())

/** The embedded back end passes no headers on, so the function that reads them is replaced. */
const from = (network: string) =>
  shop.database.exec(`create or replace function private.client_network() returns text
    language sql stable set search_path = '' as $$ select '${network}' $$`)
const confirm = (email: string) =>
  shop.sql('insert into private.confirmed_emails (email) values ($1)', [email])
const product = (quantity = 500) => makeProduct(shop, { price: 60, stock: [{ quantity }] })
async function makeCode(change: Row) {
  const code = `S-${crypto.randomUUID().slice(0, 13).toUpperCase()}`
  const p_discount = { code, title: 'Ten', kind: 'percent', value: 10, ...change }
  const { error } = await shop.clients.owner.rpc('save_discount', { p_discount: p_discount as never })
  expect(error).toBeNull()
  return code
}
const args = (lines: Line[], total: number, who: Row = {}, more: Row = {}) =>
  orderArgs(lines, total, { p_customer: { ...customer(), ...who }, p_payment_method: 'cod', ...more })
const buy = (lines: Line[], total: number, who?: Row, more?: Row, role: Role = 'anon') =>
  place(shop.clients[role], args(lines, total, who, more))
const refused = (lines: Line[], total: number, who?: Row, more?: Row, role: Role = 'anon') =>
  refusal(shop.clients[role].rpc('place_order', args(lines, total, who, more)))
async function problem(line: Line, code: string, p_email?: string, role: Role = 'anon') {
  const { data, error } = await shop.clients[role].rpc('quote_cart', {
    p_items: [line] as never,
    p_code: code,
    ...(p_email && { p_email }),
  })
  expect(error).toBeNull()
  return (data as { code: { problem: string | null } }).code.problem
}

const rules: Row[] = [{ is_first_order: true }, { customer_limit: 1 }]

describe.each(rules)('a code with %o', (rule) => {
  it('a discount code is not spent by who types the address, as a guest or while its member is signed in', async () => {
    const item = await product()
    const code = await makeCode(rule)
    const email = makeEmail()
    await confirm(email)
    await shop.sql(
      "update public.orders set order_status = 'cancelled' where customer_email = 'shopper@zellige.example'",
    )
    await from('198.51.100.1')
    for (const address of [email, 'shopper@zellige.example']) {
      await buy([item.line()], 54, { email: address }, { p_code: code })
      await buy([item.line()], 60, { email: address })
    }
    await from('198.51.100.2')
    expect(await problem(item.line(), code, email)).toBeNull()
    await buy([item.line()], 54, { email }, { p_code: code })
    expect(await problem(item.line(), code, undefined, 'shopper')).toBeNull()
  })

  it('a discount code answers every unconfirmed address alike, and so does an order', async () => {
    const item = await product()
    const code = await makeCode(rule)
    const [ordered, fresh] = [makeEmail(), makeEmail()]
    const { id } = await buy([item.line()], 60, { email: ordered })
    await shop.clients.owner.from('orders').update({ order_status: 'shipped' }).eq('id', id)
    for (const email of [ordered, fresh, undefined])
      expect(await problem(item.line(), code, email)).toBe('unconfirmed')
    for (const email of [ordered, fresh])
      expect(await refused([item.line()], 54, { email }, { p_code: code })).toMatchObject({
        status: 409,
        message: 'PRICE_CHANGED',
        detail: { total: 60, code: { problem: 'unconfirmed' } },
      })
  })

  it('a discount code counts as used once the order is confirmed, in each way', async () => {
    const item = await product()
    const code = await makeCode(rule)
    const paid = (id: string) =>
      shop.clients.owner.rpc('record_payment', { p_order_id: id, p_amount: 54, p_method: 'bank' })
    const confirmations: ((id: string) => PromiseLike<unknown>)[] = [
      paid,
      (id) => shop.sql("update public.orders set confirmation = 'confirmed' where id = $1", [id]),
      (id) => shop.clients.owner.from('orders').update({ order_status: 'shipped' }).eq('id', id),
      (id) => shop.sql('insert into private.opened_orders (order_id) values ($1)', [id]),
    ]
    for (const confirmed of confirmations) {
      const email = makeEmail()
      await confirm(email)
      const how = { p_code: code, p_payment_method: confirmed === paid ? 'bank' : 'cod' }
      const { id } = await buy([item.line()], 54, { email }, how)
      expect(await problem(item.line(), code, email)).toBeNull()
      await confirmed(id)
      expect(await problem(item.line(), code, email)).not.toBeNull()
    }
  })

  it('a discount code is used once by a guest at one place, also while the order waits', async () => {
    const item = await product()
    const code = await makeCode(rule)
    const email = makeEmail()
    await confirm(email)
    await from('198.51.100.3')
    await buy([item.line()], 54, { email }, { p_code: code })
    expect(await problem(item.line(), code, email)).not.toBeNull()
  })

  it('a discount code tells a member nothing of another address that is typed', async () => {
    const item = await product()
    const code = await makeCode(rule)
    const email = makeEmail()
    await confirm(email)
    const { id } = await buy([item.line()], 54, { email }, { p_code: code })
    await shop.sql('insert into private.opened_orders (order_id) values ($1)', [id])
    expect(await problem(item.line(), code, email, 'other')).toBe(
      await problem(item.line(), code, makeEmail(), 'other'),
    )
  })
})

it('opening the link of an order’s first mail confirms the order', async () => {
  const item = await product()
  const { id } = await buy([item.line()], 60)
  await shop.sql("update private.email_outbox set is_unconfirmed = true where payload ->> 'order_id' = $1", [
    id,
  ])
  const { token } = await shop.one<{ token: string }>(
    "select unsubscribe_token as token from private.email_outbox where payload ->> 'order_id' = $1",
    [id],
  )
  const { error } = await shop.clients.anon.rpc('confirm_address', { p_token: token })
  expect(error).toBeNull()
  expect(await shop.sql('select order_id from private.opened_orders where order_id = $1', [id])).toHaveLength(
    1,
  )
})

it('fifteen orders under another’s address and phone leave that customer free to order', async () => {
  // Without the bound on how many orders name one phone within an hour, which ends them sooner.
  await shop.sql("update private.bounds set value = 100 where name = 'phone-orders'")
  const who = { email: makeEmail(), phone: '+212 699 88 77 66' }
  await from('198.51.100.4')
  for (let i = 0; i < 15; i += 1) await buy([(await product()).line()], 60, who)
  const item = await product()
  expect(await refused([item.line()], 60, who)).toMatchObject({ message: 'TOO_MANY_UNPAID' })
  await from('198.51.100.5')
  await buy([item.line()], 60, who)
  await shop.sql("update private.bounds set value = standard where name = 'phone-orders'")
})

it('a deal’s share of a customer is not used up by an unconfirmed order', async () => {
  const item = await makeProduct(shop, { price: 90, stock: [{ quantity: 50 }] })
  const deal = await makeDeal(shop, item.id, { price: 60, total: 40 })
  await shop.sql('update public.deals set customer_limit = 1 where id = $1', [deal])
  const who = { email: makeEmail() }
  const { id } = await buy([item.line()], 60, who)
  await buy([item.line()], 60, who)
  await shop.clients.owner.from('orders').update({ order_status: 'shipped' }).eq('id', id)
  expect(await refused([item.line()], 60, who)).toMatchObject({
    message: 'PRICE_CHANGED',
    detail: { total: 90 },
  })
})

it('a phone’s history counts a refused parcel, and not a cancellation of an order never sent', async () => {
  const phone = '+212 655 00 11 22'
  const returned = async () =>
    (await shop.one<{ n: number }>("select private.returned_orders('x', '+212655001122')::int as n")).n
  const item = await product()
  const cancel = (id: string, cancel_reason: string) =>
    shop.clients.owner
      .from('orders')
      .update({ order_status: 'cancelled' })
      .eq('id', id)
      .then(() => shop.sql('update public.orders set cancel_reason = $2 where id = $1', [id, cancel_reason]))
  const stranger = await buy([item.line()], 60, { phone })
  await cancel(stranger.id, 'unreachable')
  expect(await returned()).toBe(0)
  const sent = await buy([item.line()], 60, { phone })
  await shop.clients.owner.from('orders').update({ order_status: 'shipped' }).eq('id', sent.id)
  await cancel(sent.id, 'refused')
  expect(await returned()).toBe(1)
})
