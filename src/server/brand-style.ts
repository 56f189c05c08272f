import { brandCss } from '@/domain/shop/brand-css'
import { type BrandLook, brandStyleId, lookKey } from '@/domain/shop/brand-look'

/** A shop's style sheet as an element, and its hash as a source of `style-src`. */
export type BrandStyle = { element: string; source: string }

let last: (BrandStyle & { key: string }) | undefined

/** The style of a shop; of the same look it is made once. */
export async function brandStyle(look: BrandLook): Promise<BrandStyle> {
  const key = lookKey(look)
  if (last?.key === key) return last
  const css = brandCss(look)
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(css))
  const element = `<style id="${brandStyleId}" data-look-key="${key}">${css}</style>`
  last = { key, element, source: `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'` }
  return last
}

/** The style of the page made last, for one without contents, which asks for no settings. */
export const lastStyle = (): BrandStyle | undefined => last
