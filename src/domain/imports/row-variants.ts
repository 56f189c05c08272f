import { type Minor, toDecimal, toDecimalText } from '../money/money'
import { partsOf } from '../product/options/size-parts'
import { fold } from '../text/letters'
import { cellText, type DecimalSign, readPrice, readSku, readUnits } from './import-cells'
import type { FileFormat, ImportField } from './import-fields'
import type { ImportRow } from './import-table'
import {
  combinationKey,
  type OptionNames,
  optionsOfRows,
  type RowOption,
  sizesAndColors,
} from './row-options'
import { ownOfRow, type RowOwn, type RowPrice } from './row-own'

/** What a file says of one size and colour; what is left out stays as it is. */
export type RowVariant = RowOwn & { sku?: string; quantity?: number; size?: string; color?: string }

const mostVariants = 250
const mostLength = 40
const mostUnits = 1_000_000

type Told = {
  format: FileFormat
  decimals: DecimalSign
  prices: ReadonlyMap<ImportRow, RowPrice>
  /** Whether a row without an original price says that there is none. */
  clearsOriginal: boolean
}

/** The variants of a product's rows, and what its options are called; null where there are too many. A row whose size and colour came before stays out. */
export function variantsOfRows(
  rows: readonly ImportRow[],
  told: Told,
): { variants: RowVariant[]; names: OptionNames } | null {
  const { format, decimals, prices, clearsOriginal } = told
  const variants = new Map<string, RowVariant>()
  const rowOf = new Map<string, number>()
  let isJoined = false
  let names: OptionNames = {}
  const all = soldRows(rows, format)
  const [first] = rows
  // What WooCommerce's variations leave open is as their product has it.
  const inherited = first && !all.some(({ row }) => row === first) ? ownOfRow(first, decimals) : {}
  const { weight_grams, low_stock } = inherited
  const parent = { ...(weight_grams && { weight_grams }), ...(low_stock !== undefined && { low_stock }) }
  const sold = all.flatMap(({ row, options }) => {
    const sku = skuOf(row)
    if (sku === null) return []
    const quantity = unitsOf(row)
    const own = { ...parent, ...ownOfRow(row, decimals) }
    const isTold = options.length > 0 || sku !== '' || quantity !== null || Object.keys(own).length > 0
    return isTold ? [{ row, options, sku, quantity, own }] : []
  })
  // A price that the first row alone gives is the product's.
  const isPriced =
    sold.every(({ row }) => prices.has(row)) ||
    new Set([...prices.values()].map(({ price }) => price)).size > 1
  for (const { row, options, sku, quantity, own } of sold) {
    const { barcode, ...shared } = own
    const price = isPriced ? prices.get(row) : undefined
    const { combinations, isJoined: isMore, names: told } = sizesAndColors(options)
    isJoined ||= isMore
    names = { ...told, ...names }
    const isLong = (name: string) => name.length > mostLength
    if (combinations.some(({ size, color }) => [...partsOf(size), color].some(isLong))) {
      row.note(longField(row), 'option-long')
      continue
    }
    const doubled = combinations.map(combinationKey).find((key) => variants.has(key))
    if (doubled !== undefined) {
      row.note(sku === '' ? longField(row) : 'sku', 'option-twice', {
        about: String(rowOf.get(doubled) ?? ''),
      })
      continue
    }
    for (const [place, { size, color }] of combinations.entries()) {
      const key = combinationKey({ size, color })
      rowOf.set(key, row.number)
      variants.set(key, {
        // A SKU and a barcode are those of one size and colour.
        ...(sku !== '' && combinations.length === 1 && { sku }),
        ...(quantity !== null && { quantity: share(quantity, combinations.length, place) }),
        ...(size !== '' && { size }),
        ...(color !== '' && { color }),
        ...shared,
        ...(barcode !== undefined && combinations.length === 1 && { barcode }),
        ...(price && {
          price: toDecimal(price.price),
          ...(price.original !== null
            ? { original_price: toDecimal(price.original) }
            : clearsOriginal && { original_price: null }),
        }),
      })
    }
  }
  if (isJoined) rows[0]?.note('option3', 'options-joined')
  const given = [...variants.values()]
  const count = (field: 'size' | 'color') => new Set(given.map((variant) => variant[field] ?? '')).size
  if (count('size') * count('color') > mostVariants) {
    rows[0]?.note('size', 'too-many-options')
    return null
  }
  return { variants: given, names }
}

/**
 * The rows that stand for what is sold, with their options. In WooCommerce's files a product's own row lists what its variations
 * have, and a variation that leaves one open is each of them; what a simple product lists is no choice.
 */
function soldRows(
  rows: readonly ImportRow[],
  format: FileFormat,
): { row: ImportRow; options: RowOption[] }[] {
  const optionsOf = optionsOfRows(rows)
  const all = rows.map((row) => ({ row, options: optionsOf(row) }))
  if (format !== 'woocommerce') return all
  const [parent, ...variations] = all
  if (!parent) return []
  if (variations.length === 0)
    return fold(parent.row.of('kind')).startsWith('variable') ? all : [{ row: parent.row, options: [] }]
  const used = new Set(variations.flatMap(({ options }) => options.map(({ name }) => name)))
  return variations.map(({ row, options }) => ({
    row,
    options: [
      ...options,
      ...parent.options.filter(({ name }) => used.has(name) && !options.some((each) => each.name === name)),
    ],
  }))
}

/** What WooCommerce's simple products list is told of them, as lines `name: value`. */
export const attributesOfRows = (rows: readonly ImportRow[]): string[] =>
  rows.length > 1 || fold(rows[0]?.of('kind') ?? '').startsWith('variable')
    ? []
    : rows.flatMap((row) =>
        optionsOfRows(rows)(row).map(({ name, values }) => `${name}: ${values.join(', ')}`),
      )

/** A number of units spread evenly, the first ones taking what is left over. */
const share = (quantity: number, parts: number, place: number) =>
  Math.floor(quantity / parts) + (place < quantity % parts ? 1 : 0)

const longField = (row: ImportRow): ImportField =>
  (['size', 'option1', 'color', 'option2', 'third', 'option3'] as const).find(
    (field) => row.of(field) !== '',
  ) ?? 'size'

/** '' without one; null, and the row stays out, for what is none. */
function skuOf(row: ImportRow): string | null {
  if (cellText(row.of('sku')) === '') return ''
  const read = readSku(row.of('sku'))
  if ('sku' in read) return read.sku
  row.note('sku', 'sku-shape', { fix: read.fix })
  return null
}

/** Null where the row says nothing, or nothing that is a number of units. */
function unitsOf(row: ImportRow): number | null {
  const cell = row.of('quantity')
  if (cell === '') return null
  const units = readUnits(cell)
  if (units === null || units > mostUnits) row.note('quantity', 'quantity')
  else if (units < 0) row.note('quantity', 'quantity-negative', { fix: '0' })
  return units === null || units > mostUnits ? null : Math.max(0, units)
}

/** The prices of a product's rows and what they were before; null, noted, where a price cannot be read. */
export function pricesOfRows(
  rows: readonly ImportRow[],
  decimals: DecimalSign,
): Map<ImportRow, RowPrice> | null {
  const prices = new Map<ImportRow, RowPrice>()
  for (const row of rows) {
    const said = read(row, 'price')
    const sale = read(row, 'salePrice')
    if (said === 'wrong' || sale === 'wrong') return null
    const price = sale ?? said
    if (price === null) continue
    prices.set(row, {
      price,
      original: sale !== null && said !== null && said > sale ? said : originalOf(row, price),
    })
  }
  return prices

  function read(row: ImportRow, field: 'price' | 'salePrice'): Minor | null | 'wrong' {
    const cell = cellText(row.of(field))
    if (cell === '') return null
    const found = readPrice(cell, decimals)
    if ('problem' in found) {
      row.note(field, found.problem, { fix: found.fix })
      return 'wrong'
    }
    if (found.isUnsure) row.note(field, 'price-unsure', { fix: toDecimalText(found.amount) })
    return found.amount
  }

  function originalOf(row: ImportRow, price: Minor): Minor | null {
    const cell = cellText(row.of('originalPrice'))
    if (/^[0.,\s]*$/.test(cell)) return null
    const found = readPrice(cell, decimals)
    if ('problem' in found) row.note('originalPrice', 'original-price', { fix: found.fix })
    else if (found.amount < price) row.note('originalPrice', 'original-below-price')
    // What is no higher is no discount; some programs write the same price twice.
    return 'problem' in found || found.amount <= price ? null : found.amount
  }
}
