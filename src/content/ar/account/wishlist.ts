import { orderLimits, wishlistLimits } from '@/config/page-limits'
import type * as english from '../../en/account/wishlist'
import type { Words } from '../../words'
import { count, number } from '../shared/numbers'

const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const ofProducts = (amount: number) => (amount === 2 ? 'منتجين' : products(amount))
/** What follows the products. */
const noLonger = (amount: number) =>
  amount === 1 ? 'لم يعد متاحًا' : amount === 2 ? 'لم يعودا متاحين' : 'لم تعد متاحة'

export const wishlistWords = {
  title: 'المفضلة',
  text: 'محفوظة في هذا المتصفح. لا شيء محجوز؛ والأسعار والكميات كما هي الآن.',
  memberText: 'محفوظة في حسابك، على كل أجهزتك. لا شيء محجوز؛ والأسعار والكميات كما هي الآن.',
  count: products,
  marks: (cheaper: number, back: number) =>
    [
      cheaper > 0 &&
        `انخفض سعر ${ofProducts(cheaper)} منذ ${cheaper === 1 ? 'حفظه' : cheaper === 2 ? 'حفظهما' : 'حفظها'}`,
      back > 0 && `توفر ${products(back)} من جديد`,
    ]
      .filter(Boolean)
      .join('، '),
  was: (price: string) => `انخفض السعر: كان ${price} حين حفظته`,
  back: 'متوفر من جديد',
  remove: (title: string) => `إزالة ${title}`,
  removed: { title: 'تمت الإزالة من المفضلة', undo: 'تراجع' },
  failed: {
    title: 'لم تتغير المفضلة',
    description: 'بقيت كما كانت. حاول مرة أخرى.',
  },
  full: {
    title: 'المفضلة ممتلئة',
    description: `لا تتسع لأكثر من ${ofProducts(orderLimits.wishes)}. أزل منتجًا لتضيف غيره.`,
  },
  gone: (amount: number) => `${products(amount)} من قائمتك ${noLonger(amount)} في المتجر.`,
  unseen: (amount: number) =>
    `لا يمكن عرض ${ofProducts(amount)} بدون اتصال. ${amount === 1 ? 'سيظهر' : amount === 2 ? 'سيظهران' : 'ستظهر'} حين يعود الاتصال.`,
  dropGone: 'إزالة من القائمة',
  empty: {
    title: 'لا شيء في المفضلة بعد',
    text: 'اضغط على القلب عند أي منتج يعجبك لحفظه هنا.',
    action: 'اكتشف الجديد',
    second: 'تصفح التشكيلات',
  },
} as const satisfies Words<typeof english.wishlistWords>

/** A list passed on by link. */
export const sharedListWords = {
  open: 'مشاركة القائمة',
  title: 'مشاركة مفضلتك',
  text: 'كل من لديه الرابط يرى هذه المنتجات، ولا يرى عنك سوى الاسم الذي تكتبه هنا.',
  most: (total: number) => `يضم الرابط أحدث ${ofProducts(wishlistLimits.shared)} من أصل ${number(total)}.`,
  name: 'اسمك',
  optional: 'اختياري',
  share: 'مشاركة',
  copy: 'نسخ الرابط',
  cancel: 'إلغاء',
  copied: { title: 'تم نسخ الرابط', text: 'ألصقه حيث تشاء.' },
  failed: { title: 'تعذر نسخ الرابط', text: 'لم يسمح متصفحك بذلك. حاول مرة أخرى.' },
  heading: (name: string) => (name ? `مفضلة ${name}` : 'مفضلة مشتركة'),
  lead: 'وصلتك عبر رابط. الأسعار والكميات كما هي الآن.',
  own: 'الذهاب إلى مفضلتك',
  gone: (amount: number) => `${products(amount)} ${noLonger(amount)} في المتجر.`,
  empty: {
    title: 'لا شيء في هذه القائمة',
    text: 'لم تعد منتجاتها متاحة، أو أن الرابط غير كامل. اطلبه من جديد.',
  },
} as const satisfies Words<typeof english.sharedListWords>
