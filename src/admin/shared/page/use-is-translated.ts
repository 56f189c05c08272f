import { useShopSettings } from '@/data/settings/shop-settings'

/** Whether visitors read the shop in a language other than that of its rows, so that there is something to translate. */
export function useIsTranslated(): boolean {
  const settings = useShopSettings()
  return settings?.languages.some((code) => code !== settings.language) ?? false
}
