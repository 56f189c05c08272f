import type * as english from '../../en/admin/overview'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })

export const adminOverview = {
  title: 'نظرة عامة',
  byStatus: 'الطلبات حسب الحالة',
  recent: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  addProduct: 'إضافة منتج',
  countsError: 'تعذر تحميل الأعداد',
  overdue: 'دفعات متأخرة',
  overdueSince: (since: string) => `مستحق ${since}`,
  allDue: 'كل ما ينتظر الدفع',
  /** Today's work: what waits, and the list of exactly that. */
  today: {
    title: 'عمل اليوم',
    toCall: 'بانتظار مكالمة',
    toPack: 'بانتظار التغليف',
    toCollect: 'مبالغ نقدية للتحصيل',
    transfers: 'تحويلات للمطابقة',
    refunds: 'مبالغ للاسترداد',
    overdue: 'دفعات متأخرة',
    returns: 'طلبات إرجاع بانتظار قرارك',
    returnRefunds: 'طلبات إرجاع بانتظار الاسترداد',
    lowStock: 'مقاسات تنفد هذا الأسبوع',
    messages: 'رسائل غير مقروءة',
    reviews: 'تقييمات جديدة',
    students: 'طلبات خصم الطلبة',
  },
  views: {
    toPack: 'status=to-pack&payment=ready',
    toCollect: 'status=sent&method=cod&payment=due',
    transfers: 'method=bank&payment=due',
    refunds: 'payment=to-refund',
  },
  allToPack: 'كل ما ينتظر التغليف',
  sales: 'المبيعات',
  openAnalytics: 'فتح الإحصاءات',
  topProducts: 'الأكثر مبيعًا',
  allProducts: 'كل المنتجات',
  noSales: { title: 'لا مبيعات في هذه الفترة', text: 'يبدأ الرسم البياني مع أول طلب.' },
  toPack: 'بانتظار التغليف',
  noneToPack: { title: 'لا شيء للتغليف', text: 'تظهر الطلبات الجديدة هنا تلقائيًا.' },
  morePack: (orders: number) =>
    count(orders, {
      one: 'طلب آخر',
      two: 'طلبان آخران',
      few: 'طلبات أخرى',
      many: 'طلبًا آخر',
      other: 'طلب آخر',
    }),
  pack: (number: string) => `الطلب ${number}`,
  packError: 'تعذر تحميل الطلبات التي تنتظر التغليف',
  printPackingSlips: (slips: number) =>
    `طباعة ${count(slips, { one: 'قسيمة تغليف واحدة', two: 'قسيمتي تغليف', few: 'قسائم تغليف', many: 'قسيمة تغليف', other: 'قسيمة تغليف' })}`,
  lowStock: 'أول ما ينفد',
  lowStockBy: 'حسب مبيعات 30 يومًا',
  restock: 'كل ما يوشك على النفاد',
  noneLow: {
    title: 'لا شيء يوشك على النفاد',
    text: 'يظهر هنا ما يُباع، بدءًا بما يكفي مخزونه أقصر مدة.',
  },
  left: (quantity: number) => (quantity === 0 ? 'نفدت الكمية' : `المتبقي: ${pieces(quantity)}`),
  /** How long the stock lasts at the speed of the last thirty days. */
  lasts: (days: number) =>
    `يكفي ${count(days < 1 ? 1 : Math.round(days), { one: 'يومًا واحدًا', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })}`,
  soldLately: (quantity: number) => `بيعت ${pieces(quantity)} خلال 30 يومًا`,
  lowError: 'تعذر تحميل المخزون',
  unread: 'رسائل غير مقروءة',
  allMessages: 'كل الرسائل',
  noneUnread: { title: 'لا رسائل غير مقروءة', text: 'تظهر هنا الرسائل الجديدة إلى المتجر.' },
  messagesError: 'تعذر تحميل الرسائل',
} as const satisfies Words<typeof english.adminOverview>
