import * as v from 'valibot'
import { readAmount } from '../money/amount'
import type { Minor } from '../money/money'
import { keysOf } from '../text/keys'
import { tidy } from '../text/letters'
import { parseList } from '../values/validation'
import { newOptions } from './options/new-options'
import type { Picture } from './product'
import { productBounds as bounds } from './product-bounds'
import { parseDetails } from './product-facts'
import { optionalAmount, optionalWhole } from './product-fields'

/** The fields in the order of the page. */
export const emptyProductForm = {
  /** A picture's address that is not among the pictures yet. */
  imageUrl: '',
  title: '',
  /** The last part of its address; a new product's comes from its title. */
  slug: '',
  description: '',
  materials: '',
  /** A line for each: `Fabric: linen`. */
  details: '',
  /** With a third option of two parts each (size-parts.ts), but while a product is new the first parts alone. */
  sizes: '',
  colors: '',
  /** What the options are called where that is not size and colour, and a third one; empty for none. */
  sizeName: '',
  colorName: '',
  thirdName: '',
  /** What is chosen of a new product's third option; afterwards it is in the sizes. */
  thirds: '',
  /** The quantity of a new product, spread over its sizes and colours; afterwards each variant has its own. */
  quantity: '0',
  price: '',
  originalPrice: '',
  /** What the shop pays for it, which no shopper reads. */
  cost: '',
  collection: '',
  /** Who makes it; empty for the shop itself. */
  vendor: '',
  productType: '',
  tags: '',
  /** The country in which it was made, by its code. */
  originCountry: '',
  hsCode: '',
  weightGrams: '',
  /** At how many left a size and colour is low in stock; empty for the shop's level. */
  lowStock: '',
  seoTitle: '',
  seoDescription: '',
}
export const productFields = keysOf(emptyProductForm)
/** The fields that are columns of the product. */
export const savedFields = productFields.filter(
  (field) => field !== 'imageUrl' && field !== 'quantity' && field !== 'thirds',
)
/** A product as it is typed: every field is text until it is checked. */
export type ProductForm = Record<(typeof productFields)[number], string>

/** A typed amount in minor units; null when no product can have that price. */
export function parsePrice(text: string): Minor | null {
  const amount = readAmount(text)
  return amount !== null && amount >= bounds.price[0] && amount <= bounds.price[1] ? amount : null
}

/** A typed whole number from 0, or null. */
export function parseQuantity(text: string): number | null {
  const typed = tidy(text)
  const plain = /^\d{1,3}([ '٬]\d{3})+$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed
  const quantity = Number(plain)
  return /^\d+$/.test(plain) && quantity <= bounds.quantity ? quantity : null
}

/** A picture's address that the shop takes: on https, or a path of its own. */
export function isImageAddress(text: string): boolean {
  return text.length <= 2000 && /^(https:\/\/[^\s/"<>\\]+\/|\/(?![/\\]))[^\s"<>\\]+$/.test(text)
}

export const picture = v.object({
  key: v.string(),
  src: v.string(),
  alt: v.string(),
  color: v.nullable(v.string()),
  view: v.string(),
})
/** A picture in the form; `src` is empty while it uploads. */
export type GalleryPicture = v.InferOutput<typeof picture>

export const toGallery = (pictures: readonly Picture[]): GalleryPicture[] =>
  pictures.map((picture, place) => ({ ...picture, key: `${place} ${picture.src}` }))

const newNames = v.record(v.string(), v.nullable(v.string()))
/** Saved sizes and colours that have other names in the form. */
export const renames = v.object({ sizes: newNames, colors: newNames })

/** What a product shows while it has no picture; the function private.no_picture has the same. */
export const noPicture = '/no-picture.svg'

const text = v.pipe(v.string(), v.trim())
const required = v.pipe(text, v.minLength(1, 'required'))
const options = v.pipe(
  v.string(),
  v.transform(parseList),
  v.check(
    (list) => list.every((option) => option.split(' / ').every((part) => part.length <= bounds.option)),
    'option-length',
  ),
)
const tags = v.pipe(
  v.string(),
  v.transform(parseList),
  v.maxLength(bounds.tags, 'too-many-tags'),
  v.check((list) => list.every((tag) => tag.length <= bounds.tag), 'tag-length'),
)
const upTo = (most: number) => v.pipe(text, v.maxLength(most, 'too-long'))
/** Digits as customs write them, with dots or without. */
const hsCode = v.pipe(
  v.string(),
  v.transform((typed) => tidy(typed).replaceAll(/[\s.]/g, '')),
  v.regex(/^(\d{6,13})?$/, 'hs-code'),
)
const details = v.pipe(
  v.string(),
  v.transform(parseDetails),
  v.check((list) => !list.includes(null), 'details'),
  v.transform((list) => list.filter((detail) => detail !== null)),
  v.maxLength(bounds.details, 'details-length'),
  v.check(
    (list) =>
      list.every(({ name, value }) => name.length <= bounds.detailName && value.length <= bounds.detailValue),
    'details-length',
  ),
)
const noQuantity = v.pipe(
  v.string(),
  v.transform(() => 0),
)
const quantity = v.pipe(v.string(), v.transform(parseQuantity), v.number('quantity'))
const price = v.pipe(required, v.transform(parsePrice), v.number('price'))
/** 0 stands for none yet. */
const priceOrNone = v.pipe(
  text,
  v.transform((typed) => (typed === '' ? 0 : parsePrice(typed))),
  v.number('price'),
)

type ProductRules = { mostVariants: number; isNew: boolean; isDraft: boolean }

/**
 * The product form, its fields in the order of the page: texts in; amounts, lists and details out. The
 * issues are problem names. Only a new product has a quantity of its own. A draft needs a title alone.
 */
export const productSchema = ({ mostVariants, isNew, isDraft }: ProductRules) =>
  v.pipe(
    v.object({
      imageUrl: v.pipe(
        text,
        v.check((typed) => typed === '' || isImageAddress(typed), 'image-url'),
      ),
      title: v.pipe(required, v.maxLength(bounds.title, 'title-length')),
      slug: isNew
        ? v.string()
        : v.pipe(
            text,
            v.check((typed) => typed.length <= bounds.slug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed), 'slug'),
          ),
      description: v.pipe(isDraft ? text : required, v.maxLength(bounds.description, 'description-length')),
      materials: v.pipe(text, v.maxLength(bounds.materials, 'materials-length')),
      details,
      sizes: options,
      colors: options,
      sizeName: upTo(bounds.option),
      colorName: upTo(bounds.option),
      thirdName: upTo(bounds.option),
      thirds: options,
      quantity: isNew ? quantity : noQuantity,
      price: isDraft ? priceOrNone : price,
      originalPrice: v.pipe(
        text,
        v.check((typed) => typed === '' || parsePrice(typed) !== null, 'original-price'),
        v.transform(parsePrice),
      ),
      cost: optionalAmount('cost'),
      collection: isDraft ? text : required,
      vendor: upTo(bounds.vendor),
      productType: upTo(bounds.productType),
      tags,
      originCountry: text,
      hsCode,
      weightGrams: optionalWhole(1, 1_000_000, 'weight'),
      lowStock: optionalWhole(0, 100_000, 'quantity'),
      seoTitle: upTo(bounds.seoTitle),
      seoDescription: upTo(bounds.seoDescription),
      pictures: v.array(picture),
      /** Units by size and colour. */
      stock: v.record(v.string(), v.number()),
      renames,
    }),
    v.forward(
      v.partialCheck(
        [['imageUrl'], ['pictures']],
        ({ imageUrl, pictures }) => isDraft || imageUrl !== '' || pictures.length > 0,
        'image-missing',
      ),
      ['imageUrl'],
    ),
    v.forward(
      v.partialCheck(
        [['price'], ['originalPrice']],
        ({ price, originalPrice }) => originalPrice === null || originalPrice >= price,
        'original-below-price',
      ),
      ['originalPrice'],
    ),
    v.forward(
      v.partialCheck(
        [['sizes'], ['colors'], ['thirds']],
        ({ sizes, colors, thirds }) =>
          Math.max(1, sizes.length) * Math.max(1, colors.length) * Math.max(1, thirds.length) <= mostVariants,
        'too-many-options',
      ),
      ['sizes'],
    ),
    v.forward(
      v.partialCheck(
        [['thirdName'], ['thirds']],
        ({ thirdName, thirds }) => !isNew || thirdName !== '' || thirds.length === 0,
        'required',
      ),
      ['thirdName'],
    ),
    v.forward(
      v.partialCheck(
        [['sizes'], ['thirdName'], ['thirds']],
        ({ sizes, thirdName, thirds }) =>
          thirdName === '' || (isNew ? thirds.length > 0 : sizes.every((size) => size.includes(' / '))),
        'third-values',
      ),
      ['thirdName'],
    ),
    v.transform(({ thirds, ...product }) => ({ ...product, ...newOptions(product, thirds) })),
  )

type ProductSchema = ReturnType<typeof productSchema>
export type ProductValues = v.InferInput<ProductSchema>
/** A product form without a problem. */
export type ValidProduct = v.InferOutput<ProductSchema>
