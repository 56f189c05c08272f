import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { policies } from '@/config/policies'
import { orderStatuses, statusBadge } from '@/domain/orders/order'
import { cardBadge, isNew, liveDeal, picturesOf, priceAt } from '@/domain/product/product'
import { defaultChoice, findVariant, firstAvailable, stockHint, stockOf } from '@/domain/product/stock'
import {
  buildDeal,
  buildPicture,
  buildProduct,
  buildSummary,
  buildVariant,
  day,
  hour,
  noon,
} from '../support/builders'
import { holds } from '../support/properties'

describe('liveDeal', () => {
  it.each([
    ['from its first moment', {}, noon - hour, true],
    ['not before', {}, noon - hour - 1, false],
    ['to its last moment', {}, noon + hour - 1, true],
    ['not at its end', {}, noon + hour, false],
    ['with one item left', { sold: 9 }, noon, true],
    ['not when sold out', { sold: 10 }, noon, false],
    ['just below the price', { price: 1298 }, noon, true],
    ['not at the price', { price: 1299 }, noon, false],
    ['not above the price', { price: 1300 }, noon, false],
  ])('a deal runs %s', (_name, facts, now, live) => {
    const deal = buildDeal(facts)
    expect(liveDeal(buildSummary({ deal }), now)).toBe(live ? deal : null)
  })

  it('a product without a deal has none that runs', () => expect(liveDeal(buildSummary(), noon)).toBeNull())
})

describe('priceAt', () => {
  const deal = buildDeal({ price: 999 })
  it.each([
    ['plain', { originalPrice: null }, { now: 1299, was: null, discount: null }],
    ['reduced', {}, { now: 1299, was: 4599, discount: 72 }],
    ['on deal', { originalPrice: null, deal }, { now: 999, was: 1299, discount: 23 }],
    ['reduced and on deal', { deal }, { now: 999, was: 4599, discount: 78 }],
    [
      'after the deal',
      { originalPrice: null, deal: { ...deal, endsAt: noon } },
      { now: 1299, was: null, discount: null },
    ],
  ])('the shown price of a product is right when it is %s', (_name, facts, price) =>
    expect(priceAt(buildSummary(facts), noon)).toMatchObject(price),
  )

  it('the shown price of a product is never above its own', () =>
    holds(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.nat(10),
        (price, dealPrice, sold) => {
          const product = buildSummary({
            price,
            originalPrice: null,
            deal: buildDeal({ price: dealPrice, sold }),
          })
          const shown = priceAt(product, noon)
          expect(shown.now).toBe(sold < 10 ? Math.min(price, dealPrice) : price)
          expect(shown.was === null).toBe(shown.now === price)
        },
      ),
    ))
})

describe('cardBadge', () => {
  const days = policies.newForDays
  const badge = (facts: Parameters<typeof buildSummary>[0]) => {
    const product = buildSummary(facts)
    return cardBadge(priceAt(product, noon), isNew(product, noon, days), policies.badgeFromPercent)
  }
  const plain = { originalPrice: null }
  const age = days * day

  it.each([
    ['the discount', {}, { kind: 'discount', percent: 72 }],
    ['the discount before NEW', { createdAt: noon }, { kind: 'discount', percent: 72 }],
    ['NEW at once', { ...plain, createdAt: noon }, { kind: 'new' }],
    ['NEW to the last moment', { ...plain, createdAt: noon - age + 1 }, { kind: 'new' }],
    ['nothing after it', { ...plain, createdAt: noon - age }, null],
    ['nothing for no discount', { originalPrice: 1299 }, null],
    ['nothing for a small saving', { price: 7100, originalPrice: 10_000 }, null],
    [
      'the saving from 30 per cent on',
      { price: 7000, originalPrice: 10_000 },
      { kind: 'discount', percent: 30 },
    ],
    ['NEW beside a small saving', { price: 7100, originalPrice: 10_000, createdAt: noon }, { kind: 'new' }],
    ['NEW when the discount is none', { originalPrice: 1299, createdAt: noon }, { kind: 'new' }],
    ['the deal’s discount', { ...plain, deal: buildDeal({ price: 650 }) }, { kind: 'discount', percent: 50 }],
  ])('the badge of a product card is %s', (_name, facts, expected) => expect(badge(facts)).toEqual(expected))
})

describe('picturesOf', () => {
  const [pink, black, none] = [
    buildPicture(),
    buildPicture({ color: 'Black' }),
    buildPicture({ color: null }),
  ]
  it.each([
    ['a colour’s own', [pink, none, black, pink], 'Pink', [pink, pink]],
    ['those of no colour when it has none', [pink, none], 'Blue', [none]],
    ['all when there are no others', [pink, black], 'Blue', [pink, black]],
    ['those of no colour for no choice', [none, pink], '', [none]],
    ['none of none', [], 'Pink', []],
  ])('the pictures shown for a choice of colour are %s', (_name, pictures, color, expected) =>
    expect(picturesOf(pictures, color)).toEqual(expected),
  )
})

describe('stock', () => {
  const variants = [
    buildVariant({ size: 'S', color: 'Pink', quantity: 0 }),
    buildVariant({ size: 'M', color: 'Pink', quantity: 4 }),
    buildVariant({ size: 'S', color: 'Black', quantity: 2 }),
  ]

  it('the stock of a variant is its own, and none where the variant does not exist', () => {
    expect(stockOf(variants, 'M', 'Pink')).toBe(4)
    expect(stockOf(variants, 'S', 'Pink')).toBe(0)
    expect(stockOf(variants, 'M', 'Black')).toBe(0)
    expect(findVariant(variants, 'M', 'Black')).toBeUndefined()
    expect(findVariant(variants, 'S', 'Black')).toBe(variants[2])
  })

  it.each([
    [0, null],
    [1, 1],
    [23, 23],
    [25, 25],
    [26, null],
    [-1, null],
  ])('a stock of %d shows the hint %s', (quantity, hint) =>
    expect(stockHint(quantity, policies.stockHintFrom)).toBe(hint),
  )

  it.each([
    [['S', 'M'], 'M', 'M'],
    [['S', 'L'], 'M', 'S'],
    [[], 'M', ''],
  ])('a choice among %j that prefers %s is %j', (options, preferred, choice) =>
    expect(defaultChoice(options, preferred)).toBe(choice),
  )

  const product = (quantities: Record<string, number>) =>
    buildProduct({
      sizes: ['XS', 'S', 'M', 'L', 'XL'],
      colors: ['Black', 'Pink'],
      variants: Object.entries(quantities).map(([name, quantity]) => {
        const [size = '', color = ''] = name.split(' ')
        return buildVariant({ size, color, quantity })
      }),
    })
  it.each([
    ['the preferred one', { 'S Black': 1, 'M Pink': 1, 'L Pink': 1 }, 'M Pink'],
    ['the preferred colour', { 'M Black': 1, 'M Pink': 0, 'L Pink': 1, 'S Pink': 1 }, 'S Pink'],
    ['the nearest size', { 'XS Pink': 1, 'M Pink': 0, 'L Pink': 1 }, 'L Pink'],
    ['the preferred size in another colour', { 'S Black': 1, 'M Black': 1, 'M Pink': 0 }, 'M Black'],
    ['anything', { 'M Pink': 0, 'L Black': 1 }, 'L Black'],
    ['nothing', { 'M Pink': 0 }, undefined],
  ])('the variant taken first is %s', (_name, quantities, expected) => {
    const taken = firstAvailable(product(quantities), { size: 'M', color: 'Pink' })
    expect(taken && `${taken.size} ${taken.color}`).toBe(expected)
  })
})

describe('an order’s status', () => {
  it('each status of an order has its badge, as specified', () => {
    expect(Object.keys(statusBadge)).toEqual([...orderStatuses])
    expect(statusBadge).toMatchObject({
      pending: 'secondary',
      processing: 'default',
      shipped: 'outline',
      cancelled: 'destructive',
    })
  })
})
