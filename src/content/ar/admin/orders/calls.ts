import type { ageOf } from '@/domain/orders/call'
import type * as english from '../../../en/admin/orders/calls'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

/** As they stand after منذ. */
const units = {
  minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة', other: 'دقيقة' },
  hour: { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة', other: 'ساعة' },
  day: { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' },
} as const

/** Words of the queue of cash orders to call. */
export const adminCalls = {
  title: 'مكالمات التأكيد',
  intro: 'تُؤكَّد الطلبات المدفوعة نقدًا بالهاتف قبل تغليفها. كلما أسرعت بالاتصال، زاد عدد الطلبات المؤكدة.',
  list: 'طلبات نقدية بانتظار مكالمة',
  error: 'تعذر تحميل الطلبات التي تنتظر مكالمة',
  tabs: { label: 'وقت الاتصال', now: 'اتصل الآن', later: 'اتصل لاحقًا' },
  sort: {
    label: 'ترتيب حسب القدم',
    choices: { oldest: 'الأقدم أولًا', newest: 'الأحدث أولًا' },
  },
  first: 'بدء الاتصال',
  none: { title: 'لا طلب ينتظر مكالمة', text: 'تظهر هنا الطلبات النقدية الجديدة تلقائيًا.' },
  noneLater: {
    title: 'لا مكالمة للإعادة',
    text: 'الطلبات التي لم يرد أصحابها تنتظر هنا إلى المحاولة التالية.',
  },
  age: ({ unit, value }: ReturnType<typeof ageOf>) => `منذ ${count(value, units[unit])}`,
  ageLabel: (age: string) => `قُدّم ${age}`,
  attempts: (calls: number) =>
    `لم يرد ${count(calls, { one: 'مرة واحدة', two: 'مرتين', few: 'مرات', many: 'مرة', other: 'مرة' })}`,
  nextTry: (day: string, time: string) => `المحاولة التالية ${day} ${time}`,
  returned: (orders: number) => `طلبات سابقة مرفوضة أو تعذر تسليمها: ${number(orders)}`,
  samePhone: (orders: number) => `طلبات أخرى بهذا الرقم: ${number(orders)}. اسأل عنها كلها`,
  call: 'اتصال',
  callLabel: (name: string) => `الاتصال بـ ${name}`,
  whatsApp: 'WhatsApp',
  whatsAppLabel: (name: string) => `مراسلة ${name} عبر WhatsApp`,
  open: (order: string) => `الطلب ${order}`,
  place: (at: number, of: number) => `${number(at)} من ${number(of)}`,
  back: 'كل مكالمات التأكيد',
  next: 'الطلب التالي',
  previous: 'الطلب السابق',
  wholeOrder: 'فتح الطلب كاملًا',
  items: 'القطع',
  address: 'عنوان التوصيل',
  note: 'ملاحظة من الزبون',
  total: 'المبلغ المطلوب',
  outcome: 'نتيجة المكالمة',
  confirm: 'تم التأكيد',
  noAnswer: 'لم يرد',
  cancel: 'إلغاء الطلب',
  tryAgain: 'إعادة المحاولة',
  nextTries: {
    hour: 'بعد ساعة',
    'three-hours': 'بعد ثلاث ساعات',
    tomorrow: 'غدًا في العاشرة',
  },
  done: {
    confirmed: (order: string) => `تم تأكيد الطلب ${order}`,
    no_answer: (order: string) => `الطلب ${order}: لم يرد`,
    cancelled: (order: string) => `تم إلغاء الطلب ${order}`,
    undone: (order: string) => `الطلب ${order} ينتظر مكالمة من جديد`,
  },
  failed: 'تعذر حفظ المكالمة. حاول مرة أخرى.',
  conflict: 'جرى الاتصال بشأن هذا الطلب أو إلغاؤه أو تغليفه في هذه الأثناء. القائمة تعرض ما بقي.',
  gone: {
    title: 'هذا الطلب لا ينتظر مكالمة',
    text: 'تم تأكيده أو إلغاؤه أو تغليفه.',
  },
  settingOff: 'الطلبات غير المؤكدة يمكن تغليفها أيضًا.',
  settingOffLink: 'تغيير الإعداد',
  keys: {
    label: 'لوحة المفاتيح',
    next: 'التالي',
    previous: 'السابق',
    confirm: 'تم التأكيد',
    noAnswer: 'لم يرد',
  },
  /** The state of the call in an order's drawer. */
  state: {
    none: 'بانتظار مكالمة',
    no_answer: 'لم يرد',
    confirmed: 'مؤكد بالهاتف',
  },
  takeBack: 'التراجع عن التأكيد',
  timeline: {
    confirmed: 'مؤكد بالهاتف',
    no_answer: 'مكالمة بلا رد',
    undone: 'تم التراجع عن المكالمة',
  },
} as const satisfies Words<typeof english.adminCalls>
