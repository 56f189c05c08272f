import * as v from 'valibot'
import {
  noRenames,
  openRenames,
  type Renames,
  renamedStock,
  renamedValues,
} from '@/domain/product/options/option-names'
import { axesOf, cellKey, cellsOf, type StockChange, stockChanges } from '@/domain/product/options/stock-grid'
import type { Picture } from '@/domain/product/product'
import {
  type GalleryPicture,
  type ProductValues,
  renames as renamesSchema,
  savedFields,
  toGallery,
  type ValidProduct,
} from '@/domain/product/product-form'
import type { SavedProduct } from '@/domain/product/saved-product'
import { mergeTexts } from '@/domain/values/merge'

/** The values of a product form as a flat record of strings, to compare, merge and store. */
export type Texts = Readonly<Record<string, string>>

const stockField = 'stock:'

const picturesText = (pictures: readonly GalleryPicture[]) =>
  JSON.stringify(pictures.map(({ key, ...picture }) => (picture.src ? picture : { ...picture, key })))

export function toTexts({ pictures, stock, renames, ...form }: ProductValues): Texts {
  return Object.fromEntries([
    ...savedFields.map((field) => [field, form[field]]),
    ['renames', JSON.stringify(renames)],
    ['pictures', picturesText(pictures)],
    ...Object.entries(stock).map(([key, quantity]) => [stockField + key, String(quantity)]),
  ])
}

/** The reverse of `toTexts`. Pictures that `known` has as well keep their keys. */
export function fromTexts(texts: Texts, known: ProductValues): ProductValues {
  const values = { ...known }
  for (const field of savedFields) values[field] = texts[field] ?? ''
  const pictures = texts.pictures ?? '[]'
  const stock = Object.entries(texts).flatMap(([field, text]) =>
    field.startsWith(stockField) && text !== '' ? [[field.slice(stockField.length), Number(text)]] : [],
  )
  return {
    ...values,
    pictures: pictures === picturesText(known.pictures) ? known.pictures : readPictures(pictures),
    stock: Object.fromEntries(stock),
    renames: readRenames(texts.renames),
  }
}

const readRenames = (text: string | undefined): Renames =>
  text ? v.parse(renamesSchema, JSON.parse(text)) : noRenames

/** Merges edits with what was saved meanwhile (mergeTexts), under the names that the edits give to sizes and colours. */
export function mergeEdits(seen: Texts, mine: Texts, theirs: Texts, known: ProductValues) {
  const renames = readRenames(mine.renames)
  const open = openRenames(renames, mine, theirs)
  const under = (texts: Texts, names: Renames) => {
    const values = renamedValues(fromTexts(texts, known), names)
    return toTexts({ ...values, renames: open })
  }
  return mergeTexts(under(seen, renames), { ...mine, renames: JSON.stringify(open) }, under(theirs, open))
}

/** Stored pictures, without those whose upload never finished. */
function readPictures(text: string): GalleryPicture[] {
  const kept: Picture[] = JSON.parse(text)
  return toGallery(kept.filter(({ src }) => src))
}

/** The keys that differ; stock only for sizes and colours that exist. */
export function changedFields(saved: ProductValues, mine: ProductValues): string[] {
  const [was, now] = [toTexts(saved), toTexts(mine)]
  const changes = [...savedFields, 'pictures'].filter((field) => was[field] !== now[field])
  return [...changes, ...stockOf(saved, mine).map((cell) => stockField + cellKey(cell))]
}

const stockOf = (saved: ProductValues, mine: ProductValues): StockChange[] =>
  stockChanges(renamedStock(saved.stock, mine.renames), mine.stock, cellsOf(axesOf(mine)))

/** The stock cell that a key stands for, or null. */
export const stockKey = (field: string): string | null =>
  field.startsWith(stockField) ? field.slice(stockField.length) : null

/** The changes to send: of `sent`, whose fields are parsed in `valid`, what differs from `saved`. */
export function toChanges(
  saved: ProductValues,
  sent: ProductValues,
  valid: ValidProduct,
): { changes: Partial<SavedProduct>; stock: StockChange[]; renames: Renames } {
  const values = { ...valid, pictures: withoutKeys(sent.pictures) }
  const changed = new Set(changedFields(saved, sent))
  return {
    changes: Object.fromEntries(Object.entries(values).filter(([name]) => changed.has(name))),
    stock: stockOf(saved, sent),
    renames: sent.renames,
  }
}

export const withoutKeys = (pictures: readonly GalleryPicture[]): Picture[] =>
  pictures.map(({ key: _, ...picture }) => picture)
