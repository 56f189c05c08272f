import type * as english from '../../en/account/unsubscribe'
import type { Words } from '../../words'
import { writeToUs } from '../shared/shop-words'

const lists: Readonly<Record<string, (email: string) => string>> = {
  newsletter: (email: string) => `لن نرسل النشرة البريدية بعد الآن إلى ${email}.`,
  deals: (email: string) => `لن نرسل رسائل العروض بعد الآن إلى ${email}.`,
  'coming-soon': (email: string) => `لن نرسل بعد الآن رسائل عما سيصل قريبًا إلى ${email}.`,
  'back-in-stock': (email: string) => `لن نرسل رسائل توفر المنتجات بعد الآن إلى ${email}.`,
  reminders: (email: string) => `لن نرسل أبدًا أسئلة عن المشتريات إلى ${email}.`,
}

/** Words of the page that ends a subscription, where a mail's link leads. */
export const unsubscribeWords = {
  documentTitle: 'إلغاء الاشتراك',
  title: 'هل تريد إيقاف هذه الرسائل؟',
  text: 'أكّد لإيقاف هذا النوع من الرسائل. ستظل تصلك رسائل طلباتك.',
  button: 'إلغاء الاشتراك',
  busy: 'جارٍ إلغاء الاشتراك…',
  done: {
    title: 'تم',
    lists,
    all: (email: string) => `لن نرسل إلى ${email} سوى رسائل الطلبات.`,
    more: 'إيقاف باقي الرسائل أيضًا',
  },
  unknown: {
    title: 'هذا الرابط لا يعمل',
    get text() {
      return `ربما ينقصه جزء. افتحه من الرسالة مرة أخرى، أو ${writeToUs()}.`
    },
  },
  home: 'إلى المتجر',
} as const satisfies Words<typeof english.unsubscribeWords>
