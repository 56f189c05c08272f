import { zoneBounds } from '@/domain/delivery/zone-form'
import type * as english from '../../../en/admin/settings/delivery'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const daysOf = (days: number) =>
  count(days, { one: 'يوم واحد', two: 'يومان', few: 'أيام', many: 'يومًا', other: 'يوم' })
const countriesOf = (amount: number) =>
  count(amount, { one: 'بلد واحد', two: 'بلدان', few: 'بلدان', many: 'بلدًا', other: 'بلد' })
const citiesOf = (amount: number) =>
  count(amount, { one: 'مدينة واحدة', two: 'مدينتان', few: 'مدن', many: 'مدينة', other: 'مدينة' })

/** `2 إلى 4 أيام`, `يوم أو يومان`, `في اليوم نفسه`. */
function span(min: number, max: number): string {
  if (max === 0) return 'في اليوم نفسه'
  if (min === max) return daysOf(max)
  if (min === 1 && max === 2) return 'يوم أو يومان'
  if (min === 0) return max === 1 ? 'يوم واحد على الأكثر' : `${daysOf(max)} على الأكثر`
  return `${number(min)} إلى ${daysOf(max)}`
}

/** Amounts are formatted by the caller, in the shop's currency. */
export const adminDelivery = {
  title: 'التوصيل',
  hint: 'تسري الأسعار والمُدد فورًا عند إتمام الطلب.',
  add: 'إضافة منطقة',
  error: 'تعذر تحميل مناطق التوصيل',
  none: {
    title: 'لا توصيل إلى أي مكان',
    text: 'أضف منطقة لها طريقة توصيل، حتى يتمكن الناس من الطلب.',
  },
  edit: (zone: string) => `تعديل ${zone}`,
  rest: 'كل البلدان التي لا تذكرها منطقة أخرى',
  places: (countries: readonly string[], cities: readonly string[]) => {
    const names = countries.length > 3 ? countriesOf(countries.length) : countries.join('، ')
    if (cities.length === 0) return names
    const towns = cities.length > 3 ? citiesOf(cities.length) : cities.join('، ')
    return `${towns} (${names})`
  },
  days: span,
  free: 'مجاني',
  freeAbove: (amount: string) => `مجاني فوق ${amount}`,
  off: 'غير معروضة',
  noMethods: 'لا توجد طريقة توصيل: لا توصيل إلى هنا.',
  fees: {
    title: 'رسوم شركة التوصيل',
    hint: 'ما تأخذه منك شركة التوصيل عن طرد إلى هذه المنطقة. لا يراه إلا مديرو المتجر. تحتفظ الطرود التي خرجت برسومها.',
    fields: { delivered: 'عند التسليم', returned: 'عند الإرجاع', refused: 'عند الرفض' },
    wrong: 'أدخل مبلغًا مثل 35 أو 35,50.',
    save: 'حفظ الرسوم',
    saved: 'تم حفظ رسوم شركة التوصيل',
    failed: 'لم تُحفظ الرسوم. حاول مرة أخرى.',
    error: 'تعذر تحميل رسوم شركة التوصيل',
  },
  form: {
    back: 'الإعدادات',
    newTitle: 'منطقة توصيل جديدة',
    missing: { title: 'المنطقة غير موجودة', text: 'حُذفت، أو أن العنوان غير مكتمل.' },
    place: 'المكان',
    name: 'الاسم',
    nameHint: 'لا يراه إلا مديرو المتجر.',
    nameExample: 'مثل: المغرب',
    where: {
      label: 'تشمل',
      rest: 'كل البلدان التي لا تذكرها منطقة أخرى',
      some: 'بلدانًا مختارة',
    },
    countries: 'البلدان',
    chosen: (amount: number) =>
      count(amount, {
        one: 'بلد واحد مختار',
        two: 'بلدان مختاران',
        few: 'بلدان مختارة',
        many: 'بلدًا مختارًا',
        other: 'بلد مختار',
      }),
    find: 'البحث عن بلد',
    cities: 'هذه المدن فقط',
    citiesHint:
      'مدينة في كل سطر. اتركه فارغًا لتشمل البلد كله. لا فرق بين الحروف الكبيرة والصغيرة، ولا اعتبار للتشكيل.',
    methods: 'طرق التوصيل',
    methodsHint: 'يراها المتسوقون بهذا الترتيب؛ والأولى محددة مسبقًا إلى أن يختاروا.',
    methodExample: 'مثل: توصيل إلى المنزل',
    method: (place: number, name: string) => name || `الطريقة ${number(place)}`,
    fields: {
      name: 'الاسم',
      minDays: 'من (أيام)',
      maxDays: 'إلى (أيام)',
      price: 'السعر',
      freeAbove: 'مجاني فوق',
    },
    freeHint: 'اتركه فارغًا إن لم يكن مجانيًا أبدًا',
    active: 'معروضة عند إتمام الطلب',
    addMethod: 'إضافة طريقة',
    up: (name: string) => `نقل ${name} إلى الأعلى`,
    down: (name: string) => `نقل ${name} إلى الأسفل`,
    remove: (name: string) => `إزالة ${name}`,
    noMethods: 'لا توجد طريقة بعد. بدونها لا توصيل إلى هنا.',
    fresh: 'منطقة جديدة',
    dirty: 'تغييرات غير محفوظة',
    check: 'تحقق من الحقول المعلّمة',
    discard: 'تجاهل',
    save: 'حفظ',
    create: 'إضافة المنطقة',
    busy: 'جارٍ الحفظ…',
    saved: 'تم حفظ منطقة التوصيل',
    failed: 'لم تُحفظ المنطقة. ما أدخلته لا يزال هنا؛ حاول مرة أخرى.',
    conflict: 'غيّر مدير آخر هذه المنطقة في هذه الأثناء. تجاهل تغييراتك لترى تغييراته.',
    tooMany: 'توجد مئة منطقة بالفعل.',
    delete: 'حذف المنطقة',
    ask: {
      title: (zone: string) => `حذف ${zone}؟`,
      text: 'تنتقل أماكنها إلى منطقة باقي البلدان، أو تبقى بلا توصيل. تحتفظ الطلبات السابقة بتوصيلها.',
      keep: 'إبقاء المنطقة',
      confirm: 'حذف المنطقة',
    },
    deleted: 'تم حذف منطقة التوصيل',
    deleteFailed: 'لم تُحذف المنطقة. حاول مرة أخرى.',
  },
  problems: {
    name: 'أدخل اسمًا لا يتجاوز 80 حرفًا.',
    countries: 'اختر بلدًا واحدًا على الأقل.',
    cities: `لا تتجاوز ${count(zoneBounds.cities, {
      one: 'مدينة واحدة',
      two: 'مدينتين',
      few: 'مدن',
      many: 'مدينة',
      other: 'مدينة',
    })}.`,
    method: 'أدخل اسمًا لا يتجاوز 60 حرفًا.',
    days: `أدخل عددًا صحيحًا من الأيام، ${number(zoneBounds.days)} على الأكثر.`,
    order: 'أدخل عدد أيام لا يقل عن السابق.',
    amount: 'أدخل مبلغًا مثل 7,99.',
  },
} as const satisfies Words<typeof english.adminDelivery>
