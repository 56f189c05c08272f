import { describe, expect, it } from 'vitest'
import { cartTotals, methodCost, methodOf } from '@/domain/cart/cart-totals'
import { buildMethod, buildQuote } from '../support/builders'

const usual = buildMethod()
const express = buildMethod({ id: 'express', price: 1299, freeAbove: null, cost: 1299 })
const applied = { code: 'SPRING', title: 'Spring', kind: 'percent', automatic: false } as const
const quote = buildQuote({
  subtotal: 5000,
  discount: 500,
  shipping: 0,
  total: 4500,
  applied,
  methods: [buildMethod({ cost: 0 }), express],
})

describe('the delivery method of a cart', () => {
  it('the delivery method of a cart is the chosen one while it is offered, else the first', () => {
    expect(methodOf(quote, 'express')).toBe(express)
    expect(methodOf(quote, 'withdrawn')?.id).toBe('standard')
    expect(methodOf(quote, undefined)?.id).toBe('standard')
    expect(methodOf(undefined, 'express')).toBeUndefined()
  })
})

describe('the cost of a delivery method', () => {
  const [standard] = quote.methods
  it.each([
    ['as quoted', 5000, 0],
    ['free above its limit, where the quote knows less of the cart', 4901, 0],
    ['its price up to that', 4900, 799],
  ])('the cost of a delivery method is %s', (_, subtotal, cost) => {
    expect(standard && methodCost(standard, quote, subtotal)).toBe(cost)
  })
})

describe('the totals of a cart', () => {
  it('the totals of a cart are what the shop has quoted for this subtotal and method', () => {
    expect(cartTotals(5000, quote, undefined, usual)).toEqual({
      subtotal: 5000,
      discount: 500,
      shipping: 0,
      total: 4500,
      applied,
    })
  })

  it('the totals of a cart have the chosen method’s cost before the shop has answered about it', () => {
    expect(cartTotals(5000, quote, 'express', usual)).toMatchObject({ shipping: 1299, total: 5799 })
  })

  it('the totals of another subtotal keep the known discount until the shop has answered', () => {
    expect(cartTotals(2000, quote, undefined, usual)).toMatchObject({
      discount: 500,
      shipping: 799,
      total: 2299,
    })
    expect(cartTotals(300, quote, undefined, usual)).toMatchObject({ discount: 300, total: 799 })
  })

  it('the totals of a cart have the usual delivery while nothing is known', () => {
    expect(cartTotals(4900, undefined, undefined, usual)).toMatchObject({ shipping: 799, total: 5699 })
    expect(cartTotals(4901, undefined, undefined, usual)).toMatchObject({ shipping: 0, total: 4901 })
  })

  it('the totals of a cart leave out a delivery price that is not known yet', () => {
    const unknown = { shipping: null, total: 4500 }
    expect(cartTotals(5000, { ...quote, needsCity: true }, undefined, usual)).toMatchObject(unknown)
    expect(cartTotals(5000, { ...quote, isServed: false, methods: [] }, undefined, usual)).toMatchObject(
      unknown,
    )
    expect(cartTotals(5000, undefined, undefined, undefined)).toMatchObject({ shipping: null, total: 5000 })
  })

  it('the totals of a cart have free delivery wherever it goes, if a discount pays for it', () => {
    const free = { ...applied, kind: 'free_shipping' } as const
    const paid = { ...quote, needsCity: true, applied: free, discount: 0, total: 5000 }
    expect(cartTotals(5000, paid, undefined, usual)).toMatchObject({ shipping: 0, total: 5000 })
  })
})
