import { readWrittenAmount } from '../money/amount'
import { type Minor, toDecimalText } from '../money/money'
import { fold, tidy } from '../text/letters'
import { unguarded } from '../values/read-csv'

/** `="00123"`, by which a spreadsheet keeps digits a text, and the apostrophe before what it would run. */
export const cellText = (cell: string): string => unguarded(cell.replace(/^="((?:[^"]|"")*)"$/, '$1')).trim()

export type DecimalSign = '.' | ',' | null

/** What parts whole units from cents in a column of amounts, by those that can be read in one way only. */
export function decimalSignOf(cells: readonly string[]): DecimalSign {
  let commas = 0
  let dots = 0
  for (const cell of cells) {
    const [, sign] = /([.,٫])\d{1,2}\D*$/u.exec(tidy(cell)) ?? []
    if (sign === '.') dots += 1
    else if (sign !== undefined) commas += 1
  }
  return commas === dots ? null : commas > dots ? ',' : '.'
}

export type ReadPrice =
  | { amount: Minor; isUnsure: boolean }
  /** `fix` is how it may be meant. */
  | { problem: 'price' | 'decimals' | 'range'; fix: string | null }

/** Digits with letters that look like some of them. */
const withZeros = (cell: string) =>
  cell.replaceAll(/(?<=[\d.,])[oO]|[oO](?=[\d.,])/g, '0').replaceAll(/(?<=\d)[lI]/g, '1')
const mostPrice = 9_999_900

/** A price of a column whose decimals are behind this sign. `1.299` is what the other cells of the column say. */
export function readPrice(cell: string, sign: DecimalSign): ReadPrice {
  const text = cellText(cell)
  const plain = tidy(text)
  // A spreadsheet's own numbers may have more digits than they show.
  if (sign === '.' && /^\d+\.\d{3,}$/.test(plain)) {
    const amount = Math.round(Number(plain) * 100)
    if (Math.abs(Number(plain) * 100 - amount) < 1e-6) return inRange(amount, false)
    return { problem: 'decimals', fix: toDecimalText(amount) }
  }
  const read = readWrittenAmount(text)
  if (!read) {
    const fixed = withZeros(text)
    const isMeant = fixed !== text && readWrittenAmount(fixed) !== null
    return { problem: 'price', fix: isMeant ? fixed : null }
  }
  const { amount, alternative } = read
  if (alternative === null || /^\d+$/.test(plain)) return inRange(amount, false)
  const isDecimal = sign !== null && plain.includes(sign)
  return inRange(isDecimal ? alternative : amount, sign === null)
}

const inRange = (amount: Minor, isUnsure: boolean): ReadPrice =>
  amount < 1 || amount > mostPrice ? { problem: 'range', fix: null } : { amount, isUnsure }

/** A number of units: `12`, `12.0`, `1 200`. Null for what is no whole number. */
export function readUnits(cell: string): number | null {
  const text = tidy(cellText(cell)).replaceAll(/(?<=\d)[\s'](?=\d{3}(?!\d))/g, '')
  return /^-?\d{1,7}(?:[.,]0+)?$/.test(text) ? Math.trunc(Number(text.replace(',', '.'))) : null
}

const importStatuses = ['live', 'draft', 'scheduled', 'archived'] as const
export type ImportStatus = (typeof importStatuses)[number]

const statusWords: Readonly<Record<ImportStatus, string>> = {
  live: 'live active published publish visible true yes oui 1 vrai actif active publie publiee en ligne en vente نشط معروض معروض للبيع منشور نعم',
  draft:
    'draft inactive unpublished unlisted hidden private pending false no non 0 -1 faux brouillon inactif masque مسودة مخفي لا',
  scheduled: 'scheduled programme programmee planifie مجدول',
  archived: 'archived archive archivee مؤرشف',
}
const statusByWord = new Map(
  importStatuses.flatMap((status) =>
    statusWords[status].split(' ').map((word) => [fold(word), status] as const),
  ),
)
for (const phrase of ['en ligne', 'en vente', 'معروض للبيع', 'on deal', 'en offre'])
  statusByWord.set(fold(phrase), 'live')

/** What a cell says of whether shoppers see a product; null for an unknown word. */
export const readStatus = (cell: string): ImportStatus | null =>
  statusByWord.get(fold(cellText(cell))) ?? null

/** Addresses of pictures in a cell, parted by commas, semicolons, bars, blanks or line ends; a comma may be part of one. */
export const readAddresses = (cell: string): string[] => [
  ...new Set(
    cellText(cell)
      .split(/[\n\r|;]+|,\s*(?=https?:|\/)|\s+(?=https?:\/\/|\/)/i)
      .map((address) => address.trim().replace(/,$/, ''))
      .filter((address) => address !== ''),
  ),
]

const localName =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|onion|home\.arpa)\.?$/

/** Why a file may not name this address for a picture; null when it may. `fix` is how it may be meant. */
export function pictureProblem(address: string): {
  problem: 'picture-blank' | 'picture-http' | 'picture-own-network' | 'picture-address'
  fix: string | null
} | null {
  if (address.length > 2000) return { problem: 'picture-address', fix: null }
  if (/^\/(?![/\\])[^\s"<>\\]*$/.test(address)) return null
  if (/\s/.test(address)) return { problem: 'picture-blank', fix: address.replaceAll(/\s/g, '%20') }
  if (/^http:\/\//i.test(address)) {
    const fix = address.replace(/^http/i, 'https')
    return pictureProblem(fix) ?? { problem: 'picture-http', fix }
  }
  const [, authority] = /^https:\/\/([^/\s"<>\\]+)\/[^\s"<>\\]*$/i.exec(address) ?? []
  if (!authority) return { problem: 'picture-address', fix: null }
  const host = authority.toLowerCase()
  const isNamed = /^([a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]\.?$/.test(host)
  return isNamed && !localName.test(host) ? null : { problem: 'picture-own-network', fix: null }
}

/** A SKU as it is stored: capitals, single spaces; null for what is none. `fix` is one made of it. */
export function readSku(cell: string): { sku: string } | { fix: string | null } {
  const sku = tidy(cellText(cell)).toUpperCase()
  if (/^[A-Z0-9]([A-Z0-9._/ -]{0,38}[A-Z0-9])?$/.test(sku)) return { sku }
  const fix = sku
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^A-Z0-9._/ -]+/g, '-')
    .replace(/^[^A-Z0-9]+/, '')
    .slice(0, 40)
    .replace(/[^A-Z0-9]+$/, '')
  return { fix: fix === '' ? null : fix }
}
