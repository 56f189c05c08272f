// How the values of recorded columns read in the log of changes.
import { countryName } from '@/domain/delivery/country'
import { formatMoney, toMinor } from '@/domain/money/money'
import { isRecord } from '@/domain/values/record'
import { dateWords, dayWords, timeWords } from '../admin'
import { languageName } from '../store/languages'

export type AuditContext = { currency: string; now: number }
export type Format = (value: unknown, context: AuditContext) => string

export const empty = 'empty'
const longest = 160
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

export const text: Format = (value, context) => {
  if (value === null || value === undefined || value === '') return empty
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return value.toLocaleString('en-US')
  if (Array.isArray(value))
    return value.length === 0 ? empty : short(value.map((each) => text(each, context)).join(', '))
  if (isRecord(value))
    return short(
      Object.entries(value)
        .map(([name, each]) => `${name} ${text(each, context)}`)
        .join(', '),
    )
  return short(String(value))
}
export const money: Format = (value, context) =>
  typeof value === 'number' ? formatMoney(toMinor(value), context.currency) : text(value, context)
export const time: Format = (value, context) => {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : `${dayWords(at, context.now)} ${timeWords(at)}`
}
export const day: Format = (value, context) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return dateWords(String(value), context.now)
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : dayWords(at, context.now)
}
export const percent: Format = (value, context) =>
  typeof value === 'number' ? `${value}%` : text(value, context)
export const choice =
  (words: Readonly<Record<string, string>>): Format =>
  (value, context) =>
    words[String(value)] ?? text(value, context)
export const countries: Format = (value, context) =>
  text(
    [value].flat().map((code) => countryName(String(code))),
    context,
  )
/** The file's name: owners know their pictures by it, not by the path. */
const fileName = (path: unknown) => String(path ?? '').replace(/^.*\//, '')
export const picture: Format = (value, context) => text(fileName(value), context)
export const pictures: Format = (value, context) =>
  text(
    Array.isArray(value) ? value.map((each) => fileName(isRecord(each) ? each.src : each)) : value,
    context,
  )
export const details: Format = (value, context) =>
  text(
    Array.isArray(value)
      ? value.map((each) =>
          isRecord(each) ? `${text(each.name, context)}: ${text(each.value, context)}` : each,
        )
      : value,
    context,
  )
/** Texts in other languages, each by its language and its column's name. */
export const translations =
  (nameOf: (column: string) => string | null): Format =>
  (value, context) =>
    text(
      Object.entries(isRecord(value) ? value : {}).flatMap(([code, texts]) =>
        Object.entries(isRecord(texts) ? texts : {}).map(
          ([column, each]) => `${languageName(code)}, ${nameOf(column) ?? column}: ${text(each, context)}`,
        ),
      ),
      context,
    )
export const rule: Format = (value, context) => {
  if (!isRecord(value)) return text(value, context)
  const { newDays, onSale, priceBelow, fewLeft } = value
  return [
    newDays !== undefined && `new for ${text(newDays, context)} days`,
    onSale === true && 'on sale',
    priceBelow !== undefined && `below ${money(Number(priceBelow), context)}`,
    fewLeft === true && 'few left',
  ]
    .filter(Boolean)
    .join(', ')
}
/** `status=pending&paid=no` as `status pending, paid no`. */
export const filters: Format = (value, context) =>
  text(
    [...new URLSearchParams(String(value ?? ''))].map(
      ([name, each]) => `${name} ${name === 'country' ? countryName(each) : each}`,
    ),
    context,
  )
