import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { brandChoices } from '@/domain/shop/brand-choices'
import { addMarkIcons } from '../storage/mark-icons'
import { parseAnswer } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { column, rowOf, textOrEmpty, textOrNull } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { settingsKeys } from './settings-keys'

const columns =
  'name,tagline,newsletter_title,newsletter_text,translations,languages,text_language,brand_accent,brand_sale,brand_highlight,brand_fonts,brand_corners,brand_header,picture_ratio,logo_id,logo_dark_id,mark_id,frieze_id,corner_id,updated_at' as const

const brand = v.pipe(
  rowOf({
    name: textOrEmpty,
    tagline: textOrEmpty,
    newsletterTitle: textOrEmpty,
    newsletterText: textOrEmpty,
    translations: v.record(v.string(), v.record(v.string(), v.string())),
    languages: v.pipe(v.array(v.string()), v.minLength(1)),
    textLanguage: v.string(),
    accent: column('brand_accent', v.string()),
    sale: column('brand_sale', v.string()),
    highlight: column('brand_highlight', v.string()),
    fonts: column('brand_fonts', v.picklist(brandChoices.fonts)),
    corners: column('brand_corners', v.picklist(brandChoices.corners)),
    header: column('brand_header', v.picklist(brandChoices.header)),
    ratio: column('picture_ratio', v.picklist(brandChoices.ratio)),
    logo: column('logo_id', textOrNull),
    logoDark: column('logo_dark_id', textOrNull),
    mark: column('mark_id', textOrNull),
    frieze: column('frieze_id', textOrNull),
    corner: column('corner_id', textOrNull),
    /** As the database wrote it: a change from elsewhere since then is not overwritten. */
    version: column('updated_at', v.string()),
  }),
  v.transform(({ textLanguage, ...row }) => ({
    ...row,
    /** The first is the one that rows are written in. */
    languages: [textLanguage, ...row.languages.filter((code) => code !== textLanguage)],
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
