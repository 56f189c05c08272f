import { type Country, countryName } from '@/domain/delivery/country'
import type * as english from '../../en/cart/cart'
import type { Words } from '../../words'
import { common } from '../shared/common'
import { currencyNames } from '../shared/currency'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const ofPieces = (amount: number) => (amount === 2 ? 'قطعتين' : pieces(amount))
const productsIn = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجين', few: 'منتجات', many: 'منتجًا', other: 'منتج' })

export const cart = {
  title: 'سلتك',
  items: pieces,
  empty: {
    title: 'سلتك فارغة',
    text: 'ما تضيفه إليها يبقى محفوظًا هنا لزيارتك القادمة.',
    saved: 'ما زالت هذه القطع محفوظة لوقت لاحق.',
    action: lineWords.keepShopping,
    deals: 'شاهد العروض الخاطفة',
  },
  lines: 'القطع في سلتك',
  summary: 'ملخص الطلب',
  subtotal: 'المجموع الفرعي',
  shipping: 'رسوم التوصيل',
  /** A discount that makes it free. */
  shippingWith: (name: string | undefined) => (name ? `رسوم التوصيل (${name})` : 'رسوم التوصيل'),
  total: 'المجموع',
  freeAt: (amount: string) => `بقي ${amount} لتستفيد من التوصيل المجاني`,
  freeReached: 'توصيل طلبك مجاني',
  progress: 'التقدم نحو التوصيل المجاني',
  checkout: 'إتمام الطلب',
  checkoutBlocked: 'عدّل أولًا القطع المشار إليها',
  keepShopping: lineWords.keepShopping,
  remove: 'إزالة',
  removeItem: (title: string) => `إزالة ${title}`,
  quantityOf: (title: string) => `الكمية من ${title}`,
  removed: (title: string) => `تمت إزالة ${title}`,
  view: 'عرض السلة',
  atCheckout: 'تختار طريقة التوصيل عند إتمام الطلب.',
  unserved: (country: Country) => `لا نوصل بعد إلى ${countryName(country)}.`,
  allThereIs: (amount: number) => `لا تتوفر سوى ${ofPieces(amount)}.`,
  mostOfOne: (amount: number) => `الحد الأقصى ${pieces(amount)} لكل طلب.`,
  undo: 'تراجع',
  each: (price: string) => `${price} للقطعة`,
  priceUp: (from: string, to: string) => `السعر الآن ${to}، وكان ${from} حين أضفته.`,
  priceDown: (from: string, to: string) => `خبر سار: انخفض السعر من ${from} إلى ${to}.`,
  dealEndsIn: 'سعر العرض، ينتهي خلال',
  dealEnded: (from: string, to: string) => `انتهى العرض. السعر الآن ${to}، وكان ${from} حين أضفته.`,
  renamed: (was: string, now: string) => `تغيّر اسم ${was} إلى ${now}، وهو المنتج نفسه.`,
  gone: 'لم يعد متاحًا.',
  soldOut: 'نفدت الكمية.',
  fewer: (available: number) => `لم يبق سوى ${ofPieces(available)}.`,
  takeFewer: (available: number) => `تعديل الكمية إلى ${number(available)}`,
  unchecked: 'تعذر التحقق من الأسعار والكميات. سنتحقق منها مرة أخرى عند إتمام الطلب.',
  charged: (amount: string, currency: string) =>
    `المبلغ الذي ستدفعه: ${amount} (${currencyNames(currency)}).`,
} as const satisfies Words<typeof english.cart>

/** Items saved for later, listed below the cart. */
export const savedWords = {
  title: 'محفوظ لوقت لاحق',
  count: cart.items,
  text: 'محفوظة في هذا المتصفح. القطع غير محجوزة؛ وقد تتغير الأسعار والكميات.',
  save: 'حفظ لوقت لاحق',
  saveItem: (title: string) => `حفظ لوقت لاحق: ${title}`,
  saved: (title: string) => `تم حفظ ${title} لوقت لاحق`,
  toCart: 'نقل إلى السلة',
  toCartItem: (title: string) => `نقل إلى السلة: ${title}`,
  moved: (title: string) => `تم نقل ${title} إلى السلة`,
  fewerMoved: (available: number) => `لم يبق سوى ${ofPieces(available)}؛ عدّلنا سلتك.`,
  noneMoved: 'الكمية كلها موجودة في سلتك',
  quantity: (amount: number) => `الكمية: ${number(amount)}`,
  notifyMe: common.notifyMe,
  notifyItem: (title: string) => `${common.notifyMe}: ${title}`,
  whenBack: 'أدخل بريدك الإلكتروني لنعلمك حين يتوفر من جديد.',
  emailFor: (title: string) => `بريدك الإلكتروني لإعلامك بتوفر ${title}`,
  noted: (title: string) => `تم. سنراسلك مرة واحدة حين يتوفر المنتج «${title}» من جديد.`,
  was: (price: string) => `كان ${price} حين حفظته.`,
  full: (lines: number) => ({
    title: 'قائمتك المحفوظة ممتلئة',
    text: `لا تتسع لأكثر من ${productsIn(lines)}. انقل أحدها إلى السلة أو أزله أولًا.`,
  }),
} as const satisfies Words<typeof english.savedWords>
