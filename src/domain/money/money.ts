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

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(currency: string | undefined, fractionDigits: number) {
  const key = `${currency} ${fractionDigits}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      // With a sign for each currency: $ is the US dollar, CA$ the Canadian one.
      ...(currency && { style: 'currency', currency }),
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** `1299` as `$12.99`. While the currency is not known yet, `12.99`: no sign is better than a wrong one. */
export function formatMoney(amount: Minor, currency: string | undefined): string {
  return formatterOf(currency, 2).format(amount / 100)
}

/** A round amount, such as the edge of a price band, without cents and with two digits that count: `$10`, `MAD 100`. */
export function formatPriceEdge(amount: Minor, currency: string | undefined): string {
  const units = amount / 100
  const step = units < 1 ? 1 : Math.max(1, 10 ** (Math.floor(Math.log10(units)) - 1))
  return formatterOf(currency, 0).format(Math.round(units / step) * step)
}

/** What stands before an amount: `$`, `€`, `MAD`. */
export function currencySign(currency: string): string {
  const parts = formatterOf(currency, 0).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
