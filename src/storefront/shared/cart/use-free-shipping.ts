import { freeShippingOrders } from '@/content/cart/free-shipping'
import { useShopSettings } from '@/data/settings/shop-settings'
import { zonesServing } from '@/domain/delivery/delivery'

/** Which orders ship free in the shop's own country, in its currency; null when none does, or not to all cities alike. */
export function useFreeShipping(): string | null {
  const settings = useShopSettings()
  const limits = new Set(
    settings &&
      zonesServing(settings.zones, settings.defaultCountry).map(
        ({ methods }) => methods[0]?.freeAbove ?? null,
      ),
  )
  const [first = null] = limits
  return freeShippingOrders(settings?.currency, limits.size === 1 ? first : null)
}
