import { toDecimal } from '../money/money'
import { parseDetails } from '../product/product-facts'
import { fold, tidy } from '../text/letters'
import { toSlug } from '../text/slug'
import { slugPattern } from '../text/slug-pattern'
import { cellText, type DecimalSign } from './import-cells'
import type { FileFormat, ImportField } from './import-fields'
import type { CollectionChoice, ImportChoices, ImportRow } from './import-table'
import { plainText } from './plain-text'
import { factsOfRows, type RowFacts } from './row-facts'
import { picturesOfRows, type RowPicture } from './row-pictures'
import { attributesOfRows, pricesOfRows, type RowVariant, variantsOfRows } from './row-variants'

/** A product of a file, as the database takes it (private.check_import). */
export type ImportProduct = {
  handle: string
  /** Whether the file gives the handle; otherwise the title has made it. */
  isGiven: boolean
  title: string
  values: RowFacts & {
    title?: string
    description?: string
    materials?: string
    details?: { name: string; value: string }[]
    price?: number
    original_price?: number | null
  }
  collection: CollectionChoice | null
  pictures: RowPicture[]
  variants: RowVariant[]
  /** The numbers of its rows. */
  rows: number[]
}

type Given = {
  choices: ImportChoices
  format: FileFormat
  decimals: DecimalSign
  reservedSlugs: ReadonlySet<string>
  mostPictures: number
}

const most = { title: 120, handle: 120, description: 5000, materials: 300, details: 30, name: 60, value: 400 }

/** The product of rows that belong together; null, and what is wrong noted, where it cannot come in. */
export function productOfRows(rows: readonly ImportRow[], given: Given) {
  const [first] = rows
  if (!first) return null
  const { format, choices } = given
  const collectionName = collectionOf(rows, format)
  const title = tidyText(find(rows, 'title'))
  if (title.length > most.title) {
    const row = rowWith(rows, 'title') ?? first
    row.note('title', 'title-long', { fix: title.slice(0, most.title).trimEnd() })
    return { product: null, collectionName }
  }
  const { handle, isGiven } = handleOf(rows, title, given.reservedSlugs)
  const skus = rows.some((row) => row.of('sku') !== '')
  if (handle === '' && !skus) {
    first.note('title', 'title-missing')
    return { product: null, collectionName }
  }
  const prices = pricesOfRows(rows, given.decimals)
  const clearsOriginal = choices.clearsEmpty && choices.mapping.includes('originalPrice')
  const sold = prices && variantsOfRows(rows, { format, decimals: given.decimals, prices, clearsOriginal })
  if (!sold) return { product: null, collectionName }
  const [lowest] = [...prices.values()].toSorted((a, b) => a.price - b.price)
  const named = choices.collections[fold(collectionName)] ?? { name: collectionName }
  const product: ImportProduct = {
    handle,
    isGiven,
    title,
    values: {
      ...(title !== '' && { title }),
      ...textsOf(rows, format, choices.clearsEmpty && first.of('title') !== ''),
      ...(lowest && { price: toDecimal(lowest.price) }),
      ...(lowest && lowest.original !== null
        ? { original_price: toDecimal(lowest.original) }
        : clearsOriginal && { original_price: null }),
      ...sold.names,
      ...factsOfRows(rows),
    },
    collection: collectionName === '' ? (handle === '' ? null : choices.otherCollection) : named,
    pictures: picturesOfRows(rows, given.mostPictures, choices.mapping.includes('pictureColor')),
    variants: sold.variants,
    rows: rows.map(({ number }) => number),
  }
  return { product, collectionName }
}

const rowWith = (rows: readonly ImportRow[], field: ImportField) => rows.find((row) => row.of(field) !== '')
const find = (rows: readonly ImportRow[], field: ImportField) =>
  cellText(rowWith(rows, field)?.of(field) ?? '')
const tidyText = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** The last part of an address, or what a title makes; '' where the file has neither. */
function handleOf(rows: readonly ImportRow[], title: string, reserved: ReadonlySet<string>) {
  const given = tidy(find(rows, 'handle'))
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1)
  const handle =
    given && slugPattern.test(given) && given.length <= most.handle ? given : toSlug(given || title, 110)
  return { handle: reserved.has(handle) ? `${handle}-2` : handle, isGiven: Boolean(given) }
}

/** WooCommerce writes commas within a name as `\,`, lines as `\n`, and the path to a category with `>`. */
function collectionOf(rows: readonly ImportRow[], format: FileFormat): string {
  const said = find(rows, 'collection') || find(rows, 'type') || find(rows, 'category')
  const [first = ''] = format === 'woocommerce' ? said.split(/(?<!\\),\s*/) : [said]
  const name = first.split(/\s*(?:>|›|»)\s*/).findLast((part) => part !== '') ?? ''
  return tidyText(name.replaceAll('\\,', ',')).slice(0, 80)
}

function textsOf(
  rows: readonly ImportRow[],
  format: FileFormat,
  clearsEmpty: boolean,
): ImportProduct['values'] {
  const textOf = (field: ImportField) => {
    const text = find(rows, field)
    return plainText(format === 'woocommerce' ? text.replaceAll('\\n', '\n') : text)
  }
  const cut = (field: 'description' | 'materials', text: string) => {
    if (text.length <= most[field]) return text
    rowWith(rows, field)?.note(field, `${field}-long`)
    return text.slice(0, most[field]).trimEnd()
  }
  const description = cut('description', textOf('description') || textOf('shortDescription'))
  const materials = cut('materials', tidyText(textOf('materials')))
  const attributes = format === 'woocommerce' ? attributesOfRows(rows) : []
  const said = parseDetails([textOf('details'), ...attributes].join('\n'))
  const details = said
    .filter((detail) => detail !== null)
    .filter(({ name, value }) => name.length <= most.name && value.length <= most.value)
    .slice(0, most.details)
  if (details.length < said.length) rowWith(rows, 'details')?.note('details', 'details')
  return {
    ...(description !== '' && { description }),
    ...((materials !== '' || clearsEmpty) && { materials }),
    ...((details.length > 0 || clearsEmpty) && { details }),
  }
}
