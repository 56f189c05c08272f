import type * as english from '../../en/product/unit-price'
import type { Words } from '../../words'

/** What one unit of a product costs. */
export const unitPriceWords = {
  litre: (amount: string) => `${amount} le litre`,
  kilogram: (amount: string) => `${amount} le kilogramme`,
  metre: (amount: string) => `${amount} le mètre`,
  square: (amount: string) => `${amount} le mètre carré`,
} as const satisfies Words<typeof english.unitPriceWords>
