import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { saveVariants } from '@/data/products/save-variants'
import { priceAt } from '@/domain/product/product'
import { emptyVariantForm, isGtin, marginPercent, variantSchema } from '@/domain/product/variant-form'
import { pricedAs } from '@/domain/product/variant-price'
import { problemsOf } from '../support/problems.ts'
import { holds } from '../support/properties.ts'

const check = (change: Partial<typeof emptyVariantForm>, price = 2000) =>
  problemsOf(variantSchema(price), { ...emptyVariantForm, ...change })

describe('isGtin', () => {
  it.each(['96385074', '036000291452', '4006381333931', '9780306406157', '10614141000415'])(
    '%s is a GTIN',
    (text) => expect(isGtin(text)).toBe(true),
  )
  it.each(['', '96385075', '4006381333932', '400638133393', '0000000000000', '40063813339310', 'ABC'])(
    '%j is none',
    (text) => expect(isGtin(text)).toBe(false),
  )
  it('one wrong digit is always noticed', () => {
    holds(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, place, by) => {
          const whole = [...Array(10).keys()]
            .map((last) => [...digits, last])
            .find((each) => isGtin(each.join('')))
          if (!whole) return
          const wrong = whole.map((digit, at) => (at === place ? (digit + by) % 10 : digit))
          expect(isGtin(wrong.join(''))).toBe(false)
        },
      ),
    )
  })
})

describe('the form of a variant', () => {
  it('nothing at all is fine, and a price from the product’s on', () => {
    expect(check({})).toEqual({})
    expect(check({ price: '20.00', originalPrice: '25', cost: '0' })).toEqual({})
  })
  it.each([
    [{ price: '19.99' }, { price: 'variant-below-price' }],
    [{ originalPrice: '19' }, { originalPrice: 'original-below-price' }],
    [{ price: '30', originalPrice: '29' }, { originalPrice: 'original-below-price' }],
    [{ cost: 'much' }, { cost: 'cost' }],
    [{ barcode: '4006381333932' }, { barcode: 'barcode' }],
    [{ weightGrams: '0' }, { weightGrams: 'weight' }],
    [{ lowStock: '-1' }, { lowStock: 'quantity' }],
  ])('%j is refused', (change, problems) => expect(check(change)).toEqual(problems))
})

describe('prices of variants', () => {
  const product = { price: 2000, originalPrice: 2500, deal: null, priceTo: 3000 }
  it('a variant costs what it has of its own, else what its product costs', () => {
    expect(priceAt(pricedAs(product, {}), 0)).toMatchObject({ now: 2000, was: 2500 })
    expect(priceAt(pricedAs(product, { price: 3000 }), 0)).toMatchObject({ now: 3000, was: null })
    expect(priceAt(pricedAs(product, { price: 3000, originalPrice: 4000 }), 0)).toMatchObject({
      now: 3000,
      was: 4000,
      discount: 25,
    })
  })
  it('a list says from which price on, but not during a deal, whose price is that of all', () => {
    const deal = { id: '', kind: 'daily' as const, price: 1000, total: 5, sold: 0, startsAt: 0, endsAt: 9 }
    expect(priceAt(product, 1)).toMatchObject({ isFrom: true })
    expect(priceAt({ ...product, deal }, 1)).toMatchObject({ now: 1000, isFrom: false })
    expect(priceAt({ ...product, priceTo: null }, 1)).toMatchObject({ isFrom: false })
  })
  it('a margin is what is left of the price, in whole percent of it', () => {
    expect(marginPercent(2000, 1500)).toBe(25)
    expect(marginPercent(2000, 2500)).toBe(-25)
    expect(marginPercent(2000, null)).toBeNull()
  })
})

describe('saveVariants', () => {
  it('gives others what one gets, but for its barcode', async () => {
    const asked = vi.fn(async (_: RequestInfo | URL, __?: RequestInit) =>
      Response.json({ message: 'NO' }, { status: 400 }),
    )
    vi.stubGlobal('fetch', asked)
    const [cell, other] = [
      { size: 'S', color: 'Pink' },
      { size: 'S', color: 'Black' },
    ]
    const to = { price: 1999, barcode: '4006381333931' }
    await expect(saveVariants({ id: 'a', cell, others: [other], seen: {}, to })).rejects.toThrow()
    const sent = JSON.parse(String(asked.mock.calls[0]?.[1]?.body))
    const price = { seen: null, to: 19.99 }
    expect(sent.p_variants).toEqual([
      { ...cell, changes: { price, barcode: { seen: null, to: '4006381333931' } } },
      { ...other, changes: { price } },
    ])
    vi.unstubAllGlobals()
  })
})
