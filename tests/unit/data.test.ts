// The mappers and the other pure parts of src/data, and what the shop refuses to start with.
import fc from 'fast-check'
import { nullable, optional, parse, record, safeParse, string } from 'valibot'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { errors } from '@/content/shared/errors'
import { makeIdempotencyKey } from '@/data/cart/idempotency-key'
import { guestOrders, orderToken, removeGuestOrder, storeGuestOrder } from '@/data/orders/guest-orders'
import { order, orderSummary, trackedOrder } from '@/data/orders/order-mapper'
import { priceChangeOf, shortagesOf } from '@/data/orders/place-order'
import { product, productSummary } from '@/data/products/product-mapper'
import { AppError, type ErrorKind, toAppError } from '@/data/supabase/errors'
import { unwrap, unwrapMaybe } from '@/data/supabase/rest'
import { column, part, rowOf, timestamp } from '@/data/supabase/schemas'
import { holds } from '../support/properties'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

const row = {
  id: 'p1',
  slug: 'test-dress',
  title: 'Test Dress',
  facts: {
    description: 'Long.',
    materials: '100% cotton',
    vendor: 'Atelier',
    seo_title: '',
    seo_description: '',
    ...{ size_name: 'Height', color_name: '', third_name: '' },
  },
  details: [{ name: 'Fabric', value: 'Cotton' }],
  price: '12.99',
  original_price: 45.99,
  price_to: null,
  image_url: '/a.png',
  images: [
    { src: '/pink.webp', alt: 'Pink', color: 'Pink', view: 'front' },
    { src: '/plain.webp' },
    { src: 'javascript:alert(1)' },
  ],
  colors: ['Pink'],
  sizes: ['M'],
  quantity: 3,
  rating: '4.5',
  review_count: 127,
  created_at: '2026-11-21 09:50:26.23+00',
  collection_slug: 'dresses',
  deals: [],
  product_variants: [{ id: 'v1', sku: 'Z1', size: 'M', color: 'Pink', quantity: 3 }],
  collections: { slug: 'dresses', name: 'Dresses', department: 'women', category: 'dresses' },
  size_charts: [
    { id: 'shoes', sizes: ['36', '37'] },
    { id: 'tops', sizes: ['S', 'M'] },
  ],
}

describe('a product', () => {
  it('a product comes out of its row', () => {
    expect(parse(product, row)).toEqual({
      id: 'p1',
      slug: 'test-dress',
      title: 'Test Dress',
      description: 'Long.',
      details: [{ name: 'Fabric', value: 'Cotton' }],
      materials: '100% cotton',
      ...{ vendor: 'Atelier', seo_title: '', seo_description: '' },
      ...{ size_name: 'Height', color_name: '', third_name: '' },
      price: 1299,
      originalPrice: 4599,
      priceTo: null,
      picture: { src: '/a.png', alt: 'Pink', color: 'Pink', view: 'front' },
      pictures: [
        { src: '/pink.webp', alt: 'Pink', color: 'Pink', view: 'front' },
        { src: '/plain.webp', alt: 'Test Dress', color: null, view: '' },
      ],
      colors: ['Pink'],
      sizes: ['M'],
      quantity: 3,
      rating: 4.5,
      reviewCount: 127,
      createdAt: Date.UTC(2026, 10, 21, 9, 50, 26, 230),
      deal: null,
      variants: [{ id: 'v1', sku: 'Z1', size: 'M', color: 'Pink', quantity: 3 }],
      collection: { slug: 'dresses', name: 'Dresses', department: 'women', category: 'dresses' },
      sizeChart: 'tops',
    })
  })

  it('a product does without what is missing in its row', () => {
    const bare = parse(product, { ...row, original_price: null, images: [], details: [], colors: [] })
    expect(bare).toMatchObject({
      originalPrice: null,
      details: [],
      picture: { src: '/a.png', color: null },
      pictures: [{ src: '/a.png', alt: 'Test Dress', color: null, view: 'front' }],
    })
    expect(parse(productSummary, { ...row, alt: null }).picture.alt).toBe('Test Dress')
    expect(parse(productSummary, { ...row, alt: 'Words' }).picture.alt).toBe('Words')
  })

  it('a product takes the cheapest of its deals, the first of equals', () => {
    const deal = (id: string, deal_price: number | string, kind = 'flash') => ({
      id,
      kind,
      deal_price,
      total: 10,
      sold: 1,
      starts_at: '2026-11-21 09:00:00+00',
      ends_at: '2026-11-21T15:00:00+00:00',
    })
    const { deal: best } = parse(product, {
      ...row,
      deals: [deal('a', '9.99'), deal('b', 8.5, 'daily'), deal('c', '8.50')],
    })
    expect(best).toEqual({
      id: 'b',
      kind: 'daily',
      price: 850,
      total: 10,
      sold: 1,
      startsAt: Date.UTC(2026, 10, 21, 9),
      endsAt: Date.UTC(2026, 10, 21, 15),
    })
    expect(() => parse(product, { ...row, deals: [deal('x', 5, 'unheard-of')] })).toThrow('unheard-of')
  })

  it('a product has a picture whatever its JSON columns hold, or is refused', () =>
    holds(
      fc.property(fc.jsonValue(), fc.jsonValue(), (images, details) => {
        const { success, output } = safeParse(product, { ...row, images, details })
        if (!success) return
        expect(output.pictures.length).toBeGreaterThan(0)
        for (const { src, alt } of output.pictures) expect(src !== '' && alt !== '').toBe(true)
      }),
    ))
})

const orderRow = {
  id: 'o1',
  order_number: 'ZL-AAAABBBBCCCC',
  customer_name: 'Nora',
  customer_email: 'nora@example.com',
  customer_phone: '066100',
  customer_note: null,
  channel: 'web',
  shipping_address: { address: '14 Rue', city: 'Fès', zipCode: '30000', country: 'MA' },
  payment_method: 'cod',
  payment_status: 'pending',
  order_status: 'shipped',
  subtotal: '25.98',
  shipping_cost: 7.99,
  total_amount: '33.97',
  paid_amount: '20.00',
  refunded_amount: 5,
  refund_pending_amount: 0,
  due_amount: '13.97',
  payment_due_at: '2026-11-26 09:50:26+00',
  cancel_reason: null,
  created_at: '2026-11-21 09:50:26.23+00',
  tracking_number: 'AM1',
  carrier: 'Amana',
  estimated_delivery: '2026-12-06',
  currency: 'USD',
  language: 'fr',
  shipping_method: 'Express',
  shown_method: 'Livraison express',
  shown_discount: null,
  estimated_from: '2026-11-24',
  discount_amount: '0.00',
  discount_code: null,
  discount_title: null,
  items: [
    {
      id: 'i1',
      product_slug: 's',
      product_name: 'N',
      shown_title: 'Robe',
      shown_size: null,
      shown_color: 'Rose',
      product_image: '/a',
      size: 'M',
      color: 'Pink',
      price: '12.99',
      quantity: 2,
      discount: 0,
      shipped: 2,
    },
  ],
  shipments: [
    {
      id: 's1',
      position: 1,
      state: 'shipped',
      carrier: 'Amana',
      tracking_number: 'AM1',
      tracking_url: null,
      may_open: true,
      may_try_on: false,
      amount_to_collect: '13.97',
      shipped_at: '2026-11-22 09:50:26+00',
      delivered_at: null,
      returned_at: null,
      items: [{ item_id: 'i1', quantity: 2 }],
    },
  ],
  events: [{ status: 'pending', at: '2026-11-21T09:50:26+00:00' }],
  steps: [
    { status: 'pending', label: 'Order Confirmed', date: '2026-11-21T09:50:26+00:00', completed: true },
    { status: 'processing', label: 'Order Processed', date: null, completed: true },
    { status: 'delivered', label: 'Delivered', date: null, completed: false },
  ],
  payments: [
    {
      id: 'p1',
      method: 'bank',
      provider: null,
      amount: '20.00',
      status: 'succeeded',
      expires_at: null,
      created_at: '2026-11-22 09:50:26+00',
      settled_at: '2026-11-22 12:00:00+00',
    },
  ],
  refunds: [
    {
      id: 'r1',
      payment_id: 'p1',
      amount: 5,
      way: 'transfer',
      status: 'succeeded',
      created_at: '2026-11-23 09:50:26+00',
      settled_at: null,
    },
  ],
  bank: { holder: 'Zellige', bank: null, account: 'MA64', swift: null, reference: 'ZL-AAAABBBBCCCC' },
  is_member_order: false,
  cancel_until: '2026-11-21 11:50:26+00',
  updated_at: '2026-11-22 09:50:26.5+00',
}

describe('an order', () => {
  it('an order comes out of its row', () => {
    expect(parse(order, orderRow)).toEqual({
      id: 'o1',
      number: 'ZL-AAAABBBBCCCC',
      version: '2026-11-22 09:50:26.5+00',
      customerName: 'Nora',
      customerEmail: 'nora@example.com',
      customerPhone: '066100',
      customerNote: null,
      channel: 'web',
      city: 'Fès',
      shippingAddress: { address: '14 Rue', city: 'Fès', zipCode: '30000', country: 'MA' },
      paymentMethod: 'cod',
      paymentStatus: 'pending',
      status: 'shipped',
      subtotal: 2598,
      shippingCost: 799,
      total: 3397,
      paid: 2000,
      refunded: 500,
      refundPending: 0,
      due: 1397,
      paymentDueAt: Date.UTC(2026, 10, 26, 9, 50, 26),
      cancelReason: null,
      itemCount: 2,
      shippedCount: 2,
      createdAt: Date.UTC(2026, 10, 21, 9, 50, 26, 230),
      trackingNumber: 'AM1',
      carrier: 'Amana',
      estimatedDelivery: '2026-12-06',
      currency: 'USD',
      language: 'fr',
      shown: { method: 'Livraison express', discount: null },
      shippingMethod: 'Express',
      estimatedFrom: '2026-11-24',
      discount: 0,
      discountCode: null,
      discountTitle: null,
      items: [
        {
          id: 'i1',
          productId: null,
          productSlug: 's',
          name: 'N',
          image: '/a',
          size: 'M',
          color: 'Pink',
          shown: { name: 'Robe', size: 'M', color: 'Rose' },
          price: 1299,
          quantity: 2,
          discount: 0,
          shipped: 2,
        },
      ],
      parcels: [
        {
          id: 's1',
          position: 1,
          state: 'shipped',
          carrier: 'Amana',
          trackingNumber: 'AM1',
          trackingUrl: null,
          mayOpen: true,
          mayTryOn: false,
          toCollect: 1397,
          shippedAt: Date.UTC(2026, 10, 22, 9, 50, 26),
          deliveredAt: null,
          returnedAt: null,
          items: [{ itemId: 'i1', quantity: 2 }],
        },
      ],
      events: [{ status: 'pending', at: Date.UTC(2026, 10, 21, 9, 50, 26) }],
      steps: [
        { status: 'pending', at: Date.UTC(2026, 10, 21, 9, 50, 26), completed: true },
        { status: 'processing', at: null, completed: true },
        { status: 'delivered', at: null, completed: false },
      ],
      payments: [
        {
          id: 'p1',
          method: 'bank',
          provider: null,
          amount: 2000,
          status: 'succeeded',
          expiresAt: null,
          createdAt: Date.UTC(2026, 10, 22, 9, 50, 26),
          settledAt: Date.UTC(2026, 10, 22, 12),
        },
      ],
      refunds: [
        {
          id: 'r1',
          paymentId: 'p1',
          amount: 500,
          way: 'transfer',
          status: 'succeeded',
          createdAt: Date.UTC(2026, 10, 23, 9, 50, 26),
          settledAt: null,
        },
      ],
      bank: { holder: 'Zellige', bank: '', account: 'MA64', swift: '', reference: 'ZL-AAAABBBBCCCC' },
      isGuestOrder: true,
      cancelUntil: Date.UTC(2026, 10, 21, 11, 50, 26),
    })
  })

  it('an order of a list counts its items and those that were shipped', () => {
    const summary = parse(orderSummary, {
      ...orderRow,
      items: [
        { quantity: 2, parcels: [{ quantity: 1 }] },
        { quantity: 3, parcels: [] },
      ],
    })
    expect(summary.itemCount).toBe(5)
    expect(summary.shippedCount).toBe(1)
    expect(parse(orderSummary, { ...orderRow, items: [] }).itemCount).toBe(0)
  })

  it('a tracked order agrees with the whole order, and has no more facts than tracking needs', () => {
    const row = { ...orderRow, withdrawal: 'open' }
    const tracked = parse(trackedOrder, { ...row, status: row.order_status, item_count: 2 })
    expect(parse(order, row)).toMatchObject(tracked)
    expect(Object.keys(tracked).sort()).toEqual([
      'cancelReason',
      'carrier',
      'currency',
      'discount',
      'discountCode',
      'discountTitle',
      'due',
      'estimatedDelivery',
      'estimatedFrom',
      'itemCount',
      'number',
      'paid',
      'parcels',
      'paymentDueAt',
      'paymentMethod',
      'paymentStatus',
      'payments',
      'refundPending',
      'refunded',
      'refunds',
      'shippedCount',
      'shippingMethod',
      'status',
      'steps',
      'total',
      'trackingNumber',
      'withdrawal',
    ])
  })

  it('an order with a wrong column is refused, or still has right texts and amounts', () =>
    holds(
      fc.property(fc.constantFrom(...Object.keys(orderRow)), fc.jsonValue(), (column, value) => {
        const { success, output } = safeParse(order, { ...orderRow, [column]: value })
        if (!success) return
        const shown = [output.customerName, ...Object.values(output.shippingAddress)]
        for (const text of shown) expect(typeof text).toBe('string')
        for (const amount of [output.total, output.subtotal, output.paid, output.due])
          expect(Number.isInteger(amount)).toBe(true)
      }),
    ))
})

describe('the names of columns', () => {
  const schema = rowOf({
    number: column('order_number', string()),
    phoneE164: nullable(string()),
    note: optional(string()),
    optionWords: record(string(), string()),
    seller: part(rowOf({ taxId: column('legal_if', string()), vatRate: string() })),
  })
  const words = { size_name: 'Height' }
  const stored = {
    ...{ order_number: 'Z1', phone_e164: null, option_words: words, legal_if: '7', vat_rate: '20' },
    unread: true,
  }

  it('columns are read under the app’s names, and keys of their values stay', () => {
    expect(parse(schema, stored)).toStrictEqual({
      number: 'Z1',
      phoneE164: null,
      optionWords: words,
      seller: { taxId: '7', vatRate: '20' },
    })
  })

  it.each(['order_number', 'phone_e164', 'option_words', 'legal_if', 'vat_rate'])(
    'a column that is missing is reported by its own name: %s',
    (name) => {
      const { [name]: _, ...rest }: Record<string, unknown> = stored
      expect(safeParse(schema, rest).issues?.[0].path?.at(-1)?.key).toBe(name)
    },
  )

  it.each([null, 'text', 7])('what is no object is refused: %j', (value) => {
    expect(safeParse(schema, value).success).toBe(false)
  })
})

describe('timestamps', () => {
  it.each([
    ['2026-11-21 09:50:26.23+00', Date.UTC(2026, 10, 21, 9, 50, 26, 230)],
    ['2026-11-21T09:50:26.230456+00:00', Date.UTC(2026, 10, 21, 9, 50, 26, 230)],
    ['2026-11-21T09:50:26Z', Date.UTC(2026, 10, 21, 9, 50, 26)],
    ['2026-11-21 10:50:26+01', Date.UTC(2026, 10, 21, 9, 50, 26)],
    ['2026-11-21 04:20:26-05:30', Date.UTC(2026, 10, 21, 9, 50, 26)],
    ['2026-11-21 04:50:26-05', Date.UTC(2026, 10, 21, 9, 50, 26)],
  ])('the timestamp %j is read as milliseconds', (text, time) => expect(parse(timestamp, text)).toBe(time))
  it.each(['', 'never', 'infinity', null, 7])('the timestamp %j is refused', (value) => {
    expect(safeParse(timestamp, value).success).toBe(false)
  })
})

describe('errors', () => {
  it.each<[number, string | undefined, ErrorKind, boolean]>([
    [0, undefined, 'offline', false],
    [0, '42501', 'offline', false],
    [400, 'PT400', 'invalid', true],
    [400, '22P02', 'invalid', true],
    [401, undefined, 'forbidden', true],
    [403, undefined, 'forbidden', true],
    [500, '42501', 'forbidden', false],
    [404, undefined, 'not-found', true],
    [406, 'PGRST116', 'not-found', true],
    [409, 'PT409', 'conflict', true],
    [409, '23505', 'conflict', true],
    [500, '23505', 'conflict', false],
    [422, 'PT422', 'conflict', true],
    [429, 'PT429', 'rate-limited', true],
    [503, 'PT503', 'closed', false],
    [500, '57014', 'rate-limited', false],
    [500, '55P03', 'rate-limited', false],
    [504, 'PGRST003', 'rate-limited', false],
    [503, undefined, 'unknown', false],
    [415, undefined, 'invalid', true],
    [500, undefined, 'unknown', false],
    [502, undefined, 'unknown', false],
  ])('an error of status %d with code %s is of the kind %s', (status, code, kind, answered) => {
    const error = toAppError({ message: 'M', code }, status)
    expect(error).toBeInstanceOf(AppError)
    expect(error).toMatchObject({ kind, answered, code: 'M', message: 'M', name: 'AppError' })
    expect(errors[kind].title).not.toBe('')
  })

  it('the error of a busy shop asks to wait', () => {
    expect(toAppError({ message: 'BUSY', code: 'PT503' }, 503)).toMatchObject({
      kind: 'rate-limited',
      code: 'BUSY',
    })
  })

  it('an error keeps its facts, as JSON or as text', () => {
    const detail = (details: string | null | undefined) => toAppError({ message: 'M', details }, 409).detail
    expect(detail('[{"a":1}]')).toEqual([{ a: 1 }])
    expect(detail('plain')).toBe('plain')
    expect([detail(''), detail(null), detail(undefined)]).toEqual([undefined, undefined, undefined])
  })

  it('an error of the app itself stays what it is', () => {
    const error = new AppError('closed', 'CHECKOUT_CLOSED')
    expect(toAppError(error, 500)).toBe(error)
  })

  it('an answer of the back end gives its data or its error, and an empty one is an error', async () => {
    const answer = { data: null, error: { message: 'NO', code: '42501', details: null }, status: 403 }
    await expect(unwrap(Promise.resolve(answer))).rejects.toMatchObject({ kind: 'forbidden', code: 'NO' })
    const empty = { data: null, error: null, status: 200 }
    await expect(unwrap(Promise.resolve(empty))).rejects.toMatchObject({ code: 'EMPTY_ANSWER' })
    expect(await unwrapMaybe(Promise.resolve(empty))).toBeNull()
    expect(await unwrap(Promise.resolve({ data: false, error: null, status: 200 }))).toBe(false)
  })

  it('an error of the checkout tells the cart what to fix', () => {
    const short = toAppError(
      {
        message: 'OUT_OF_STOCK',
        details: '[{"slug":"a","size":"M","color":"","requested":3,"available":2}]',
      },
      409,
    )
    expect(shortagesOf(short)).toEqual([
      { productId: null, slug: 'a', size: 'M', color: '', requested: 3, available: 2 },
    ])
    expect(priceChangeOf(short)).toBeNull()
    const price = toAppError(
      {
        message: 'PRICE_CHANGED',
        details: `{"lines":[{"slug":"a","size":"","color":"","price":12.99}],"discount":1.3,"shipping":7.99,"total":32.67,
          "applied":{"code":"TEN","title":"10%","kind":"percent","automatic":false},"code":null}`,
      },
      409,
    )
    expect(priceChangeOf(price)).toEqual({
      lines: [{ productId: null, slug: 'a', size: '', color: '', price: 1299 }],
      discount: 130,
      shipping: 799,
      total: 3267,
      applied: { code: 'TEN', title: '10%', kind: 'percent', automatic: false },
      code: null,
    })
    expect(shortagesOf(price)).toBeNull()
    expect([shortagesOf(new Error('OUT_OF_STOCK')), priceChangeOf(null)]).toEqual([null, null])
    const wrong = toAppError({ message: 'OUT_OF_STOCK', details: '[{"slug":"a"}]' }, 409)
    expect(shortagesOf(wrong)).toBeNull()
  })
})

describe('order tokens', () => {
  function browser(hash = '', stored: Record<string, string> = {}) {
    vi.stubGlobal('location', { hash, origin: 'http://shop.test' })
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => {
        stored[key] = value
      },
    })
  }

  it('order tokens are 64 hex digits and never the same', () => {
    const tokens = Array.from({ length: 100 }, makeIdempotencyKey)
    for (const token of tokens) expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(new Set(tokens).size).toBe(100)
  })

  it('order tokens are listed, the newest first, and forgotten once an account keeps the order', () => {
    browser()
    const [first, second] = [makeIdempotencyKey(), makeIdempotencyKey()]
    storeGuestOrder('a', first)
    storeGuestOrder('b', second)
    expect(guestOrders()).toEqual([
      { id: 'b', token: second },
      { id: 'a', token: first },
    ])
    removeGuestOrder('b')
    removeGuestOrder('never kept')
    expect(guestOrders()).toEqual([{ id: 'a', token: first }])
    expect(orderToken('b')).toBeNull()
  })

  it('order tokens are kept for the last twenty orders', () => {
    browser()
    const tokens = Array.from({ length: 25 }, makeIdempotencyKey)
    tokens.forEach((token, i) => {
      storeGuestOrder(`order-${i}`, token)
    })
    expect(orderToken('order-24')).toBe(tokens[24])
    expect(orderToken('order-5')).toBe(tokens[5])
    expect(orderToken('order-4')).toBeNull()
  })

  it('an order token is taken from the link of the mail, if it is whole', () => {
    const token = makeIdempotencyKey()
    browser(`#token=${token}`)
    expect(orderToken('any')).toBe(token)
    browser('#token=short')
    expect(orderToken('any')).toBeNull()
  })

  it.each(['', 'null', '{}', '[null,7,{"id":"a"},{"id":"a","token":"x"}]', '[{"id":7,"token":"'])(
    'a store that holds %j has no order token, and takes a new one',
    (stored) => {
      browser('', { orders: stored })
      expect(orderToken('a')).toBeNull()
      storeGuestOrder('b', 'f'.repeat(64))
      expect(orderToken('b')).toBe('f'.repeat(64))
    },
  )

  it('order tokens last as long as the page in a browser that stores nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    const token = makeIdempotencyKey()
    storeGuestOrder('a', token)
    expect(orderToken('a')).toBe(token)
  })
})

describe('the back end’s address and key', () => {
  const load = (key: string, url = 'https://shop.supabase.co/') => {
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', key)
    vi.stubEnv('VITE_SUPABASE_URL', url)
    vi.resetModules()
    return import('@/config/env')
  }
  const token = (role: string) =>
    `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify({ iss: 'supabase', role })).replace(/=+$/, '')}.c2ln`

  it.each(['sb_secret_abc', token('service_role')])(
    'the shop refuses to start with the secret key %s',
    async (key) => {
      await expect(load(key)).rejects.toThrow('secret key')
    },
  )

  it.each(['sb_publishable_abc', token('anon'), 'a.%%%.b', 'plain'])(
    'the shop starts with the public key %s',
    async (key) => {
      expect(await load(key)).toMatchObject({ supabaseKey: key, supabaseUrl: 'https://shop.supabase.co' })
    },
  )

  it('an unset address and key become the page’s own origin and the local key', async () => {
    vi.stubGlobal('location', { origin: 'http://localhost:5173' })
    expect(await load('', '')).toMatchObject({
      supabaseKey: 'sb_publishable_shop_local',
      supabaseUrl: 'http://localhost:5173',
    })
  })
})
