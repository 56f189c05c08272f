import type * as english from '../../../en/admin/orders/returns'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'
import { returnsTitle } from './returns-title'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })

/** Words of the owner's returns. */
export const adminReturns = {
  title: returnsTitle,
  list: 'طلبات الإرجاع',
  error: 'تعذر تحميل طلبات الإرجاع',
  found: (amount: number) =>
    count(amount, {
      one: 'طلب إرجاع واحد',
      two: 'طلبا إرجاع',
      few: 'طلبات إرجاع',
      many: 'طلب إرجاع',
      other: 'طلب إرجاع',
    }),
  tabs: {
    label: 'ما يجب فعله',
    requested: 'بانتظار القرار',
    approved: 'في الطريق',
    received: 'بانتظار الاسترداد',
    over: 'مغلقة',
  },
  none: {
    requested: {
      title: 'لا إرجاع ينتظر قرارك',
      text: 'يطلب الزبائن الإرجاع من طلباتهم التي تسلّموها.',
    },
    approved: { title: 'لا إرجاع في الطريق', text: 'طلبات الإرجاع المقبولة تنتظر طرودها هنا.' },
    received: {
      title: 'لا إرجاع بانتظار الاسترداد',
      text: 'طلبات الإرجاع التي وصلت طرودها تنتظر هنا استرداد مبالغها.',
    },
    over: {
      title: 'لا طلبات إرجاع مغلقة',
      text: 'تظهر هنا طلبات الإرجاع المستردة مبالغها والمرفوضة والمسحوبة.',
    },
  },
  states: {
    requested: 'بانتظار القرار',
    approved: 'في الطريق',
    declined: 'مرفوض',
    received: 'بانتظار الاسترداد',
    closed: 'مغلق',
    withdrawn: 'مسحوب',
  },
  open: (name: string) => `طلب الإرجاع ${name}`,
  close: 'إغلاق صفحة الإرجاع',
  back: 'كل طلبات الإرجاع',
  missing: { title: 'طلب الإرجاع هذا غير موجود', text: 'ربما كان العنوان خطأً.' },
  items: pieces,
  asked: (day: string, time: string) => `قُدّم ${day} ${time}`,
  order: 'فتح الطلب',
  wanted: 'القطع',
  picture: (at: number) => `الصورة ${at} من الزبون`,
  pictures: 'الصور',
  noPicture: 'تعذر تحميل هذه الصورة.',
  answer: 'جوابنا',
  ofItem: (quantity: number, price: string) => `${number(quantity)} × ${price}`,
  received: (received: number, of: number) => {
    if (received === 0) return 'لم تصل أي قطعة'
    return received === of ? `وصلت ${pieces(of)}` : `وصلت ${pieces(received)} من أصل ${number(of)}`
  },
  restocked: 'عادت إلى المخزون',
  notRestocked: 'لم تُضف إلى المخزون',
  conditions: {
    unused: 'غير مستعملة',
    used: 'مستعملة',
    damaged: 'متضررة',
  },
  toRefund: 'ثمن القطع المُرجعة',
  refunded: (amount: string) => `تم استرداد ${amount}`,
  refundPending: (amount: string) => `استرداد ${amount} جارٍ`,
  noRefund: 'مغلق دون استرداد',
  actions: {
    approve: 'قبول',
    decline: 'رفض',
    receive: 'استلام القطع',
    refund: 'استرداد المبلغ',
    close: 'إغلاق دون استرداد',
    reopen: 'إعادة النظر',
  },
  approving: {
    title: 'قبول هذا الإرجاع',
    field: 'كيفية إعادة القطع',
    hint: 'يصل إلى الزبون برسالة ويظهر في الطلب.',
    standard: (address: string, return_: string) =>
      `ضع القطع مع بطاقاتها في طرد، واكتب عليه ${return_}.\nأرسله إلى:\n${address}`,
    submit: 'قبول',
  },
  declining: {
    title: 'رفض هذا الإرجاع',
    field: 'السبب',
    hint: 'يصل إلى الزبون برسالة ويظهر في الطلب.',
    submit: 'رفض',
  },
  closing: {
    title: 'إغلاق دون استرداد',
    field: 'ما يحصل عليه الزبون بدلًا من ذلك',
    hint: 'يصل إلى الزبون برسالة ويظهر في الطلب. لا يمكن التراجع عن ذلك.',
    submit: 'إغلاق',
  },
  needed: 'اكتب بضع كلمات.',
  cancel: 'إلغاء',
  saving: 'جارٍ الحفظ…',
  receiving: {
    title: 'ماذا وصل؟',
    quantity: 'الكمية التي وصلت',
    condition: 'الحالة',
    ofItem: (field: string, item: string) => `${field}: ${item}`,
    restock: 'إعادة إلى المخزون',
    gone: 'لم يعد هذا الصنف معروضًا للبيع.',
    of: (quantity: number) => `من ${number(quantity)}`,
    nothing: 'لم يصل شيء. إن لم يأت أي طرد، فارفض الإرجاع.',
    note: 'يتغير المخزون فورًا، وتصل الزبون رسالة. لا يمكن التراجع عن ذلك.',
    submit: (units: number) => `استلام ${units === 2 ? 'قطعتين' : pieces(units)}`,
  },
  refundReason: (return_: string) => `الإرجاع ${return_}`,
  refundReasonWithDelivery: (return_: string) => `الإرجاع ${return_}، مع رسوم التوصيل`,
  done: {
    approved: (return_: string) => `تم قبول الإرجاع ${return_}`,
    declined: (return_: string) => `تم رفض الإرجاع ${return_}`,
    requested: (return_: string) => `الإرجاع ${return_} بانتظار القرار من جديد`,
    received: (return_: string) => `تم استلام الإرجاع ${return_}`,
    closed: (return_: string) => `تم إغلاق الإرجاع ${return_}`,
  },
  undo: 'تراجع',
  conflict: 'غيّر الزبون أو مدير آخر هذا الإرجاع في هذه الأثناء. يظهر الآن كما هو.',
  section: 'طلبات الإرجاع',
  details: 'التفاصيل',
  timeline: {
    requested: 'طلب إرجاع',
    approved: 'قبول الإرجاع',
    declined: 'رفض الإرجاع',
    received: 'استلام القطع المرجعة',
    closed: 'إغلاق الإرجاع',
    withdrawn: 'سحب طلب الإرجاع',
  },
  byCustomer: 'من طرف الزبون',
} as const satisfies Words<typeof english.adminReturns>
