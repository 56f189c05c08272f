import type * as english from '../../en/catalogue/listing'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'
import { atShop } from '../shared/shop-words'

export const listingWords = {
  count: (total: number) =>
    count(total, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' }),
  /** `query` was typed; `searched` is what was looked for when a letter was wrong. */
  results: (total: number, query: string, searched: string | null = null) =>
    `${count(total, { one: 'نتيجة واحدة', two: 'نتيجتان', few: 'نتائج', many: 'نتيجة', other: 'نتيجة' })} عن «${searched ?? query}»${searched === null ? '' : ` بدلًا من «${query}»`}`,
  loadMore: 'عرض المزيد',
  loadMoreProducts: 'عرض المزيد من المنتجات',
  moreFailed: 'تعذر تحميل المنتجات التالية.',
  shown: (shown: number, total: number) => `عُرض ${number(shown)} من أصل ${number(total)}`,
  search: 'بحث',
  searchLabel: 'البحث في المتجر',
  /** The list above a collection's. */
  collections: 'التشكيلات',
  description: (title: string, text: string) => [`${title}${atShop()}.`, text].filter(Boolean).join(' '),
} as const satisfies Words<typeof english.listingWords>

/** Title and one sentence of the lists that every shop has. */
export const listingHeadings = {
  search: { title: 'بحث', text: 'كل ما في المتجر، بالاسم أو النوع أو القماش.' },
  popular: {
    title: 'الأكثر مبيعًا',
    text: 'مرتّبة حسب الطلبات المدفوعة أو المسلّمة في آخر 90 يومًا.',
  },
} as const satisfies Words<typeof english.listingHeadings>
