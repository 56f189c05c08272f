import { shop } from '@/config/shop'
import type { ShippingMethod } from '@/domain/delivery/shipping'
import type * as english from '../../en/product/product'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'
import { atShop, returnsWithin } from '../shared/shop-words'

type Method = Pick<ShippingMethod, 'name' | 'minDays' | 'maxDays' | 'price' | 'freeAbove'>
type Money = (amount: number) => string

/** `49.00 درهم` as `49 درهم`, the way a promise is read out. */
const round = (amount: string) => amount.replace(/[.,]00(?!\d)/, '')

/** As it stands after سوى and تضم سلتك. */
const ofPieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتين', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const daysOf = (days: number) =>
  count(days, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' })

export const productWords = {
  collections: 'التشكيلات',
  dealPrice: {
    flash: 'سعر العرض الخاطف، ينتهي خلال',
    daily: 'سعر عرض اليوم، ينتهي خلال',
  },
  rating: (rating: number, amount: number) =>
    `${rating.toFixed(1).replace('.', ',')}، ${count(amount, { one: 'تقييم واحد', two: 'تقييمان', few: 'تقييمات', many: 'تقييمًا', other: 'تقييم' })}`,
  noReviews: 'لا تقييمات بعد',
  youSave: (amount: string) => `توفّر ${amount}`,
  soldOutNote: 'نفدت الكمية',
  soldOut: (variant: string) => `نفدت الكمية (${variant}).`,
  soldOutPlain: 'نفدت الكمية.',
  notifyMe: 'أعلمني حين يتوفر',
  yourSize: 'مقاسك',
  leftInSize: (amount: number) => `لم يبق سوى ${ofPieces(amount)} بمقاسك`,
  sizeGuide: 'دليل المقاسات',
  addingToCart: 'جارٍ الإضافة إلى السلة…',
  buyNow: 'اشتر الآن',
  allInCart: (amount: number) =>
    amount === 1
      ? 'آخر قطعة متبقية موجودة في سلتك.'
      : amount === 2
        ? 'القطعتان المتبقيتان موجودتان في سلتك.'
        : `كل القطع المتبقية (${number(amount)}) موجودة في سلتك.`,
  mostInCart: (amount: number) =>
    `تضم سلتك ${ofPieces(amount)} من هذا المنتج، وهو الحد الأقصى في الطلب الواحد.`,
  buyBar: 'شراء هذا المنتج',
  wishlist: { add: 'إضافة إلى المفضلة', remove: 'إزالة من المفضلة' },
  share: {
    label: 'مشاركة',
    copied: { title: 'تم نسخ الرابط', text: 'ألصقه حيث تشاء.' },
    failed: { title: 'تعذر نسخ الرابط', text: 'انسخه من شريط العنوان.' },
  },
} as const satisfies Words<typeof english.productWords>

export const galleryWords = {
  label: 'الصور',
  thumbnail: (place: number) => `الصورة ${place}`,
  count: (place: number, total: number) => `${place} من ${total}`,
  zoom: 'تكبير',
} as const satisfies Words<typeof english.galleryWords>

export const promiseWords = {
  /** Null where the shop takes none. */
  get returns() {
    return returnsWithin()
  },
  returnsText: (isWorn: boolean) =>
    `${isWorn ? 'غير ملبوس، وبطاقاته مثبتة عليه.' : 'غير مستعمل، وفي غلافه.'}${shop.returnsAreFree ? '' : ' رسوم الإرجاع عليك.'}`,
} as const satisfies Words<typeof english.promiseWords>

/** A delivery method in words. */
export const methodWords = {
  days: ({ minDays, maxDays }: Method): string => {
    if (maxDays === 0) return 'في اليوم نفسه'
    if (minDays === maxDays) return daysOf(maxDays)
    return maxDays === 2 ? 'يوم أو يومان' : `من ${minDays} إلى ${daysOf(maxDays)}`
  },
  cost: ({ price, freeAbove }: Method, money: Money): string =>
    price === 0
      ? lineWords.free
      : freeAbove === null
        ? money(price)
        : `مجاني فوق ${round(money(freeAbove))}، وما دونه ${money(price)}`,
  /** Where it depends on the city. */
  byCity: (from: string) => `التوصيل ابتداءً من ${from}، حسب مدينتك`,
  /** `التوصيل العادي، من 7 إلى 15 يومًا، مجاني فوق 49 درهم` */
  withCost: (method: Method, money: Money): string => {
    const cost =
      method.price > 0 && method.freeAbove === null
        ? money(method.price)
        : `مجاني${method.freeAbove === null ? '' : ` فوق ${round(money(method.freeAbove))}`}`
    return `${method.name}، ${methodWords.days(method)}، ${cost}`
  },
} as const satisfies Words<typeof english.methodWords>

/** What a search engine shows under the title. */
export const productSummary: typeof english.productSummary = (title, price, lead) =>
  `${title} بسعر ${price}${atShop()}. ${lead}`.slice(0, 200)
