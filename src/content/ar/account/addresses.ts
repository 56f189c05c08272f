import { orderLimits } from '@/config/page-limits'
import type * as english from '../../en/account/addresses'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

const most = count(orderLimits.addresses, {
  one: 'عنوان واحد',
  two: 'عنوانين',
  few: 'عناوين',
  many: 'عنوانًا',
  other: 'عنوان',
})

export const addressWords = {
  title: 'عناوين التوصيل',
  text: 'اختر أحدها عند إتمام الطلب بدلًا من كتابته.',
  back: 'حسابك',
  add: 'إضافة عنوان',
  full: `يمكنك حفظ ${most}. احذف أحدها لتضيف غيره.`,
  none: {
    title: 'لا عناوين بعد',
    text: 'أضف عنوانًا ليكون طلبك القادم أسرع.',
  },
  isDefault: 'العنوان الرئيسي',
  makeDefault: 'تعيينه عنوانًا رئيسيًا',
  edit: 'تعديل',
  remove: 'حذف',
  /** For those who cannot see which one a button belongs to. */
  of: (action: string, name: string) => `${action}: ${name}`,
  removed: { title: 'تم حذف العنوان', undo: 'تراجع' },
  restored: 'تمت استعادة العنوان',
  madeDefault: 'أصبح هذا عنوانك الرئيسي',
  form: {
    addTitle: 'عنوان جديد',
    editTitle: 'تعديل العنوان',
    save: 'حفظ العنوان',
    busy: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
    isDefault: 'اعتماد هذا العنوان أولًا عند إتمام الطلب',
    restored: 'هذا ما كتبته في المرة السابقة، ولم يُحفظ بعد.',
    outdated: 'هذا ما كتبته في المرة السابقة. تغيّر العنوان منذ ذلك الحين: إن حفظته، حل محله.',
  },
  fields: {
    label: 'تسمية العنوان',
    firstName: 'الاسم الشخصي',
    lastName: 'الاسم العائلي',
    phone: 'الهاتف',
    address: 'العنوان',
    city: 'المدينة',
    zipCode: 'الرمز البريدي',
    country: 'البلد',
  },
  labelHint: 'المنزل، العمل، بيت الجدة: لا يراها غيرك.',
  optional: 'اختياري',
  problems: {
    required: (field: string) => `حقل «${field}» مطلوب.`,
    'too-long': (field: string) => `ما كتبته في حقل «${field}» طويل جدًا.`,
    phone: () => 'أدخل رقم هاتف صحيحًا: أرقام وفراغات و+.',
    'zip-morocco': () => 'يتكون الرمز البريدي المغربي من خمسة أرقام، مثل 20000.',
  },
  saved: 'تم حفظ العنوان',
  failed: {
    title: 'تعذر ذلك',
    offline: 'أنت غير متصل. ما أدخلته محفوظ؛ حاول مرة أخرى حين يعود الاتصال.',
    TOO_MANY_ADDRESSES: `لديك ${most}، وهو الحد الأقصى. احذف أحدها أولًا.`,
    forbidden: 'انتهت جلستك. سجّل الدخول من جديد؛ ستجد ما كتبته هنا.',
    unknown: 'حدث خطأ من جانبنا. حاول مرة أخرى.',
  },
  /** At the checkout. */
  pick: {
    legend: 'عناوينك',
    other: 'عنوان جديد',
    save: 'حفظ هذا العنوان في حسابي',
    error: 'تعذر تحميل عناوينك المحفوظة. أدخل عنوانًا، أو حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.addressWords>
