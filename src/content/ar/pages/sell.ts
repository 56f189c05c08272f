import type * as english from '../../en/pages/sell'
import type { Words } from '../../words'

/** Words of the form in which sellers apply. */
export const sell = {
  title: 'التسجيل كبائع',
  fields: {
    name: 'اسمك',
    business: 'اسم نشاطك التجاري',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    city: 'المدينة',
    category: 'أكثر ما تبيعه',
    website: 'الموقع أو Instagram',
    body: 'عن منتجاتك',
  },
  choose: 'اختر',
  /** Where the shop names nothing to choose from. */
  any: 'أي شيء',
  hints: {
    email: 'نجيبك على هذا العنوان ولا نستعمله لغير ذلك.',
    body: 'ما هي، وكيف تُصنع، وكم لديك منها.',
  },
  submit: 'التسجيل كبائع',
  busy: 'جارٍ الإرسال…',
  sent: {
    title: 'وصلنا طلب انضمامك',
    text: 'سندرسه ونجيبك عبر البريد الإلكتروني.',
    again: 'إرسال طلب آخر',
    home: 'العودة إلى المتجر',
  },
} as const satisfies Words<typeof english.sell>
