import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Chosen, defaultChoice, selectedChoice, stockOf } from '@/domain/product/stock'
import { buildProduct, buildVariant } from '../support/builders'
import { holds } from '../support/properties'

const preferred = { size: 'M', color: 'Pink' }
const nothing: Chosen = { size: null, color: null }

const options = (all: string[]) => fc.shuffledSubarray(all)
/** Any sizes and colors, none included, with any stock; and a choice among them. */
const situations = fc
  .record({ sizes: options(['S', 'M', 'L', 'XL']), colors: options(['Pink', 'Black', 'White']) })
  .chain(({ sizes, colors }) => {
    const pairs = (sizes.length > 0 ? sizes : ['']).flatMap((size) =>
      (colors.length > 0 ? colors : ['']).map((color) => ({ size, color })),
    )
    const oneOf = (values: string[]) => fc.constantFrom(null, ...values)
    return fc.record({
      product: fc
        .array(fc.constantFrom(0, 0, 3), { minLength: pairs.length, maxLength: pairs.length })
        .map((stock) => {
          const variants = pairs.map((pair, place) => buildVariant({ ...pair, quantity: stock[place] ?? 0 }))
          return buildProduct({ sizes, colors, variants })
        }),
      chosen: fc.record({ size: oneOf(sizes), color: oneOf(colors) }),
    })
  })

describe('what a product page shows as selected', () => {
  it('the selected variant is in stock while anything is, if the shopper has chosen nothing', () =>
    holds(
      fc.property(situations, ({ product: { variants, ...product } }) => {
        const { size, color } = selectedChoice({ ...product, variants }, nothing, preferred)
        expect(stockOf(variants, size, color) > 0).toBe(variants.some(({ quantity }) => quantity > 0))
      }),
    ))

  it('the selected size is in stock in the chosen color while there is one', () =>
    holds(
      fc.property(situations, ({ product, chosen }) => {
        const { size, color } = selectedChoice(product, { ...chosen, size: null }, preferred)
        const ofColor = product.variants.filter((variant) => variant.color === color)
        expect(stockOf(ofColor, size, color) > 0).toBe(ofColor.some(({ quantity }) => quantity > 0))
      }),
    ))

  it('the selection keeps every choice of the shopper, sold out or not', () =>
    holds(
      fc.property(situations, ({ product, chosen }) => {
        const selected = selectedChoice(product, chosen, preferred)
        expect(selected).toMatchObject(
          Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== null)),
        )
      }),
    ))

  it('the selected color is the same whatever size is chosen', () =>
    holds(
      fc.property(situations, ({ product, chosen }) => {
        const before = selectedChoice(product, { ...chosen, size: null }, preferred)
        expect(selectedChoice(product, chosen, preferred).color).toBe(before.color)
      }),
    ))

  it('the selection is the preferred size and color when these are in stock or nothing is', () =>
    holds(
      fc.property(situations, ({ product }) => {
        const usual = {
          size: defaultChoice(product.sizes, preferred.size),
          color: defaultChoice(product.colors, preferred.color),
        }
        const isLeft = stockOf(product.variants, usual.size, usual.color) > 0
        fc.pre(isLeft || product.variants.every(({ quantity }) => quantity === 0))
        expect(selectedChoice(product, nothing, preferred)).toEqual(usual)
      }),
    ))
})
