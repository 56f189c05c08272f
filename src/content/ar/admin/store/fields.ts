import type * as english from '../../../en/admin/store/fields'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const screens: Readonly<Record<string, string>> = {
  home: 'الصفحة الرئيسية',
  search: 'البحث',
  collections: 'كل التشكيلات',
  deals: 'عروض اليوم',
  'flash-deals': 'العروض الخاطفة',
  cart: 'السلة',
  wishlist: 'المفضلة',
  profile: 'الحساب',
  track: 'تتبع الطلب',
  welcome: 'عرض الزبائن الجدد',
  'student-discount': 'عرض الطلبة',
}
const letters = (amount: number) =>
  count(amount, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' })
const entries = (amount: number) =>
  count(amount, { one: 'عنصر واحد', two: 'عنصران', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' })

/** Words of the fields from which the form of a section is made. */
export const storeFields = {
  form: (kind: string) => `حقول ${kind}`,
  languages: 'لغة النصوص',
  complete: 'مكتملة',
  missing: (texts: number) =>
    count(texts, {
      one: 'نص واحد ناقص',
      two: 'نصان ناقصان',
      few: 'نصوص ناقصة',
      many: 'نصًا ناقصًا',
      other: 'نص ناقص',
    }),
  left: (used: number, most: number) => `${number(used)} من ${number(most)}`,
  none: 'لا شيء',
  unknownKind: 'لا يعرف هذا الإصدار هذا النوع من المقاطع. يبقى كما هو.',
  unknownField: 'لا يمكن تعديل هذا الحقل هنا بعد. يبقى كما هو.',
  loading: 'جارٍ تحميل النموذج',
  noFields: 'لا شيء يُضبط هنا.',
  problems: {
    long: (most: number) => `${letters(most)} على الأكثر.`,
    longIn: (most: number, language: string) => `${language}: ${letters(most)} على الأكثر.`,
    least: (least: number) => `أدخل عددًا لا يقل عن ${number(least)}.`,
    most: (most: number) => `أدخل عددًا لا يتجاوز ${number(most)}.`,
    whole: 'أدخل عددًا صحيحًا.',
    many: (most: number) => `${entries(most)} على الأكثر.`,
    gone: 'ما اخترته لم يعد موجودًا. اختر من جديد.',
    wrong: 'هذه القيمة غير مناسبة.',
  },
  list: {
    entry: (place: number) => `العنصر ${number(place)}`,
    add: 'إضافة عنصر',
    full: (most: number) => `${entries(most)} على الأكثر.`,
    none: 'لا عناصر بعد.',
  },
  link: {
    kind: (label: string) => `${label}: النوع`,
    which: (label: string) => `${label}: الاختيار`,
    kinds: {
      none: 'بلا وجهة',
      page: 'صفحة',
      department: 'قسم',
      collection: 'تشكيلة',
      product: 'منتج',
      screen: 'شاشة من شاشات المتجر',
      address: 'عنوان URL',
    },
    choose: 'اختر…',
    chooseProduct: 'اختيار منتج',
    address: 'عنوان URL',
    addressHint:
      '\u2066https://…\u2069 أو \u2066mailto:…\u2069 أو \u2066tel:…\u2069 أو مسار في المتجر، مثل \u2066/about\u2069.',
    addressProblem: 'هذا العنوان غير آمن.',
    part: 'جزء منها فقط',
    partHint: 'ما يلي علامة الاستفهام في العنوان، مثل category=shoes.',
    partProblem: 'حروف لاتينية وأرقام وهذه الرموز فقط: \u2066- _ . = & %\u2069',
    screens,
  },
  review: {
    title: 'اختيار تقييم',
    none: 'لم يُختر أي تقييم بعد.',
    choose: 'اختيار تقييم',
    replace: 'اختيار غيره',
    remove: 'إزالة',
    cancel: 'إلغاء',
    by: (author: string, product: string) => `${author}، عن ${product}`,
    first: (shown: number) =>
      `أحدث ${count(shown, {
        one: 'تقييم مكتوب',
        two: 'تقييمين مكتوبين',
        few: 'تقييمات مكتوبة',
        many: 'تقييمًا مكتوبًا',
        other: 'تقييم مكتوب',
      })}. ابحث لتجد غيرها.`,
    empty: 'لم يكتب أي زبون تقييمًا فيه نص بعد.',
    gone: 'لا يُعرض هذا التقييم: إما أنه مخفي أو محذوف، أو أن منتجه لم يعد يُباع.',
  },
  moment: { over: 'فات هذا الموعد: لا يعرض المقطع شيئًا.' },
  row: {
    choose: 'اختر…',
    error: 'تعذر تحميل الخيارات.',
  },
  products: {
    from: (label: string) => `${label}: طريقة الاختيار`,
    rules: {
      picked: 'يدويًا',
      newest: 'الأحدث',
      best: 'الأكثر مبيعًا',
      sale: 'المخفّضة',
      collection: 'من تشكيلة',
    },
    count: 'العدد',
    collection: 'التشكيلة',
    pick: 'إضافة منتجات',
    list: 'المنتجات المختارة',
    none: 'لم تُختر أي منتجات بعد.',
    fill: 'تكمل هذه المنتجات الصف حين لا تكفي المنتجات الأكثر مبيعًا.',
  },
} as const satisfies Words<typeof english.storeFields>
