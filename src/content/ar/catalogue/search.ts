import type * as english from '../../en/catalogue/search'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })

/** Words of the search: the box with its suggestions, and the page. */
export const searchWords = {
  suggestions: 'الاقتراحات',
  clear: 'مسح البحث',
  groups: {
    products: 'المنتجات',
    collections: 'التشكيلات',
    categories: 'الفئات',
    recent: 'عمليات البحث الأخيرة',
  },
  seeAll: (query: string) => `عرض كل النتائج عن «${query}»`,
  count: number,
  countLabel: (amount: number) => `، ${products(amount)}`,
  status: (amount: number) =>
    amount === 0
      ? 'لا اقتراحات'
      : count(amount, {
          one: 'اقتراح واحد',
          two: 'اقتراحان',
          few: 'اقتراحات',
          many: 'اقتراحًا',
          other: 'اقتراح',
        }),
  /** Before the words that were really searched for, when a letter was wrong. */
  corrected: 'نتائج البحث عن',
} as const satisfies Words<typeof english.searchWords>

/** The search page before anything was searched for. */
export const searchStartWords = {
  recent: {
    title: 'عمليات البحث الأخيرة',
    remove: (query: string) => `إزالة «${query}» من عمليات البحث الأخيرة`,
    clear: 'مسح الكل',
    cleared: 'تم مسح عمليات البحث الأخيرة',
    undo: 'تراجع',
  },
  trending: { title: 'الأكثر رواجًا', collections: 'التشكيلات الأكثر رواجًا' },
  categories: {
    title: 'الفئات الأكثر رواجًا',
    items: products,
  },
} as const satisfies Words<typeof english.searchStartWords>
