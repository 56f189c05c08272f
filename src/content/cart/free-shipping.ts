import { policies } from '@/config/policies'
import { formatMoney, type Minor } from '@/domain/money/money'

/**
 * Which orders ship free, as `$50+` or `over MAD 490`; null when none does or the settings have not loaded. The usual
 * threshold is worded as in the banner; any other one comes from the delivery methods.
 */
export function freeShippingOrders(currency: string | undefined, freeAbove: Minor | null): string | null {
  if (currency === undefined || freeAbove === null) return null
  const amount = freeShippingAmount(currency, freeAbove)
  return isUsual(currency, freeAbove) ? `${amount}+` : `over ${amount}`
}

/** The amount alone, as `$50` or `MAD 490`. */
export const freeShippingAmount = (currency: string, freeAbove: Minor): string =>
  wholeMoney(isUsual(currency, freeAbove) ? policies.freeShippingBanner : freeAbove, currency)

/** An amount, without cents where there are none. */
export const wholeMoney = (amount: Minor, currency: string): string =>
  formatMoney(amount, currency).replace(/\.00$/, '')

const isUsual = (currency: string, freeAbove: Minor) =>
  currency === policies.currency && freeAbove === policies.freeShippingAbove
