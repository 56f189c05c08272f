import { useEffect } from 'react'
import { useShopSettings } from '@/data/settings/shop-settings'
import { brandStyleId, lookKey } from '@/domain/shop/brand-look'

let follows = false

/** Shows the shop in the looks of its settings where the document has others, or none. */
export function useBrandStyle() {
  const brand = useShopSettings()?.brand
  useEffect(() => {
    if (!brand || (!follows && lookKey(brand) === document.getElementById(brandStyleId)?.dataset.lookKey))
      return
    follows = true
    // Without the code for it, such as offline, the document's looks stay.
    import('./show-brand').then(({ showBrand }) => showBrand(brand)).catch(() => {})
  }, [brand])
}
