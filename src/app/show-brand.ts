import { brandCss } from '@/domain/shop/brand-css'
import { type BrandLook, lookKey } from '@/domain/shop/brand-look'

const fontSheets = import.meta.glob<string>('../styles/fonts/*.css', { query: '?inline', import: 'default' })

/** A constructed sheet, which the content security policy allows; it comes after the document's own style. */
let sheet: CSSStyleSheet | undefined
let wanted = ''

export async function showBrand(look: BrandLook) {
  const key = lookKey(look)
  wanted = key
  const fonts = await fontSheets[`../styles/fonts/${look.fonts}.css`]?.()
  if (wanted !== key) return
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync((fonts ?? '') + brandCss(look))
  // The frame around the page has its colour (index.html).
  dispatchEvent(new Event('themechange'))
}
