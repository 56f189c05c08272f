import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../src/config/limits.ts'
import { order as orderAnswer } from '../../src/data/orders/order-mapper.ts'
import { cartReducer, emptyCart } from '../../src/domain/cart/cart.ts'
import { shippingCost } from '../../src/domain/delivery/shipping.ts'
import { toDecimal } from '../../src/domain/money/money.ts'
import { buildLine, buildMethod } from '../support/builders.ts'
import {
  address,
  brokenInvariants,
  customer,
  left,
  linesOf,
  makeDeal,
  makeEmail,
  makeProduct,
  makeToken,
  orderArgs,
  type PlaceOrderArgs,
  place,
  refusal,
} from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { totalsCases } from '../support/totals.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const anon = () => shop.clients.anon
const call = (args: PlaceOrderArgs) => anon().rpc('place_order', args)
const orders = async () => (await shop.one<{ n: number }>('select count(*)::int as n from public.orders')).n
const sold = async (deal: string) =>
  (await shop.one<{ sold: number }>('select sold from public.deals where id = $1', [deal])).sold

describe('an order', () => {
  it('an order of a guest is stored whole and takes the stock', async () => {
    const dress = await makeProduct(shop, {
      price: 12.99,
      originalPrice: 45.99,
      stock: [
        { size: 'M', color: 'Pink', quantity: 5 },
        { size: 'M', color: 'Black', quantity: 5 },
      ],
    })
    const args = orderArgs([dress.line(2), dress.line(1, 'M', 'Black')], 46.96, {
      p_customer: { ...customer(), name: 'Nora Alami', phone: '066100', note: 'Ring twice' },
    })
    const order = await place(anon(), args)

    expect(order).toMatchObject({
      customer_name: 'Nora Alami',
      customer_phone: '066100',
      customer_note: 'Ring twice',
      shipping_address: address,
      payment_method: 'cod',
      payment_status: 'pending',
      paid_amount: 0,
      due_amount: 46.96,
      order_status: 'pending',
      currency: 'USD',
      subtotal: 38.97,
      shipping_cost: 7.99,
      total_amount: 46.96,
      is_member_order: false,
      items: [
        {
          product_slug: dress.slug,
          product_id: dress.id,
          size: 'M',
          color: 'Pink',
          price: 12.99,
          quantity: 2,
        },
        {
          product_slug: dress.slug,
          product_id: dress.id,
          size: 'M',
          color: 'Black',
          price: 12.99,
          quantity: 1,
        },
      ],
      events: [{ status: 'pending' }],
    })
    expect(order).not.toHaveProperty('user_id')
    expect(await left(shop, dress.line())).toBe(3)
    expect(await left(shop, dress.line(1, 'M', 'Black'))).toBe(4)
    const stored = await shop.one(
      'select user_id, (estimated_delivery - private.shop_day(created_at)) as days from public.orders where id = $1',
      [order.id],
    )
    expect(stored).toEqual({ user_id: null, days: 15 })
    expect(
      await shop.sql('select recipient, template from private.email_outbox where payload ->> $1 = $2', [
        'order_id',
        order.id,
      ]),
    ).toEqual([{ recipient: (args.p_customer as { email: string }).email, template: 'order-pending' }])
  })

  it('an order of a member is the member’s', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const order = await place(shop.clients.shopper, orderArgs([product.line()], 60))
    expect(order.is_member_order).toBe(true)
    const { user_id } = await shop.one('select user_id from public.orders where id = $1', [order.id])
    expect(user_id).toBe(shop.ids.shopper)
    expect(order.events).toHaveLength(1)
    expect(await shop.sql('select actor from public.order_events where order_id = $1', [order.id])).toEqual([
      { actor: 'customer' },
    ])
  })

  it('an order has a number that cannot be guessed', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const numbers = new Set<string>()
    for (let n = 0; n < 10; n += 1) {
      const { order_number } = await place(anon(), orderArgs([product.line()], 60))
      expect(order_number).toMatch(/^ZL-[0-9A-HJKMNP-TV-Z]{12}$/)
      numbers.add(order_number)
    }
    expect(numbers.size).toBe(10)
  })

  it('an order keeps its token only as a hash', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60)
    const { id } = await place(anon(), args)
    const { same } = await shop.one(
      "select token_hash = sha256(convert_to($1, 'UTF8')) as same from private.order_keys where order_id = $2",
      [args.p_idempotency_key, id],
    )
    expect(same).toBe(true)
    const { n } = await shop.one(
      `select count(*)::int as n from public.orders o, private.order_keys k, private.email_outbox e
       where position($1 in o::text || k::text || e::text) > 0`,
      [args.p_idempotency_key],
    )
    expect(n).toBe(0)
  })

  it.each([
    ['card', 30 * 60],
    ['bank', 5 * 24 * 60 * 60],
    ['cod', null],
  ])('an order by %s is unpaid and holds its stock for %s seconds', async (method, seconds) => {
    const product = await makeProduct(shop, { price: 60 })
    const order = await place(anon(), orderArgs([product.line()], 60, { p_payment_method: method }))
    expect(order).toMatchObject({
      payment_method: method,
      payment_status: 'pending',
      order_status: 'pending',
      payments: [],
      refunds: [],
    })
    const held = await shop.one(
      'select extract(epoch from payment_due_at - created_at)::int as seconds from public.orders where id = $1',
      [order.id],
    )
    expect(held).toEqual({ seconds })
  })

  it('an order tells the account for a transfer to who pays by it alone', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const [bank, card] = [
      await place(anon(), orderArgs([product.line()], 60, { p_payment_method: 'bank' })),
      await place(anon(), orderArgs([product.line()], 60, { p_payment_method: 'card' })),
    ]
    expect(bank.bank).toEqual({
      holder: 'Zellige SARL',
      bank: 'Sample Bank',
      account: 'MA64999780000000001234567896',
      swift: 'ZELLMAMC',
      reference: bank.order_number,
    })
    expect(card.bank).toBeNull()
  })

  it.each([
    ['card', 'card_provider = null', ['bank', 'cod']],
    ['bank', 'bank_account = null', ['card', 'cod']],
    ['cod', 'cod_enabled = false', ['card', 'bank']],
  ])('an order by %s is refused when the shop does not offer it', async (method, change, methods) => {
    const product = await makeProduct(shop, { price: 60 })
    const before = await shop.one<{ card_provider: string; bank_account: string }>(
      'select card_provider, bank_account from public.shop_settings',
    )
    await shop.sql(`update public.shop_settings set ${change}`)
    try {
      const args = orderArgs([product.line()], 60, { p_payment_method: method })
      expect(await refusal(anon().rpc('place_order', args))).toEqual({
        status: 409,
        code: 'PT409',
        message: 'PAYMENT_METHOD_UNAVAILABLE',
        detail: { methods },
      })
    } finally {
      const { card_provider, bank_account } = before
      await shop.sql(
        'update public.shop_settings set card_provider = $1, bank_account = $2, cod_enabled = true',
        [card_provider, bank_account],
      )
    }
  })

  it('an order shows the picture of the colour bought', async () => {
    const product = await makeProduct(shop, {
      price: 60,
      stock: [
        { color: 'Pink', quantity: 5 },
        { color: 'Blue', quantity: 5 },
      ],
    })
    await shop.sql('update public.products set images = $1 where id = $2', [
      JSON.stringify([
        { src: '/pink.webp', color: 'Pink' },
        { src: '/blue.webp', color: 'Blue' },
      ]),
      product.id,
    ])
    const order = await place(anon(), orderArgs([product.line(1, '', 'Blue')], 60))
    expect(order.items).toMatchObject([{ product_image: '/blue.webp' }])
  })
})

describe('totals', () => {
  it.each(totalsCases)(
    'the totals of $name are the database’s and the browser’s alike',
    async ({ lines, subtotal, shipping }) => {
      const products = await Promise.all(
        lines.map(({ price }) => makeProduct(shop, { price: toDecimal(price) })),
      )
      const wanted = lines
        .map(({ quantity }, i) => products[i]?.line(quantity))
        .filter((line) => line !== undefined)
      const order = parse(orderAnswer, await place(anon(), orderArgs(wanted, toDecimal(subtotal + shipping))))
      expect(order).toMatchObject({ subtotal, shippingCost: shipping, total: subtotal + shipping })

      const cart = lines.reduce(
        (state, { price, quantity }, i) =>
          cartReducer(state, {
            type: 'add',
            item: buildLine({ slug: `p${i}`, price, quantity }),
            max: limits.lineQuantity,
          }),
        emptyCart,
      )
      expect(cart.totalPrice).toBe(subtotal)
      expect(shippingCost(cart.totalPrice, buildMethod())).toBe(shipping)
    },
  )

  it('the total of an order follows the delivery method', async () => {
    const product = await makeProduct(shop, { price: 20 })
    const setStandard = (price: number, freeAbove: number) =>
      shop.sql(
        "update public.shipping_methods set price = $1, free_above = $2 where name = 'Standard Shipping'",
        [price, freeAbove],
      )
    await setStandard(3.5, 30)
    try {
      expect(await place(anon(), orderArgs([product.line()], 23.5))).toMatchObject({ shipping_cost: 3.5 })
      expect(await place(anon(), orderArgs([product.line(2)], 40))).toMatchObject({ shipping_cost: 0 })
    } finally {
      await setStandard(7.99, 49)
    }
  })
})

describe('what is typed', () => {
  const long = (length: number) => 'x'.repeat(length)
  const withCustomer = (change: object) => ({ p_customer: { ...customer(), ...change } })
  const withAddress = (change: object) => ({ p_shipping_address: { ...address, ...change } })
  const withLine = (change: object) => ({
    p_items: [{ slug: 'a', size: '', color: '', quantity: 1, ...change }],
  })

  type Bad = [field: string, why: string, change: object]
  const bad: Bad[] = [
    ['idempotencyKey', 'is missing', { p_idempotency_key: null }],
    ['idempotencyKey', 'is empty', { p_idempotency_key: '' }],
    ['idempotencyKey', 'is short', { p_idempotency_key: makeToken().slice(1) }],
    ['idempotencyKey', 'is long', { p_idempotency_key: `${makeToken()}0` }],
    ['idempotencyKey', 'is no hex', { p_idempotency_key: makeToken().replace(/^./, 'g') }],
    ['idempotencyKey', 'has a line break after it', { p_idempotency_key: `${makeToken()}\n` }],
    ['items', 'is missing', { p_items: null }],
    ['items', 'is an object', { p_items: {} }],
    ['items', 'is a text', { p_items: '"dress"' }],
    ['items', 'is empty', { p_items: [] }],
    ['items', 'holds a number', { p_items: [1] }],
    ['items', 'holds null', { p_items: [null] }],
    ['items', 'has no slug', withLine({ slug: undefined })],
    ['items', 'has a number as slug', withLine({ slug: 7 })],
    ['items', 'has a long slug', withLine({ slug: long(121) })],
    ['items', 'has a number as product', withLine({ product_id: 7 })],
    ['items', 'has a slug as product', withLine({ product_id: 'dress' })],
    ['items', 'has no size', withLine({ size: undefined })],
    ['items', 'has null as colour', withLine({ color: null })],
    ['items', 'has a long colour', withLine({ color: long(41) })],
    ['items', 'has no quantity', withLine({ quantity: undefined })],
    ['items', 'has a text as quantity', withLine({ quantity: '1' })],
    ['items', 'has quantity 0', withLine({ quantity: 0 })],
    ['items', 'has a negative quantity', withLine({ quantity: -1 })],
    ['items', 'has half an item', withLine({ quantity: 0.5 })],
    ['items', 'has a quantity of 100', withLine({ quantity: 100 })],
    ['items', 'has an enormous quantity', withLine({ quantity: 1e30 })],
    [
      'items',
      'has 51 lines',
      { p_items: Array.from({ length: 51 }, () => ({ slug: 'a', size: '', color: '', quantity: 1 })) },
    ],
    ['customer', 'is missing', { p_customer: null }],
    ['customer', 'is a list', { p_customer: [] }],
    ['customer', 'is a text', { p_customer: '"Nora"' }],
    ['shippingAddress', 'is missing', { p_shipping_address: null }],
    ['shippingAddress', 'is a list', { p_shipping_address: [] }],
    ['paymentMethod', 'is missing', { p_payment_method: null }],
    ['paymentMethod', 'is unknown', { p_payment_method: 'gold' }],
    ['paymentMethod', 'has another case', { p_payment_method: 'Card' }],
    ['expectedTotal', 'is missing', { p_expected_total: null }],
    ['expectedTotal', 'is negative', { p_expected_total: -1 }],
    ['expectedTotal', 'is enormous', { p_expected_total: 1e9 }],
    ['expectedTotal', 'is no number', { p_expected_total: 'NaN' }],
    ['email', 'is missing', withCustomer({ email: undefined })],
    ['email', 'has no @', withCustomer({ email: 'nora.example.com' })],
    ['email', 'has two @', withCustomer({ email: 'nora@a@example.com' })],
    ['email', 'has no dot', withCustomer({ email: 'nora@example' })],
    ['email', 'has a blank', withCustomer({ email: 'no ra@example.com' })],
    ['email', 'is long', withCustomer({ email: `${long(251)}@a.b` })],
    ...[
      ['name', 160, withCustomer],
      ['phone', 40, withCustomer],
      ['address', 200, withAddress],
      ['city', 100, withAddress],
      ['zipCode', 20, withAddress],
      ['country', 2, withAddress],
    ].flatMap(([name, length, make]) => {
      const field = name as string
      const change = make as (change: object) => object
      return [
        [field, 'is missing', change({ [field]: undefined })],
        [field, 'is null', change({ [field]: null })],
        [field, 'is empty', change({ [field]: '' })],
        [field, 'is blank', change({ [field]: ' \t\n' })],
        [field, 'is invisible', change({ [field]: '\u200b\u202e\u0007' })],
        [field, 'is a number', change({ [field]: 7 })],
        [field, 'is a list', change({ [field]: ['x'] })],
        [field, 'is an object', change({ [field]: { a: 1 } })],
        [field, 'is long', change({ [field]: long((length as number) + 1) })],
      ] as Bad[]
    }),
    ['country', 'is a name', withAddress({ country: 'Morocco' })],
    ['country', 'is none that is delivered to', withAddress({ country: 'XX' })],
    ['country', 'has another case', withAddress({ country: 'ma' })],
    ['note', 'is a number', withCustomer({ note: 7 })],
    ['note', 'is long', withCustomer({ note: long(501) })],
  ]

  it.each(bad)(
    'no order is made where %s %s: refused with the name of the field',
    async (field, _why, change) => {
      const before = await orders()
      const answer = await refusal(
        call({ ...orderArgs([], 0), ...withLine({}), ...change } as PlaceOrderArgs),
      )
      // A number the database cannot even read as one never reaches the function.
      if (change && 'p_expected_total' in change && change.p_expected_total === 'NaN') {
        expect(answer.status).toBe(400)
      } else {
        expect(answer).toEqual({ status: 400, code: 'PT400', message: 'INVALID_INPUT', detail: { field } })
      }
      expect(await orders()).toBe(before)
    },
  )

  it('an order takes texts of the greatest length', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const label = `${'a'.repeat(61)}.`
    const email = `${long(64)}@${label.repeat(3)}bcd`
    expect(email).toHaveLength(254)
    const longPhone = `${'06-12-34-56'.padEnd(38, '-')}78`
    const p_shipping_address = { address: long(200), city: long(100), zipCode: long(20), country: 'MA' }
    const { id } = await place(
      anon(),
      orderArgs([product.line()], 60, {
        p_customer: { name: `${long(80)} ${long(79)}`, email, phone: longPhone, note: long(500) },
        p_shipping_address,
      }),
    )
    const stored = await shop.one(
      `select customer_name, customer_email, customer_phone, customer_note, shipping_address
       from public.orders where id = $1`,
      [id],
    )
    expect(stored).toEqual({
      customer_name: `${long(80)} ${long(79)}`,
      customer_email: email,
      customer_phone: longPhone,
      customer_note: long(500),
      shipping_address: p_shipping_address,
    })
  })

  it('an order is cleaned of control and bidirectional characters', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const email = makeEmail()
    const order = await place(
      anon(),
      orderArgs([product.line()], 60, {
        p_customer: {
          name: '  Nora\u0007  Al\r\nami ',
          email: ` ${email.toUpperCase()} `,
          phone: '\ufeff066100',
          note: '\u2066\u2069',
        },
        p_shipping_address: { ...address, city: 'Fès\u0085🌿 مراكش', extra: 'dropped' },
      }),
    )
    expect(order).toMatchObject({
      customer_name: 'Nora Al ami',
      customer_email: email,
      customer_phone: '066100',
      customer_note: null,
      shipping_address: { ...address, city: 'Fès 🌿 مراكش' },
    })
    expect(order.shipping_address).not.toHaveProperty('extra')
  })

  it('what a buyer sends may not decide a price, an owner or a status', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const order = await place(
      anon(),
      orderArgs([{ ...product.line(), price: 0.01, deal_id: null, product_id: null } as never], 60, {
        p_customer: { ...customer(), user_id: shop.ids.owner, order_status: 'delivered' } as never,
      }),
    )
    expect(order).toMatchObject({ total_amount: 60, order_status: 'pending', is_member_order: false })
  })
})

describe('sizes of an order', () => {
  it('an order may have 50 lines and 100 items', async () => {
    const product = await makeProduct(shop, {
      price: 1,
      stock: Array.from({ length: 5 }, (_, s) =>
        Array.from({ length: 10 }, (_, c) => ({ size: `S${s}`, color: `C${c}`, quantity: 9 })),
      ).flat(),
    })
    const lines = Array.from({ length: 50 }, (_, i) => product.line(2, `S${i % 5}`, `C${Math.floor(i / 5)}`))
    const order = await place(anon(), orderArgs(lines, 100))
    expect(order.items).toHaveLength(50)
    expect(order.items.map(({ size, color }) => `${size} ${color}`)).toEqual(
      lines.map((l) => `${l.size} ${l.color}`),
    )
  })
})

describe('stock', () => {
  it('every shortage comes in one answer, in the order of the cart, and nothing is taken', async () => {
    const plenty = await makeProduct(shop, { price: 10 })
    const few = await makeProduct(shop, { price: 10, stock: [{ quantity: 2 }] })
    const none = await makeProduct(shop, { price: 10, stock: [{ quantity: 0 }] })
    const archived = await makeProduct(shop, { price: 10, status: 'archived' })
    const lines = [
      none.line(),
      plenty.line(),
      few.line(3),
      archived.line(),
      { slug: 'not-there', size: 'M', color: 'Pink', quantity: 1 },
      plenty.line(1, 'XS', 'Green'),
    ]
    const answer = await refusal(call(orderArgs(lines, 60)))
    expect(answer).toEqual({
      status: 409,
      code: 'PT409',
      message: 'OUT_OF_STOCK',
      detail: [
        { slug: none.slug, size: '', color: '', requested: 1, available: 0 },
        { slug: few.slug, size: '', color: '', requested: 3, available: 2 },
        { slug: archived.slug, size: '', color: '', requested: 1, available: 0 },
        { slug: 'not-there', size: 'M', color: 'Pink', requested: 1, available: 0 },
        { slug: plenty.slug, size: 'XS', color: 'Green', requested: 1, available: 0 },
      ],
    })
    expect(await left(shop, plenty.line())).toBe(100)
  })

  it('the stock is counted over all lines of the same variant', async () => {
    const product = await makeProduct(shop, { price: 30, stock: [{ size: 'M', color: 'Pink', quantity: 5 }] })
    const answer = await refusal(call(orderArgs([product.line(3), product.line(3)], 180)))
    expect(answer.detail).toEqual([
      { slug: product.slug, size: 'M', color: 'Pink', requested: 6, available: 5 },
    ])

    const order = await place(shop.clients.other, orderArgs([product.line(3), product.line(2)], 150))
    expect(order.items.map(({ quantity }) => quantity)).toEqual([3, 2])
    expect(await left(shop, product.line())).toBe(0)
  })

  it('the stock is not sold twice to buyers who come at once', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 3 }] })
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(orderArgs([product.line()], 60))))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(3)
    expect(answers.filter(({ error }) => error?.message === 'OUT_OF_STOCK')).toHaveLength(5)
    expect(await left(shop, product.line())).toBe(0)
  })
})

describe('prices', () => {
  it('prices other than the shopper saw are refused with the ones that hold', async () => {
    const product = await makeProduct(shop, { price: 12.99 })
    const answer = await refusal(call(orderArgs([product.line(2)], 0.01)))
    expect(answer).toEqual({
      status: 409,
      code: 'PT409',
      message: 'PRICE_CHANGED',
      detail: {
        lines: [{ ...product.line(2), price: 12.99, discount: 0 }],
        subtotal: 25.98,
        discount: 0,
        shipping: 7.99,
        total: 33.97,
        applied: null,
        code: null,
      },
    })
    expect(await left(shop, product.line())).toBe(100)
  })

  it.each([0.01, -0.01])('a total that differs by %d is refused', async (difference) => {
    const product = await makeProduct(shop, { price: 60 })
    expect((await refusal(call(orderArgs([product.line()], 60 + difference)))).message).toBe('PRICE_CHANGED')
  })

  it('the prices of a refusal may be accepted with a new token', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const { detail } = await refusal(call(orderArgs([product.line()], 50)))
    const { total } = detail as { total: number }
    expect(await place(anon(), orderArgs([product.line()], total))).toMatchObject({ total_amount: 60 })
  })

  it('the price of a running deal holds, and what it sold is counted', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 3 })
    expect(await place(anon(), orderArgs([product.line(2)], 100))).toMatchObject({
      subtotal: 100,
      items: [{ price: 50, quantity: 2 }],
    })
    expect(await sold(deal)).toBe(2)
  })

  it('a deal needs enough for all lines of the product, else the ordinary price holds', async () => {
    const product = await makeProduct(shop, {
      price: 60,
      stock: [
        { size: 'S', quantity: 9 },
        { size: 'M', quantity: 9 },
      ],
    })
    const deal = await makeDeal(shop, product.id, { price: 50, total: 3, sold: 1 })
    const lines = [product.line(2, 'S'), product.line(1, 'M')]
    expect((await refusal(call(orderArgs(lines, 150)))).message).toBe('PRICE_CHANGED')
    expect(await place(anon(), orderArgs(lines, 180))).toMatchObject({ subtotal: 180 })
    expect(await sold(deal)).toBe(1)

    await place(anon(), orderArgs([product.line(1, 'S'), product.line(1, 'M')], 100))
    expect(await sold(deal)).toBe(3)
    expect(await place(anon(), orderArgs([product.line(1, 'S')], 60))).toMatchObject({ subtotal: 60 })
  })

  it.each([
    ['has not begun', { from: 0.5, to: 1 }],
    ['is over', { from: -2, to: -1 }],
    ['costs as much', { price: 60 }],
    ['costs more', { price: 61 }],
  ])('the price of a deal that %s does not hold', async (_name, facts) => {
    const product = await makeProduct(shop, { price: 60 })
    const deal = await makeDeal(shop, product.id, { price: 50, ...facts })
    expect(await place(anon(), orderArgs([product.line()], 60))).toMatchObject({ subtotal: 60 })
    expect(await sold(deal)).toBe(0)
  })

  it('the price of a deal holds when it begins as another deal ends', async () => {
    const product = await makeProduct(shop, { price: 90 })
    const over = await makeDeal(shop, product.id, { price: 70, from: -2, to: 0 })
    const running = await makeDeal(shop, product.id, { price: 80, from: 0 })
    await place(anon(), orderArgs([product.line()], 80))
    expect([await sold(over), await sold(running)]).toEqual([0, 1])
  })

  it('a cart is quoted the prices and the stock that hold', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 4 }] })
    await makeDeal(shop, product.id, { price: 50 })
    const archived = await makeProduct(shop, { status: 'archived' })
    const items = [product.line(), product.line(1, 'XL'), archived.line()]
    const { data } = await anon().rpc('quote_cart', { p_items: items })
    const ends = expect.any(String)
    expect(data).toMatchObject({ subtotal: 50, discount: 0, shipping: 0, total: 50 })
    expect(linesOf(data)).toEqual([
      {
        product_id: product.id,
        slug: product.slug,
        title: 'A test product',
        size: 'M',
        color: '',
        price: 50,
        available: 4,
        variant_id: expect.any(String),
        deal_ends_at: ends,
        ended_price: null,
        discount: 0,
        renamed: null,
      },
      {
        product_id: product.id,
        slug: product.slug,
        title: 'A test product',
        size: 'XL',
        color: '',
        price: 50,
        available: 0,
        variant_id: null,
        deal_ends_at: ends,
        ended_price: null,
        discount: 0,
        renamed: null,
      },
      {
        product_id: null,
        slug: archived.slug,
        title: null,
        size: '',
        color: '',
        price: null,
        available: 0,
        variant_id: null,
        deal_ends_at: null,
        ended_price: null,
        discount: 0,
        renamed: null,
      },
    ])
  })

  it('a quote remembers the price of a deal for a while after it is over', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ size: 'M', quantity: 4 }] })
    const quote = async () => {
      const { data } = await anon().rpc('quote_cart', { p_items: [product.line()] })
      return linesOf(data)
    }
    const deal = await makeDeal(shop, product.id, { price: 50, total: 1 })
    await place(anon(), orderArgs([product.line()], 50))
    expect(await quote()).toMatchObject([{ price: 60, deal_ends_at: null, ended_price: 50 }])
    await shop.sql(
      `update public.deals set starts_at = now() - interval '40 days', ends_at = now() - interval '31 days' where id = $1`,
      [deal],
    )
    expect(await quote()).toMatchObject([{ price: 60, ended_price: null }])
  })

  it('a quote of no lines is empty', async () => {
    const { data, error } = await anon().rpc('quote_cart', { p_items: [] })
    expect(error).toBeNull()
    expect(data).toMatchObject({ lines: [], subtotal: 0, discount: 0, shipping: 0, total: 0 })
  })

  it.each([[null], [{}], ['"x"'], [7]])('a quote of %j, which is no list, is refused', async (items) => {
    expect(await refusal(anon().rpc('quote_cart', { p_items: items }))).toMatchObject({
      status: 400,
      detail: { field: 'items' },
    })
  })
})

describe('a repeated request', () => {
  it('a repeated request answers with the same order and takes the stock once', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line(2)], 120)
    const first = await place(anon(), args)
    const again = await place(anon(), args)
    expect(again).toEqual(first)
    expect(await left(shop, product.line())).toBe(98)
    const mails = await shop.sql("select 1 from private.email_outbox where payload ->> 'order_id' = $1", [
      first.id,
    ])
    expect(mails).toHaveLength(1)
  })

  it('a repeated request is answered although stock, price or checkout changed since', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 1 }] })
    const args = orderArgs([product.line()], 60)
    const { id } = await place(anon(), args)
    await shop.sql('update public.products set price = 70 where id = $1', [product.id])
    await shop.sql('update public.shop_settings set checkout_enabled = false')
    try {
      expect((await place(anon(), args)).id).toBe(id)
    } finally {
      await shop.sql('update public.shop_settings set checkout_enabled = true')
    }
  })

  it('a request sent several times at once makes one order', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60)
    const placed = await Promise.all([place(anon(), args), place(anon(), args), place(anon(), args)])
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1)
    expect(await left(shop, product.line())).toBe(99)
  })

  it.each([
    ['another quantity', { p_expected_total: 120 }],
    ['another payment', { p_payment_method: 'card' }],
    ['another address', { p_shipping_address: { ...address, city: 'Rabat' } }],
    ['another buyer', { p_customer: customer() }],
  ])('a repeated request with %s is refused', async (_name, change) => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line()], 60)
    await place(anon(), args)
    expect(await refusal(call({ ...args, ...change }))).toMatchObject({
      status: 422,
      code: 'PT422',
      message: 'KEY_REUSED',
    })
    expect(await left(shop, product.line())).toBe(99)
  })

  it('a request repeated after a refusal counts as a first one', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 0 }] })
    const args = orderArgs([product.line()], 60)
    expect((await refusal(call(args))).message).toBe('OUT_OF_STOCK')
    await shop.sql('update public.product_variants set quantity = 1 where product_id = $1', [product.id])
    expect(await place(anon(), args)).toMatchObject({ total_amount: 60 })
  })
})

describe('limits', () => {
  it('a closed checkout takes nothing', async () => {
    const product = await makeProduct(shop, { price: 60 })
    await shop.sql('update public.shop_settings set checkout_enabled = false')
    try {
      const answer = await refusal(call(orderArgs([product.line()], 60)))
      expect(answer).toMatchObject({ status: 503, code: 'PT503', message: 'CHECKOUT_CLOSED' })
    } finally {
      await shop.sql('update public.shop_settings set checkout_enabled = true')
    }
    expect(await left(shop, product.line())).toBe(100)
  })

  it('one email address may place 20 orders an hour from one network', async () => {
    const { text } = await shop.one<{ text: string }>(
      "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
    )
    // The embedded back end passes no headers on.
    await shop.database.exec(`create or replace function private.client_network() returns text
      language sql stable set search_path = '' as $$ select '203.0.113.30' $$`)
    const product = await makeProduct(shop, { price: 60 })
    const email = makeEmail()
    const next = (address = email) =>
      orderArgs([product.line()], 60, { p_customer: { ...customer(), email: address } })
    for (let n = 0; n < 20; n += 1) {
      const { id } = await place(anon(), next())
      // Packed at once: what stays unpaid has a limit of its own.
      await shop.sql("update public.orders set order_status = 'processing' where id = $1", [id])
    }
    const args = next(email.toUpperCase())
    expect(await refusal(call(args))).toMatchObject({
      status: 429,
      code: 'PT429',
      message: 'TOO_MANY_ORDERS',
    })
    expect(await place(anon(), next(makeEmail()))).toMatchObject({ total_amount: 60 })

    await shop.sql("update private.bound_uses set at = at - interval '61 minutes'")
    expect(await place(anon(), args)).toMatchObject({ total_amount: 60 })
    await shop.database.exec(text)
  })
})

describe('subscribe', () => {
  const topics = [
    'newsletter',
    'flash-deals',
    'coming-soon',
    'vip-club',
    'back-in-stock:0b2f3a52-6a1e-4c6e-9a3f-5d1c8e7b0001',
  ]

  it.each(topics)(
    'subscribe mails an address one link for %s and answers a second request the same',
    async (topic) => {
      const email = makeEmail()
      for (const p_email of [email, ` ${email.toUpperCase()} `]) {
        expect((await anon().rpc('subscribe', { p_email, p_topic: topic })).data).toEqual({
          ok: true,
          confirm: true,
        })
      }
      expect(await shop.sql('select 1 from public.subscriptions where email = $1', [email])).toEqual([])
      expect(
        await shop.sql('select template, payload from private.email_outbox where recipient = $1', [email]),
      ).toEqual([{ template: 'subscribe-confirm', payload: { topic } }])
    },
  )

  it.each([
    ['email', '', 'newsletter'],
    ['email', 'nora', 'newsletter'],
    ['email', 'a@b', 'newsletter'],
    ['email', `${'x'.repeat(250)}@a.bc`, 'newsletter'],
    ['topic', 'a@example.com', ''],
    ['topic', 'a@example.com', 'everything'],
    ['topic', 'a@example.com', 'newsletter\n'],
    ['topic', 'a@example.com', 'back-in-stock:1'],
  ])('subscribe refuses a wrong %s: %s, %s', async (field, p_email, p_topic) => {
    const answer = await refusal(anon().rpc('subscribe', { p_email, p_topic }))
    expect(answer).toMatchObject({ status: 400, message: 'INVALID_INPUT', detail: { field } })
  })

  it('subscribe refuses the 21st try of an hour and counts it', async () => {
    const email = makeEmail()
    const ask = () => anon().rpc('subscribe', { p_email: email, p_topic: 'newsletter' })
    await ask()
    await shop.sql("update private.rate_limits set tries = 20 where key = 'subscribe:' || $1", [email])
    expect(await ask()).toMatchObject({ status: 429, error: { code: 'PT429', message: 'TOO_MANY_TRIES' } })
    expect(
      await shop.sql("select tries from private.rate_limits where key = 'subscribe:' || $1", [email]),
    ).toEqual([{ tries: 21 }])
  })
})

describe('the product of a line', () => {
  it('the product of a line is told by its id, whatever the slug', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const other = await makeProduct(shop, { price: 70 })
    const line = { ...product.line(), product_id: product.id, slug: other.slug }
    const { data } = await anon().rpc('quote_cart', { p_items: [line] })
    expect(linesOf(data)).toMatchObject([{ product_id: product.id, slug: other.slug, price: 60 }])
    const order = await place(anon(), orderArgs([line], 60))
    expect(order.items).toMatchObject([{ product_id: product.id, product_slug: product.slug }])
  })

  it('the product of a line is told by its slug where there is no id, and the quote says which it is', async () => {
    const product = await makeProduct(shop, { price: 60 })
    for (const more of [{}, { product_id: null }, { product_id: 'dress' }]) {
      const { data } = await anon().rpc('quote_cart', { p_items: [{ ...product.line(), ...more }] })
      expect(linesOf(data)).toMatchObject([{ product_id: product.id, slug: product.slug, price: 60 }])
    }
  })

  it('the product of a line is gone where no product has the id', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const line = { ...product.line(), product_id: '00000000-0000-4000-8000-000000000000' }
    const { data } = await anon().rpc('quote_cart', { p_items: [line] })
    expect(linesOf(data)).toMatchObject([{ product_id: null, slug: product.slug, price: null, available: 0 }])
    expect(await refusal(call(orderArgs([line], 60)))).toMatchObject({ message: 'OUT_OF_STOCK' })
  })
})
