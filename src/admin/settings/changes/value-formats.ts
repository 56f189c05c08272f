// How values of recorded columns read in the log of changes.
import { dateWords, dayWords, timeWords } from '@/content/admin/admin'
import { auditField } from '@/content/admin/settings/audit'
import { auditValues as words } from '@/content/admin/settings/audit-values'
import { team } from '@/content/admin/settings/team'
import { languageName } from '@/content/admin/store/languages'
import { number } from '@/content/shared/numbers'
import { countryName } from '@/domain/delivery/country'
import { formatMoney, toMinor } from '@/domain/money/money'
import { isRecord } from '@/domain/values/record'

/** `currency` is that of the entry's amounts, `now` in ms UTC. */
export type ValueContext = { currency: string; now: number }
export type ValueFormat = (value: unknown, context: ValueContext) => string

const longest = 160
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)

export const text: ValueFormat = (value, context) => {
  if (value === null || value === undefined || value === '') return words.empty
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return number(value)
  if (Array.isArray(value))
    return value.length === 0 ? words.empty : short(words.list(value.map((each) => text(each, context))))
  if (isRecord(value))
    return short(words.list(Object.entries(value).map(([name, each]) => `${name} ${text(each, context)}`)))
  return short(String(value))
}

export const money: ValueFormat = (value, context) =>
  typeof value === 'number' ? formatMoney(toMinor(value), context.currency) : text(value, context)

export const time: ValueFormat = (value, context) => {
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : `${dayWords(at, context.now)} ${timeWords(at)}`
}

export const day: ValueFormat = (value, context) => {
  if (/^\d{4}-\d{2}-\d{2}$/.test(String(value))) return dateWords(String(value), context.now)
  const at = Date.parse(String(value))
  return Number.isNaN(at) ? text(value, context) : dayWords(at, context.now)
}

export const percent: ValueFormat = (value, context) =>
  typeof value === 'number' ? words.percent(value) : text(value, context)

export const choice =
  (names: Readonly<Record<string, string>>): ValueFormat =>
  (value, context) =>
    names[String(value)] ?? text(value, context)

export const countries: ValueFormat = (value, context) =>
  text(
    [value].flat().map((code) => countryName(String(code))),
    context,
  )

/** The file's name: owners know their pictures by it, not by the path. */
const fileName = (path: unknown) => String(path ?? '').replace(/^.*\//, '')

export const picture: ValueFormat = (value, context) => text(fileName(value), context)

export const pictures: ValueFormat = (value, context) =>
  text(
    Array.isArray(value) ? value.map((each) => fileName(isRecord(each) ? each.src : each)) : value,
    context,
  )

export const details: ValueFormat = (value, context) =>
  text(
    Array.isArray(value)
      ? value.map((each) =>
          isRecord(each) ? words.pair(text(each.name, context), text(each.value, context)) : each,
        )
      : value,
    context,
  )

/** Texts in other languages, each by its language and its column's name. */
export const translations: ValueFormat = (value, context) =>
  text(
    Object.entries(isRecord(value) ? value : {}).flatMap(([code, texts]) =>
      Object.entries(isRecord(texts) ? texts : {}).map(([column, each]) =>
        words.pair(words.list([languageName(code), auditField(column) ?? column]), text(each, context)),
      ),
    ),
    context,
  )

export const rule: ValueFormat = (value, context) => {
  if (!isRecord(value)) return text(value, context)
  const { newDays, onSale, priceBelow, fewLeft } = value
  const parts = [
    newDays !== undefined && words.rule.newDays(Number(newDays)),
    onSale === true && words.rule.onSale,
    priceBelow !== undefined && words.rule.priceBelow(money(Number(priceBelow), context)),
    fewLeft === true && words.rule.fewLeft,
  ]
  return words.list(parts.filter((part) => part !== false))
}

/** `status=pending&paid=no` as `status pending, paid no`. */
export const filters: ValueFormat = (value, context) =>
  text(
    [...new URLSearchParams(String(value ?? ''))].map(
      ([name, each]) => `${name} ${name === 'country' ? countryName(each) : each}`,
    ),
    context,
  )

const rightNames: Readonly<Record<string, string>> = team.rights
export const rights: ValueFormat = (value, context) =>
  text(
    Array.isArray(value)
      ? words.phrases(value.map((right) => rightNames[String(right)] ?? String(right)))
      : value,
    context,
  )
