import { freeShippingOrders } from '@/content/free-shipping'
import { useShopSettings } from '@/data/settings/shop-settings'
import { useOfferedMethods } from './use-offered-methods'

/** Which orders ship free, in the shop's own currency; null when none does. */
export function useFreeShipping(): string | null {
  const currency = useShopSettings()?.currency
  const [first] = useOfferedMethods()
  return freeShippingOrders(currency, first?.freeAbove ?? null)
}
