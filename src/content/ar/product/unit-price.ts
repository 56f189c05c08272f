import type * as english from '../../en/product/unit-price'
import type { Words } from '../../words'

/** What one unit of a product costs. */
export const unitPriceWords = {
  litre: (amount: string) => `${amount} للتر`,
  kilogram: (amount: string) => `${amount} للكيلوغرام`,
  metre: (amount: string) => `${amount} للمتر`,
  square: (amount: string) => `${amount} للمتر المربع`,
} as const satisfies Words<typeof english.unitPriceWords>
