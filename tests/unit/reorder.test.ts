import { describe, expect, it } from 'vitest'
import type { LineItem } from '@/domain/cart/cart'
import type { LineQuote } from '@/domain/cart/cart-check'
import type { OrderItem } from '@/domain/orders/order'
import { planReorder } from '@/domain/orders/reorder'
import { buildLine } from '../support/builders'

const max = { lines: 50, quantity: 99 }
const item = (facts: Partial<OrderItem> = {}): OrderItem => ({
  id: 'item-1',
  productId: null,
  productSlug: 'test-dress',
  name: 'Test Dress',
  image: '/a.webp',
  size: 'M',
  color: 'Pink',
  price: 1000,
  quantity: 2,
  discount: 0,
  shipped: 0,
  shown: { name: 'Test Dress', size: 'M', color: 'Pink' },
  ...facts,
})
const quote = (facts: Partial<LineQuote> = {}): LineQuote => ({
  productId: null,
  slug: 'test-dress',
  size: 'M',
  color: 'Pink',
  price: 1299,
  available: 10,
  ...facts,
})
const plan = (items: OrderItem[], quotes: LineQuote[], cart: LineItem[] = [], bounds = max) => {
  const { lines, missed } = planReorder(items, quotes, cart, bounds)
  return {
    lines: lines.map(({ slug, size, quantity, price }) => `${quantity} ${slug} ${size} at ${price}`),
    missed: missed.map(
      ({ item, added, reason }) => `${item.productSlug} ${item.size}: ${reason}, ${added} added`,
    ),
  }
}

describe('planReorder', () => {
  it('reordering takes what is there, at today’s price', () => {
    expect(planReorder([item()], [quote()], [], max)).toEqual({
      lines: [
        {
          productId: null,
          slug: 'test-dress',
          title: 'Test Dress',
          image: '/a.webp',
          size: 'M',
          color: 'Pink',
          price: 1299,
          quantity: 2,
        },
      ],
      missed: [],
    })
  })

  it('reordering tells what is gone, sold out or fewer, line by line', () => {
    const items = ['XS', 'S', 'M', 'L'].map((size) => item({ id: size, size }))
    const quotes = [
      quote({ size: 'XS', price: null, available: 0 }),
      quote({ size: 'S', available: 0 }),
      quote({ size: 'M', available: 1 }),
      quote({ size: 'L' }),
    ]
    expect(plan(items, quotes)).toEqual({
      lines: ['1 test-dress M at 1299', '2 test-dress L at 1299'],
      missed: [
        'test-dress XS: gone, 0 added',
        'test-dress S: sold-out, 0 added',
        'test-dress M: fewer, 1 added',
      ],
    })
  })

  it('reordering takes a line that was not answered for gone', () => {
    expect(plan([item()], [])).toEqual({ lines: [], missed: ['test-dress M: gone, 0 added'] })
  })

  it('reordering counts what the cart holds already', () => {
    expect(plan([item()], [quote({ available: 3 })], [buildLine({ quantity: 2 })])).toEqual({
      lines: ['1 test-dress M at 1299'],
      missed: ['test-dress M: fewer, 1 added'],
    })
    expect(plan([item()], [quote({ available: 3 })], [buildLine({ quantity: 3 })])).toEqual({
      lines: [],
      missed: ['test-dress M: in-cart, 0 added'],
    })
  })

  it('reordering adds the same line of one order up, and takes no more than there is', () => {
    const twice = [item({ id: '1' }), item({ id: '2' })]
    expect(plan(twice, [quote()]).lines).toEqual(['4 test-dress M at 1299'])
    expect(plan(twice, [quote({ available: 3 })])).toEqual({
      lines: ['3 test-dress M at 1299'],
      missed: ['test-dress M: fewer, 1 added'],
    })
  })

  it('reordering keeps to the bounds of a line and of the cart', () => {
    expect(
      plan([item({ quantity: 99 })], [quote({ available: 500 })], [buildLine({ quantity: 90 })]).lines,
    ).toEqual(['9 test-dress M at 1299'])
    const other = buildLine({ slug: 'other' })
    const items = [item({ id: '1', size: 'S' }), item({ id: '2', size: 'M' })]
    const quotes = [quote({ size: 'S' }), quote({ size: 'M' })]
    expect(plan(items, quotes, [other], { lines: 2, quantity: 99 })).toEqual({
      lines: ['2 test-dress S at 1299'],
      missed: ['test-dress M: cart-full, 0 added'],
    })
    // A line that is there already grows also in a full cart.
    expect(plan([item()], [quote()], [buildLine()], { lines: 1, quantity: 99 }).lines).toEqual([
      '2 test-dress M at 1299',
    ])
  })
})
