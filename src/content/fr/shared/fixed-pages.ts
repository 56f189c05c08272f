import type * as english from '../../en/shared/fixed-pages'
import type { Words } from '../../words'

export type { FixedPage } from '../../en/shared/fixed-pages'

/** What the pages are called that every shop has, in the order in which one can read the policies through. */
export const fixedPages = {
  contact: 'Nous contacter',
  'size-guide': 'Guide des tailles',
  shipping: 'Livraison',
  returns: 'Retours',
  terms: 'Conditions générales',
  privacy: 'Confidentialité',
  cookies: 'Cookies',
  'ad-choices': 'Choix publicitaires',
  accessibility: 'Accessibilité',
  'legal-notice': 'Mentions légales',
} as const satisfies Words<typeof english.fixedPages>

export const isFixedPage: typeof english.isFixedPage = (slug): slug is english.FixedPage =>
  Object.hasOwn(fixedPages, slug)
