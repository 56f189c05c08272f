// Words of a product page below the fold, loaded after the rest.
import { shop } from '@/config/shop'
import type * as english from '../../en/product/product-more'
import type { Words } from '../../words'
import { deliveryTime } from '../shared/delivery-time'
import { number } from '../shared/numbers'
import { packedWithin, returnTime } from '../shared/shop-words'

export const tabWords = {
  label: 'عن هذا المنتج',
  description: 'الوصف',
  reviews: (amount: number) => `التقييمات (${number(amount)})`,
  shipping: 'التوصيل',
  get shippingLead() {
    const packed = packedWithin()
    return [packed && `نحضّر كل طلب${packed}.`, 'تُحسب الأيام من تاريخ الطلب.', deliveryTime.promise]
      .filter(Boolean)
      .join(' ')
  },
  options: 'طرق التوصيل',
  /** Null where the shop takes none. */
  get returns() {
    const time = returnTime()
    if (time === null) return null
    const cost = shop.returnsAreFree ? 'الإرجاع مجاني.' : 'رسوم الإرجاع عليك.'
    return {
      title: `الإرجاع خلال ${time}`,
      text: `يمكنك إرجاعه خلال ${time}، غير ملبوس وبطاقاته مثبتة عليه. ${cost}`,
    }
  },
} as const satisfies Words<typeof english.tabWords>

/** The facts that stand before the owner's details, in their order. */
export const factWords: typeof english.factWords = [
  ['vendor', 'العلامة التجارية'],
  ['materials', 'الخامات'],
]

export const relatedWords = {
  title: 'قد يعجبك أيضًا',
  viewAll: (collection: string) => `عرض الكل في ${collection}`,
  failed: 'تعذر تحميل هذه المنتجات.',
} as const satisfies Words<typeof english.relatedWords>

export const notFoundWords = {
  title: 'المنتج غير موجود',
  text: 'ربما نفد نهائيًا، أو كُتب العنوان خطأً.',
  home: 'العودة إلى الرئيسية',
} as const satisfies Words<typeof english.notFoundWords>
