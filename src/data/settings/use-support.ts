import type { Support } from '@/domain/shop/support'
import { useShopSettings } from './shop-settings'

/** Shown until the settings have loaded. */
const initial: Support = {
  phone: null,
  chatUrl: null,
  hours: { chat: null, phone: null, email: null },
  social: { instagram: null, tiktok: null, pinterest: null, facebook: null },
}

/** How shoppers reach the shop, as the owner has set it. */
export const useSupport = () => useShopSettings()?.support ?? initial
