import { type Minor, toMinor } from './money'
import { parseList } from './validation'

/** A new product as it is typed: every field is text until it is checked. */
export type ProductForm = {
  title: string
  description: string
  collection: string
  price: string
  originalPrice: string
  quantity: string
  sizes: string
  colors: string
  imageUrl: string
  alt: string
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
  imageUrl: '',
  alt: '',
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
  | 'image-url'
  | 'image-missing'

export type ProductProblems = Partial<Record<keyof ProductForm, ProductProblem>>

/** What the products table accepts; it checks again. */
const bounds = {
  title: 120,
  description: 5000,
  price: [1, 9_999_900],
  quantity: 1_000_000,
  option: 40,
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
  return text.length <= 2000 && (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) || /^\/(?!\/)\S+$/.test(text))
}

/** The problem of each field that has one, in the order of the form (specification 5). */
export function checkProductForm(
  form: ProductForm,
  { hasPicture, mostOptions }: { hasPicture: boolean; mostOptions: number },
): ProductProblems {
  const problems: ProductProblems = {}
  const blank = (field: keyof ProductForm) => form[field].trim() === ''
  const price = parsePrice(form.price)
  const original = parsePrice(form.originalPrice)

  if (blank('title')) problems.title = 'required'
  else if (form.title.trim().length > bounds.title) problems.title = 'title-length'
  if (blank('description')) problems.description = 'required'
  else if (form.description.trim().length > bounds.description) problems.description = 'description-length'
  if (!blank('imageUrl') && !isImageAddress(form.imageUrl.trim())) problems.imageUrl = 'image-url'
  else if (blank('imageUrl') && !hasPicture) problems.imageUrl = 'image-missing'
  if (blank('price')) problems.price = 'required'
  else if (price === null) problems.price = 'price'
  if (!blank('originalPrice') && original === null) problems.originalPrice = 'original-price'
  else if (original !== null && price !== null && original < price)
    problems.originalPrice = 'original-below-price'
  if (blank('collection')) problems.collection = 'required'
  if (parseQuantity(form.quantity) === null) problems.quantity = 'quantity'
  for (const field of ['sizes', 'colors'] as const) {
    const options = parseList(form[field])
    if (options.length > mostOptions) problems[field] = 'too-many-options'
    else if (options.some((option) => option.length > bounds.option)) problems[field] = 'option-length'
  }
  return problems
}
