import { dealBounds } from '@/domain/discounts/deal-plan'
import type { Deal } from '@/domain/product/product'
import type * as english from '../../../en/admin/offers/deals'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const deals = (amount: number) =>
  count(amount, { one: 'عرض واحد', two: 'عرضان', few: 'عروض', many: 'عرضًا', other: 'عرض' })
const ofDeals = (amount: number) => (amount === 2 ? 'عرضين' : deals(amount))
const products = (amount: number) =>
  count(amount, { one: 'منتج واحد', two: 'منتجان', few: 'منتجات', many: 'منتجًا', other: 'منتج' })
const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const moment = shopTime({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** `السبت، 21 نونبر، 18:00`, by the shop's clocks. */
export const momentWords: typeof english.momentWords = (time) => moment.format(time)

const ofDays = (amount: number) =>
  count(amount, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })
const ofHours = (amount: number) =>
  count(amount, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' })
const ofMinutes = (amount: number) =>
  count(amount, { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' })

/** `يومين و4 ساعات`, `4 ساعات و12 دقيقة`, `12:07`, as they stand after خلال: coarser when further away. */
export const remainingWords: typeof english.remainingWords = (milliseconds) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const both = (first: string, rest: number, second: string) => (rest === 0 ? first : `${first} و${second}`)
  if (hours >= 24) return both(ofDays(Math.floor(hours / 24)), hours % 24, ofHours(hours % 24))
  if (hours >= 1) return both(ofHours(hours), minutes % 60, ofMinutes(minutes % 60))
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

const kinds: Record<Deal['kind'], string> = { flash: 'خاطف', daily: 'يومي' }

export const adminDeals = {
  title: 'العروض',
  add: 'عرض جديد',
  search: 'البحث بالمنتج',
  list: 'العروض',
  states: {
    running: 'جارية',
    scheduled: 'مجدولة',
    ended: 'منتهية',
  },
  statesLabel: 'العروض حسب الحالة',
  kinds,
  kind: { label: 'النوع', all: 'الكل' },
  columns: {
    product: 'المنتج',
    price: 'السعر',
    sold: 'المبيع',
    left: 'المتبقي',
    revenue: 'الإيرادات',
    quantity: 'الكمية',
    time: { running: 'ينتهي', scheduled: 'يبدأ', ended: 'انتهى' },
  },
  was: 'بدلًا من',
  off: (percent: number) => `\u200e-${percent}%`,
  soldOf: (sold: number, total: number) => `${number(sold)} من ${number(total)}`,
  left: (quantity: number) => number(quantity),
  soldOut: 'نفدت الكمية',
  notLive: { draft: 'المنتج مسودة', scheduled: 'المنتج مجدول', archived: 'المنتج مؤرشف' },
  endsIn: (time: string) => `خلال ${time}`,
  found: (amount: number) => `عُثر على ${ofDeals(amount)}`,
  error: 'تعذر تحميل العروض',
  none: {
    running: { title: 'لا عروض جارية', text: 'أطلق عرضًا الآن، أو تحقق من العروض المجدولة.' },
    scheduled: { title: 'لا عروض مجدولة', text: 'العرض المجدول يبدأ تلقائيًا.' },
    ended: { title: 'لم ينته أي عرض بعد', text: 'تظهر العروض السابقة هنا.' },
  },
  noneFound: {
    title: (query: string) => `لا عرض يطابق «${query}»`,
    text: (state: string) => `جرى البحث في: ${state}.`,
  },
  selection: { end: 'إنهاء الآن', duplicate: 'تكرار', remove: 'حذف' },
  detail: {
    open: (title: string) => `عرض على ${title}`,
    close: 'إغلاق',
    closeHint: 'إغلاق (Esc)',
    missing: { title: 'العرض غير موجود', text: 'حُذف، أو أن العنوان غير كامل.' },
    error: 'تعذر تحميل العرض',
    metrics: 'مبيعات العرض',
    sold: 'المبيع',
    left: 'المتبقي',
    revenue: 'الإيرادات',
    view: 'مشاهدة في المتجر',
    duplicate: 'تكرار',
    end: 'إنهاء الآن',
    remove: 'حذف',
    save: 'حفظ',
    saving: 'جارٍ الحفظ…',
    saved: 'تم حفظ العرض',
    failed: 'لم يُحفظ العرض. تغييراتك ما زالت هنا.',
    startsIn: (time: string) => `يبدأ خلال ${time}`,
    endsIn: (time: string) => `ينتهي خلال ${time}`,
    ended: 'انتهى',
    priceStays: 'بيعت قطع بهذا السعر. لتغييره، أنهِ هذا العرض وأطلق عرضًا جديدًا.',
    startStays: 'العرض جارٍ.',
  },
  ask: {
    end: {
      title: (amount: number) => (amount === 1 ? 'إنهاء هذا العرض الآن؟' : `إنهاء ${ofDeals(amount)} الآن؟`),
      text: 'يدفع الزبائن السعر العادي من الآن، حتى لما هو في سلالهم. لا يمكن إطلاقه من جديد.',
      keep: 'إبقاؤه جاريًا',
      confirm: 'إنهاء الآن',
    },
    busy: 'جارٍ الإنهاء…',
    ended: (amount: number) => (amount === 1 ? 'انتهى العرض' : `تم إنهاء ${ofDeals(amount)}`),
    removed: (amount: number) => (amount === 1 ? 'حُذف العرض' : `تم حذف ${ofDeals(amount)}`),
    restored: 'تمت استعادة العروض',
    failed: 'حدث خطأ ما. حاول مرة أخرى.',
  },
  fields: {
    kind: 'النوع',
    price: 'سعر العرض',
    total: 'الكمية',
    percent: 'نسبة الخصم',
    totalAll: 'الكمية من كل منتج',
    customerLimit: 'الحد الأقصى لكل زبون',
    start: 'يبدأ',
    end: 'ينتهي',
  },
  kindHints: {
    flash: 'يدوم ساعات. يظهر في صفحات العروض الخاطفة.',
    daily: 'يدوم أيامًا. يظهر ضمن عروض اليوم.',
  },
  customerLimitHint: 'اختياري. من بلغ هذا العدد يدفع السعر العادي.',
  usual: (price: string) => `السعر العادي ${price}`,
  stock: (quantity: number) => `في المخزون: ${number(quantity)}`,
  beyondStock: (quantity: number) =>
    quantity === 0 ? 'نفد المخزون: لا يمكن للزبائن شراؤه بعد.' : `في المخزون ${pieces(quantity)} فقط.`,
  form: {
    title: 'عرض جديد',
    back: 'العروض',
    products: 'المنتجات',
    productsBy: (amount: number) => number(amount),
    choose: 'إضافة منتجات',
    collection: 'إضافة تشكيلة',
    adding: 'جارٍ الإضافة…',
    soldOutLeft: 'لم تُضف المنتجات التي نفدت كميتها.',
    collectionError: 'تعذر تحميل منتجات التشكيلة.',
    collectionMost: (most: number, all: number) =>
      `أُضيفت أول ${number(most)} من أصل ${number(all)}، وهو الحد الأقصى للمرة الواحدة.`,
    none: 'اختر منتجات، أو تشكيلة كاملة.',
    clear: 'إزالة الكل',
    remove: (title: string) => `إزالة ${title}`,
    removed: (title: string) => `تمت إزالة ${title}`,
    priceOf: (title: string) => `سعر عرض ${title}`,
    totalOf: (title: string) => `كمية عرض ${title}`,
    terms: 'السعر والكمية',
    termsHint: 'لكل المنتجات. غيّر ما تريد منها في القائمة.',
    percentHint: `من 1 إلى ${dealBounds.percent}`,
    totalHint: 'اتركها فارغة لكل المخزون',
    time: 'الوقت',
    timeHint: (zone: string) => `بتوقيت المتجر، ${zone}.`,
    startHint: 'اتركه فارغًا ليبدأ الآن',
    spans: {
      hours: '6 ساعات',
      today: 'اليوم',
      weekend: 'نهاية هذا الأسبوع',
    },
    spansLabel: 'مدد جاهزة',
    withoutProducts: 'لا منتجات بعد',
    withoutPrice: 'لا سعر بعد',
    ready: (amount: number, saving: number) => `${products(amount)}، خصم يصل إلى ${saving}%`,
    wrong: (amount: number) =>
      count(amount, {
        one: 'منتج واحد يحتاج إلى مراجعة',
        two: 'منتجان يحتاجان إلى مراجعة',
        few: 'منتجات تحتاج إلى مراجعة',
        many: 'منتجًا تحتاج إلى مراجعة',
        other: 'منتج تحتاج إلى مراجعة',
      }),
    submitNow: (amount: number) => (amount > 1 ? `إطلاق ${ofDeals(amount)}` : 'إطلاق العرض'),
    submitLater: (amount: number) => (amount > 1 ? `جدولة ${ofDeals(amount)}` : 'جدولة العرض'),
    busy: 'جارٍ الحفظ…',
    added: (amount: number) => (amount === 1 ? 'أُضيف العرض' : `تمت إضافة ${ofDeals(amount)}`),
    failed: 'لم تُضف العروض. خطتك ما زالت هنا.',
    overlap: (amount: number) =>
      `${count(amount, {
        one: 'منتج واحد مشمول بعرض آخر',
        two: 'منتجان مشمولان بعروض أخرى',
        few: 'منتجات مشمولة بعروض أخرى',
        many: 'منتجًا مشمولة بعروض أخرى',
        other: 'منتج مشمولة بعروض أخرى',
      })} في ذلك الوقت. لا يكون المنتج إلا في عرض واحد في الوقت نفسه.`,
    overlapRow: (from: string, to: string) => `في عرض من ${from} إلى ${to}`,
    leaveOut: 'إزالتها',
    raced: 'أُضيف أحد المنتجات للتو إلى عرض آخر. تحقق من قائمة العروض وحاول مرة أخرى.',
    gone: 'لم يعد أحد المنتجات في المتجر. أزله وحاول مرة أخرى.',
    cheaper: 'انخفض سعر أحد المنتجات في هذه الأثناء. يجب أن يكون العرض أقل منه.',
    lowest:
      'كان سعر أحد المنتجات خلال 30 يومًا قبل العرض أقل من سعره الآن. اخفض سعره أو حدد للعرض موعدًا لاحقًا.',
    discard: 'تجاهل',
    discarded: 'تم تجاهل الخطة',
  },
  problems: {
    price: 'أدخل سعرًا، مثل 12,99.',
    'not-below': 'أدخل سعرًا أقل من السعر العادي.',
    lowest: 'كان سعر هذا المنتج خلال 30 يومًا قبل العرض أقل من سعره الآن. اخفض سعره أو حدد للعرض موعدًا لاحقًا.',
    total: 'أدخل عددًا صحيحًا، 1 على الأقل.',
    percent: `أدخل عددًا صحيحًا من 1 إلى ${dealBounds.percent}.`,
    sold: (quantity: number) => `أدخل ${number(quantity)} على الأقل: هذا ما بيع حتى الآن.`,
    customerLimit: 'أدخل عددًا صحيحًا من 1 إلى 99، أو اترك الخانة فارغة.',
    overlap: 'المنتج مشمول بعرض آخر في ذلك الوقت. لا يكون المنتج إلا في عرض واحد في الوقت نفسه.',
    changed: 'غيّر مدير آخر هذا العرض في هذه الأثناء. النموذج يعرض العرض الحالي.',
    over: 'انتهى هذا العرض.',
  },
  times: {
    start: 'اختر يومًا ووقتًا.',
    end: 'اختر يومًا ووقتًا.',
    order: 'اختر نهاية بعد البداية.',
    past: 'اختر نهاية في المستقبل.',
    'too-long': 'يدوم العرض سنة على الأكثر.',
  },
} as const satisfies Words<typeof english.adminDeals>
