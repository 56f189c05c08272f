import { policies } from '@/config/policies'
import { formatMoney, type Minor } from '@/domain/money/money'

/**
 * Which orders ship free, as `$50+` or `over MAD 490`; null when none does or the settings have not loaded. The usual
 * threshold is worded as in the banner; any other one comes from the delivery methods.
 */
export function freeShippingOrders(currency: string | undefined, freeAbove: Minor | null): string | null {
  if (currency === policies.currency && freeAbove === policies.freeShippingAbove)
    return `${formatMoney(policies.freeShippingBanner, currency).replace(/\.00$/, '')}+`
  return currency === undefined || freeAbove === null
    ? null
    : `over ${formatMoney(freeAbove, currency).replace(/\.00$/, '')}`
}
