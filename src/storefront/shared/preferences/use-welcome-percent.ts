import { useShopSettings } from '@/data/settings/shop-settings'

/** What a new customer gets off the first order, in per cent; 0 while the shop doesn't offer it or that is not known. */
export const useWelcomePercent = () => useShopSettings()?.welcomePercent ?? 0
