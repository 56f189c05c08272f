import type * as english from '../../en/layout/language-offer'
import type { Words } from '../../words'

/** Said where a page is in another language, to those whose browser prefers this one. */
export const languageOffer = {
  text: 'Cette boutique existe aussi en français.',
  read: 'Lire en français',
  close: 'Non, merci',
} as const satisfies Words<typeof english.languageOffer>
