import { keysOf } from './keys'
import { type Minor, toMinor } from './money'
import { parseList } from './validation'

/** A product as it is typed: every field is text until it is checked. */
export type ProductForm = {
  title: string
  description: string
  collection: string
  price: string
  originalPrice: string
  /** The quantity of a new product, spread over its sizes and colours; afterwards each variant has its own. */
  quantity: string
  sizes: string
  colors: string
  /** A line for each: `Fabric: linen`. */
  details: string
  /** A picture's address that is not among the pictures yet. */
  imageUrl: string
}

export const emptyProductForm: ProductForm = {
  title: '',
  description: '',
  collection: '',
  price: '',
  originalPrice: '',
  quantity: '0',
  sizes: '',
  colors: '',
  details: '',
  imageUrl: '',
}

export type ProductProblem =
  | 'required'
  | 'title-length'
  | 'description-length'
  | 'price'
  | 'original-price'
  | 'original-below-price'
  | 'quantity'
  | 'too-many-options'
  | 'option-length'
  | 'details'
  | 'details-length'
  | 'image-url'
  | 'image-missing'

export type ProductProblems = Partial<Record<keyof ProductForm, ProductProblem>>
export type Detail = { name: string; value: string }

/** What the products table accepts; it checks again. */
const bounds = {
  title: 120,
  description: 5000,
  price: [1, 9_999_900],
  quantity: 1_000_000,
  option: 40,
  details: 30,
  detailName: 60,
  detailValue: 400,
} as const

/** A typed amount in minor units, or null when it is none that a product can have. */
export function parsePrice(text: string): Minor | null {
  if (!/^\d+([.,]\d{1,2})?$/.test(text.trim())) return null
  const amount = toMinor(text.trim().replace(',', '.'))
  return amount >= bounds.price[0] && amount <= bounds.price[1] ? amount : null
}

/** A typed whole number from 0, or null. */
export function parseQuantity(text: string): number | null {
  const quantity = Number(text)
  return /^\d+$/.test(text.trim()) && quantity <= bounds.quantity ? quantity : null
}

/** A picture's address that the shop takes: on https, or a path of its own. */
export function isImageAddress(text: string): boolean {
  return text.length <= 2000 && /^(https:\/\/[^\s/"<>\\]+\/|\/(?![/\\]))[^\s"<>\\]+$/.test(text)
}

/** Lines as `name: value`, without those that are none; null for a line that has no name or no value. */
export function parseDetails(text: string): (Detail | null)[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, value] = /^([^:]+):(.+)$/.exec(line) ?? []
      const detail = { name: name?.trim() ?? '', value: value?.trim() ?? '' }
      return detail.name && detail.value ? detail : null
    })
}

export const detailsText = (details: readonly Detail[]): string =>
  details.map(({ name, value }) => `${name}: ${value}`).join('\n')

type Rules = {
  hasPicture: boolean
  mostOptions: number
  /** A product that is there has no quantity of its own. */
  isNew?: boolean
}

/** The problem of each field that has one, in the order of the form (specification 5). */
export function checkProductForm(
  form: ProductForm,
  { hasPicture, mostOptions, isNew = true }: Rules,
): ProductProblems {
  const problems: ProductProblems = {}
  const blank = (field: keyof ProductForm) => form[field].trim() === ''
  const price = parsePrice(form.price)
  const original = parsePrice(form.originalPrice)

  if (!blank('imageUrl') && !isImageAddress(form.imageUrl.trim())) problems.imageUrl = 'image-url'
  else if (blank('imageUrl') && !hasPicture) problems.imageUrl = 'image-missing'
  if (blank('title')) problems.title = 'required'
  else if (form.title.trim().length > bounds.title) problems.title = 'title-length'
  if (blank('description')) problems.description = 'required'
  else if (form.description.trim().length > bounds.description) problems.description = 'description-length'
  const details = parseDetails(form.details)
  if (details.includes(null)) problems.details = 'details'
  else if (
    details.length > bounds.details ||
    details.some(
      (detail) =>
        detail && (detail.name.length > bounds.detailName || detail.value.length > bounds.detailValue),
    )
  )
    problems.details = 'details-length'
  for (const field of ['sizes', 'colors'] as const) {
    const options = parseList(form[field])
    if (options.length > mostOptions) problems[field] = 'too-many-options'
    else if (options.some((option) => option.length > bounds.option)) problems[field] = 'option-length'
  }
  if (isNew && parseQuantity(form.quantity) === null) problems.quantity = 'quantity'
  if (blank('price')) problems.price = 'required'
  else if (price === null) problems.price = 'price'
  if (!blank('originalPrice') && original === null) problems.originalPrice = 'original-price'
  else if (original !== null && price !== null && original < price)
    problems.originalPrice = 'original-below-price'
  if (blank('collection')) problems.collection = 'required'
  return problems
}

/** The fields with a problem, as they stand in the form. */
export function problemFields(problems: ProductProblems): (keyof ProductForm)[] {
  return keysOf(problems).filter((field) => problems[field])
}
