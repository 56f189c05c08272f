import { toSlug } from '../text/slug'
import { readSku } from './import-cells'
import type { ImportProduct } from './product-of-rows'

/** Who may be meant by the name of a picture's file, the likeliest first: `SKU-2.jpg` is the second picture of `SKU`. */
export type PictureName = { sku: string | null; slug: string; place: number }

const counter = /[\s._-]*(?:\((\d{1,2})\)|(?<=[\s._-])(\d{1,2}))$/

export function readPictureName(file: string): PictureName[] {
  const stem = file.replace(/\.[a-z0-9]{2,5}$/i, '').trim()
  const [end, bracketed, plain] = counter.exec(stem) ?? []
  const name = (text: string, place: number): PictureName => {
    const read = readSku(text)
    return { sku: 'sku' in read ? read.sku : null, slug: toSlug(text, 120), place }
  }
  const shorter = end === undefined ? '' : stem.slice(0, -end.length)
  return [name(stem, 0), ...(shorter === '' ? [] : [name(shorter, Number(bracketed ?? plain))])]
}

const nothing = { title: '', values: {}, collection: null, pictures: [], rows: [] }
/** A product of a file that says nothing but which one is meant: a check of it tells whether there is one. */
export const productOfSku = (sku: string): ImportProduct => ({
  ...{ ...nothing, handle: '', isGiven: false },
  variants: [{ sku }],
})
export const productOfSlug = (slug: string): ImportProduct => ({
  ...{ ...nothing, handle: slug, isGiven: true },
  variants: [],
})

/** A picture that has its place: the product's id, and what its file's name says. */
export type PlacedPicture = { product: string; sku: string | null; slug: string; place: number; name: string }

const order = new Intl.Collator('en', { numeric: true })

/** Pictures of one product in the order of their numbers, then of their names. */
export const inPictureOrder = <Picture extends PlacedPicture>(pictures: readonly Picture[]): Picture[] =>
  pictures.toSorted((a, b) => a.place - b.place || order.compare(a.name, b.name))

/** One product with its pictures, each at its address; a SKU's first one is that size's and colour's own. */
export function productOfPictures(pictures: readonly (PlacedPicture & { src: string })[]): ImportProduct {
  const firsts = new Map<string, string>()
  for (const { sku, src } of pictures) if (sku !== null && !firsts.has(sku)) firsts.set(sku, src)
  const bySlug = pictures.find(({ sku }) => sku === null)
  return {
    ...nothing,
    ...{ handle: bySlug?.slug ?? '', isGiven: bySlug !== undefined },
    pictures: pictures.map(({ src }) => ({ src, alt: '', color: null })),
    variants: [...firsts].map(([sku, picture]) => ({ sku, picture })),
  }
}
