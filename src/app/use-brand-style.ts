import { useEffect } from 'react'
import { useShopSettings } from '@/data/settings/shop-settings'
import { type BrandLook, brandStyleId, lookKey } from '@/domain/shop/brand-look'

const fontSheets = import.meta.glob<string>('../styles/fonts/*.css', { query: '?inline', import: 'default' })

/** A constructed sheet, which the content security policy allows; it comes after the document's own style. */
let sheet: CSSStyleSheet | undefined
let wanted: string | undefined

/** Shows the shop in the looks of its settings where the document has others, or none. */
export function useBrandStyle() {
  const brand = useShopSettings()?.brand
  useEffect(() => {
    // Without the code for it, such as offline, the document's looks stay.
    if (brand)
      follow(brand).catch(() => {
        wanted = undefined
      })
  }, [brand])
}

async function follow(look: BrandLook) {
  const key = lookKey(look)
  if (key === (wanted ?? document.getElementById(brandStyleId)?.dataset.lookKey)) return
  wanted = key
  const [{ brandCss }, fonts] = await Promise.all([
    import('@/domain/shop/brand-css'),
    fontSheets[`../styles/fonts/${look.fonts}.css`]?.(),
  ])
  if (wanted !== key) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync((fonts ?? '') + brandCss(look))
  // The frame around the page has its colour (index.html).
  dispatchEvent(new Event('themechange'))
}
