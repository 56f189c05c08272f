import { paths } from '@/config/paths'
import { useShopSettings } from './shop-settings'

/** Where the shop answers questions: what its menu of that name begins with, else the page with its contact. */
export const useHelpPath = (): string => useShopSettings()?.menus.support?.[0]?.to ?? paths.contact
