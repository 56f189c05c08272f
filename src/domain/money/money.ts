import { currencySigns, numberLocale } from '../text/build-language.ts'

/** An amount in minor units (cents). Whole numbers only, so that sums never drift. */
export type Minor = number

/**
 * A decimal amount as the database sends it (a number or a string) in minor units.
 * @throws RangeError when it is no finite amount
 */
export function toMinor(amount: number | string): Minor {
  // Number alone takes nothing, an empty list and true for amounts.
  const text = String(amount).trim()
  const value = text === '' ? Number.NaN : Number(text)
  // Through decimal text: 1.005 * 100 is 100.49999 in binary.
  const minor = Math.round(Number(`${value.toFixed(6)}e2`))
  if (!Number.isFinite(minor)) throw new RangeError(`Not an amount of money: ${String(amount)}`)
  return minor
}

/** Minor units as the decimal number that the database takes. */
export function toDecimal(amount: Minor): number {
  return Number(toDecimalText(amount))
}

/** `1299` as `12.99`: what inputs, files and feeds take. */
export const toDecimalText = (amount: Minor): string => (amount / 100).toFixed(2)

const formatters = new Map<string, (units: number) => string>()

/** Writes units of a currency with so many digits of its parts, in the language of the build where no other is given. */
export function formatterOf(
  currency: string | undefined,
  fractionDigits: number,
  locale = numberLocale,
  signs = currencySigns,
) {
  const key = `${currency} ${fractionDigits} ${locale}`
  let format = formatters.get(key)
  if (!format) {
    const sign = signs[`${currency}`]
    const formatter = new Intl.NumberFormat(locale, {
      // With a sign for each currency: $ is the US dollar, CA$ the Canadian one.
      ...(currency && { style: 'currency', currency, currencyDisplay: sign ? 'code' : 'symbol' }),
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    format = (units) => formatter.format(units).replace(sign ? `${currency}` : '', sign ?? '')
    formatters.set(key, format)
  }
  return format
}

/** `1299` as `$12.99`. While the currency is not known yet, `12.99`: no sign is better than a wrong one. */
export function formatMoney(amount: Minor, currency: string | undefined): string {
  return formatterOf(currency, 2)(amount / 100)
}
