import type * as english from '../../en/shared/fixed-pages'
import type { Words } from '../../words'

export type { FixedPage } from '../../en/shared/fixed-pages'

/** What the pages are called that every shop has, in the order in which one can read the policies through. */
export const fixedPages = {
  contact: 'تواصل معنا',
  'size-guide': 'دليل المقاسات',
  shipping: 'التوصيل',
  returns: 'الإرجاع',
  terms: 'الشروط والأحكام',
  privacy: 'الخصوصية',
  cookies: 'ملفات تعريف الارتباط',
  'ad-choices': 'خيارات الإعلانات',
  accessibility: 'إمكانية الوصول',
  'legal-notice': 'البيانات القانونية',
} as const satisfies Words<typeof english.fixedPages>

export const isFixedPage: typeof english.isFixedPage = (slug): slug is english.FixedPage =>
  Object.hasOwn(fixedPages, slug)
