import { formatMoney, type Minor } from '@/domain/money/money'

/**
 * Which orders ship free, as `$50+` or `over MAD 490`; null when none does or the settings have not loaded. A
 * threshold just below a round amount is worded as that one: what costs more than $49 ships free, so $50 does.
 */
export function freeShippingOrders(currency: string | undefined, freeAbove: Minor | null): string | null {
  if (currency === undefined || freeAbove === null) return null
  const amount = freeShippingAmount(currency, freeAbove)
  return isBelowRound(freeAbove) ? `${amount}+` : `over ${amount}`
}

/** The amount alone, as `$50` or `MAD 490`. */
export const freeShippingAmount = (currency: string, freeAbove: Minor): string =>
  wholeMoney(isBelowRound(freeAbove) ? freeAbove + oneUnit : freeAbove, currency)

/** An amount, without cents where there are none. */
export const wholeMoney = (amount: Minor, currency: string): string =>
  formatMoney(amount, currency).replace(/\.00$/, '')

const oneUnit = 100
const isBelowRound = (freeAbove: Minor) => (freeAbove + oneUnit) % (10 * oneUnit) === 0
