/** An amount in minor units (cents). Whole numbers only, so that sums never drift. */
export type Minor = number

/**
 * A decimal amount as the database sends it (a number or a string) in minor units.
 * @throws RangeError when it is no finite amount
 */
export function toMinor(amount: number | string): Minor {
  const value = typeof amount === 'string' && amount.trim() === '' ? Number.NaN : Number(amount)
  // Through decimal text: 1.005 * 100 is 100.49999 in binary.
  const minor = Math.round(Number(`${value.toFixed(6)}e2`))
  if (!Number.isFinite(minor)) throw new RangeError(`Not an amount of money: ${String(amount)}`)
  return minor
}

/** Minor units as the decimal number that the database takes. */
export function toDecimal(amount: Minor): number {
  return Number((amount / 100).toFixed(2))
}

/** How amounts are shown. The rate is for display only: every order is charged in US dollars. */
export type DisplayCurrency = { code: string; rate: number }
export const usDollars: DisplayCurrency = { code: 'USD', rate: 1 }

const formatters = new Map<string, Intl.NumberFormat>()

function formatterOf(code: string, fractionDigits: number) {
  const key = `${code} ${fractionDigits}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: code,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** `1299` as `$12.99`; with another display currency, converted and in its own sign. */
export function formatMoney(amount: Minor, { code, rate }: DisplayCurrency = usDollars): string {
  return formatterOf(code, 2).format((amount * rate) / 100)
}

/** An edge of a price band, without cents: `1000` as `$10`; converted, to two digits that count (`MAD 100`, `€9`). */
export function formatPriceEdge(amount: Minor, { code, rate }: DisplayCurrency = usDollars): string {
  const units = (amount * rate) / 100
  const step = units < 1 ? 1 : Math.max(1, 10 ** (Math.floor(Math.log10(units)) - 1))
  return formatterOf(code, 0).format(Math.round(units / step) * step)
}
