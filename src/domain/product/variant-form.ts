import * as v from 'valibot'
import { writeAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { keysOf } from '../text/keys'
import { tidy } from '../text/letters'
import { optionalAmount, optionalWhole } from './product-fields'

/** What a size and colour has of its own, as it is typed; what is empty is the product's. */
export const emptyVariantForm = {
  price: '',
  originalPrice: '',
  cost: '',
  barcode: '',
  weightGrams: '',
  lowStock: '',
  picture: '',
}
export const variantFields = keysOf(emptyVariantForm)
export type VariantForm = Record<(typeof variantFields)[number], string>

/** Whether a text is a GTIN (EAN, UPC, ISBN): its last digit proves the others. */
export function isGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false
  const sum = [...text.padStart(14, '0')].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  )
  return sum % 10 === 0
}

const barcode = v.pipe(
  v.string(),
  v.transform((typed) => tidy(typed).replaceAll(/[\s-]/g, '')),
  v.check((typed) => typed === '' || isGtin(typed), 'barcode'),
)

/** The form of a variant of a product with this price, below which none of its own may be. */
export const variantSchema = (productPrice: Minor) =>
  v.pipe(
    v.object({
      price: v.pipe(
        optionalAmount('price'),
        v.check((price) => price === null || price >= productPrice, 'variant-below-price'),
      ),
      originalPrice: optionalAmount('original-price'),
      cost: optionalAmount('cost'),
      barcode,
      weightGrams: optionalWhole(1, 1_000_000, 'weight'),
      lowStock: optionalWhole(0, 100_000, 'quantity'),
      picture: v.string(),
    }),
    v.forward(
      v.partialCheck(
        [['price'], ['originalPrice']],
        ({ price, originalPrice }) => originalPrice === null || originalPrice >= (price ?? productPrice),
        'original-below-price',
      ),
      ['originalPrice'],
    ),
  )
export type VariantValues = v.InferOutput<ReturnType<typeof variantSchema>>

const amountText = (amount: Minor | null) => (amount === null ? '' : writeAmount(amount))
const wholeText = (whole: number | null) => (whole === null ? '' : String(whole))

/** What is saved of a variant, as its form shows it. */
export const variantForm = (saved: VariantValues): VariantForm => ({
  price: amountText(saved.price),
  originalPrice: amountText(saved.originalPrice),
  cost: amountText(saved.cost),
  barcode: saved.barcode,
  weightGrams: wholeText(saved.weightGrams),
  lowStock: wholeText(saved.lowStock),
  picture: saved.picture,
})

/** What the shop keeps of a price, in whole percent of it; null where nobody said what it pays. */
export const marginPercent = (price: Minor | null, cost: Minor | null): number | null =>
  price === null || cost === null || price <= 0 ? null : Math.round(((price - cost) / price) * 100)
