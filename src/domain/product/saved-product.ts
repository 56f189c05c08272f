import * as v from 'valibot'
import { writeAmount } from '../money/amount'
import { detail, detailsText } from './product-facts'
import { picture, savedFields, toGallery } from './product-form'

const amountText = v.pipe(
  v.nullable(v.number()),
  v.transform((amount) => (amount === null ? '' : writeAmount(amount))),
)
const wholeText = v.pipe(
  v.nullable(v.number()),
  v.transform((whole) => (whole === null ? '' : String(whole))),
)
const listText = v.pipe(
  v.array(v.string()),
  v.transform((names) => names.join(', ')),
)

/** The way back: what is saved in, the form's texts and pictures out. A field not named here is saved as it is typed. */
export const savedProduct = v.object({
  ...v.entriesFromList(savedFields, v.string()),
  price: v.pipe(
    v.number(),
    v.transform((amount) => (amount === 0 ? '' : writeAmount(amount))),
  ),
  /** Of a draft that is in none yet null. */
  collection: v.pipe(
    v.nullable(v.string()),
    v.transform((slug) => slug ?? ''),
  ),
  originalPrice: amountText,
  cost: amountText,
  weightGrams: wholeText,
  lowStock: wholeText,
  sizes: listText,
  colors: listText,
  tags: listText,
  details: v.pipe(
    v.array(detail),
    v.transform((details) => detailsText(details)),
  ),
  pictures: v.pipe(
    v.array(v.omit(picture, ['key'])),
    v.transform((pictures) => toGallery(pictures)),
  ),
})
/** What is saved of a product. */
export type SavedProduct = v.InferInput<typeof savedProduct>
