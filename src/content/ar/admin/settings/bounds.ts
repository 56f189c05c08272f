import type * as english from '../../../en/admin/settings/bounds'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const names: Readonly<Record<string, string>> = {
  orders: 'طلبات الزوار',
  'customer-orders': 'طلبات زبون واحد',
  'open-orders': 'طلبات الزوار غير المدفوعة',
  'open-items': 'القطع في طلبات الزوار غير المدفوعة',
  'code-uses': 'استعمالات الزوار غير المدفوعة لرمز محدود واحد',
  codes: 'رموز خصم خاطئة',
  links: 'روابط تأكيد العنوان',
  messages: 'الرسائل',
  'mail-source': 'رسائل بريد إلى عناوين غير مؤكدة، من شبكة واحدة',
  'mail-domain': 'رسائل بريد إلى عناوين غير مؤكدة، لدى مزود واحد',
  'mail-links': 'رسائل بريد فيها رابط تأكيد',
  'mail-unconfirmed': 'رسائل بريد إلى عناوين غير مؤكدة',
  'mail-total': 'رسائل البريد',
  declined: 'طلبات رفضتها قاعدة',
  'phone-orders': 'الطلبات برقم هاتف واحد',
  exchanges: 'طلبات الاستبدال',
  'exchange-items': 'قطع محجوزة للاستبدال',
}
const each = {
  source: 'كل شبكة',
  customer: 'كل زبون',
  domain: 'كل مزود',
  all: 'الجميع معًا',
}
const minutesOf = (minutes: number) =>
  count(minutes, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: 'دقائق',
    many: 'دقيقة',
    other: 'دقيقة',
  })

/** Words of the bounds on the page Protection. */
export const adminBounds = {
  title: 'الحدود',
  text: 'ما يجوز لشبكة واحدة أو زبون واحد قبل أن ينتظر، أو يجتاز CAPTCHA إن كان مفعّلًا. لا يتأثر الأعضاء والزبائن الذين أكدوا بريدهم بما يفعله غيرهم. كل حد يُرفع من تلقاء نفسه.',
  error: 'تعذر تحميل الحدود',
  name: (bound: string) => names[bound] ?? bound,
  per: (per: keyof typeof each, minutes: number | null) =>
    `${each[per]}، ${minutes === null ? 'حتى الدفع أو التغليف أو الإلغاء' : minutes === 60 ? 'خلال ساعة' : `خلال ${minutesOf(minutes)}`}. `,
  counted: (amount: number) => `الأعلى الآن: ${number(amount)}.`,
  save: 'حفظ',
  saveOf: (bound: string) => `حفظ: ${bound}`,
  standard: (value: number) => `العودة إلى ${number(value)}`,
  standardOf: (bound: string) => `العودة إلى القيمة الأصلية: ${bound}`,
  saved: 'تم ضبط الحد',
  failed: 'لم يُضبط الحد',
  problems: {
    value: 'أدخل عددًا صحيحًا من 1 إلى 1.000.000.',
    unknown: 'حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.adminBounds>
