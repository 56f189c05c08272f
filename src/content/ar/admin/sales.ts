import type * as english from '../../en/admin/sales'
import type { Words } from '../../words'
import { lineWords } from '../shared/line-words'
import { count, number } from '../shared/numbers'

// A day's words: the day itself is the shop's already.
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ar-MA-u-nu-latn', { ...options, timeZone: 'UTC' })
const short = utc({ day: 'numeric', month: 'short' })
const long = utc({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** `21 نونبر`. */
export const dayLabel: typeof english.dayLabel = (day) => short.format(at(day))
/** `السبت، 21 نونبر 2026`, `أسبوع 16 نونبر`, `نونبر 2026`. */
export const bucketLabel: typeof english.bucketLabel = (day, bucket) => {
  if (bucket === 'month') return month.format(at(day))
  return bucket === 'week' ? `أسبوع ${short.format(at(day))}` : long.format(at(day))
}

export const adminSales = {
  title: 'الإحصاءات',
  range: {
    label: 'الفترة',
    presets: { 1: 'اليوم', 7: '7 أيام', 30: '30 يومًا', 90: '90 يومًا', 365: 'سنة' },
    from: 'من',
    to: 'إلى',
    show: 'عرض',
    wrong: 'اختر يومين بالترتيب، لا يتجاوزان اليوم، وبينهما ثلاث سنوات على الأكثر.',
  },
  bucket: {
    label: 'تجميع حسب',
    choices: { day: 'اليوم', week: 'الأسبوع', month: 'الشهر' },
  },
  metrics: {
    label: 'الأرقام الأساسية',
    revenue: 'قيمة الطلبات',
    collected: 'المحصّل',
    refunded: 'المسترد',
    shipping: 'رسوم التوصيل المدفوعة',
    deliveryCost: 'تكلفة التوصيل',
    discounts: 'الخصومات',
    orders: 'الطلبات',
    units: 'القطع المبيعة',
    average: 'متوسط الطلب',
    returning: 'زبائن عادوا',
    cancelled: 'الطلبات الملغاة',
  },
  change: {
    more: (percent: string) => `أكثر من السابق بنسبة ${percent}`,
    less: (percent: string) => `أقل من السابق بنسبة ${percent}`,
    same: 'دون تغيير',
    none: 'لا شيء قبل ذلك',
  },
  ofCustomers: (returning: number, all: number) => `${number(returning)} من ${number(all)}`,
  period: (from: string, to: string) => `${dayLabel(from)} – ${dayLabel(to)}`,
  before: (from: string, to: string) => `قبلها: ${dayLabel(from)} – ${dayLabel(to)}`,
  chart: (figure: string, from: string, to: string) =>
    `${figure} من ${dayLabel(from)} إلى ${dayLabel(to)}. الأرقام نفسها في الجدول أدناه.`,
  table: 'عرض كجدول',
  columns: { start: 'من', now: 'الآن', before: 'سابقًا' },
  products: { title: 'أفضل المنتجات', by: 'حسب قيمة الطلبات', all: 'كل المنتجات' },
  collections: { title: 'أفضل التشكيلات', by: 'حسب قيمة الطلبات' },
  soldOut: {
    title: 'مقاسات نفدت',
    text: 'بيعت في هذه الفترة، ولم يبق منها شيء.',
    none: 'كل ما بيع في هذه الفترة ما زال متوفرًا.',
  },
  statuses: 'الطلبات حسب الحالة',
  product: 'المنتج',
  collection: 'التشكيلة',
  sold: 'المبيع',
  revenue: 'قيمة الطلبات',
  variant: (size: string, color: string) => lineWords.variant(size, color) || 'مقاس واحد',
  none: { title: 'لا مبيعات في هذه الفترة', text: 'اختر فترة أطول.' },
  error: 'تعذر تحميل الأرقام',
  deals: {
    label: 'العروض في هذه الفترة',
    kinds: { flash: 'العروض الخاطفة', daily: 'عروض اليوم' },
    span: (deals: number, from: string, to: string) =>
      `${count(deals, { one: 'عرض واحد', two: 'عرضان', few: 'عروض', many: 'عرضًا', other: 'عرض' })}، ${from === to ? dayLabel(from) : `من ${dayLabel(from)} إلى ${dayLabel(to)}`}`,
  },
  accounting: 'للمحاسب',
  export: 'تصدير CSV',
  fileName: (from: string, to: string) => `sales-${from}-to-${to}.csv`,
  fileHead: (currency: string) => [
    'من',
    `قيمة الطلبات (${currency})`,
    `المحصّل (${currency})`,
    `المسترد (${currency})`,
    `رسوم التوصيل المدفوعة (${currency})`,
    `تكلفة التوصيل (${currency})`,
    `الخصومات (${currency})`,
    'الطلبات',
    'القطع المبيعة',
    `متوسط الطلب (${currency})`,
    `قيمة الطلبات سابقًا (${currency})`,
    `المحصّل سابقًا (${currency})`,
    `المسترد سابقًا (${currency})`,
    `رسوم التوصيل المدفوعة سابقًا (${currency})`,
    `تكلفة التوصيل سابقًا (${currency})`,
    `الخصومات سابقًا (${currency})`,
    'الطلبات سابقًا',
    'القطع المبيعة سابقًا',
    `متوسط الطلب سابقًا (${currency})`,
  ],
  note: (zone: string) =>
    `الأيام بتوقيت ${zone}. قيمة الطلبات: مجاميع الطلبات المقدّمة في الفترة دون الملغاة، مع رسوم التوصيل وبعد الخصومات. رسوم التوصيل المدفوعة والخصومات: من الطلبات نفسها. المحصّل والمسترد: ما وصل أو رُدّ من أموال في الفترة، مهما كان تاريخ الطلب. تكلفة التوصيل: ما تتقاضاه شركات التوصيل عن الطرود التي سُلّمت أو رُفضت أو عادت في الفترة، حسب رسوم كل منطقة توصيل في الإعدادات.`,
} as const satisfies Words<typeof english.adminSales>
