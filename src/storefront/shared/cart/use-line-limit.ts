import { limits } from '@/config/limits'
import { useShopSettings } from '@/data/settings/shop-settings'

/** The most items of one cart line: the shop's own limit, once it is known. */
export const useLineLimit = () => useShopSettings()?.lineLimit ?? limits.lineQuantity
