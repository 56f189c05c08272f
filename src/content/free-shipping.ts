import { policies } from '@/config/policies'
import { formatMoney, type Minor } from '@/domain/money'

/**
 * Which orders ship free, as `$50+` or `over MAD 490`; null when none does or the settings have not loaded. The usual
 * threshold is said as the banner always said it (specification 2), another one as the delivery methods have it.
 */
export function freeShippingOrders(currency: string | undefined, freeAbove: Minor | null): string | null {
  if (currency === policies.currency && freeAbove === policies.freeShippingAbove)
    return `${formatMoney(policies.freeShippingBanner, currency).replace(/\.00$/, '')}+`
  return currency === undefined || freeAbove === null
    ? null
    : `over ${formatMoney(freeAbove, currency).replace(/\.00$/, '')}`
}
