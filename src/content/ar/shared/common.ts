import { shop } from '@/config/shop'
import type * as english from '../../en/shared/common'
import type { Words } from '../../words'
import { count } from './numbers'

/** Words that more than one area uses. */
export const common = {
  title: (page: string) => (shop.name ? `${page} | ${shop.name}` : page),
  /** Where a name would stand that is not known. */
  shop: 'المتجر',
  home: 'الرئيسية',
  back: 'رجوع',
  breadcrumb: 'مسار التصفح',
  close: 'إغلاق',
  tryAgain: 'حاول مرة أخرى',
  loading: 'جارٍ التحميل',
  search: 'بحث',
  searchHint: 'عمّ تبحث؟',
  viewAll: 'عرض الكل',
  addToCart: 'أضف إلى السلة',
  added: 'تمت الإضافة!',
  soldOut: 'نفدت الكمية',
  /** A card's badge. */
  fresh: 'جديد',
  notifyMe: 'أعلمني',
  was: 'بدلًا من',
  from: (price: string) => `من ${price}`,
  notifications: 'الإشعارات',
  /** What a price is lower than before. */
  less: (percent: number) => `-${percent}%`,
  size: 'المقاس',
  color: 'اللون',
  onlyLeft: (quantity: number) =>
    `لم يبق سوى ${count(quantity, { one: 'قطعة واحدة', two: 'قطعتين', few: 'قطع', many: 'قطعة', other: 'قطعة' })}!`,
  stars: (rating: number) => `${rating.toFixed(1).replace('.', ',')} من 5 نجوم`,
  reviews: (amount: number) =>
    count(amount, {
      one: 'تقييم واحد',
      two: 'تقييمان',
      few: 'تقييمات',
      many: 'تقييمًا',
      other: 'تقييم',
    }),
  colors: (amount: number) =>
    count(amount, { one: 'لون واحد', two: 'لونان', few: 'ألوان', many: 'لونًا', other: 'لون' }),
  addToWishlist: (title: string) => `إضافة ${title} إلى المفضلة`,
  removeFromWishlist: (title: string) => `إزالة ${title} من المفضلة`,
} as const satisfies Words<typeof english.common>
