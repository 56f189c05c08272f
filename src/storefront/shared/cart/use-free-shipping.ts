import { freeShippingOrders } from '@/content/cart/free-shipping'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { useShopSettings } from '@/data/settings/shop-settings'
import { zonesServing } from '@/domain/delivery/delivery'
import type { Minor } from '@/domain/money/money'
import { useMoney } from '@/storefront/shared/preferences/money'

/** Which orders ship free in the shop's own country, in the chosen currency; null when none does, or not to all cities alike. */
export function useFreeShipping(): string | null {
  const settings = useShopSettings()
  const { currency, rate } = useMoney()
  const from = settings ? freeShippingFrom(settings) : null
  return freeShippingOrders(currency, from === null ? null : Math.round(from * rate))
}

/** Above which subtotal delivery in the shop's own country is free; null when it never is, or not to all cities alike. */
export function freeShippingFrom({ zones, defaultCountry }: ShopSettings): Minor | null {
  const limits = new Set(
    zonesServing(zones, defaultCountry).map(({ methods }) => methods[0]?.freeAbove ?? null),
  )
  const [first = null] = limits
  return limits.size === 1 ? first : null
}
