// An order that the owner takes by phone, WhatsApp or at the counter needs no email: its customer is known by the phone.
import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  address,
  brokenInvariants,
  makeEmail,
  makeProduct,
  makeToken,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { setStatus, mailsOf } = orderTools(() => shop)
const owner = () => shop.clients.owner

const made = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  customer_email: v.nullable(v.string()),
  total_amount: v.number(),
  discount_amount: v.number(),
  updated_at: v.string(),
  items: v.array(
    v.looseObject({ id: v.string(), product_slug: v.string(), size: v.string(), color: v.string() }),
  ),
})
type Made = v.InferOutput<typeof made>
const listed = v.looseObject({
  total: v.number(),
  customers: v.array(v.looseObject({ key: v.string(), email: v.nullable(v.string()) })),
})

/** A Moroccan number of its own, as it is typed and in its one form. */
function makePhone() {
  const digits = String(randomInt(1e8)).padStart(8, '0')
  return { typed: `06 ${digits.slice(0, 4)} ${digits.slice(4)}`, e164: `+2126${digits}` }
}
async function ordered(phone: string, changes: Record<string, unknown> = {}, by: 'owner' | 'anon' = 'owner') {
  const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
  const args = orderArgs([product.line()], 60, { p_customer: { name: 'Nora Alami', phone }, ...changes })
  const request =
    by === 'owner'
      ? owner().rpc('place_owner_order', { ...args, p_channel: 'whatsapp' })
      : shop.clients.anon.rpc('place_order', args)
  return { request, product, token: args.p_idempotency_key }
}
const make = async (phone: string, changes: Record<string, unknown> = {}) => {
  const { request, ...rest } = await ordered(phone, changes)
  return { order: await answer(request, made), ...rest }
}
const customers = (p_search: string) => answer(owner().rpc('list_customers', { p_search }), listed)
const correcting = (order: Made, p_customer: Record<string, string>) =>
  owner().rpc('correct_order', {
    p_order_id: order.id,
    p_seen: order.updated_at,
    p_items: order.items.map(({ id, product_slug, size, color }) => ({
      ...{ item: id, slug: product_slug, size, color },
      quantity: 1,
    })),
    p_customer,
    p_shipping_address: address,
    p_expected_total: order.total_amount,
  })

describe('an order without an email', () => {
  it('an order without an email is made by the owner, and nothing is mailed about it whatever happens', async () => {
    const { typed, e164 } = makePhone()
    const { order } = await make(typed)
    expect(order.customer_email).toBeNull()
    expect(
      await shop.one('select customer_key, phone_e164 from public.orders where id = $1', [order.id]),
    ).toEqual({ customer_key: e164, phone_e164: e164 })
    await setStatus(order.id, 'processing')
    await owner().from('orders').update({ carrier: 'Amana', tracking_number: 'AM1' }).eq('id', order.id)
    await setStatus(order.id, 'shipped')
    await setStatus(order.id, 'delivered')
    const pay = { p_order_id: order.id, p_amount: 60, p_method: 'cod' }
    expect((await owner().rpc('record_payment', pay)).error).toBeNull()
    const paid = await shop.one<{ id: string }>('select id from public.payments where order_id = $1', [
      order.id,
    ])
    const refund = { p_payment_id: paid.id, p_amount: 10, p_reason: 'Torn', p_way: 'cash' }
    expect((await owner().rpc('record_refund', refund)).error).toBeNull()
    expect(await mailsOf(order.id)).toEqual([])
    const { order: cancelled } = await make(typed)
    await setStatus(cancelled.id, 'cancelled')
    expect(await mailsOf(cancelled.id)).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each([{}, { email: '' }, { email: null }, { email: '   ' }])(
    'an order without an email is refused in a shop that asks for one: %j',
    async (more) => {
      const { typed } = makePhone()
      const { request } = await ordered(
        typed,
        { p_customer: { name: 'Nora Alami', phone: typed, ...more } },
        'anon',
      )
      expect(await refusal(request)).toMatchObject({
        status: 400,
        message: 'INVALID_INPUT',
        detail: { field: 'email' },
      })
    },
  )

  it('an order without an email is opened by its link, and not by who knows its number alone', async () => {
    const { order, token } = await make(makePhone().typed)
    const { anon } = shop.clients
    expect(await answer(anon.rpc('get_order', { p_order_id: order.id, p_token: token }), made)).toMatchObject(
      { id: order.id, customer_email: null },
    )
    for (const p_email of ['', 'null', makeEmail()])
      expect(
        (await anon.rpc('track_order', { p_order_number: order.order_number, p_email })).data,
      ).toBeFalsy()
  })

  it('an order without an email is in the owner’s lists, files, invoices and detail', async () => {
    const { typed, e164 } = makePhone()
    const { order } = await make(typed)
    const numbers = [order.order_number]
    const answers = await Promise.all([
      owner().rpc('find_orders', { p_filter: { search: typed } }),
      owner().rpc('read_orders', { p_filter: { numbers } }),
      owner().rpc('issue_invoices', { p_numbers: numbers }),
      owner().rpc('quick_find', { p_query: e164 }),
      owner().rpc('pick_list', { p_numbers: numbers }),
      owner().rpc('parcel_labels', { p_numbers: numbers }),
    ])
    for (const { error, data } of answers) {
      expect(error).toBeNull()
      expect(JSON.stringify(data)).toContain(order.order_number)
    }
    const detail = await answer(owner().rpc('admin_order_detail', { p_order_id: order.id }), row)
    expect(detail).toMatchObject({ customer_key: e164, place: 1, orders: 1, mails: [] })
  })
})

describe('a customer without an email', () => {
  it('a customer without an email is known by the phone in any spelling, with orders, notes and tags', async () => {
    const { typed, e164 } = makePhone()
    await make(typed)
    await make(`00 ${e164.slice(1)}`)
    expect(await customers(typed)).toMatchObject({
      total: 1,
      customers: [{ key: e164, email: null, name: 'Nora Alami', orders: 2, returned: 0 }],
    })
    await owner().from('customer_notes').insert({ customer_key: e164, note: 'Rings twice' })
    await owner().from('customer_tags').insert({ customer_key: e164, tag: 'regular' })
    expect(await answer(owner().rpc('get_customer', { p_customer: e164 }), row)).toMatchObject({
      key: e164,
      email: null,
      orders: 2,
      tags: ['regular'],
      notes: [{ note: 'Rings twice' }],
    })
  })

  it('who orders with an email later is another customer; the phone finds both and counts refusals', async () => {
    const { typed, e164 } = makePhone()
    const email = makeEmail()
    const { order } = await make(typed)
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const later = await place(
      shop.clients.anon,
      orderArgs([product.line()], 60, { p_customer: { name: 'Nora Alami', phone: typed, email } }),
    )
    const { customers: both } = await customers(typed)
    expect(both.map(({ key }) => key).toSorted()).toEqual([e164, email].toSorted())
    await owner().rpc('change_orders', {
      p_changes: [{ number: order.order_number, field: 'status', from: 'pending', to: 'cancelled' }],
      p_reason: 'refused',
    })
    const detail = await answer(owner().rpc('admin_order_detail', { p_order_id: later.id }), row)
    expect(detail).toMatchObject({ customer_key: email, orders: 1, returned: 1 })
  })

  it('a customer without an email has a first order once, and the preview says so before', async () => {
    const { typed } = makePhone()
    const code = `FIRST${makeToken().slice(0, 8)}`.toUpperCase()
    await shop.sql(
      `insert into public.discounts (code, title, kind, value, is_first_order) values ($1, 'First', 'percent', 10, true)`,
      [code],
    )
    const product = await makeProduct(shop, { price: 100, stock: [{ quantity: 10 }] })
    const preview = () =>
      answer(
        owner().rpc('preview_owner_order', {
          p_channel: 'phone',
          p_items: [product.line()],
          p_country: address.country,
          p_city: address.city,
          p_code: code,
          p_email: '',
          p_phone: typed,
        }),
        v.looseObject({ total: v.number(), code: v.nullable(row) }),
      )
    const again = (total: number) =>
      owner().rpc('place_owner_order', {
        ...orderArgs([product.line()], total, { p_customer: { name: 'Nora', phone: typed }, p_code: code }),
        p_channel: 'phone',
      })
    expect(await preview()).toMatchObject({ total: 90 })
    expect(await answer(again(90), made)).toMatchObject({ discount_amount: 10 })
    expect(await preview()).toMatchObject({ total: 100, code: { problem: 'first_order' } })
    expect(await refusal(again(90))).toMatchObject({ message: 'PRICE_CHANGED' })
    expect(await answer(again(100), made)).toMatchObject({ discount_amount: 0 })
  })
})

describe('a correction', () => {
  it('a correction gives an order its email, so that it is mailed about, and takes it away again', async () => {
    const { typed, e164 } = makePhone()
    const email = makeEmail()
    const { order } = await make(typed)
    const known = await answer(correcting(order, { name: 'Nora Alami', phone: typed, email }), made)
    expect(known.customer_email).toBe(email)
    expect(await mailsOf(order.id)).toEqual(['order-corrected'])
    expect((await customers(typed)).customers.map(({ key }) => key)).toEqual([email])
    const without = await answer(correcting(known, { name: 'Nora Alami', phone: typed }), made)
    expect(without.customer_email).toBeNull()
    expect(await mailsOf(order.id)).toEqual(['order-corrected'])
    expect((await customers(typed)).customers.map(({ key }) => key)).toEqual([e164])
    const [mail] = await shop.sql<{ id: number }>(
      "select id from private.email_outbox where payload ->> 'order_id' = $1",
      [order.id],
    )
    await shop.sql('update private.email_outbox set sent_at = now() where id = $1', [mail?.id])
    expect(await refusal(owner().rpc('resend_order_mail', { p_id: mail?.id ?? 0 }))).toMatchObject({
      message: 'MAIL_OUTDATED',
    })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction cannot take the email from an order of a shop that asks for one', async () => {
    const { typed } = makePhone()
    const customer = { name: 'Nora Alami', phone: typed, email: makeEmail() }
    const { request } = await ordered(typed, { p_customer: customer }, 'anon')
    const order = await answer(request, made)
    expect(await refusal(correcting(order, { name: 'Nora Alami', phone: typed }))).toMatchObject({
      status: 400,
      detail: { field: 'email' },
    })
  })
})
