import type * as english from '../../en/admin/receivers'
import type { Words } from '../../words'
import { count } from '../shared/numbers'
import { dayWords, timeWords } from './admin'

export const adminReceivers = {
  title: 'خدمات الإعلانات',
  text: 'عند تشغيل إحداها يُسأل الزوار، في خانة مستقلة تسميها، هل يجوز إخبارها بطلباتهم. ولمن يوافق يرسل خادم المتجر الطلب عندما يُدفع أو يُسلّم: قيمته وعملته ومنتجاته. ولا تحمّل صفحات المتجر من ذلك سوى هذا السؤال. لا تُرسل المبالغ المستردة.',
  error: 'تعذر تحميل الخدمات',
  names: { meta: 'Meta Conversions API', google: 'Google Analytics' },
  state: { on: 'تعمل', off: 'متوقفة', test: 'تعمل للتجربة' },
  isOn: 'السؤال والإرسال',
  account: { meta: 'رقم البكسل', google: 'معرّف القياس' },
  accountHint: {
    meta: 'أرقام، من مدير الأحداث في Meta',
    google: 'يبدأ بـ G-، من تدفقات البيانات في Google Analytics',
  },
  wrongAccount: {
    meta: 'رقم البكسل من 5 إلى 20 رقمًا.',
    google: 'يُكتب معرّف القياس مثل G-AB12CD34EF.',
  },
  secret: {
    meta: 'رمز الوصول هو الإعداد META_ACCESS_TOKEN للدالة.',
    google: 'سر الواجهة البرمجية هو الإعداد GOOGLE_API_SECRET للدالة.',
  },
  withContact: 'إرسال البريد والهاتف أيضًا كبصمات',
  withContactHint: 'تتعرف Meta بذلك على أعضائها. يذكر السؤال ذلك؛ ومن وافق قبله يبقى بدونه.',
  testCode: 'رمز التجربة',
  testCodeHint: 'من «اختبار الأحداث»؛ فارغ للأحداث الحقيقية',
  wrongTest: 'حروف لاتينية وأرقام، 30 على الأكثر.',
  validates: 'تجربة: تتحقق Google مما يُرسل ولا تحسب شيئًا',
  save: 'حفظ',
  saveOf: (service: string) => `حفظ: ${service}`,
  saved: 'تم الحفظ',
  failed: 'لم يُحفظ ذلك. حاول مرة أخرى.',
  agreed: (orders: number) =>
    `${count(orders, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' })} بموافقة`,
  sent: (events: number) => `أُرسل: ${events}`,
  waiting: (events: number) => `ينتظر: ${events}`,
  givenUp: (events: number) => `تُرك: ${events}`,
  lastSent: (at: number, now: number) => `آخر إرسال ${dayWords(at, now)} ${timeWords(at)}.`,
  lastError: (at: number, now: number) => `آخر رفض ${dayWords(at, now)} ${timeWords(at)}:`,
  isStuck: 'ما ينتظر لا يُؤخذ. يجب أن تعمل الدالة send-events وجدولها، وأن يكون سرها مضبوطًا.',
} as const satisfies Words<typeof english.adminReceivers>
