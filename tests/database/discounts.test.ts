// Discounts: what they take off, who may use them and how often, and what becomes of a use.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  address,
  makeDeal,
  makeEmail,
  makeProduct,
  orderArgs,
  type Placed,
  place,
  refusal,
} from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { openShop, type Role, type Row, type Shop } from '../support/shop.ts'
import { shopDays } from '../support/shop-days.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(() => shop.sql('update public.discounts set is_active = false'))

type Item = Awaited<ReturnType<typeof makeProduct>>
const quoteAnswer = v.looseObject({
  lines: v.array(v.looseObject({ discount: v.number(), price: v.number() })),
  subtotal: v.number(),
  discount: v.number(),
  shipping: v.number(),
  total: v.number(),
  applied: v.nullable(
    v.looseObject({
      code: v.nullable(v.string()),
      title: v.string(),
      kind: v.string(),
      automatic: v.boolean(),
    }),
  ),
  code: v.nullable(
    v.looseObject({
      code: v.string(),
      problem: v.nullable(v.string()),
      minimum: v.nullable(v.number()),
      starts_at: v.nullable(v.string()),
    }),
  ),
})
type Quote = v.InferOutput<typeof quoteAnswer>
const rowsAnswer = v.looseObject({ rows: v.array(row) })
const makeCode = () => `T-${crypto.randomUUID().slice(0, 13).toUpperCase()}`
const save = (discount: object, seen?: string) =>
  shop.clients.owner.rpc('save_discount', { p_discount: discount as never, ...(seen && { p_seen: seen }) })
/** A discount as the owner saves it: 10 % with a code of its own unless told otherwise. */
async function saved(change: object = {}) {
  const discount = await answer(
    save({ code: makeCode(), title: 'Ten', kind: 'percent', value: 10, ...change }),
    v.looseObject({ id: v.string(), code: v.nullable(v.string()), updated_at: v.string() }),
  )
  return { ...discount, code: discount.code ?? '' }
}
const quote = (items: object[], code?: string, more: object = {}, role: Role = 'anon'): Promise<Quote> =>
  answer(
    shop.clients[role].rpc('quote_cart', {
      p_items: items as never,
      ...(code !== undefined && { p_code: code }),
      ...more,
    }),
    quoteAnswer,
  )
const buying = (items: Parameters<typeof orderArgs>[0], total: number, code?: string, email = makeEmail()) =>
  orderArgs(items, total, {
    p_customer: { name: 'Nora Alami', email, phone: '066100' },
    ...(code !== undefined && { p_code: code }),
  })
const buy = (...args: Parameters<typeof buying>) => place(shop.clients.anon, buying(...args))
const refused = async (...args: Parameters<typeof buying>) => {
  const { message, detail } = await refusal(shop.clients.anon.rpc('place_order', buying(...args)))
  return { message, detail: detail as Quote }
}
const confirmed = (email: string) =>
  shop.sql('insert into private.confirmed_emails (email) values (lower($1)) on conflict do nothing', [email])
const usesOf = async (id: string) =>
  (
    await shop.one<{ n: number }>(
      'select count(*)::int as n from private.discount_redemptions where discount_id = $1 and returned_at is null',
      [id],
    )
  ).n
const setStatus = (id: string, order_status: string) =>
  shop.clients.owner.from('orders').update({ order_status }).eq('id', id)
const hour = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()

describe('what a discount takes off', () => {
  it('a discount is rounded per line, and the sum of the lines is the order’s', async () => {
    const { code } = await saved()
    const products = await Promise.all([9.99, 0.05, 33.33].map((price) => makeProduct(shop, { price })))
    const items = products.map((product) => product.line())
    const quoted = await quote(items, code)
    expect(quoted.lines.map(({ discount }) => discount)).toEqual([1, 0.01, 3.33])
    expect(quoted).toMatchObject({ subtotal: 43.37, discount: 4.34, shipping: 7.99, total: 47.02 })
    const order = await buy(items, 47.02, code)
    expect(order).toMatchObject({
      discount_amount: 4.34,
      discount_code: code,
      discount_title: 'Ten',
      total_amount: 47.02,
    })
    expect(order.items.map(({ discount }) => discount)).toEqual([1, 0.01, 3.33])
  })

  it('a discount of an amount is spread over the lines, to the cent', async () => {
    const { code } = await saved({ kind: 'amount', value: 10 })
    const products = await Promise.all([10, 10, 10].map((price) => makeProduct(shop, { price })))
    const quoted = await quote(
      products.map((product) => product.line()),
      code,
    )
    expect(quoted.lines.map(({ discount }) => discount)).toEqual([3.34, 3.33, 3.33])
    expect(quoted.discount).toBe(10)
  })

  it('a discount is never more than the lines cost', async () => {
    const { code } = await saved({ kind: 'amount', value: 500 })
    const product = await makeProduct(shop, { price: 12.5 })
    expect(await quote([product.line()], code)).toMatchObject({ discount: 12.5, shipping: 7.99, total: 7.99 })
    const whole = await saved({ value: 100 })
    await buy([product.line(4)], 0, whole.code)
  })

  it.each(['card', 'bank', 'cod'] as const)(
    'a discount may leave nothing to pay: an order by %s is then paid when placed, told, and never due',
    async (p_payment_method) => {
      const { code } = await saved({ value: 100 })
      const product = await makeProduct(shop, { price: 60 })
      const { id } = await place(shop.clients.anon, {
        ...buying([product.line()], 0, code),
        p_payment_method,
      })
      const order = () =>
        shop.one('select order_status, payment_status, payment_due_at from public.orders where id = $1', [id])
      expect(await order()).toEqual({ order_status: 'pending', payment_status: 'paid', payment_due_at: null })
      await shop.sql('select private.expire_unpaid_orders(100)')
      await setStatus(id, 'processing')
      expect(await order()).toMatchObject({ order_status: 'processing' })
      for (const status of ['shipped', 'delivered']) await setStatus(id, status)
      const mails = await shop.sql<{ template: string }>(
        "select template from private.email_outbox where payload ->> 'order_id' = $1 order by id",
        [id],
      )
      expect(mails.map(({ template }) => template)).toEqual([
        'order-pending',
        'order-processing',
        'order-shipped',
        'order-delivered',
      ])
      expect(await shop.sql('select 1 from private.new_orders where order_id = $1', [id])).toHaveLength(1)
    },
  )

  it('a discount leaves lines in a running deal at the deal’s price', async () => {
    const { code } = await saved({ value: 50 })
    const [deal, plain] = [await makeProduct(shop, { price: 40 }), await makeProduct(shop, { price: 20 })]
    await makeDeal(shop, deal.id, { price: 30 })
    const quoted = await quote([deal.line(), plain.line()], code)
    expect(quoted.lines.map(({ discount }) => discount)).toEqual([0, 10])
    expect((await quote([deal.line()], code)).code?.problem).toBe('not_for_these')
  })

  it('a discount for free delivery takes off what the delivery costs', async () => {
    const { code, id } = await saved({ kind: 'free_shipping' })
    const product = await makeProduct(shop, { price: 20 })
    expect(await quote([product.line()], code)).toMatchObject({
      discount: 0,
      shipping: 0,
      total: 20,
      applied: { code, kind: 'free_shipping', automatic: false },
      shipping_methods: [{ cost: 0 }, { cost: 0 }, { cost: 0 }],
    })
    await buy([product.line()], 20, code)
    const [use] = await shop.sql(
      'select amount::float from private.discount_redemptions where discount_id = $1',
      [id],
    )
    expect(use).toEqual({ amount: 7.99 })
    // Above the threshold there is nothing to save, so no use is spent.
    expect(await quote([product.line(3)], code)).toMatchObject({
      applied: null,
      code: { problem: 'other_better' },
      total: 60,
    })
  })

  it('a discount does not make the delivery dearer: that is judged by the subtotal before it', async () => {
    const { code } = await saved({ value: 50 })
    const product = await makeProduct(shop, { price: 60 })
    expect(await quote([product.line()], code)).toMatchObject({ shipping: 0, total: 30 })
  })

  it('a discount reaches the products, or the collections under any slug that they have had', async () => {
    const [one, two] = [await makeProduct(shop, { price: 20 }), await makeProduct(shop, { price: 20 })]
    const products = await saved({ scope: 'products', product_ids: [one.id] })
    const discounts = async (code: string) =>
      (await quote([one.line(), two.line()], code)).lines.map(({ discount }) => discount)
    expect(await discounts(products.code)).toEqual([2, 0])
    expect((await quote([two.line()], products.code)).code?.problem).toBe('not_for_these')
    const collection = await saved({ scope: 'collections', collection_slugs: ['dresses'] })
    expect(await discounts(collection.code)).toEqual([2, 2])
    const other = await saved({ scope: 'collections', collection_slugs: ['tops'] })
    expect((await quote([one.line()], other.code)).code?.problem).toBe('not_for_these')
    // A curated collection, and one that gathers by a rule.
    await shop.sql(
      `with c as (insert into public.collections (slug, name) values ('picked', 'Picked') returning id)
       insert into public.collection_products (collection_id, product_id) select c.id, $1 from c`,
      [two.id],
    )
    expect(
      await discounts((await saved({ scope: 'collections', collection_slugs: ['picked'] })).code),
    ).toEqual([0, 2])
    await shop.sql("update public.collections set slug = 'hand-picked' where slug = 'picked'")
    expect(
      await discounts((await saved({ scope: 'collections', collection_slugs: ['picked'] })).code),
    ).toEqual([0, 2])
    await shop.sql(
      `insert into public.collections (slug, name, rule) values ('cheap', 'Cheap', '{"priceBelow": 10}')`,
    )
    expect(
      (await quote([one.line()], (await saved({ scope: 'collections', collection_slugs: ['cheap'] })).code))
        .code?.problem,
    ).toBe('not_for_these')
  })
})

describe('one discount per order', () => {
  it('a discount without a code applies by itself, unless a code saves more', async () => {
    const product = await makeProduct(shop, { price: 60 })
    await saved({ code: null, title: 'For all', value: 10 })
    expect(await quote([product.line()])).toMatchObject({
      discount: 6,
      applied: { code: null, title: 'For all', automatic: true },
    })
    const better = await saved({ value: 20 })
    expect(await quote([product.line()], better.code)).toMatchObject({
      discount: 12,
      applied: { code: better.code },
    })
    const same = await saved({ value: 10 })
    expect(await quote([product.line()], same.code)).toMatchObject({
      applied: { code: same.code },
      code: { problem: null },
    })
    const worse = await saved({ value: 5 })
    expect(await quote([product.line()], worse.code)).toMatchObject({
      discount: 6,
      applied: { automatic: true },
      code: { code: worse.code, problem: 'other_better' },
    })
    const order = await buy([product.line()], 54, worse.code)
    expect(order).toMatchObject({ discount_code: null, discount_title: 'For all' })
    expect(await usesOf(worse.id)).toBe(0)
  })

  it('a discount never makes an order dearer, never costs less than nothing, and adds up', async () => {
    const products = await Promise.all([0.01, 4.99, 19.5, 120].map((price) => makeProduct(shop, { price })))
    await saved({ code: null, title: 'For all', value: 3 })
    const kinds = fc.oneof(
      fc.record({
        kind: fc.constant('percent'),
        value: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
      }),
      fc.record({
        kind: fc.constant('amount'),
        value: fc.integer({ min: 1, max: 30_000 }).map((n) => n / 100),
      }),
      fc.record({ kind: fc.constant('free_shipping') }),
    )
    const carts = fc.uniqueArray(fc.record({ n: fc.nat(3), quantity: fc.integer({ min: 1, max: 9 }) }), {
      minLength: 1,
      selector: ({ n }) => n,
    })
    const cents = (amount: number) => Math.round(amount * 100)
    await fc.assert(
      fc.asyncProperty(kinds, carts, async (discount, cart) => {
        const { code } = await saved(discount)
        const items = cart.map(({ n, quantity }) => (products[n] as Item).line(quantity))
        const [without, reduced] = [await quote(items), await quote(items, code)]
        expect(reduced.total).toBeLessThanOrEqual(without.total)
        expect(reduced.total).toBeGreaterThanOrEqual(0)
        expect(cents(reduced.total)).toBe(
          cents(reduced.subtotal) - cents(reduced.discount) + cents(reduced.shipping),
        )
        expect(reduced.lines.reduce((sum, line) => sum + cents(line.discount), 0)).toBe(
          cents(reduced.discount),
        )
        reduced.lines.forEach(({ discount: off, price }, i) => {
          expect(off).toBeGreaterThanOrEqual(0)
          expect(cents(off)).toBeLessThanOrEqual(cents(price) * (cart[i]?.quantity ?? 0))
        })
      }),
      someOf(60),
    )
  }, 60_000)
})

describe('a code', () => {
  let product: Item
  beforeAll(async () => {
    product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1000 }] })
  })

  it('a code is read in any case and with blanks', async () => {
    const { code } = await saved()
    expect(
      (await quote([product.line()], ` ${code.toLowerCase().replace('-', ' - ')}\n`)).applied?.code,
    ).toBe(code)
  })

  it.each(['NOT-A-CODE', '🎁🎁🎁', "'; drop table orders", '%', '-', 'x'.repeat(80)])(
    'a code that is none (%s) changes nothing and says so',
    async (code) => {
      expect(await quote([product.line()], code)).toMatchObject({
        total: 60,
        applied: null,
        code: { problem: 'unknown' },
      })
      expect(await buy([product.line()], 60, code)).toMatchObject({ discount_amount: 0, discount_code: null })
    },
  )

  it('a code and the last unit are still the cart’s when it replaces an order by card that is not paid', async () => {
    const single = await saved({ total_limit: 1 })
    const item = await makeProduct(shop, { price: 60, stock: [{ quantity: 1 }] })
    const args = { ...buying([item.line()], 54, single.code), p_payment_method: 'card' }
    const placed = await place(shop.clients.anon, args)
    const taken = { total: 0, code: { problem: 'used_up' } }
    expect(await quote([item.line()], single.code)).toMatchObject(taken)
    const p_replaces = args.p_idempotency_key
    expect(await quote([item.line()], single.code, { p_replaces })).toMatchObject({
      lines: [{ available: 1, discount: 6 }],
      total: 54,
      code: { problem: null },
    })
    expect(await quote([item.line()], single.code, { p_replaces: 'f'.repeat(64) })).toMatchObject(taken)
    await setStatus(placed.id, 'cancelled')
    const after = await buy([item.line()], 54, single.code)
    expect(after).toMatchObject({ discount_amount: 6 })
    expect(await quote([item.line()], single.code, { p_replaces })).toMatchObject(taken)
    const wrong = shop.clients.anon.rpc('quote_cart', { p_items: [], p_replaces: 'x'.repeat(10_000) })
    expect(await refusal(wrong)).toMatchObject({ status: 400, detail: { field: 'idempotencyKey' } })
  })

  it.each(['', '   '])('a code that is empty (%j) is none', async (code) => {
    expect((await quote([product.line()], code)).code).toBeNull()
  })

  it('a code of ten thousand characters is refused before it is worked on', async () => {
    const p_code = 'A'.repeat(10_000)
    const item = [product.line()]
    for (const request of [
      shop.clients.anon.rpc('quote_cart', { p_items: item, p_code }),
      shop.clients.anon.rpc('place_order', buying(item, 60, p_code)),
    ])
      expect(await refusal(request)).toMatchObject({ status: 400, detail: { field: 'code' } })
  })

  it('a code says why it cannot be used now', async () => {
    const later = await saved({ starts_at: hour(1), ends_at: hour(2) })
    const quoted = await quote([product.line()], later.code)
    expect(quoted).toMatchObject({ total: 60, code: { problem: 'not_yet' } })
    expect(Date.parse(quoted.code?.starts_at ?? '')).toBeGreaterThan(Date.now())
    const over = await saved({ starts_at: hour(-2), ends_at: hour(-1) })
    expect((await quote([product.line()], over.code)).code?.problem).toBe('over')
    const stopped = await saved({ is_active: false })
    expect((await quote([product.line()], stopped.code)).code?.problem).toBe('over')
    const large = await saved({ minimum_subtotal: 100 })
    expect((await quote([product.line()], large.code)).code).toMatchObject({
      problem: 'minimum',
      minimum: 100,
    })
    expect((await quote([product.line(2)], large.code)).code?.problem).toBeNull()
    // In an order the same, with the total that holds.
    for (const { code } of [later, over, stopped, large]) {
      const { message, detail } = await refused([product.line()], 54, code)
      expect({ message, total: detail.total, code: detail.code?.code }).toEqual({
        message: 'PRICE_CHANGED',
        total: 60,
        code,
      })
      expect(detail.code?.problem).not.toBeNull()
    }
  })

  it('a code counts from the moment it begins', async () => {
    const { code, id } = await saved({ starts_at: hour(1) })
    await refused([product.line()], 54, code)
    await shop.sql('update public.discounts set starts_at = now() where id = $1', [id])
    await buy([product.line()], 54, code)
  })

  it('one refusal tells when price, delivery and discount changed', async () => {
    const item = await makeProduct(shop, { price: 20 })
    const { code, id } = await saved()
    expect(await quote([item.line()], code)).toMatchObject({ total: 25.99 })
    await shop.sql('update public.products set price = 22 where id = $1', [item.id])
    await shop.sql('update public.discounts set value = 20 where id = $1', [id])
    await shop.sql("update public.shipping_methods set price = 5 where name = 'Standard Shipping'")
    try {
      const { message, detail } = await refused([item.line()], 25.99, code)
      expect(message).toBe('PRICE_CHANGED')
      expect(detail).toMatchObject({
        subtotal: 22,
        discount: 4.4,
        shipping: 5,
        total: 22.6,
        code: { code, problem: null },
      })
      await buy([item.line()], 22.6, code)
    } finally {
      await shop.sql("update public.shipping_methods set price = 7.99 where name = 'Standard Shipping'")
    }
  })

  it('a repeated request repeats its order, and counts one use of its code', async () => {
    const { code, id } = await saved({ total_limit: 5 })
    const args = buying([product.line()], 54, code)
    const [first, again] = [await place(shop.clients.anon, args), await place(shop.clients.anon, args)]
    expect(again.id).toBe(first.id)
    expect(await usesOf(id)).toBe(1)
    expect(await refusal(shop.clients.anon.rpc('place_order', { ...args, p_code: 'OTHER' }))).toMatchObject({
      message: 'KEY_REUSED',
    })
  })
})

describe('limits', () => {
  let product: Item
  beforeAll(async () => {
    product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1000 }] })
  })

  it('a code is used up once its limit in total is reached', async () => {
    const { code, id } = await saved({ total_limit: 2 })
    await buy([product.line()], 54, code)
    await buy([product.line()], 54, code)
    expect((await quote([product.line()], code)).code?.problem).toBe('used_up')
    expect((await refused([product.line()], 54, code)).detail).toMatchObject({
      total: 60,
      code: { problem: 'used_up' },
    })
    expect(await usesOf(id)).toBe(2)
  })

  it('a limit per customer counts every spelling of a mailbox', async () => {
    const { code } = await saved({ customer_limit: 1 })
    const name = `nora${Date.now()}`
    const use = async (email: string) => {
      await confirmed(email)
      await setStatus((await buy([product.line()], 54, code, email)).id, 'shipped')
    }
    await use(`${name}@gmail.com`)
    for (const email of [
      `${name}@gmail.com`,
      `${name.toUpperCase()}+shop@gmail.com`,
      `n.${name.slice(1)}@googlemail.com`,
    ]) {
      await confirmed(email)
      expect((await refused([product.line()], 54, code, email)).detail.code?.problem).toBe('used_up')
    }
    expect((await quote([product.line()], code, { p_email: `${name}@gmail.com` })).code?.problem).toBe(
      'used_up',
    )
    // Dots mean something elsewhere, tags do not.
    await use(`${name}.a@example.com`)
    await use(`${name}a@example.com`)
    await confirmed(`${name}a+1@example.com`)
    const tagged = await refused([product.line()], 54, code, `${name}a+1@example.com`)
    expect(tagged.detail.code?.problem).toBe('used_up')
  })

  it('a limit per customer counts the account, whatever its orders’ addresses', async () => {
    const { code } = await saved({ customer_limit: 1 })
    await place(shop.clients.shopper, buying([product.line()], 54, code))
    const { detail } = await refusal(
      shop.clients.shopper.rpc('place_order', buying([product.line()], 54, code)),
    )
    expect(detail).toMatchObject({ code: { problem: 'used_up' } })
    expect((await quote([product.line()], code, {}, 'shopper')).code?.problem).toBe('used_up')
  })

  it('a limit to a first order shows only to who asks with the code', async () => {
    const { code } = await saved({ is_first_order: true })
    const [fresh, known] = [makeEmail(), makeEmail()]
    await Promise.all([fresh, known].map(confirmed))
    await setStatus((await buy([product.line()], 60, undefined, known)).id, 'shipped')
    expect((await quote([product.line()], code, { p_email: known })).code?.problem).toBe('first_order')
    expect((await quote([product.line()], undefined, { p_email: known })).code).toBeNull()
    expect((await refused([product.line()], 54, code, known)).detail.code?.problem).toBe('first_order')
    const first = await buy([product.line()], 54, code, fresh)
    await setStatus(first.id, 'shipped')
    expect((await refused([product.line()], 54, code, fresh)).detail.code?.problem).toBe('first_order')
    // One that was cancelled was no order.
    await setStatus(first.id, 'cancelled')
    await buy([product.line()], 54, code, fresh)
  })
})

describe('a use', () => {
  let product: Item
  beforeAll(async () => {
    product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1000 }] })
  })

  it('a code’s use is given back once when its order is cancelled, and taken again when that is taken up', async () => {
    const { code, id } = await saved({ total_limit: 1 })
    const order = await buy([product.line()], 54, code)
    await setStatus(order.id, 'cancelled')
    await setStatus(order.id, 'cancelled')
    expect(await usesOf(id)).toBe(0)
    expect((await setStatus(order.id, 'pending')).error).toBeNull()
    expect(await usesOf(id)).toBe(1)
    // Also when the discount is over by now: it was not when the order was placed.
    await setStatus(order.id, 'cancelled')
    await shop.sql(
      "update public.discounts set starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour' where id = $1",
      [id],
    )
    expect((await setStatus(order.id, 'pending')).error).toBeNull()
  })

  it('a code’s use is refused to an order that is taken up when others have used it up', async () => {
    const { code, id } = await saved({ total_limit: 1 })
    const order = await buy([product.line()], 54, code)
    await setStatus(order.id, 'cancelled')
    await buy([product.line()], 54, code)
    expect(await refusal(setStatus(order.id, 'pending'))).toMatchObject({
      status: 409,
      message: 'DISCOUNT_USED_UP',
    })
    expect(await usesOf(id)).toBe(1)
    const { data: refusals } = await shop.clients.owner.rpc('change_orders', {
      p_changes: [{ number: order.order_number, field: 'status', from: 'cancelled', to: 'pending' }],
    })
    expect(refusals).toMatchObject([{ code: 'DISCOUNT_USED_UP' }])
  })

  it('a code’s use is given back when its order is not paid in time, and taken again by a late payment', async () => {
    const { code, id } = await saved({ total_limit: 1 })
    const late = async () => {
      const order = await place(shop.clients.anon, {
        ...buying([product.line()], 54, code),
        p_payment_method: 'card',
      })
      const started = await shop.clients.anon.rpc('start_payment', { p_order_id: order.id, p_token: '' })
      expect(started.error?.message).toBe('ORDER_NOT_FOUND')
      const [payment] = await shop.sql<{ id: string }>(
        `insert into public.payments (order_id, method, provider, reference, amount, status)
         values ($1, 'card', 'stripe', $2, 54, 'open') returning id`,
        [order.id, `cs_${order.id}`],
      )
      await shop.sql("update public.orders set payment_due_at = now() - interval '1 minute' where id = $1", [
        order.id,
      ])
      await shop.sql('select private.expire_unpaid_orders()')
      return { order, payment: payment?.id ?? '' }
    }
    const pay = async ({ order }: { order: Placed }) =>
      shop.one<{ outcome: string }>(
        `select private.record_payment_event('stripe', 'evt_' || $1, repeat('a', 64), jsonb_build_object('kind', 'x',
          'reference', 'cs_' || $1, 'state', 'succeeded', 'amount', 54, 'currency', 'USD', 'disputed', false, 'refunds', '[]'::jsonb))
          ->> 'outcome' as outcome`,
        [order.id],
      )
    const first = await late()
    expect(await usesOf(id)).toBe(0)
    expect(await pay(first)).toEqual({ outcome: 'reinstated' })
    expect(await usesOf(id)).toBe(1)
    await setStatus(first.order.id, 'cancelled')
    const second = await late()
    await buy([product.line()], 54, code)
    // Used up meanwhile: the money goes back.
    expect(await pay(second)).toEqual({ outcome: 'unwanted' })
    expect(await usesOf(id)).toBe(1)
  })
})

describe('the owner', () => {
  it('the owner saves, changes and stops a discount, and gets a conflict for one that changed', async () => {
    const discount = await saved({ minimum_subtotal: 20, total_limit: 5 })
    expect(discount).toMatchObject({
      state: 'active',
      uses: 0,
      codes: 1,
      source: 'owner',
      minimum_subtotal: 20,
    })
    const { data } = await save({ ...discount, value: 20 }, discount.updated_at)
    expect(data).toMatchObject({ id: discount.id, value: 20 })
    expect(await refusal(save({ ...discount, value: 30 }, discount.updated_at))).toMatchObject({
      status: 409,
      message: 'CONFLICT',
    })
    const stop = (active: boolean) =>
      shop.clients.owner.rpc('set_discount_active', { p_id: discount.id, p_active: active })
    expect((await stop(false)).data).toMatchObject({ state: 'stopped' })
    expect((await stop(true)).data).toMatchObject({ state: 'active' })
    expect(
      await refusal(
        shop.clients.owner.rpc('set_discount_active', { p_id: crypto.randomUUID(), p_active: true }),
      ),
    ).toMatchObject({ status: 404, message: 'DISCOUNT_NOT_FOUND' })
    expect(await refusal(save({ code: discount.code, title: 'T', kind: 'percent', value: 1 }))).toMatchObject(
      { message: 'CODE_TAKEN' },
    )
    const { data: entries } = await shop.clients.owner.rpc('audit_entries', {
      p_table: 'discounts',
      p_limit: 4,
    })
    expect(entries).toMatchObject([
      { difference: { is_active: [false, true] } },
      { difference: { is_active: [true, false] } },
      { difference: { percent_off: [10, 20] } },
      { operation: 'insert', label: 'Ten' },
    ])
  })

  it('the owner lists what each discount brought, by state, source and search', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const discount = await saved({ title: 'Beach summer' })
    await buy([product.line()], 54, discount.code)
    await setStatus((await buy([product.line()], 54, discount.code)).id, 'cancelled')
    const list = async (args: object) => (await shop.clients.owner.rpc('list_discounts', args)).data
    expect(await list({ p_search: 'beach' })).toMatchObject({
      total: 1,
      rows: [{ id: discount.id, uses: 1, revenue: 54, discounted: 6, state: 'active' }],
      counts: { active: 1, scheduled: 0, over: 0, stopped: 0 },
    })
    expect(await list({ p_search: discount.code.toLowerCase() })).toMatchObject({ total: 1 })
    expect(await list({ p_search: 'beach', p_state: 'stopped' })).toMatchObject({ total: 0, rows: [] })
    expect(await list({ p_search: 'beach', p_source: 'batch' })).toMatchObject({ total: 0 })
    const { data } = await shop.clients.owner.rpc('discount_uses', { p_id: discount.id })
    expect(data).toMatchObject({
      total: 2,
      rows: [{ status: 'cancelled' }, { status: 'pending', amount: 6, total: 54 }],
    })
  })

  it('the owner makes many codes, each for one order, and stops them together', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const { batch_id, codes } = await answer(
      shop.clients.owner.rpc('generate_codes', {
        p_discount: { title: 'Fair', kind: 'percent', value: 10 },
        p_prefix: 'fair 26',
        p_count: 1000,
      }),
      v.object({ batch_id: v.string(), codes: v.array(v.string()) }),
    )
    expect(new Set(codes).size).toBe(1000)
    expect(codes[0]).toMatch(/^FAIR26-[0-9A-Z]{8}$/)
    const [first = '', second = ''] = codes
    const order = await buy([product.line()], 54, first)
    expect((await refused([product.line()], 54, first)).detail.code?.problem).toBe('used_up')
    const { data: all } = await shop.clients.owner.rpc('batch_codes', { p_batch_id: batch_id })
    expect(all).toHaveLength(1000)
    expect(all).toContainEqual({ code: first, used: true, order_number: order.order_number })
    const list = await shop.clients.owner.rpc('list_discounts', { p_search: second })
    expect(list.data).toMatchObject({
      total: 1,
      rows: [{ id: batch_id, code: null, codes: 1000, uses: 1, state: 'active' }],
    })
    await shop.clients.owner.rpc('set_discount_active', { p_id: batch_id, p_active: false })
    expect((await quote([product.line()], second)).code?.problem).toBe('over')
  })

  const ten = { code: 'X-OK', title: 'T', kind: 'percent', value: 10 }
  it.each([
    ['code', { ...ten, code: 'AB' }],
    ['code', { ...ten, code: 'КОД-1' }],
    ['code', { ...ten, code: '🎁🎁🎁' }],
    ['code', { ...ten, code: 'A'.repeat(41) }],
    ['title', { ...ten, title: ' ' }],
    ['title', { ...ten, title: 'x'.repeat(61) }],
    ['kind', { ...ten, kind: 'gift' }],
    ['value', { ...ten, value: 0 }],
    ['value', { ...ten, value: -10 }],
    ['value', { ...ten, value: 100.01 }],
    ['value', { ...ten, value: 'NaN' }],
    ['value', { ...ten, value: 10.005 }],
    ['value', { ...ten, value: null }],
    ['value', { ...ten, kind: 'amount', value: 100_000 }],
    ['scope', { ...ten, scope: 'some' }],
    ['collection_slugs', { ...ten, scope: 'collections' }],
    ['collection_slugs', { ...ten, scope: 'collections', collection_slugs: ['nowhere'] }],
    ['product_ids', { ...ten, scope: 'products', product_ids: [] }],
    ['product_ids', { ...ten, scope: 'products', product_ids: ['x'] }],
    ['product_ids', { ...ten, scope: 'products', product_ids: [crypto.randomUUID()] }],
    ['minimum_subtotal', { ...ten, minimum_subtotal: -1 }],
    ['starts_at', { ...ten, starts_at: 'some day' }],
    ['ends_at', { ...ten, ends_at: 'infinity' }],
    ['ends_at', { ...ten, starts_at: hour(2), ends_at: hour(1) }],
    ['total_limit', { ...ten, total_limit: 0 }],
    ['total_limit', { ...ten, total_limit: 1.5 }],
    ['customer_limit', { ...ten, customer_limit: 1001 }],
    ['is_first_order', { ...ten, is_first_order: 'yes' }],
    ['discount', [ten]],
  ])('a discount that is refused names the field that is wrong: %s (%#)', async (field, sent) => {
    expect(await refusal(save(sent))).toMatchObject({
      status: 400,
      message: 'INVALID_INPUT',
      detail: { field },
    })
  })

  it.each([
    ['count', 'A', 0],
    ['count', 'A', 1001],
    ['prefix', 'x'.repeat(21), 1],
    ['prefix', '#', 1],
  ])(
    'a refusal to generate codes names the field that is wrong: %s (%s, %d)',
    async (field, p_prefix, p_count) => {
      const request = shop.clients.owner.rpc('generate_codes', { p_discount: ten, p_prefix, p_count })
      expect(await refusal(request)).toMatchObject({ status: 400, detail: { field } })
    },
  )
})

describe('a new customer', () => {
  const ask = (p_email: string, p_news = false) =>
    shop.clients.anon.rpc('request_welcome', { p_email, p_news })
  const tokenOf = async (email: string) => {
    const rows = await shop.sql<{ facts: { confirm_token: string; percent: number } }>(
      `select private.mail_facts(m) as facts from private.email_outbox m where m.template = 'welcome-code' and m.recipient = $1`,
      [email],
    )
    return rows.map(({ facts }) => facts)
  }
  const confirm = (token: string) =>
    answer(
      shop.clients.anon.rpc('confirm_welcome', { p_token: token }),
      v.looseObject({
        code: v.nullable(v.string()),
        percent: v.nullable(v.number()),
        expires_at: v.nullable(v.string()),
        state: v.string(),
      }),
    )

  it('a new customer gets a code for the first order of a confirmed mailbox, once', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const email = makeEmail()
    expect(await ask(email, true)).toMatchObject({ data: {}, error: null })
    expect(await ask(email.toUpperCase())).toMatchObject({ data: {}, error: null })
    const mails = await tokenOf(email)
    expect(mails).toMatchObject([{ percent: 15, confirm_token: expect.any(String) }])
    const token = mails[0]?.confirm_token ?? ''
    const { code, percent, state } = await confirm(token)
    if (code === null) throw new Error('No code')
    expect({ percent, state }).toEqual({ percent: 15, state: 'new' })
    expect(code).toMatch(/^WELCOME-/)
    expect(await confirm(token)).toMatchObject({ code, state: 'again' })
    expect(await shop.sql('select topic from public.subscriptions where email = $1', [email])).toEqual([
      { topic: 'newsletter' },
    ])
    expect((await refused([product.line()], 51, code, makeEmail())).detail.code?.problem).toBe('unknown')
    await buy([product.line()], 51, code, email)
    expect(await confirm(token)).toEqual({ code: null, percent: null, expires_at: null, state: 'used' })
    expect((await refused([product.line()], 51, code, email)).detail.code?.problem).toBe('used_up')
  })

  it('a visitor who asks for a welcome code learns nothing of the address', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const [fresh, known] = [makeEmail(), makeEmail()]
    await setStatus((await buy([product.line()], 60, undefined, known)).id, 'shipped')
    const [one, two] = [await ask(fresh), await ask(known)]
    expect(one.data).toEqual(two.data)
    // Only who reads the mail learns it.
    const [{ confirm_token } = { confirm_token: '' }] = await tokenOf(known)
    expect(await confirm(confirm_token)).toMatchObject({ state: 'used', code: null })
  })

  it.each([crypto.randomUUID(), '', 'x', '🎁', 'a'.repeat(10_000)])(
    'a new customer has no code by another link: %s',
    async (p_token) => {
      expect(await refusal(shop.clients.anon.rpc('confirm_welcome', { p_token }))).toMatchObject({
        status: 404,
        message: 'LINK_NOT_FOUND',
      })
    },
  )

  it('a new customer has no code by a link that is older than a week', async () => {
    const email = makeEmail()
    await ask(email)
    const [{ confirm_token } = { confirm_token: '' }] = await tokenOf(email)
    await shop.sql(
      "update private.welcome_requests set created_at = now() - interval '8 days' where email = $1",
      [email],
    )
    expect(await refusal(shop.clients.anon.rpc('confirm_welcome', { p_token: confirm_token }))).toMatchObject(
      { status: 404 },
    )
  })

  it('a welcome code is refused when there is no such offer', async () => {
    await shop.sql('update public.shop_settings set welcome_percent = 0')
    try {
      expect(await refusal(ask(makeEmail()))).toMatchObject({ status: 409, message: 'OFFER_ENDED' })
    } finally {
      await shop.sql('update public.shop_settings set welcome_percent = 15')
    }
  })

  it.each(['a@b', '', 'a b@c.de', `${'x'.repeat(400)}@example.com`])(
    'a welcome code is refused to an address that is none: %s',
    async (email) => {
      expect(await refusal(ask(email))).toMatchObject({ status: 400, detail: { field: 'email' } })
    },
  )

  it('a welcome code is refused to a visitor who fills in the hidden field', async () => {
    const request = shop.clients.anon.rpc('request_welcome', { p_email: makeEmail(), p_honeypot: 'x' })
    expect(await refusal(request)).toMatchObject({ status: 400, detail: { field: 'honeypot' } })
  })
})

describe('a student', () => {
  const ask = async (email = makeEmail()) => {
    const request = shop.clients.anon.rpc('request_student_discount', {
      p_name: ' Nora  Alami ',
      p_email: email,
      p_school: 'ENSA Fès',
    })
    const asked = await answer(request, v.looseObject({ id: v.string(), upload_token: v.string() }))
    return { email, ...asked }
  }
  const factsOf = async (email: string, template: string) =>
    (
      await shop.sql<{ facts: Row }>(
        'select private.mail_facts(m) as facts from private.email_outbox m where m.recipient = $1 and m.template = $2',
        [email, template],
      )
    ).map(({ facts }) => facts)
  const confirm = async (email: string) => {
    const [facts] = await factsOf(email, 'student-confirm')
    return shop.clients.anon.rpc('confirm_student_request', { p_token: String(facts?.confirm_token) })
  }
  const decide = (p_id: string, p_approved: boolean, p_note?: string) =>
    shop.clients.owner.rpc('decide_student_request', { p_id, p_approved, ...(p_note && { p_note }) })
  const upload = (role: Role, path: string, type = 'image/png') =>
    shop.clients[role].storage
      .from('student-proofs')
      .upload(path, new Uint8Array(10).buffer, { contentType: type })

  it('a student gets a code for several orders once the address is confirmed and the owner approves', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const { id, email } = await ask()
    expect(await refusal(decide(id, true))).toMatchObject({ status: 409, message: 'NOT_CONFIRMED' })
    expect((await confirm(email)).data).toEqual({ state: 'open' })
    const listed = shop.clients.owner.rpc('list_student_requests', { p_state: 'open' })
    expect((await answer(listed, rowsAnswer)).rows).toContainEqual(
      expect.objectContaining({ id, name: 'Nora Alami', school: 'ENSA Fès', state: 'open', proof: null }),
    )
    const { code } = await answer(decide(id, true, 'Card seen'), v.object({ code: v.string() }))
    const [facts] = await factsOf(email, 'student-code')
    expect(facts).toMatchObject({ code, percent: 10 })
    await buy([product.line()], 54, code, email)
    await buy([product.line()], 54, code, email)
    expect((await refused([product.line()], 54, code)).detail.code?.problem).toBe('unknown')
    expect(await refusal(decide(id, false))).toMatchObject({
      status: 409,
      message: 'CHANGED_MEANWHILE',
      detail: { state: 'approved' },
    })
  })

  it('a student who is refused gets a mail without the owner’s note', async () => {
    const { id, email } = await ask()
    await confirm(email)
    await decide(id, false, 'kept to ourselves')
    const [facts] = await factsOf(email, 'student-refused')
    expect(Object.keys(facts ?? {})).toEqual(['unsubscribe'])
    expect((await confirm(email)).error).not.toBeNull()
  })

  it('a student whose address is not confirmed is refused without a mail', async () => {
    const { id, email } = await ask()
    expect((await decide(id, false)).error).toBeNull()
    expect(await factsOf(email, 'student-refused')).toEqual([])
  })

  it.each(['anon', 'shopper'] as const)(
    'a student uploads one proof, as %s, which only the owner sees',
    async (role) => {
      const { id, upload_token } = await ask()
      const path = `${id}/${upload_token}`
      expect((await upload(role, path)).error).toBeNull()
      expect((await upload(role, path)).error).not.toBeNull()
      expect((await upload(role, `${id}/${crypto.randomUUID()}`)).error).not.toBeNull()
      expect((await upload(role, `${path}/more`)).error).not.toBeNull()
      const see = async (who: Role) =>
        (await shop.clients[who].storage.from('student-proofs').download(path)).error === null
      expect([await see('anon'), await see('shopper'), await see('owner')]).toEqual([false, false, true])
      const listed = shop.clients.owner.rpc('list_student_requests', { p_state: 'unconfirmed' })
      expect((await answer(listed, rowsAnswer)).rows).toContainEqual(
        expect.objectContaining({ id, proof: path }),
      )
    },
  )

  it('a student uploads nothing after half an hour, nor once it is decided, nor of another kind', async () => {
    const late = await ask()
    await shop.sql(
      "update private.student_requests set created_at = now() - interval '31 minutes' where id = $1",
      [late.id],
    )
    expect((await upload('anon', `${late.id}/${late.upload_token}`)).error).not.toBeNull()
    const decided = await ask()
    await decide(decided.id, false)
    expect((await upload('anon', `${decided.id}/${decided.upload_token}`)).error).not.toBeNull()
    const open = await ask()
    expect((await upload('anon', `${open.id}/${open.upload_token}`, 'text/html')).error).not.toBeNull()
  })

  it('a student is forgotten by name after ninety days', async () => {
    const [late, early] = [await ask(), await ask()]
    const age = (id: string, days: number) =>
      shop.sql(
        'update private.student_requests set created_at = now() - make_interval(days => $2) where id = $1',
        [id, days],
      )
    await age(late.id, 91)
    await age(early.id, 89)
    await shop.clients.owner.rpc('list_student_requests', { p_state: 'all' })
    const nameOf = async (id: string) =>
      (await shop.one<Row>('select name from private.student_requests where id = $1', [id])).name
    expect([await nameOf(late.id), await nameOf(early.id)]).toEqual([null, 'Nora Alami'])
  })

  it('a student may ask three times a day', async () => {
    const email = makeEmail()
    for (let n = 0; n < 3; n += 1) await ask(email)
    const request = shop.clients.anon.rpc('request_student_discount', {
      p_name: 'N',
      p_email: email,
      p_school: 'S',
    })
    expect(await refusal(request)).toMatchObject({ status: 429, code: 'PT429' })
  })
})

it('the sales figures tell delivery and discounts beside the revenue', async () => {
  const product = await makeProduct(shop, { price: 20 })
  const { code } = await saved()
  const today = (await shopDays(shop))(0)
  const figures = async () => {
    const sums = v.object({ revenue: v.number(), shipping: v.number(), discounts: v.number() })
    const summary = shop.clients.owner.rpc('sales_summary', { p_from: today, p_to: today })
    return (await answer(summary, v.object({ current: sums }))).current
  }
  const before = await figures()
  const order = await buy([product.line(2)], 43.99, code)
  const after = await figures()
  const difference = (key: keyof typeof before) => Math.round((after[key] - before[key]) * 100) / 100
  expect([difference('revenue'), difference('shipping'), difference('discounts')]).toEqual([43.99, 7.99, 4])
  await setStatus(order.id, 'cancelled')
  expect(await figures()).toEqual(before)
})

it('an order’s own page, tracking, the list and the file tell its discount and delivery', async () => {
  const product = await makeProduct(shop, { price: 20 })
  const { code } = await saved()
  const args = buying([product.line()], 25.99, code)
  const order = await place(shop.clients.anon, args)
  const terms = {
    discount_amount: 2,
    discount_code: code,
    discount_title: 'Ten',
    shipping_method: 'Standard Shipping',
  }
  const { anon, owner } = shop.clients
  const own = await anon.rpc('get_order', { p_order_id: order.id, p_token: args.p_idempotency_key })
  expect(own.data).toMatchObject({ ...terms, estimated_from: expect.any(String), items: [{ discount: 2 }] })
  expect(own.data).not.toHaveProperty('discount_id')
  const { email } = args.p_customer as { email: string }
  expect(
    (await anon.rpc('track_order', { p_order_number: order.order_number, p_email: email })).data,
  ).toMatchObject(terms)
  const filter = { numbers: [order.order_number] }
  expect((await owner.rpc('find_orders', { p_filter: filter })).data).toMatchObject({ orders: [terms] })
  expect((await owner.rpc('read_orders', { p_filter: filter })).data).toMatchObject([
    { ...terms, items: [{ discount: 2 }] },
  ])
  expect(order).toMatchObject({ shipping_address: address })
})
