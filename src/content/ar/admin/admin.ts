import { shop } from '@/config/shop'
import { shopZone } from '@/config/shop-zone'
import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import type { OrderMoney, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { type RelativeDay, relativeDay, startOfDay } from '@/domain/values/day'
import type * as english from '../../en/admin/admin'
import type { Words } from '../../words'
import { number as amountOf, count } from '../shared/numbers'
import { shopTime } from '../shared/shop-time'
import { shopName } from '../shared/shop-words'
import { adminOverview } from './overview'

const clock = shopTime({ hour: '2-digit', minute: '2-digit' })
const longDay = shopTime({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const days: Record<RelativeDay, { format: (time: number) => string }> = {
  today: { format: () => 'اليوم' },
  yesterday: { format: () => 'أمس' },
  'this-year': shopTime({ day: 'numeric', month: 'short' }),
  earlier: shopTime({ day: 'numeric', month: 'short', year: 'numeric' }),
}

/** `اليوم`, `أمس`, `19 نونبر`, `19 نونبر 2025`: days of the shop. */
export const dayWords: typeof english.dayWords = (time, now) =>
  days[relativeDay(time, now, shopZone())].format(time)
/** The same for a date of the database, which is a day of the shop wherever its reader is. */
export const dateWords: typeof english.dateWords = (day, now) => dayWords(startOfDay(day, shopZone()), now)
export const timeWords: typeof english.timeWords = (time) => clock.format(time)
export const longDayWords: typeof english.longDayWords = (time) => longDay.format(time)

const methodWords: Record<PaymentMethod, string> = { card: 'بطاقة', bank: 'تحويل', cod: 'نقدًا' }

function paymentWords(
  {
    paymentMethod,
    paymentStatus,
    status,
    paid,
    due,
    refundPending,
    currency,
  }: OrderMoney & Pick<OrderSummary, 'status'>,
  owed: number,
): string {
  if (owed > 0) return `للاسترداد: ${formatMoney(owed, currency)}`
  if (refundPending > 0) return 'الاسترداد جارٍ'
  if (paymentStatus === 'refunded') return 'مسترد'
  if (status === 'cancelled' && paid === 0) return 'لا شيء مستحق'
  if (due > 0)
    return `${methodWords[paymentMethod]}: ${paid > 0 ? `بقي ${formatMoney(due, currency)}` : 'في انتظار الدفع'}`
  return paymentStatus === 'partially_refunded' ? 'مسترد جزئيًا' : `${methodWords[paymentMethod]}: مدفوع`
}

const statusWords: Record<OrderStatus, string> = {
  pending: 'قيد الانتظار',
  processing: 'قيد التحضير',
  shipped: 'تم الشحن',
  delivered: 'تم التسليم',
  cancelled: 'ملغى',
}

const ordersOf = (amount: number) =>
  count(amount, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })
const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })

export const admin = {
  title: (page: string) => `${page} | ${shop.name ? `إدارة ${shop.name}` : 'الإدارة'}`,
  brand: 'الإدارة',
  roles: {
    owner: 'صاحب المتجر',
    manager: 'مدير',
    packer: 'مجهّز طلبات',
    caller: 'متصل بالزبائن',
    editor: 'محرّر',
    accountant: 'محاسب',
    viewer: 'مطّلع',
  },
  nav: {
    label: 'الإدارة',
    overview: 'نظرة عامة',
    callsShort: 'المكالمات',
    products: 'المنتجات',
    collections: 'التشكيلات',
    deals: 'العروض',
    discounts: 'الخصومات',
    students: 'طلبات خصم الطلبة',
    searchWords: 'كلمات البحث',
    orders: 'الطلبات',
    calls: 'مكالمات التأكيد',
    more: 'القائمة',
    closeMore: 'إغلاق',
    customers: 'الزبائن',
    analytics: 'الإحصاءات',
    reviews: 'التقييمات',
    messages: 'الرسائل',
    subscribers: 'المشتركون',
    unread: (messages: number) =>
      count(messages, {
        one: 'رسالة واحدة غير مقروءة',
        two: 'رسالتان غير مقروءتين',
        few: 'رسائل غير مقروءة',
        many: 'رسالة غير مقروءة',
        other: 'رسالة غير مقروءة',
      }),
    protection: 'الحماية',
    settings: 'الإعدادات',
    viewStore: 'زيارة المتجر',
    signOut: 'تسجيل الخروج',
    waiting: (orders: number) => `${ordersOf(orders)} قيد الانتظار`,
    newOrder: (pending: number) => `طلب جديد. ${ordersOf(pending)} قيد الانتظار.`,
    toCall: (orders: number) => `${ordersOf(orders)} بانتظار مكالمة`,
    toDecide: (returns: number) =>
      `${count(returns, { one: 'طلب إرجاع واحد', two: 'طلبا إرجاع', few: 'طلبات إرجاع', many: 'طلب إرجاع', other: 'طلب إرجاع' })} بانتظار قرارك`,
  },
  signIn: {
    title: 'تسجيل الدخول',
    get intro() {
      return `لوحة إدارة ${shopName()} مخصصة لمن يدير المتجر.`
    },
    ended: 'انتهت جلستك. سجّل الدخول من جديد؛ المسودات محفوظة في هذا المتصفح.',
    submit: 'تسجيل الدخول',
    busy: 'جارٍ تسجيل الدخول…',
  },
  refused: {
    title: 'هذا الحساب ليس حساب إدارة',
    text: (email: string) => `سجّلت الدخول بالعنوان ${email}. لوحة إدارة ${shopName()} مخصصة لمن يدير المتجر.`,
  },
  loading: 'جارٍ التحميل',
  skip: 'الانتقال إلى المحتوى',
  main: 'محتوى لوحة الإدارة',
  notFound: {
    title: 'لا توجد هذه الصفحة في لوحة الإدارة',
    text: 'ربما كُتب العنوان خطأً.',
    action: 'العودة إلى النظرة العامة',
  },
  pager: {
    label: 'الصفحات',
    range: (from: number, to: number, total: number) =>
      `${amountOf(from)}–${amountOf(to)} من ${amountOf(total)}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
  clearSearch: 'مسح البحث',
  clearFilters: 'إزالة التصفية',
  selection: {
    label: 'التحديد',
    count: (rows: number) => `المحدد: ${amountOf(rows)}`,
    clear: 'إلغاء التحديد',
    all: 'تحديد كل ما في هذه الصفحة',
    one: (name: string) => `تحديد ${name}`,
  },
  filters: {
    title: 'تصفية',
    remove: (filter: string) => `إزالة التصفية: ${filter}`,
    apply: 'تطبيق',
  },
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyFailed: 'النسخ غير مسموح هنا',
  undo: 'تراجع',
  /** Above a form that shows what its owner typed at an earlier visit. */
  kept: {
    restored: 'هذا ما كتبته في المرة السابقة، ولم يُحفظ بعد.',
    outdated:
      'هذا ما كتبته في المرة السابقة. ومنذ ذلك الحين حُفظت قيم أخرى: ما لم تغيّره يعرض القيم الجديدة؛ تحقق من الباقي قبل الحفظ.',
    discard: 'تجاهل',
  },
  tryAgain: 'حاول مرة أخرى',
  stale: 'تعذر التحديث. قد تكون هذه المعلومات قديمة.',
  orders: {
    title: 'الطلبات',
    search: 'الاسم أو الهاتف أو المدينة أو المنتج أو الرقم',
    toCall: (orders?: number) => (orders ? `بانتظار مكالمة: ${amountOf(orders)}` : 'بانتظار مكالمة'),
    filter: 'الطلبات حسب الحالة',
    all: 'الكل',
    columns: {
      order: 'الطلب',
      customer: 'الزبون',
      placed: 'تاريخ الطلب',
      items: 'القطع',
      total: 'المجموع',
      payment: 'الدفع',
      status: 'الحالة',
    },
    items: pieces,
    orders: ordersOf,
    found: (amount: number) => `عُثر على ${amount === 2 ? 'طلبين' : ordersOf(amount)}`,
    /** `owed` is the amount to refund. */
    payment: (order: OrderMoney & Pick<OrderSummary, 'status'>, owed: number) => paymentWords(order, owed),
    statusOf: (number: string) => `حالة الطلب ${number}`,
    statusNote: 'الإلغاء يعيد القطع إلى المخزون. ومع كل تغيير تُرسل رسالة إلى الزبون.',
    updated: {
      title: 'تم تحديث الطلب',
      text: (status: OrderStatus) => `الحالة الجديدة: ${statusWords[status]}`,
    },
    failed: {
      title: 'تعذر التحديث',
      text: 'لم تتغير حالة الطلب',
      stock: (lines: string) => `المخزون لا يكفي لإعادة فتح الطلب: ${lines}.`,
      stockLine: (slug: string, available: number) => `${slug} (المتوفر: ${amountOf(available)})`,
      unpaid: 'لم يُدفع بعد. سجّل الدفعة أولًا.',
      unconfirmed: 'لم يؤكده الزبون. اتصل به أولًا، أو غيّر الإعداد.',
      hasParcels: 'له طرود في الطريق. أزلها أولًا.',
      returns: 'له طلب إرجاع. ارفضه أولًا، أو أعد مبلغ القطع التي عادت.',
      changed: 'تغيّر الطلب في هذه الأثناء، كأن يكون الزبون قد ألغاه. القائمة تعرض حالته الحالية.',
    },
    none: { title: 'لا طلبات بعد', text: 'يظهر أول طلب هنا فور تقديمه.' },
    noneFound: {
      title: (query: string) => (query ? `لا طلب يطابق «${query}»` : 'لا طلبات هنا'),
      text: (status: string) => `جرى البحث في: ${status}.`,
      showAll: 'البحث في كل الطلبات',
    },
    error: 'تعذر تحميل الطلبات',
    open: (number: string) => `الطلب ${number}`,
    close: 'إغلاق',
    closeHint: 'إغلاق (Esc)',
    copyNumber: 'نسخ رقم الطلب',
    copyAddress: 'نسخ العنوان',
    missing: {
      title: 'الطلب غير موجود',
      text: 'لا وجود لهذا الطلب، أو أن العنوان غير كامل.',
    },
    detailError: 'تعذر تحميل الطلب',
    subtotal: 'المجموع الفرعي',
    discount: (title: string, code: string) => ['خصم', title, code].filter(Boolean).join('، '),
    minus: (amount: string) => `−${amount}`,
    freeShipping: 'توصيل مجاني',
    shippingBy: (method: string) => ['رسوم التوصيل', method].filter(Boolean).join('، '),
    free: 'مجاني',
    totalBy: {
      card: 'المجموع، بالبطاقة البنكية',
      bank: 'المجموع، بتحويل بنكي',
      cod: 'المجموع، نقدًا عند الاستلام',
    },
    each: (quantity: number, price: string) => `${quantity} × ${price}`,
    customer: 'الزبون',
    shipTo: 'عنوان التوصيل',
    note: 'ملاحظة من الزبون',
    tracking: {
      title: 'التتبع',
      carrier: 'شركة التوصيل',
      number: 'رقم التتبع',
      save: 'حفظ',
      saved: 'تم حفظ التتبع',
      failed: { title: 'لم يُحفظ التتبع', text: 'تغييراتك ما زالت هنا. حاول مرة أخرى.' },
    },
    timeline: 'مسار الطلب',
    events: {
      pending: 'عاد إلى الانتظار',
      processing: 'قيد التحضير',
      shipped: 'تم الشحن',
      delivered: 'تم التسليم',
      cancelled: 'تم الإلغاء',
    },
    placed: 'تقديم الطلب',
    expected: 'موعد التوصيل المتوقع',
    expectedBetween: (from: string, to: string) => `من ${from} إلى ${to}`,
    next: {
      pending: { status: 'processing', label: 'بدء التحضير' },
      processing: { status: 'shipped', label: 'تأكيد الشحن' },
      shipped: { status: 'delivered', label: 'تأكيد التسليم' },
    },
    cancel: 'إلغاء الطلب',
  },
  overview: adminOverview,
} as const satisfies Words<typeof english.admin>
