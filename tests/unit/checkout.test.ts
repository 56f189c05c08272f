import { describe, expect, it } from 'vitest'
import { afterOrder, correctQuotes } from '@/domain/checkout'
import type { OrderItem } from '@/domain/order'
import { buildLine } from '../support/builders'

const ordered = (facts: Partial<OrderItem> = {}): OrderItem => ({
  id: 'i',
  productSlug: 'test-dress',
  name: 'Test Dress',
  image: '/a.png',
  size: 'M',
  color: 'Pink',
  price: 1299,
  quantity: 1,
  ...facts,
})

describe('a cart after an order', () => {
  it('loses what was ordered, and keeps what was put in since', () => {
    const dress = buildLine({ quantity: 3 })
    const other = buildLine({ size: 'L' })
    expect(afterOrder([dress, other], [ordered({ quantity: 2 })])).toEqual([{ line: dress, quantity: 1 }])
    expect(afterOrder([dress], [ordered({ quantity: 2 }), ordered({ quantity: 2 })])).toEqual([
      { line: dress, quantity: 0 },
    ])
    expect(afterOrder([other], [ordered()])).toEqual([])
  })
})

describe('quotes after a refusal', () => {
  const line = buildLine({ price: 1000, quantity: 3 })
  const key = { id: line.id, size: line.size, color: line.color }

  it('have what it told, and else stay as they were', () => {
    const known = { ...key, price: 900, available: 8, endedPrice: 700 }
    expect(correctQuotes([line], [known], [{ ...key, price: 1200 }])).toEqual([{ ...known, price: 1200 }])
    expect(correctQuotes([line], [known], [{ ...key, available: 1 }])).toEqual([{ ...known, available: 1 }])
    expect(correctQuotes([line], [known], [])).toEqual([known])
  })

  it('are made from the cart where there were none', () => {
    expect(correctQuotes([line], [], [{ ...key, available: 0 }])).toEqual([
      { ...key, price: 1000, available: 0 },
    ])
    expect(correctQuotes([line], [], [])).toEqual([{ ...key, price: 1000, available: 3 }])
  })
})
