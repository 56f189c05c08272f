import { formatterOf, type Minor } from './money.ts'

/** A round amount, such as the edge of a price band, without cents and with two digits that count: `$10`, `MAD 100`. */
export function formatPriceEdge(amount: Minor, currency: string | undefined): string {
  const units = amount / 100
  const step = units < 1 ? 1 : Math.max(1, 10 ** (Math.floor(Math.log10(units)) - 1))
  return formatterOf(currency, 0)(Math.round(units / step) * step)
}

/** What stands beside an amount: `$`, `€`, `DH`. */
export function currencySign(currency: string): string {
  return formatterOf(currency, 0)(0).replace(/[\d\s\u200e\u200f]/g, '')
}

/** Whether the build's language writes the sign after an amount: `35,00 DH`. */
export const isSignAfter = (): boolean => /^[\s\u200e\u200f]*\d/.test(formatterOf('EUR', 0)(0))
