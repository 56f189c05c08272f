import { useShopSettings } from './shop-settings'

/** Why nothing can be ordered at the moment: the owner has closed the checkout, or delivers nowhere yet. Null where one can. */
export function useOrdersClosed(): 'closed' | 'undelivered' | null {
  const settings = useShopSettings()
  if (!settings) return null
  if (!settings.checkoutEnabled) return 'closed'
  return settings.zones.some(({ methods }) => methods.length > 0) ? null : 'undelivered'
}
