// Words of a listing's filters and sorting.
import type * as english from '../../en/catalogue/listing-tools'
import type { Words } from '../../words'
import { number } from '../shared/numbers'

export const sortNames = {
  featured: 'المميّزة',
  newest: 'الأحدث',
  'price-low': 'السعر: من الأقل إلى الأعلى',
  'price-high': 'السعر: من الأعلى إلى الأقل',
  'price-low-to-high': 'السعر: من الأقل إلى الأعلى',
  'price-high-to-low': 'السعر: من الأعلى إلى الأقل',
  rating: 'الأعلى تقييمًا',
  popular: 'الأكثر رواجًا',
} as const satisfies Words<typeof english.sortNames>

export const toolWords = {
  sortBy: 'ترتيب حسب',
  /** What "Featured" is called where something was searched for. */
  relevance: 'الأنسب لبحثك',
  grid: 'شبكة',
  list: 'قائمة',
  view: 'طريقة العرض',
  categories: 'الفئات',
  all: 'الكل',
  filters: 'التصفية',
  filtersChosen: (amount: number) => (amount === 0 ? 'التصفية' : `التصفية (${number(amount)})`),
  skipFilters: 'انتقل إلى المنتجات',
  applied: 'خيارات التصفية المختارة',
  remove: (filter: string) => `إزالة «${filter}» من التصفية`,
  clearAll: 'مسح الكل',
  searchIn: (place: string) => `البحث في ${place}`,
  clear: 'مسح البحث',
} as const satisfies Words<typeof english.toolWords>
