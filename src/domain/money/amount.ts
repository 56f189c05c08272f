import { numberLocale } from '../text/build-language'
import { tidy } from '../text/letters'
import { type Minor, toDecimalText } from './money'

/** The currencies that files and people write beside an amount; longer names before those they begin with. */
const currencyNames: readonly [RegExp, string][] = [
  [/^(dirhams?|dhs?|mad|درهم|دراهم|د\.?م)\.?$/iu, 'MAD'],
  [/^(euros?|eur|€|يورو|[أا]ورو)\.?$/iu, 'EUR'],
  [/^(us\$|usd|dollars?|\$|دولار)\.?$/iu, 'USD'],
  [/^(gbp|pounds?|£)\.?$/iu, 'GBP'],
]

/** The currency that a word or a sign names, as ISO 4217; null for other words and other currencies. */
export const currencyOf = (name: string): string | null =>
  currencyNames.find(([names]) => names.test(name))?.[1] ?? null

/** An amount as it was written somewhere else. */
export type WrittenAmount = {
  /** Negative with a sign on either side or in brackets. */
  amount: Minor
  /** The other amount that it may mean: `1.240` is one thousand two hundred and forty, or 1.24. Null where it is plain. */
  alternative: Minor | null
  /** ISO 4217, where it is named. */
  currency: string | null
}

/** Characters; what is longer is no amount. */
const longest = 60

/** With ASCII digits, signs and separators, and without the marks of direction that come with copied text. */
const plainDigits = (text: string) =>
  tidy(text.normalize('NFKC')).replaceAll('\u066B', ',').replaceAll('\u066C', "'")

/** Exponents, fractions, circled digits: what only looks like a digit would become one of the number's. */
const hasDigitsInShapeOnly = (text: string) =>
  [...text].some((char) => !/\p{Nd}/u.test(char) && /\p{N}/u.test(char.normalize('NFKC')))

/**
 * Reads an amount of whole cents as files and people write it: `1.234,50`, `1 234,50 DH`, `$1,234.50`, `(50.00)`,
 * `٢٤٠٫٥٠`, `240,--`. Null for whatever is not plainly an amount; nothing is guessed from digits among other words.
 */
export function readWrittenAmount(text: string): WrittenAmount | null {
  if (text.length > longest || hasDigitsInShapeOnly(text)) return null
  const [, open = '', front = '', digits = '', point = '', dashes = '', back = '', close = ''] =
    /^(\(?)([^\d()]*)(\d(?:[\d.,'\s]*\d)?)(?:([.,])(-{0,2})(?!-))?([^\d(]*?)(\)?)$/u.exec(
      plainDigits(text),
    ) ?? []
  // A dash in the place of the decimals is no sign, and says that the others separate thousands.
  const number = dashes === '' ? digits : `${digits}${point}00`
  const words = `${front} ${back}`
  const minuses = words.match(/-/gu)?.length ?? 0
  const name = words.replaceAll(/[-+\s]/gu, '')
  const currency = currencyOf(name)
  const isBracketed = open !== '' && close !== ''
  if (
    (open !== '') !== (close !== '') ||
    minuses > (isBracketed ? 0 : 1) ||
    (point !== '' && back.includes('-')) ||
    (name !== '' && currency === null)
  )
    return null
  const [amount, alternative = null] = readNumber(number)
  if (amount === undefined) return null
  const signed = (minor: Minor) => (minor !== 0 && (isBracketed || minuses > 0) ? -minor : minor)
  return { amount: signed(amount), alternative: alternative === null ? null : signed(alternative), currency }
}

/** Of thousands or before decimals: nothing but what stands behind it can tell. */
const oneSeparator = /^(\d{1,3})[.,](\d{3})$/u

/** What a number with separators comes to in minor units, the likelier first; nothing when it cannot be told. */
function readNumber(number: string): readonly Minor[] {
  // One kind of separator between groups of three, another before the decimals.
  const match = /^(\d{1,3}(?:(['.,\s])\d{3}(?:\2\d{3})*)?|\d+)(?:([.,])(\d+))?$/u.exec(number)
  const [, whole = '', group, point, decimals = ''] = match ?? []
  const units = whole.replaceAll(/\D/gu, '')
  // Some programs write zeros after the cents.
  const [, cents = ''] = /^(\d{0,2})0*$/u.exec(decimals) ?? []
  if (!match || (point ?? '') === group || units.length > 8 || cents.length < Math.min(2, decimals.length))
    return []
  const minor = Number(units) * 100 + Number(cents.padEnd(2, '0'))
  const [, before = '', after = ''] = oneSeparator.exec(number) ?? []
  if (before === '') return [minor]
  const asDecimals = after.endsWith('0') ? [Number(before) * 100 + Number(after.slice(0, 2))] : []
  return before === '0' ? asDecimals : [Number(before + after) * 100, ...asDecimals]
}

/**
 * A typed amount in minor units: `12`, `12.5`, `12,50`, `1 299,00`, `1,299.00`. Null for anything else, for what is
 * negative, and for `1.299`, which may be two amounts.
 */
export function readAmount(text: string | null): Minor | null {
  const typed = (text ?? '').trim()
  const read = oneSeparator.test(plainDigits(typed)) ? null : readWrittenAmount(typed)
  return read && read.currency === null && read.amount >= 0 ? read.amount : null
}

const decimalSign =
  new Intl.NumberFormat(numberLocale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.'

/** `1299` as fields show it, in the language of the build: `12.99` or `12,99`. `readAmount` takes both. */
export const writeAmount = (amount: Minor): string => toDecimalText(amount).replace('.', decimalSign)
