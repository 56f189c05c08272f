import { fold, tidy } from '../text/letters'
import { languages } from '../text/spoken-languages'
import { parseList } from '../values/validation'
import { cellText, type ImportStatus, readStatus } from './import-cells'
import { type ImportField, sizeNameOf } from './import-fields'
import type { ImportRow } from './import-table'

/** What a file says of a product besides its texts and prices, by column. */
export type RowFacts = {
  status?: ImportStatus
  publish_at?: string
  vendor?: string
  product_type?: string
  tags?: string[]
  origin_country?: string
  hs_code?: string
  seo_title?: string
  seo_description?: string
  size_name?: string
  color_name?: string
  third_name?: string
}

const lines = [
  ['vendor', 'vendor', 80],
  ['type', 'product_type', 120],
  ['seoTitle', 'seo_title', 120],
  ['seoDescription', 'seo_description', 300],
  ['sizeName', 'size_name', 40],
  ['colorName', 'color_name', 40],
  ['thirdName', 'third_name', 40],
] as const
const mostTags = 50
const longestTag = 60

const rowWith = (rows: readonly ImportRow[], field: ImportField) => rows.find((row) => row.of(field) !== '')

export function factsOfRows(rows: readonly ImportRow[]): RowFacts {
  const facts: RowFacts = statusOf(rows)
  const sized = sizeNameOf(rowWith(rows, 'size')?.headOf('size') ?? '')
  if (sized !== '') facts.size_name = sized
  for (const [field, column, most] of lines) {
    const row = rowWith(rows, field)
    if (!row) continue
    const text = cellText(row.of(field)).replaceAll(/\s+/g, ' ')
    if (text.length > most) row.note(field, 'text-long')
    facts[column] = text.slice(0, most).trimEnd()
  }
  const tagged = rowWith(rows, 'tags')
  if (tagged) {
    const tags = parseList(cellText(tagged.of('tags')))
    facts.tags = tags.filter((tag) => tag.length <= longestTag).slice(0, mostTags)
    if (facts.tags.length < tags.length) tagged.note('tags', 'tags')
  }
  const made = rowWith(rows, 'origin')
  if (made) {
    const code = countryOf(made.of('origin'))
    if (code) facts.origin_country = code
    else made.note('origin', 'origin')
  }
  const coded = rowWith(rows, 'hsCode')
  if (coded) {
    const digits = tidy(cellText(coded.of('hsCode'))).replaceAll(/[. ]/g, '')
    if (/^\d{6,13}$/.test(digits)) facts.hs_code = digits
    else coded.note('hsCode', 'hs-code')
  }
  return facts
}

/** Without a status, new products are drafts and the others stay as they are. */
function statusOf(rows: readonly ImportRow[]): RowFacts {
  for (const field of ['status', 'published'] as const) {
    const row = rowWith(rows, field)
    if (!row) continue
    const status = readStatus(row.of(field))
    if (status === 'scheduled') {
      const at = momentOf(rowWith(rows, 'publishAt')?.of('publishAt') ?? '')
      if (at) return { status, publish_at: at }
    } else if (status) return { status }
    row.note(field, 'status')
    return { status: 'draft' }
  }
  return {}
}

function momentOf(cell: string): string | null {
  const time = Date.parse(cellText(cell))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

let countries: ReadonlyMap<string, string> | null = null

/** The code of a country that is named by its code, or in a language that the shop can speak; null for what is none. */
function countryOf(cell: string): string | null {
  const text = cellText(cell)
  countries ??= readCountries()
  if (/^[A-Za-z]{2}$/.test(text)) return countries.has(fold(text)) ? text.toUpperCase() : null
  return countries.get(fold(text)) ?? null
}

/** Every code and name of a country, folded. */
function readCountries(): Map<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const known = new Map<string, string>()
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const first of letters)
      for (const second of letters) {
        const code = first + second
        const name = names.of(code)
        if (name === undefined) continue
        known.set(fold(code), code)
        if (!known.has(fold(name))) known.set(fold(name), code)
      }
  }
  return known
}
