import type { OwnerBrand } from '@/data/settings/admin-brand'
import type { BrandForm } from '@/domain/shop/brand'

/** What the form has a line for in each language: the columns, as translations name them. */
export const brandLines = {
  taglines: 'tagline',
  newsletterTitles: 'newsletter_title',
  newsletterTexts: 'newsletter_text',
} as const

/** The form as it is saved. */
export function toBrandForm({ version: _version, languages, translations, ...row }: OwnerBrand): BrandForm {
  const { tagline, newsletterTitle, newsletterText, ...brand } = row
  const byLanguage = (first: string, column: string) =>
    Object.fromEntries(
      languages.map((language, place) => [
        language,
        place === 0 ? first : (translations[language]?.[column] ?? ''),
      ]),
    )
  return {
    ...brand,
    taglines: byLanguage(tagline, brandLines.taglines),
    newsletterTitles: byLanguage(newsletterTitle, brandLines.newsletterTitles),
    newsletterTexts: byLanguage(newsletterText, brandLines.newsletterTexts),
  }
}
