import type * as english from '../../../en/admin/orders/new-order'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { adminOrderForm } from './order-form'
import { adminOrders } from './orders'

/** An order that the owner makes for a customer. */
export const adminNewOrder = {
  title: adminOrders.add,
  back: 'الطلبات',
  customer: {
    label: 'البحث عن زبون',
    hint: 'الاسم أو الهاتف أو البريد الإلكتروني. إن كان الزبون جديدًا، فاملأ الخانات أدناه.',
    choose: 'اختر الزبون',
    none: 'لم يُعثر على أي زبون.',
    failed: 'تعذر البحث. حاول مرة أخرى.',
    filled: (name: string) => `مُلئت الخانات بمعلومات ${name}`,
    orders: (orders: number) =>
      count(orders, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' }),
  },
  noLines: 'لا شيء بعد.',
  noItems: 'أضف قطعة',
  choices: 'الطلب',
  channel: adminOrders.filters.channel,
  channels: adminOrders.filters.channels,
  email: adminOrderForm.noEmail,
  language: 'لغة الزبون',
  payment: 'الدفع',
  payments: {
    cod: 'الدفع عند الاستلام',
    bank: 'تحويل بنكي',
    card: 'بطاقة بنكية، برابط للدفع',
    paid: 'دُفع نقدًا الآن، وسُلّمت القطع',
  },
  note: 'ملاحظة',
  optional: 'اختياري',
  restored: 'عاد ما أدخلته من قبل؛ أما الأسعار والمخزون فهي الحالية.',
  startOver: 'البدء من جديد',
  discard: 'تجاهل',
  discarded: 'تم تجاهل الطلب الجديد',
  submit: 'إنشاء الطلب',
  busy: 'جارٍ الحفظ…',
  refusals: {
    ...adminOrderForm.refusals,
    KEY_REUSED: 'سبق إنشاء هذا الطلب. ابحث عنه في «الطلبات» قبل أن تنشئه من جديد.',
    CHECKOUT_CLOSED: 'إتمام الطلبات متوقف في الإعدادات، فلا يمكن إنشاء أي طلب.',
    unknown: 'لم يُنشأ الطلب. ما أدخلته ما زال هنا؛ حاول مرة أخرى.',
  },
  made: {
    title: (number: string) => `الطلب ${number}`,
    link: 'رابط للزبون',
    text: (name: string, total: string, isToPay: boolean) =>
      isToPay
        ? `يدفع ${name} مبلغ ${total} بهذا الرابط. يبقى مفتوحًا 23 ساعة؛ بعدها يُلغى الطلب.`
        : `يتتبع ${name} الطلب بقيمة ${total} بهذا الرابط.`,
    copyPay: 'نسخ رابط الدفع',
    copyTrack: 'نسخ رابط التتبع',
    whatsApp: 'إرسال عبر WhatsApp',
    noEmail: 'بدون بريد إلكتروني: أرسل هذا الرابط إلى الزبون عبر WhatsApp.',
    once: 'انسخ الرابط الآن: يفتح هذا الطلب بدون تسجيل الدخول، والمتجر لا يحتفظ به.',
    copied: 'تم نسخ الرابط',
    copyFailed: 'تعذر نسخ الرابط.',
    open: 'فتح الطلب',
    again: adminOrders.add,
  },
  /** The customer's link made again, in the order. */
  renew: {
    action: 'إنشاء رابط جديد',
    busy: 'جارٍ الإنشاء…',
    text: 'الرابط الجديد يفتح الطلب بدون تسجيل الدخول؛ ويتوقف الرابط السابق عن العمل.',
    problems: {
      offline: 'أنت غير متصل. الرابط السابق ما زال يعمل.',
      'rate-limited': 'عشرة روابط في الساعة على الأكثر. حاول لاحقًا.',
      unknown: 'لم يُنشأ أي رابط، والرابط السابق ما زال يعمل. حاول مرة أخرى.',
    },
    timeline: 'رابط جديد للزبون',
  },
} as const satisfies Words<typeof english.adminNewOrder>
