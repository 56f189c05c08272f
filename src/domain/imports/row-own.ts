import { type Minor, toDecimal } from '../money/money'
import { isGtin } from '../product/variant-form'
import { fold, tidy } from '../text/letters'
import {
  cellText,
  type DecimalSign,
  pictureProblem,
  readAddresses,
  readPrice,
  readUnits,
} from './import-cells'
import type { ImportRow } from './import-table'

/** What a row says of its size and colour besides what is sold of it, by column. */
export type RowOwn = {
  price?: number
  original_price?: number | null
  cost?: number
  barcode?: string
  weight_grams?: number
  low_stock?: number
  picture?: string
}

export type RowPrice = { price: Minor; original: Minor | null }

const most = { grams: 1_000_000, level: 100_000, cost: 9_999_900 }

/** Cost, barcode, weight, level and picture of a row; what cannot be read is noted and left out. */
export function ownOfRow(row: ImportRow, decimals: DecimalSign): RowOwn {
  const cost = costOf(row, decimals)
  const barcode = barcodeOf(row)
  const grams = gramsOf(row)
  const level = levelOf(row)
  // WooCommerce's variations have their pictures where products have theirs.
  const field = fold(row.of('kind')).startsWith('variation') ? 'picture' : 'variantPicture'
  const picture = readAddresses(row.of(field)).find((address) => !pictureProblem(address))
  return {
    ...(cost !== null && { cost: toDecimal(cost) }),
    ...(barcode !== null && { barcode }),
    ...(grams !== null && { weight_grams: grams }),
    ...(level !== null && { low_stock: level }),
    ...(picture !== undefined && { picture }),
  }
}

function costOf(row: ImportRow, decimals: DecimalSign): Minor | null {
  const cell = cellText(row.of('cost'))
  if (cell === '') return null
  if (/^0+([.,]0+)?$/.test(cell)) return 0
  const read = readPrice(cell, decimals)
  if (!('problem' in read) && read.amount <= most.cost) return read.amount
  row.note('cost', 'cost')
  return null
}

function barcodeOf(row: ImportRow): string | null {
  const digits = tidy(cellText(row.of('barcode'))).replaceAll(/[\s-]/g, '')
  if (digits === '') return null
  if (isGtin(digits)) return digits
  row.note('barcode', 'barcode')
  return null
}

/** Whole grams; nothing weighs nothing, which some programs write where nobody said. */
function gramsOf(row: ImportRow): number | null {
  for (const [field, each] of [
    ['weightGrams', 1],
    ['weightKg', 1000],
  ] as const) {
    const cell = tidy(cellText(row.of(field))).replace(',', '.')
    if (/^[0.]*$/.test(cell)) continue
    const grams = /^\d*\.?\d+$/.test(cell) ? Math.round(Number(cell) * each) : 0
    if (grams >= 1 && grams <= most.grams) return grams
    row.note(field, 'weight')
  }
  return null
}

function levelOf(row: ImportRow): number | null {
  const cell = row.of('lowStock')
  if (cell === '') return null
  const level = readUnits(cell)
  if (level !== null && level >= 0 && level <= most.level) return level
  row.note('lowStock', 'quantity')
  return null
}
