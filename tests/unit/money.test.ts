import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencies } from '@/domain/money/currencies'
import { formatMoney, toDecimal, toMinor } from '@/domain/money/money'
import { formatPriceEdge } from '@/domain/money/rounded-money'
import { discountPercent } from '@/domain/product/discount'
import { holds } from '../support/properties'

describe('toMinor', () => {
  it.each<[number | string, number]>([
    [0, 0],
    [12.99, 1299],
    [45.99, 4599],
    [1.005, 101],
    [8.575, 858],
    [1.255, 126],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [39.99, 3999],
    [0.004, 0],
    [99999, 9999900],
    [-1.5, -150],
    ['12.99', 1299],
    ['49.00', 4900],
    ['0', 0],
    [' 7.99 ', 799],
    ['1e2', 10000],
    [1e-7, 0],
    ['1e-9', 0],
  ])('the amount %j is %d in minor units', (amount, minor) => expect(toMinor(amount)).toBe(minor))

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e21,
    '1e309',
    '',
    '   ',
    'free',
    '12,99',
    '$1',
    '1.2.3',
  ])('the amount %j is refused', (amount) => expect(() => toMinor(amount)).toThrow(RangeError))

  it.each([null, undefined, {}, [], true])('the value %j, which is no amount, is refused', (value) =>
    expect(() => toMinor(value as never)).toThrow(RangeError),
  )

  it('an amount in minor units comes back from its decimal number and from its text', () =>
    holds(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (minor) => {
        expect(toMinor(toDecimal(minor))).toBe(minor)
        expect(toMinor((minor / 100).toFixed(2))).toBe(minor)
      }),
    ))

  it('any text is a whole number of minor units or a RangeError', () =>
    holds(
      fc.property(fc.string(), (text) => {
        try {
          expect(Number.isInteger(toMinor(text))).toBe(true)
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError)
        }
      }),
    ))
})

describe('formatMoney', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1299, '$12.99'],
    [1300, '$13.00'],
    [123_456_789, '$1,234,567.89'],
    [-1299, '-$12.99'],
  ])('%d US cents are %s', (amount, text) => expect(formatMoney(amount, 'USD')).toBe(text))

  it.each([
    ['EUR', '€12.99'],
    ['GBP', '£12.99'],
    ['MAD', 'MAD 12.99'],
    // The sign of the US dollar alone would be a wrong one.
    ['CAD', 'CA$12.99'],
    ['AUD', 'A$12.99'],
    ['SEK', 'SEK 12.99'],
  ])('the currency %s is shown with a sign of its own', (currency, text) =>
    expect(formatMoney(1299, currency).replace(/\u00a0/g, ' ')).toBe(text),
  )

  it('every currency of a shop is shown with two decimals and a sign that no other has', () => {
    const shown = currencies.map((currency) => formatMoney(123, currency))
    for (const text of shown) expect(text).toMatch(/1\.23$/)
    expect(new Set(shown)).toHaveLength(currencies.length)
  })

  it('an amount is shown without a sign while the currency is not known', () =>
    expect(formatMoney(129_999, undefined)).toBe('1,299.99'))
})

describe('discountPercent', () => {
  it.each<[number, number | null, number | null]>([
    [1299, 4599, 72],
    [1299, null, null],
    [1299, 0, null],
    [1299, -5, null],
    [1299, 1299, 0],
    [995, 1000, 1],
    [996, 1000, 0],
    [100, 300, 67],
    [200, 300, 33],
    [0, 100, 100],
    [1, 9_999_900, 99],
  ])('a price of %d instead of %s is a discount of %s percent', (price, original, percent) =>
    expect(discountPercent(price, original)).toBe(percent),
  )

  it('a discount is between 0 and 100 percent and never grows with the price', () =>
    holds(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(), fc.nat(), (original, a, b) => {
        const low = Math.min(a, b) % (original + 1)
        const high = Math.max(a % (original + 1), low)
        const [more, less] = [discountPercent(low, original) ?? -1, discountPercent(high, original) ?? -1]
        expect(more).toBeGreaterThanOrEqual(less)
        expect(less).toBeGreaterThanOrEqual(0)
        expect(more).toBeLessThanOrEqual(100)
      }),
    ))
})

it.each([
  [1000, 'USD', '$10'],
  [5000, 'USD', '$50'],
  [920, 'EUR', '€9'],
  [1380, 'EUR', '€14'],
  [9950, 'MAD', 'MAD 100'],
  [14_925, 'MAD', 'MAD 150'],
  [46, 'EUR', '€0'],
  [1000, undefined, '10'],
])('the edge of a price band at %i minor units in %s is shown as %s', (amount, currency, text) => {
  expect(formatPriceEdge(amount, currency).replace(/\u00a0/g, ' ')).toBe(text)
})
