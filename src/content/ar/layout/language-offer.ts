import type * as english from '../../en/layout/language-offer'
import type { Words } from '../../words'

/** Said where a page is in another language, to those whose browser prefers this one. */
export const languageOffer = {
  text: 'هذا المتجر متوفر بالعربية أيضًا.',
  read: 'اقرأ بالعربية',
  close: 'لا، شكرًا',
} as const satisfies Words<typeof english.languageOffer>
