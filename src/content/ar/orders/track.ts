import { orderLimits } from '@/config/page-limits'
import { shop } from '@/config/shop'
import type * as english from '../../en/orders/track'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const tries = count(orderLimits.trackingTries, {
  one: 'مرة واحدة',
  two: 'مرتين',
  few: 'مرات',
  many: 'مرة',
  other: 'مرة',
})
const minutes = count(orderLimits.trackingMinutes, {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: 'دقائق',
  many: 'دقيقة',
  other: 'دقيقة',
})

export const track = {
  title: 'تتبع طلبك',
  description: 'أين وصل طلبك، برقمه وبالبريد الإلكتروني الذي طلبت به.',
  intro: 'تجد رقم الطلب في صفحة التأكيد وفي رسالة التأكيد.',
  number: 'رقم الطلب',
  get numberHint() {
    return `مثل ${shop.orderPrefix}-7K3M9QX2WD4R. لا فرق بين الأحرف الكبيرة والصغيرة، ولا أهمية للفراغات.`
  },
  email: 'البريد الإلكتروني',
  emailHint: 'الذي طلبت به.',
  contact: {
    label: 'البريد الإلكتروني أو الهاتف',
    hint: 'ما طلبت به. إن لم تدخل بريدًا، فرقم الهاتف.',
    required: 'اكتب بريدك الإلكتروني أو رقم هاتفك.',
    format: 'أدخل بريدًا إلكترونيًا، مثل name@example.com، أو رقم هاتف بأرقامه.',
    missing: 'لا يوجد طلب بهذه المعلومات',
    check: 'قارنها بما في صفحة التأكيد. الطلب الذي له بريد يُعثر عليه بالبريد، لا برقم الهاتف.',
  },
  submit: 'تتبع الطلب',
  busy: 'جارٍ البحث…',
  limit: `حفاظًا على خصوصية الطلبات، يمكن تجربة كل رقم ${tries} خلال ${minutes}.`,
  required: { number: 'اكتب رقم الطلب.', email: 'اكتب بريدك الإلكتروني.' },
  emailFormat: 'أدخل بريدًا إلكترونيًا صحيحًا، مثل name@example.com.',
  /** The same whether the number or the email is wrong: nobody finds out which orders there are. */
  missing: {
    title: 'لا يوجد طلب بهذا الرقم وهذا البريد',
    get text() {
      return `قارنهما بما في رسالة التأكيد. يبدأ الرقم بـ ${shop.orderPrefix} ويليه اثنا عشر رمزًا.`
    },
  },
  tooMany: {
    title: 'محاولات كثيرة',
    text: `انتظر ${minutes}، ثم حاول مرة أخرى. حفاظًا على خصوصية الطلبات، يمكن تجربة كل رقم ${tries} فقط.`,
  },
  found: (number: string, status: string) => `الطلب ${number}: ${status}`,
  account: 'معلومات الحساب البنكي في رسالة التأكيد.',
  kept: { title: 'طلبات هذا المتصفح', text: 'قُدّمت من هنا بدون حساب.' },
  member: { text: 'لديك حساب؟ طلباتك محفوظة فيه.', action: 'طلباتي' },
} as const satisfies Words<typeof english.track>
