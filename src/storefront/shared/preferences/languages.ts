import { useLocation } from 'react-router-dom'
import { withPrefix } from '@/config/site'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { Language } from '@/domain/text/language'
import { prefixOf, spokenOf } from '@/domain/text/spoken-languages'

/** The languages of the shop, its first one before the others, and where the open page stands in each. */
export function usePageLanguages(): { code: Language; address: string }[] {
  const spoken = spokenOf(useShopSettings()?.languages ?? [])
  const { pathname, search, hash } = useLocation()
  return spoken.map((code) => ({
    code,
    address: withPrefix(prefixOf(code, spoken), pathname) + search + hash,
  }))
}
