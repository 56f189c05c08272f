import { brandCss } from '@/domain/shop/brand-css'
import { type BrandLook, brandStyleId, lookKey } from '@/domain/shop/brand-look'

/** A shop's style sheet as an element, its hash as a source of `style-src`, and the files of its fonts for the first view. */
export type BrandStyle = { element: string; source: string; fonts: readonly string[] }

const fontSheets = import.meta.glob<string>('../styles/fonts/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

let last: (BrandStyle & { key: string }) | undefined

/** The style of a shop; of the same look it is made once. */
export async function brandStyle(look: BrandLook): Promise<BrandStyle> {
  const key = lookKey(look)
  if (last?.key === key) return last
  const fontSheet = fontSheets[`../styles/fonts/${look.fonts}.css`] ?? ''
  const css = fontSheet + brandCss(look)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  last = {
    key,
    element: `<style id="${brandStyleId}" data-look-key="${key}">${css}</style>`,
    source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`,
    fonts: fontSheet.match(/\/[^"'()]+-latin-wght-[^"'()]+\.woff2/g) ?? [],
  }
  return last
}

/** The style of the page made last, for one without contents, which asks for no settings. */
export const lastStyle = (): BrandStyle | undefined => last
