import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { brandChoices } from '@/domain/shop/brand-choices'
import { addMarkIcons } from '../storage/mark-icons'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { textOrEmpty } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { settingsKeys } from './settings-keys'

const columns =
  'name,tagline,newsletter_title,newsletter_text,translations,languages,text_language,brand_accent,brand_sale,brand_highlight,brand_fonts,brand_corners,brand_header,picture_ratio,logo_id,logo_dark_id,mark_id,frieze_id,corner_id,updated_at' as const

const brand = v.pipe(
  v.object({
    name: textOrEmpty,
    tagline: textOrEmpty,
    newsletter_title: textOrEmpty,
    newsletter_text: textOrEmpty,
    translations: v.record(v.string(), v.record(v.string(), v.string())),
    languages: v.pipe(v.array(v.string()), v.minLength(1)),
    text_language: v.string(),
    brand_accent: v.string(),
    brand_sale: v.string(),
    brand_highlight: v.string(),
    brand_fonts: v.picklist(brandChoices.fonts),
    brand_corners: v.picklist(brandChoices.corners),
    brand_header: v.picklist(brandChoices.header),
    picture_ratio: v.picklist(brandChoices.ratio),
    logo_id: v.nullable(v.string()),
    logo_dark_id: v.nullable(v.string()),
    mark_id: v.nullable(v.string()),
    frieze_id: v.nullable(v.string()),
    corner_id: v.nullable(v.string()),
    /** As the database wrote it: a change from elsewhere since then is not overwritten. */
    updated_at: v.string(),
  }),
  v.transform((row) => ({
    name: row.name,
    tagline: row.tagline,
    newsletterTitle: row.newsletter_title,
    newsletterText: row.newsletter_text,
    translations: row.translations,
    /** The first is the one that rows are written in. */
    languages: [row.text_language, ...row.languages.filter((code) => code !== row.text_language)],
    accent: row.brand_accent,
    sale: row.brand_sale,
    highlight: row.brand_highlight,
    fonts: row.brand_fonts,
    corners: row.brand_corners,
    header: row.brand_header,
    ratio: row.picture_ratio,
    logo: row.logo_id,
    logoDark: row.logo_dark_id,
    mark: row.mark_id,
    frieze: row.frieze_id,
    corner: row.corner_id,
    version: row.updated_at,
  })),
)
/** The shop's name and looks, as the owner changes them. */
export type OwnerBrand = v.InferOutput<typeof brand>

export const brandQuery = () =>
  queryOptions({
    queryKey: settingsKeys.brand(),
    queryFn: async ({ signal }) => {
      const row = await unwrap(rest.from('shop_settings').select(columns).abortSignal(signal).single())
      return parseAnswer('shop_settings', brand, row)
    },
  })

/** Saves name and looks, which every page shows. @throws AppError of the kind `conflict` when another saved meanwhile */
export function useSaveBrand() {
  return useMutation({
    mutationFn: async (next: Omit<OwnerBrand, 'languages'>) => {
      // Without them the shop's first letter is its icon, so that a save never fails for them; the next one tries again.
      if (next.mark) await addMarkIcons(next.mark).catch(() => undefined)
      const rows = await unwrap(
        rest
          .from('shop_settings')
          .update({
            name: next.name || null,
            tagline: next.tagline || null,
            newsletter_title: next.newsletterTitle || null,
            newsletter_text: next.newsletterText || null,
            translations: next.translations,
            brand_accent: next.accent,
            brand_sale: next.sale,
            brand_highlight: next.highlight,
            brand_fonts: next.fonts,
            brand_corners: next.corners,
            brand_header: next.header,
            picture_ratio: next.ratio,
            logo_id: next.logo,
            logo_dark_id: next.logoDark,
            mark_id: next.mark,
            frieze_id: next.frieze,
            corner_id: next.corner,
          })
          .eq('updated_at', next.version)
          .select('id'),
      )
      if (rows.length === 0) throw new AppError('conflict', 'SETTINGS_CHANGED')
    },
    onSettled: useRefresh(settingsKeys.all),
  })
}
