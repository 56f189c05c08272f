import { policies } from '@/config/policies'
import { useShopSettings } from '@/data/settings/shop-settings'
import { zoneFor } from '@/domain/delivery'
import type { ShippingMethod } from '@/domain/shipping'

/** How the shop delivers to its default country; the usual ways until it is known. */
export function useOfferedMethods(): readonly ShippingMethod[] {
  const settings = useShopSettings()
  return settings
    ? (zoneFor(settings.zones, settings.defaultCountry)?.methods ?? [])
    : policies.deliveryMethods
}
