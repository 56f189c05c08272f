import { describe, expect, it } from 'vitest'
import { changedParts, correctQuote } from '@/domain/cart/quote-correction'
import { afterOrder } from '@/domain/orders/checkout'
import type { OrderItem } from '@/domain/orders/order'
import { buildLine, buildQuote } from '../support/builders'

const ordered = (facts: Partial<OrderItem> = {}): OrderItem => ({
  id: 'i',
  productId: null,
  productSlug: 'test-dress',
  name: 'Test Dress',
  image: '/a.png',
  size: 'M',
  color: 'Pink',
  price: 1299,
  quantity: 1,
  discount: 0,
  shipped: 0,
  shown: { name: 'Test Dress', size: 'M', color: 'Pink' },
  ...facts,
})

describe('a cart after an order', () => {
  it('a cart after an order loses what was ordered, and keeps what was put in since', () => {
    const dress = buildLine({ quantity: 3 })
    const other = buildLine({ size: 'L' })
    expect(afterOrder([dress, other], [ordered({ quantity: 2 })])).toEqual([{ line: dress, quantity: 1 }])
    expect(afterOrder([dress], [ordered({ quantity: 2 }), ordered({ quantity: 2 })])).toEqual([
      { line: dress, quantity: 0 },
    ])
    expect(afterOrder([other], [ordered()])).toEqual([])
  })

  it('a cart after an order loses a product that was ordered under another slug', () => {
    const dress = buildLine({ productId: 'p', slug: 'former-dress' })
    const namesake = buildLine({ productId: 'q' })
    expect(afterOrder([dress, namesake], [ordered({ productId: 'p' })])).toEqual([
      { line: dress, quantity: 0 },
    ])
  })
})

describe('a quote after a refusal', () => {
  const line = buildLine({ price: 1000, quantity: 3 })
  const { productId, slug, size, color } = line
  const key = { productId, slug, size, color }
  const known = { ...key, price: 900, available: 8, endedPrice: 700 }
  const quote = buildQuote({ lines: [known], subtotal: 2700, shipping: 799, total: 3499 })

  it('a quote after a refusal has the lines that the refusal told, and else stays as it was', () => {
    expect(correctQuote([line], quote, { lines: [{ ...key, available: 1 }] })).toEqual({
      ...quote,
      lines: [{ ...known, available: 1 }],
    })
    expect(correctQuote([line], quote, { lines: [] })).toEqual(quote)
    expect(correctQuote([line], quote, {})).toBeNull()
  })

  it('a quote after a refusal has the new total, discount and delivery cost', () => {
    const code = { code: 'SPRING', problem: 'over', minimum: null, startsAt: null } as const
    const lines = [{ ...key, price: 1200 }]
    const before = { ...quote, discount: 270, total: 3229 }
    const after = correctQuote([line], before, {
      lines,
      applied: null,
      discount: 0,
      shipping: 999,
      total: 4599,
      code,
    })
    expect(after).toMatchObject({
      subtotal: 3600,
      discount: 0,
      shipping: 999,
      total: 4599,
      code,
      applied: null,
    })
    expect(after && changedParts(before, after)).toEqual(['price', 'discount', 'shipping'])
    expect(changedParts(quote, quote)).toEqual([])
    expect(changedParts(undefined, quote)).toEqual([])
  })

  it('a quote after a refusal is made from the cart where there was none', () => {
    expect(correctQuote([line], undefined, { lines: [{ ...key, available: 0 }] })?.lines).toEqual([
      { ...key, price: 1000, available: 0 },
    ])
    expect(correctQuote([line], undefined, { isServed: false, methods: [] })).toMatchObject({
      isServed: false,
    })
  })
})
