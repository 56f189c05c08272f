import { brandCss } from '@/domain/shop/brand-css'
import type { BrandLook } from '@/domain/shop/brand-look'

/** A constructed sheet, which the content security policy allows; it comes after the document's own style. */
let sheet: CSSStyleSheet | undefined

export function showBrand(look: BrandLook) {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(brandCss(look))
  // The frame around the page has its colour (index.html).
  dispatchEvent(new Event('themechange'))
}
