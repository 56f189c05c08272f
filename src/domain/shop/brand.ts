import * as v from 'valibot'
import { brandChoices } from './brand-choices'
import type { BrandColors } from './palette'

const color = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^#[0-9a-f]{6}$/, 'color'))
/** One line in each language of the shop. */
const linesByLanguage = v.record(v.string(), v.pipe(v.string(), v.trim(), v.maxLength(160, 'line-length')))
const picture = v.nullable(v.string())

/** The form of the brand: what columns of shop_settings hold. The issues are problem names; the database checks again. */
export const brandSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.maxLength(60, 'name-length')),
  taglines: linesByLanguage,
  newsletterTitles: linesByLanguage,
  newsletterTexts: linesByLanguage,
  accent: color,
  sale: color,
  highlight: color,
  fonts: v.picklist(brandChoices.fonts),
  corners: v.picklist(brandChoices.corners),
  header: v.picklist(brandChoices.header),
  ratio: v.picklist(brandChoices.ratio),
  logo: picture,
  logoDark: picture,
  mark: picture,
  frieze: picture,
  corner: picture,
})
export type BrandForm = v.InferInput<typeof brandSchema>

/** The colours of a form as far as they are some; what is half typed is the one that is saved. */
export function shownColors(typed: BrandColors, saved: BrandColors): BrandColors {
  const shown = (one: string, other: string) => (v.is(color, one) ? one.trim().toLowerCase() : other)
  return {
    accent: shown(typed.accent, saved.accent),
    sale: shown(typed.sale, saved.sale),
    highlight: shown(typed.highlight, saved.highlight),
  }
}
