import { formatMoney } from '@/domain/money/money'
import type * as english from '../../en/cart/free-shipping'

/**
 * Which orders ship free, as `ابتداءً من $50` or `فوق 490 درهم`; null when none does or the settings have not loaded. A
 * threshold just below a round amount is worded as that one: what costs more than $49 ships free, so $50 does.
 */
export const freeShippingOrders: typeof english.freeShippingOrders = (currency, freeAbove) => {
  if (currency === undefined || freeAbove === null) return null
  const amount = freeShippingAmount(currency, freeAbove)
  return isBelowRound(freeAbove) ? `ابتداءً من ${amount}` : `فوق ${amount}`
}

/** The amount alone, as `$50` or `490 درهم`. */
export const freeShippingAmount: typeof english.freeShippingAmount = (currency, freeAbove) =>
  wholeMoney(isBelowRound(freeAbove) ? freeAbove + oneUnit : freeAbove, currency)

/** An amount, without cents where there are none. */
export const wholeMoney: typeof english.wholeMoney = (amount, currency) =>
  formatMoney(amount, currency).replace(/[.,]00(?!\d)/, '')

const oneUnit = 100
const isBelowRound = (freeAbove: number) => (freeAbove + oneUnit) % (10 * oneUnit) === 0
