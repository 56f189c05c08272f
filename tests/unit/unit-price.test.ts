import { expect, it } from 'vitest'
import { unitPrice } from '@/domain/product/unit-price'

it.each([
  [1000, ['250 ml'], 4000, 'litre'],
  [1000, ['0,5 l'], 2000, 'litre'],
  [999, ['75cl'], 1332, 'litre'],
  [1299, ['2 x 100 ml'], 6495, 'litre'],
  [500, ['3 × 40 g'], 4167, 'kilogram'],
  [2400, ['1.5 KG'], 1600, 'kilogram'],
  [1500, ['50 cm'], 3000, 'metre'],
  [1500, ['2 m²'], 750, 'square'],
  [1500, ['٢٥٠ ml'], 6000, 'litre'],
  // The size counts before what the product says.
  [1000, ['50 ml', '100 ml'], 20_000, 'litre'],
  [1000, ['M', '100 ml'], 10_000, 'litre'],
] as const)('a price of %i for %j is %i per %s', (price, texts, amount, unit) => {
  expect(unitPrice(price, texts)).toEqual({ amount, unit })
})

it.each([
  [['M', '']],
  [['100%']],
  [['250']],
  [['0 ml']],
  [['about 250 ml']],
  [['250 ml of oil']],
  [['5 pm']],
  [[]],
])('nothing is said of %j', (texts: string[]) => {
  expect(unitPrice(1000, texts)).toBeNull()
})
