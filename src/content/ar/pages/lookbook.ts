import type * as english from '../../en/pages/lookbook'
import type { Words } from '../../words'

/** Words around looks that are turned like the pages of a magazine. */
export const lookbookWords = {
  pageTitle: (look: string, page: string) => `${look}، ${page}`,
  description: (look: string, shop: string, subtitle: string) => `${look} من ${shop}: ${subtitle}.`,
  previous: 'السابق',
  next: 'التالي',
  turn: 'تقليب الصفحات',
  place: (place: number, total: number) => `${place} / ${total}`,
  announce: (title: string, place: number, total: number) => `${title}، ${place} من ${total}`,
  shop: 'تسوّق التشكيلة',
  products: (amount: number) => (amount === 3 ? 'ثلاث قطع منها' : 'قطع منها'),
  details: 'عرض التفاصيل',
  quick: 'شراء سريع',
  looks: 'كل الإطلالات',
} as const satisfies Words<typeof english.lookbookWords>
