import type { ProductChanges } from '@/data/products/edit-product-mutations'
import type { EditedProduct } from '@/data/products/edit-product-queries'
import { toDecimal } from '@/domain/money'
import type { Picture } from '@/domain/product'
import {
  detailsText,
  emptyProductForm,
  type ProductForm,
  parseDetails,
  parsePrice,
} from '@/domain/product-form'
import { axesOf, cellKey, cellsOf, type Stock, type StockChange, stockChanges } from '@/domain/stock-grid'
import { parseList } from '@/domain/validation'

/** A picture in the form; `src` is empty while it uploads. */
export type GalleryPicture = Picture & { key: string }

export type Editable = { form: ProductForm; pictures: GalleryPicture[]; stock: Stock }

/** The same as a flat record of strings, to compare, merge and store. */
export type Texts = Readonly<Record<string, string>>

const fields = [
  'title',
  'description',
  'collection',
  'price',
  'originalPrice',
  'sizes',
  'colors',
  'details',
] as const satisfies readonly (keyof ProductForm)[]
const stockField = 'stock:'

export const toGallery = (pictures: readonly Picture[]): GalleryPicture[] =>
  pictures.map((picture, place) => ({ ...picture, key: `${place} ${picture.src}` }))

/** A saved product as form values. */
export function toEditable(product: EditedProduct): Editable {
  return {
    form: {
      ...emptyProductForm,
      title: product.title,
      description: product.description,
      collection: product.collection,
      price: toDecimal(product.price).toFixed(2),
      originalPrice: product.originalPrice === null ? '' : toDecimal(product.originalPrice).toFixed(2),
      sizes: product.sizes.join(', '),
      colors: product.colors.join(', '),
      details: detailsText(product.details),
    },
    pictures: toGallery(product.pictures),
    stock: product.stock,
  }
}

const picturesText = (pictures: readonly GalleryPicture[]) =>
  JSON.stringify(pictures.map(({ key, ...picture }) => (picture.src ? picture : { ...picture, key })))

export function toTexts({ form, pictures, stock }: Editable): Texts {
  return Object.fromEntries([
    ...fields.map((field) => [field, form[field]]),
    ['pictures', picturesText(pictures)],
    ...Object.entries(stock).map(([key, quantity]) => [stockField + key, String(quantity)]),
  ])
}

/** The reverse of `toTexts`. Pictures that `known` has as well keep their keys. */
export function fromTexts(texts: Texts, known: Editable): Editable {
  const form = { ...known.form }
  for (const field of fields) form[field] = texts[field] ?? ''
  const pictures = texts.pictures ?? '[]'
  const stock = Object.entries(texts).flatMap(([field, text]) =>
    field.startsWith(stockField) && text !== '' ? [[field.slice(stockField.length), Number(text)]] : [],
  )
  return {
    form,
    pictures: pictures === picturesText(known.pictures) ? known.pictures : readPictures(pictures),
    stock: Object.fromEntries(stock),
  }
}

/** Stored pictures, without those whose upload never finished. */
function readPictures(text: string): GalleryPicture[] {
  const kept: Picture[] = JSON.parse(text)
  return toGallery(kept.filter(({ src }) => src))
}

/** The keys that differ; stock only for sizes and colours that exist. */
export function changedFields(saved: Editable, mine: Editable): string[] {
  const [was, now] = [toTexts(saved), toTexts(mine)]
  const changes = [...fields, 'pictures'].filter((field) => was[field] !== now[field])
  return [...changes, ...stockOf(saved, mine).map((cell) => stockField + cellKey(cell))]
}

const stockOf = (saved: Editable, mine: Editable): StockChange[] =>
  stockChanges(saved.stock, mine.stock, cellsOf(axesOf(mine.form)))

/** The stock cell that a key stands for, or null. */
export const stockKey = (field: string): string | null =>
  field.startsWith(stockField) ? field.slice(stockField.length) : null

/** The changes to send. Expects a valid form. */
export function toChanges(
  saved: Editable,
  mine: Editable,
): { changes: ProductChanges; stock: StockChange[] } {
  const { form } = mine
  const all: Required<ProductChanges> = {
    title: form.title.trim(),
    description: form.description.trim(),
    collection: form.collection,
    price: parsePrice(form.price) ?? 0,
    originalPrice: parsePrice(form.originalPrice),
    sizes: parseList(form.sizes),
    colors: parseList(form.colors),
    details: parseDetails(form.details).filter((detail) => detail !== null),
    pictures: mine.pictures.map(({ key: _, ...picture }) => picture),
  }
  const changed = new Set(changedFields(saved, mine))
  return {
    changes: Object.fromEntries(Object.entries(all).filter(([name]) => changed.has(name))),
    stock: stockOf(saved, mine),
  }
}
