// The pure rules of the owner's orders: filters in an address, files, changes and packing.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adminOrders } from '@/content/admin/orders/orders'
import { paymentMethods } from '@/domain/money/payment'
import { ageOf } from '@/domain/orders/call'
import { orderStatuses } from '@/domain/orders/order'
import { applied, reversed } from '@/domain/orders/order-change'
import { orderChannels } from '@/domain/orders/order-channel'
import { itemRows, orderRow, type WholeOrder } from '@/domain/orders/order-csv'
import {
  everyOrder,
  type OrderFilter,
  orderSorts,
  paymentFilters,
  placedBetween,
  readOrderFilter,
  sortBy,
  statusesOf,
  viewOf,
  writeOrderFilter,
} from '@/domain/orders/order-filter'
import { forgetPacked, parsePacked, togglePacked } from '@/domain/orders/packing'
import { isPartlyShipped } from '@/domain/orders/parcel'
import { toCsv } from '@/domain/values/csv'
import { shiftDay } from '@/domain/values/day'
import { holds } from '../support/properties'

const text = (maxLength: number) =>
  fc.string({ maxLength, unit: 'grapheme' }).map((typed) => typed.trim().slice(0, maxLength).trim())
const day = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const filters: fc.Arbitrary<OrderFilter> = fc.record({
  search: text(100),
  status: fc.constantFrom('all', 'to-pack', ...orderStatuses),
  placed: fc.oneof(
    fc.constant(null),
    fc.record({ days: fc.integer({ min: 1, max: 1100 }) }),
    fc
      .tuple(day, fc.integer({ min: 0, max: 900 }))
      .map(([from, days]) => ({ from, to: shiftDay(from, days) })),
  ),
  channel: fc.constantFrom(null, ...orderChannels),
  method: fc.constantFrom(null, ...paymentMethods),
  payment: fc.constantFrom(null, ...paymentFilters),
  confirmation: fc.constantFrom(null, 'to-call', 'no-answer', 'confirmed'),
  min: fc.option(fc.integer({ min: 0, max: 9_999_999_999 })),
  max: fc.option(fc.integer({ min: 0, max: 9_999_999_999 })),
  country: fc.constantFrom('', 'MA', 'FR'),
  sort: fc.constantFrom(...orderSorts),
})

describe('a filter in an address', () => {
  it('an order filter comes back from its address as it was', () => {
    holds(
      fc.property(filters, (filter) => {
        const address = writeOrderFilter(filter).toString()
        expect(readOrderFilter(new URLSearchParams(address))).toEqual(filter)
        expect(viewOf(address)).toBe(address)
      }),
    )
  })

  it('an address means the same view whatever else stands in it and in whichever order', () => {
    holds(
      fc.property(filters, (filter) => {
        const entries = [...writeOrderFilter(filter), ['page', '7'], ['utm', 'x']].toReversed()
        expect(viewOf(new URLSearchParams(entries).toString())).toBe(writeOrderFilter(filter).toString())
      }),
    )
  })

  it('any order filter in an address is understood or left out, never an error', () => {
    const names = fc.constantFrom(
      'q',
      'status',
      'days',
      'from',
      'to',
      'method',
      'payment',
      'min',
      'max',
      'country',
      'sort',
    )
    holds(
      fc.property(fc.array(fc.tuple(names, fc.string())), (entries) => {
        const filter = readOrderFilter(new URLSearchParams(entries))
        expect(readOrderFilter(writeOrderFilter(filter))).toEqual(filter)
      }),
    )
    expect(readOrderFilter(new URLSearchParams())).toEqual(everyOrder)
    expect(writeOrderFilter(everyOrder).toString()).toBe('')
  })

  it.each(adminOrders.views.builtIn)(
    'the address of the built-in view “$name” is read as a filter of its own',
    ({ query }) => {
      expect(viewOf(query)).toBe(query)
      expect(readOrderFilter(new URLSearchParams(query))).not.toEqual(everyOrder)
    },
  )

  it('an order filter means whole days of the shop, also where its clocks change', () => {
    const noon = Date.parse('2026-11-21T12:30:00Z')
    const utc = (time: string) => Date.parse(`${time}:00Z`)
    expect(placedBetween({ days: 1 }, noon, 'UTC')).toEqual({ from: utc('2026-11-21T00:00') })
    expect(placedBetween({ days: 1 }, noon, 'Pacific/Auckland')).toEqual({ from: utc('2026-11-21T11:00') })
    expect(placedBetween({ days: 30 }, noon, 'Europe/Paris')).toEqual({ from: utc('2026-10-22T22:00') })
    expect(placedBetween({ from: '2026-10-25', to: '2026-10-25' }, noon, 'Europe/Paris')).toEqual({
      from: utc('2026-10-24T22:00'),
      to: utc('2026-10-25T23:00'),
    })
    expect(placedBetween(null, noon, 'UTC')).toEqual({})
    expect([statusesOf('all'), statusesOf('to-pack'), statusesOf('shipped')]).toEqual([
      null,
      ['pending', 'processing'],
      ['shipped'],
    ])
  })

  it.each([
    ['placed', '-placed', 'placed'],
    ['placed', 'total', '-placed'],
    ['total', '-placed', '-total'],
    ['total', '-total', 'total'],
    ['customer', '-placed', 'customer'],
    ['customer', 'customer', '-customer'],
  ] as const)('choosing the column %s while sorted by %s sorts by %s', (column, now, next) =>
    expect(sortBy(column, now)).toBe(next),
  )
})

describe('how long ago an order was placed', () => {
  it.each([
    [-1, { unit: 'minute', value: 0 }],
    [59.9, { unit: 'minute', value: 59 }],
    [60, { unit: 'hour', value: 1 }],
    [47 * 60 + 59, { unit: 'hour', value: 47 }],
    [48 * 60, { unit: 'day', value: 2 }],
    [72 * 60 - 1, { unit: 'day', value: 2 }],
  ])('%d minutes ago are told as %o', (minutes, age) => {
    const now = Date.parse('2026-11-21T12:00:00Z')
    expect(ageOf(now - minutes * 60_000, now)).toEqual(age)
  })
})

describe('what an owner changes', () => {
  const order = { number: 'ZL-1', status: 'shipped', paymentStatus: 'pending' } as const
  const ship = { number: 'ZL-1', field: 'status', from: 'shipped', to: 'delivered' } as const
  const pay = { number: 'ZL-1', field: 'payment', from: 'pending', to: 'paid' } as const

  it('a changed status shows on its own order alone, can be taken back and leaves the payment as it is', () => {
    const changed = applied(order, [ship, pay, { ...ship, number: 'ZL-2' }])
    expect(changed).toEqual({ number: 'ZL-1', status: 'delivered', paymentStatus: 'pending' })
    expect(applied(changed, [ship, pay].map(reversed))).toEqual(order)
  })
})

describe('a file of orders', () => {
  const order: WholeOrder = {
    id: '1',
    number: 'ZL-7K3M9QX2WD4R',
    customerName: '=HYPERLINK("x")',
    customerEmail: 'a@example.com',
    customerPhone: '+212 661 00 00 00',
    city: 'Fès',
    paymentMethod: 'cod',
    paymentStatus: 'pending',
    currency: 'EUR',
    status: 'pending',
    total: 3099,
    paid: 1000,
    refunded: 200,
    refundPending: 0,
    due: 2099,
    paymentDueAt: null,
    cancelReason: null,
    itemCount: 3,
    shippedCount: 0,
    createdAt: Date.UTC(2026, 10, 21, 9, 14),
    trackingNumber: null,
    carrier: null,
    estimatedDelivery: null,
    customerNote: '@SUM(A1), two\nlines',
    channel: 'phone',
    shippingAddress: { address: '-14 Rue', city: 'Fès', zipCode: '01000', country: 'MA' },
    subtotal: 2550,
    discount: 250,
    discountCode: 'SPRING',
    discountTitle: '=Spring',
    shippingMethod: 'Express',
    language: 'fr',
    shown: { method: 'Livraison express', discount: null },
    shippingCost: 799,
    estimatedFrom: null,
    items: [
      {
        id: 'a',
        productId: null,
        productSlug: 'dress',
        name: '+Dress',
        image: '',
        size: 'M',
        color: 'Pink',
        price: 1000,
        quantity: 2,
        discount: 250,
        shipped: 0,
        shown: { name: 'Robe', size: 'M', color: 'Rose' },
      },
      {
        id: 'b',
        productId: null,
        productSlug: 'bag',
        name: 'Bag',
        image: '',
        size: '',
        color: '',
        price: 550,
        quantity: 1,
        discount: 0,
        shipped: 0,
        shown: { name: 'Sac', size: '', color: '' },
      },
    ],
  }

  const zone = 'Asia/Tokyo'
  it('a file of orders has a column for every head', () => {
    expect(orderRow(order, zone)).toHaveLength(adminOrders.export.heads.orders.length)
    for (const row of itemRows(order, zone)) expect(row).toHaveLength(adminOrders.export.heads.items.length)
  })

  it('a file of orders has decimal amounts, the shop’s times and nothing that a spreadsheet would run', () => {
    const [line] = toCsv([orderRow(order, zone)]).split('\r\n')
    expect(line).toContain(
      "2026-11-21 18:14:00,pending,cod,pending,25.50,2.50,SPRING,'=Spring,7.99,Express,30.99,10.00,20.99,2.00,EUR,3,",
    )
    expect(line).toContain(`"'=HYPERLINK(""x"")"`)
    expect(line).toContain(`,"=""+212 661 00 00 00""",'-14 Rue,Fès,"=""01000""",Morocco,`)
    expect(line).toContain(`"'@SUM(A1), two`)
  })

  it('a file of order items has one line per item, and the lines add up to the subtotal', () => {
    const lines = toCsv(itemRows(order, zone)).slice(1).trim().split('\r\n')
    expect(lines).toHaveLength(2)
    const column = adminOrders.export.heads.items.indexOf('Line total')
    expect(lines.reduce((sum, line) => sum + Number(line.split(',')[column]) * 100, 0)).toBe(order.subtotal)
  })
})

describe('what lies in a parcel', () => {
  it.each([
    [0, false],
    [1, true],
    [2, true],
    [3, false],
  ])('an order of three items of which %i have left is partly shipped: %s', (shippedCount, expected) =>
    expect(isPartlyShipped({ itemCount: 3, shippedCount })).toBe(expected),
  )

  it('an item in a parcel is ticked off, taken out again and forgotten with its order', () => {
    const one = togglePacked({}, 'order', 'a')
    const two = togglePacked(one, 'order', 'b')
    expect(two).toEqual({ order: ['a', 'b'] })
    expect(togglePacked(togglePacked(two, 'order', 'a'), 'order', 'b')).toEqual({})
    expect(forgetPacked({ ...two, other: ['c'] }, 'order')).toEqual({ other: ['c'] })
  })

  it('packed items are kept for the last hundred orders, never more', () => {
    let packed = {}
    for (let n = 0; n < 130; n += 1) packed = togglePacked(packed, `order-${n}`, 'line')
    expect(Object.keys(packed)).toEqual(Array.from({ length: 100 }, (_, n) => `order-${n + 30}`))
  })

  it('packed items are read from whatever was stored', () => {
    holds(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        const packed = parsePacked(stored)
        for (const lines of Object.values(packed))
          expect(lines.every((line) => typeof line === 'string')).toBe(true)
      }),
    )
    expect(parsePacked(null)).toEqual({})
    expect(parsePacked('{"a":["x",1],"b":3}')).toEqual({ a: ['x'], b: [] })
  })
})
