// Corrections of an order that was not shipped: what they cost, what they move, and who may not make them.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer, row } from '../support/answer.ts'
import {
  address,
  brokenInvariants,
  left,
  makeDeal,
  makeProduct,
  orderArgs,
  orderTools,
  place,
  refusal,
} from '../support/checkout.ts'
import { someOf } from '../support/properties.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
const { placed, setStatus, mailsOf } = orderTools(() => shop)

const orderRow = v.looseObject({
  id: v.string(),
  order_number: v.string(),
  updated_at: v.string(),
  customer_name: v.string(),
  customer_email: v.string(),
  customer_phone: v.string(),
  shipping_address: v.record(v.string(), v.string()),
  discount_code: v.nullable(v.string()),
  total_amount: v.number(),
  due_amount: v.number(),
  payment_status: v.string(),
  items: v.array(
    v.looseObject({
      id: v.string(),
      product_slug: v.string(),
      size: v.string(),
      color: v.string(),
      price: v.number(),
      quantity: v.number(),
      discount: v.number(),
    }),
  ),
})
type Order = v.InferOutput<typeof orderRow>
const previewRow = v.looseObject({
  total: v.number(),
  total_before: v.number(),
  shipping: v.number(),
  is_repriced: v.boolean(),
  lines: v.array(
    v.looseObject({ price: v.nullable(v.number()), quantity: v.number(), available: v.number() }),
  ),
})
type Item = { item: string | null; slug: string; size: string; color: string; quantity: number }
type Wish = {
  items?: Item[]
  customer?: object
  address?: Partial<typeof address>
  method?: string
  code?: string
  seen?: string
  total?: number
}

const read = (id: string) => answer(shop.clients.owner.rpc('get_order', { p_order_id: id }), orderRow)
const itemsOf = (order: Order): Item[] =>
  order.items.map(({ id, product_slug, size, color, quantity }) => ({
    item: id,
    slug: product_slug,
    size,
    color,
    quantity,
  }))
const preview = (order: Order, wish: Wish) =>
  answer(
    shop.clients.owner.rpc('preview_correction', {
      p_order_id: order.id,
      p_items: wish.items ?? itemsOf(order),
      p_country: wish.address?.country ?? order.shipping_address.country ?? '',
      p_city: wish.address?.city ?? order.shipping_address.city ?? '',
      p_code: wish.code ?? order.discount_code ?? '',
      ...(wish.method && { p_method: wish.method }),
    }),
    previewRow,
  )
/** The call as the form makes it, with the total of the preview unless another one is given. */
async function correct(order: Order, wish: Wish, role: Role = 'owner') {
  const total = wish.total ?? (await preview(order, wish)).total
  return shop.clients[role].rpc('correct_order', {
    p_order_id: order.id,
    p_seen: wish.seen ?? order.updated_at,
    p_items: wish.items ?? itemsOf(order),
    p_customer: {
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
      ...wish.customer,
    },
    p_shipping_address: { ...order.shipping_address, ...wish.address },
    p_expected_total: total,
    p_code: wish.code ?? order.discount_code ?? '',
    ...(wish.method && { p_method: wish.method }),
  })
}
const corrected = async (order: Order, wish: Wish) => answer(correct(order, wish), orderRow)
const withQuantity = (order: Order, quantity: number) => itemsOf(order).map((line) => ({ ...line, quantity }))

describe('a correction of an order', () => {
  it('a correction changes a quantity at the ordered price, moves the stock, and tells the difference', async () => {
    const { id, product, email } = await placed()
    await shop.sql('update public.products set price = 45 where id = $1', [product.id])
    const order = await read(id)
    const wish = { items: withQuantity(order, 1) }
    expect(await preview(order, wish)).toMatchObject({ total: 37.99, total_before: 60, shipping: 7.99 })
    const after = await corrected(order, wish)
    expect(after).toMatchObject({ total_amount: 37.99, subtotal: 30, shipping_cost: 7.99, due_amount: 37.99 })
    expect(after.items).toMatchObject([{ id: order.items[0]?.id, price: 30, quantity: 1 }])
    expect(await left(shop, product.line())).toBe(9)
    const movement = await shop.one(
      'select reason, before, after, order_id, actor_id from private.stock_movements order by id desc limit 1',
    )
    expect(movement).toMatchObject({
      reason: 'corrected',
      before: 8,
      after: 9,
      order_id: id,
      actor_id: shop.ids.owner,
    })
    const list = await answer(shop.clients.owner.rpc('list_corrections', { p_order_id: id }), v.array(row))
    expect(list).toMatchObject([{ total_before: 60, total_after: 37.99, by: 'owner@zellige.example' }])
    expect(await mailsOf(id)).toContain('order-corrected')
    expect(email).toBe(after.customer_email)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction sells more at today’s price, and keeps the old one for what was ordered', async () => {
    const { id, product } = await placed()
    const other = await makeProduct(shop, { price: 12 })
    await shop.sql('update public.products set price = 45 where id = $1', [product.id])
    const order = await read(id)
    const items = [...withQuantity(order, 3), { item: null, ...other.line(2) }]
    const after = await corrected(order, { items })
    expect(after.items.map(({ price, quantity }) => [price, quantity])).toEqual([
      [30, 2],
      [45, 1],
      [12, 2],
    ])
    expect(after.total_amount).toBe(129)
    expect(await left(shop, product.line())).toBe(7)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction changes the size at the same price, and removes a line', async () => {
    const product = await makeProduct(shop, {
      price: 30,
      stock: [
        { size: 'S', color: 'Red', quantity: 3 },
        { size: 'M', color: 'Red', quantity: 3 },
      ],
    })
    const other = await makeProduct(shop, { price: 40 })
    const made = await place(shop.clients.anon, orderArgs([product.line(1, 'S', 'Red'), other.line()], 70))
    const order = await read(made.id)
    const after = await corrected(order, {
      items: itemsOf(order)
        .filter(({ slug }) => slug === product.slug)
        .map((line) => ({ ...line, size: 'M' })),
    })
    expect(after.items).toMatchObject([{ size: 'M', price: 30, quantity: 1 }])
    expect(after.total_amount).toBe(37.99)
    expect([
      await left(shop, product.line(1, 'S', 'Red')),
      await left(shop, product.line(1, 'M', 'Red')),
    ]).toEqual([3, 2])
    expect(await left(shop, other.line())).toBe(100)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction changes contact and address without touching a price, and the order is found by them', async () => {
    const { id, number } = await placed()
    await shop.sql("update public.shipping_methods set free_above = 1000 where name like 'Standard%'")
    const order = await read(id)
    const after = await corrected(order, {
      customer: { name: 'Samira Corrected', phone: '0661 22 33 44', email: 'samira.corrected@example.com' },
      address: { address: '1 Rue Neuve', zipCode: '20000' },
    })
    await shop.sql("update public.shipping_methods set free_above = 49 where name like 'Standard%'")
    expect(after).toMatchObject({
      total_amount: 60,
      customer_name: 'Samira Corrected',
      customer_email: 'samira.corrected@example.com',
      shipping_address: { ...order.shipping_address, address: '1 Rue Neuve', zipCode: '20000' },
    })
    const found = await answer(
      shop.clients.owner.rpc('find_orders', {
        p_filter: { search: '+212661223344' },
        p_sort: '-placed',
        p_page: 1,
        p_size: 5,
      }),
      v.looseObject({ orders: v.array(row) }),
    )
    expect(found.orders).toMatchObject([{ order_number: number }])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction gives, keeps and takes back a discount code, whose uses are counted', async () => {
    await shop.sql(
      `insert into public.discounts (code, title, kind, value, total_limit) values ('FIXED10', 'Ten off', 'percent', 10, 1)`,
    )
    const { id } = await placed()
    const order = await read(id)
    const reduced = await corrected(order, { code: 'fixed10' })
    expect(reduced).toMatchObject({ total_amount: 54, discount_amount: 6, discount_code: 'FIXED10' })
    const second = await read((await placed()).id)
    expect(await refusal(correct(second, { code: 'FIXED10', total: 54 }))).toMatchObject({
      message: 'PRICE_CHANGED',
    })
    await shop.sql("update public.discounts set is_active = false where code = 'FIXED10'")
    const kept = await corrected(reduced, { items: withQuantity(reduced, 3) })
    expect(kept).toMatchObject({ total_amount: 81, discount_code: 'FIXED10' })
    expect(await brokenInvariants(shop)).toEqual([])
    const without = await corrected(kept, { code: '' })
    expect(without).toMatchObject({ total_amount: 90, discount_code: null })
    expect(await shop.sql('select 1 from private.discount_redemptions where order_id = $1', [id])).toEqual([])
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction takes another discount once that saves more than the order’s own', async () => {
    await shop.sql(
      `insert into public.discounts (code, title, kind, value) values ('OWN5', 'Five off', 'percent', 5)`,
    )
    const own = await corrected(await read((await placed()).id), { code: 'OWN5' })
    expect(own).toMatchObject({ total_amount: 57, discount_code: 'OWN5' })
    await shop.sql(
      `insert into public.discounts (code, title, kind, value) values (null, 'Twenty off', 'percent', 20)`,
    )
    const better = await corrected(own, { items: withQuantity(own, 3) })
    await shop.sql("update public.discounts set is_active = false where title = 'Twenty off'")
    expect(better).toMatchObject({ total_amount: 72, discount_title: 'Twenty off', discount_code: null })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction keeps a deal’s price for what was ordered, and counts what the deal sold', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 10 }] })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 4 })
    const sold = async () =>
      (await shop.one<{ sold: number }>('select sold from public.deals where id = $1', [deal])).sold
    const made = await place(shop.clients.anon, orderArgs([product.line(2)], 100))
    const order = await read(made.id)
    const more = await corrected(order, { items: withQuantity(order, 4) })
    expect(more.items).toMatchObject([{ price: 50, quantity: 4 }])
    expect(await sold()).toBe(4)
    const over = await corrected(more, { items: withQuantity(more, 5) })
    expect(over.items.map(({ price, quantity }) => [price, quantity])).toEqual([
      [50, 4],
      [60, 1],
    ])
    const less = await corrected(over, {
      items: itemsOf(over)
        .slice(0, 1)
        .map((line) => ({ ...line, quantity: 1 })),
    })
    expect(less.items).toMatchObject([{ price: 50, quantity: 1 }])
    expect(await sold()).toBe(1)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction leaves a paid order with a difference to pay, and no open page over another sum', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const made = await place(shop.clients.anon, orderArgs([product.line()], 60, { p_payment_method: 'bank' }))
    await answer(
      shop.clients.owner.rpc('record_payment', { p_order_id: made.id, p_amount: 60, p_method: 'bank' }),
      v.unknown(),
    )
    await shop.sql(
      `insert into public.payments (order_id, method, provider, amount, status) values ($1, 'card', 'stripe', 45, 'open')`,
      [made.id],
    )
    const order = await read(made.id)
    const more = await corrected(order, { items: withQuantity(order, 2) })
    expect(more).toMatchObject({
      total_amount: 120,
      due_amount: 60,
      payment_status: 'pending',
      payment_due_at: null,
    })
    const open = await shop.sql(
      "select 1 from public.payments where order_id = $1 and status = 'open' and amount <> 60",
      [made.id],
    )
    expect(open).toEqual([])
    const less = await corrected(await read(made.id), { items: withQuantity(more, 1) })
    expect(less).toMatchObject({ total_amount: 60, due_amount: 0, payment_status: 'paid' })
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it('a correction that changes nothing writes nothing', async () => {
    const order = await read((await placed()).id)
    await corrected(order, {})
    expect(
      await answer(shop.clients.owner.rpc('list_corrections', { p_order_id: order.id }), v.array(row)),
    ).toEqual([])
    expect(await mailsOf(order.id)).not.toContain('order-corrected')
  })

  it('a correction counts what an unpaid order holds again, in the network that it came from', async () => {
    const { id } = await placed()
    await shop.sql("update private.holds set network = '203.0.113.7' where order_id = $1", [id])
    const order = await read(id)
    await corrected(order, { items: withQuantity(order, 5) })
    expect(await shop.sql('select quantity, network from private.holds where order_id = $1', [id])).toEqual([
      { quantity: 5, network: '203.0.113.7' },
    ])
  })
})

describe('refused corrections', () => {
  it('a correction is refused when the order changed since the owner saw it, and nothing is changed', async () => {
    const { id, product } = await placed()
    const order = await read(id)
    const answers = await Promise.all([
      correct(order, { items: withQuantity(order, 3), total: 90 }),
      correct(order, { items: withQuantity(order, 4), total: 120 }),
    ])
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    expect(answers.flatMap(({ error }) => error?.message ?? [])).toEqual(['CHANGED_MEANWHILE'])
    expect([6, 7]).toContain(await left(shop, product.line()))
    expect(await brokenInvariants(shop)).toEqual([])
  })

  it.each(['shipped', 'delivered', 'cancelled'])(
    'a correction is refused when the order is %s',
    async (status) => {
      const { id } = await placed()
      await setStatus(id, status)
      const order = await read(id)
      expect(await refusal(correct(order, { items: withQuantity(order, 1), total: 37.99 }))).toMatchObject({
        message: 'ORDER_NOT_CORRECTABLE',
        detail: { status },
      })
    },
  )

  it('a correction is refused when a part of the order is in a parcel', async () => {
    const { id } = await placed()
    const seen = await read(id)
    await answer(
      shop.clients.owner.rpc('ship_items', {
        p_order_id: id,
        p_id: crypto.randomUUID(),
        p_parcel: {},
        p_lines: [{ item_id: seen.items[0]?.id ?? '', quantity: 1 }],
      }),
      v.unknown(),
    )
    const order = await read(id)
    expect(await refusal(correct(order, { items: withQuantity(order, 1), total: 37.99 }))).toMatchObject({
      message: 'ORDER_NOT_CORRECTABLE',
    })
  })

  it('a correction is refused when an invoice was issued or a bank decides, except for the contact', async () => {
    const { id, number } = await placed()
    await answer(shop.clients.owner.rpc('issue_invoices', { p_numbers: [number] }), v.unknown())
    const order = await read(id)
    expect(await refusal(correct(order, { items: withQuantity(order, 1) }))).toMatchObject({
      message: 'ORDER_INVOICED',
    })
    expect(await corrected(order, { customer: { phone: '0600000001' } })).toMatchObject({
      customer_phone: '0600000001',
    })
    const other = await read((await placed()).id)
    await shop.sql(
      `insert into public.payments (order_id, method, provider, amount, status) values ($1, 'card', 'stripe', 60, 'processing')`,
      [other.id],
    )
    expect(await refusal(correct(other, { items: withQuantity(other, 1) }))).toMatchObject({
      message: 'PAYMENT_UNDER_WAY',
    })
  })

  it('a correction is refused when stock, line limit, place or price do not allow it', async () => {
    const { id, product } = await placed()
    await shop.sql('update public.product_variants set quantity = 1 where product_id = $1', [product.id])
    const order = await read(id)
    expect(await preview(order, { items: withQuantity(order, 4) })).toMatchObject({
      lines: [{ available: 3 }],
    })
    expect(await refusal(correct(order, { items: withQuantity(order, 4), total: 120 }))).toMatchObject({
      message: 'OUT_OF_STOCK',
      detail: [{ requested: 4, available: 3 }],
    })
    expect(await refusal(correct(order, { items: withQuantity(order, 40), total: 1200 }))).toMatchObject({
      message: 'LINE_LIMIT',
    })
    expect(await refusal(correct(order, { items: withQuantity(order, 1), total: 30 }))).toMatchObject({
      message: 'PRICE_CHANGED',
    })
    expect(
      await refusal(
        correct(order, { items: withQuantity(order, 1), total: 30, address: { country: 'Atlantis' } }),
      ),
    ).toMatchObject({ message: 'INVALID_INPUT', detail: { field: 'country' } })
    await shop.sql("insert into public.shipping_zones (name, countries) values ('Closed', '{JP}')")
    expect(
      await refusal(correct(order, { items: withQuantity(order, 1), total: 30, address: { country: 'JP' } })),
    ).toMatchObject({ message: 'SHIPPING_UNAVAILABLE' })
    await shop.sql("delete from public.shipping_zones where name = 'Closed'")
  })

  it('a correction is refused from a shopper or a visitor', async () => {
    const order = await read((await placed('shopper')).id)
    for (const role of ['anon', 'shopper', 'other'] as const) {
      const { message } = await refusal(correct(order, { items: withQuantity(order, 1), total: 37.99 }, role))
      expect(message).toMatch(/FORBIDDEN|permission denied/)
    }
    expect(await read(order.id)).toEqual(order)
  })

  it('a correction is refused for lines that are none, another order’s, doubled or absurd', async () => {
    const order = await read((await placed()).id)
    const other = await read((await placed()).id)
    const [line] = itemsOf(order)
    if (!line) throw new Error('no line')
    const wrong: unknown[] = [
      [],
      {},
      'x',
      [line, line],
      [{ ...line, item: other.items[0]?.id }],
      [{ ...line, item: 7 }],
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: -1 }],
      [{ ...line, quantity: 'NaN' }],
      [{ ...line, quantity: 1e9 }],
      Array.from({ length: 51 }, () => ({ ...line, item: null })),
    ]
    for (const items of wrong)
      expect(
        (await refusal(correct(order, { items: items as Item[], total: 60 }))).status,
        JSON.stringify(items),
      ).toBe(400)
    for (const total of [Number.NaN, -1, 1e12, Number.POSITIVE_INFINITY])
      expect((await refusal(correct(order, { total }))).status).toBe(400)
    for (const seen of ['', 'infinity', '1990-01-01'])
      expect([400, 409]).toContain((await refusal(correct(order, { seen, total: 60 }))).status)
    expect(await read(order.id)).toEqual(order)
  })
})

it('an order’s row stays fixed outside of a correction, and a correction moves no status or payment', async () => {
  const { id } = await placed()
  await expect(
    shop.sql('update public.orders set total_amount = 1, subtotal = 1 where id = $1', [id]),
  ).rejects.toThrow('ORDER_IS_FIXED')
  for (const change of [
    "order_status = 'shipped'",
    "payment_method = 'card'",
    "currency = 'EUR'",
    'paid_amount = 9',
  ])
    await expect(
      shop.sql(
        `do $$ begin perform set_config('shop.corrected_order', '${id}', true);
         update public.orders set ${change} where id = '${id}'; end $$`,
      ),
      change,
    ).rejects.toThrow(/ORDER_IS_FIXED|FIXED|DERIVED/)
})

it('whatever is corrected, sums agree, stock is conserved and nothing is negative', async () => {
  const products = [
    await makeProduct(shop, { price: 11.35, stock: [{ quantity: 12 }] }),
    await makeProduct(shop, {
      price: 19.99,
      stock: [
        { size: 'S', quantity: 6 },
        { size: 'M', quantity: 6 },
      ],
    }),
  ] as const
  await makeDeal(shop, products[1].id, { price: 15.05, total: 5 })
  await shop.sql(
    `insert into public.discounts (code, title, kind, value) values ('SEQ15', 'Fifteen off', 'percent', 15), ('SEQ5', 'Five off', 'amount', 5)`,
  )
  const line = fc.record({
    which: fc.nat(3),
    size: fc.constantFrom('S', 'M'),
    quantity: fc.integer({ min: 1, max: 7 }),
  })
  const step = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 4 }),
    code: fc.constantFrom('', 'SEQ15', 'SEQ5'),
    price: fc.constantFrom(11.35, 9.1),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      await shop.sql('update public.products set price = 11.35 where id = $1', [products[0].id])
      const made = await place(shop.clients.anon, orderArgs([products[0].line(5)], 56.75))
      let order = await read(made.id)
      for (const { lines, code, price } of steps) {
        await shop.sql('update public.products set price = $1 where id = $2', [price, products[0].id])
        const items = lines.map(({ which, size, quantity }, index): Item => {
          const kept = order.items[which]
          const isFirst = lines.findIndex((other) => other.which === which) === index
          return kept && isFirst
            ? { item: kept.id, slug: kept.product_slug, size: kept.size, color: kept.color, quantity }
            : { item: null, ...(which % 2 ? products[1].line(quantity, size) : products[0].line(quantity)) }
        })
        const { data, error } = await correct(order, { items, code })
        if (error) expect(error.message).toMatch(/^(OUT_OF_STOCK|LINE_LIMIT)$/)
        else order = v.parse(orderRow, data)
      }
      expect(await brokenInvariants(shop)).toEqual([])
      await setStatus(order.id, 'cancelled')
      const stock = [products[0].line(), products[1].line(1, 'S'), products[1].line(1, 'M')]
      expect(await Promise.all(stock.map((each) => left(shop, each)))).toEqual([12, 6, 6])
      expect(await brokenInvariants(shop)).toEqual([])
    }),
    someOf(12),
  )
}, 120_000)

it('a correction to another country is priced for it', async () => {
  const order = await read((await placed()).id)
  expect(address.country).toBe(order.shipping_address.country)
  expect((await preview(order, { address: { country: 'FR', city: 'Lyon' } })).is_repriced).toBe(true)
})
