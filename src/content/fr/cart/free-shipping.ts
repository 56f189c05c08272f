import { formatMoney, type Minor } from '@/domain/money/money'
import type * as english from '../../en/cart/free-shipping'

/**
 * Which orders ship free, as `dès 50 $` or `au-dessus de 490 DH`; null when none does or the settings have not loaded. A
 * threshold just below a round amount is worded as that one: what costs more than $49 ships free, so $50 does.
 */
export const freeShippingOrders: typeof english.freeShippingOrders = (currency, freeAbove) => {
  if (currency === undefined || freeAbove === null) return null
  const amount = freeShippingAmount(currency, freeAbove)
  return isBelowRound(freeAbove) ? `dès ${amount}` : `au-dessus de ${amount}`
}

/** The amount alone, as `50 $` or `490 DH`. */
export const freeShippingAmount: typeof english.freeShippingAmount = (currency, freeAbove) =>
  wholeMoney(isBelowRound(freeAbove) ? freeAbove + oneUnit : freeAbove, currency)

/** An amount, without cents where there are none. */
export const wholeMoney: typeof english.wholeMoney = (amount, currency) =>
  formatMoney(amount, currency).replace(/,00(?!\d)/, '')

const oneUnit = 100
const isBelowRound = (freeAbove: Minor) => (freeAbove + oneUnit) % (10 * oneUnit) === 0
