import * as v from 'valibot'
import { readAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { tidy } from '../text/letters'
import { productBounds as bounds } from './product-bounds'

/** What may be wrong with a field of a product or a variant. */
export type ProductProblem =
  | 'required'
  | 'title-length'
  | 'slug'
  | 'slug-taken'
  | 'description-length'
  | 'materials-length'
  | 'price'
  | 'original-price'
  | 'original-below-price'
  | 'quantity'
  | 'too-many-options'
  | 'third-values'
  | 'option-length'
  | 'details'
  | 'details-length'
  | 'cost'
  | 'weight'
  | 'barcode'
  | 'variant-below-price'
  | 'too-long'
  | 'too-many-tags'
  | 'tag-length'
  | 'hs-code'
  | 'image-url'
  | 'image-missing'

/** A typed amount from nothing on; null when it is none. */
export function parseAmount(text: string): Minor | null {
  const amount = readAmount(text)
  return amount !== null && amount >= 0 && amount <= bounds.price[1] ? amount : null
}

const text = v.pipe(v.string(), v.trim())

/** An amount from nothing on, or nothing at all. */
export const optionalAmount = (problem: ProductProblem) =>
  v.pipe(
    text,
    v.check((typed) => typed === '' || parseAmount(typed) !== null, problem),
    v.transform(parseAmount),
  )

/** A whole number, or nothing. */
export const optionalWhole = (least: number, most: number, problem: ProductProblem) =>
  v.pipe(
    text,
    v.transform(tidy),
    v.check(
      (typed) => typed === '' || (/^\d{1,7}$/.test(typed) && Number(typed) >= least && Number(typed) <= most),
      problem,
    ),
    v.transform((typed) => (typed === '' ? null : Number(typed))),
  )
