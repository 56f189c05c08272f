import type { ParcelState } from '@/domain/orders/parcel'
import type * as english from '../../../en/admin/orders/carrier'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const lines = (amount: number) =>
  count(amount, { one: 'سطر واحد', two: 'سطرين', few: 'أسطر', many: 'سطرًا', other: 'سطر' })
const orders = (amount: number) =>
  count(amount, { one: 'طلب واحد', two: 'طلبين', few: 'طلبات', many: 'طلبًا', other: 'طلب' })

const done: Readonly<Record<string, string>> = {
  sent: 'تم الشحن',
  numbered: 'تم حفظ رقم التتبع',
  delivered: 'تم التسليم',
  refused: 'مرفوض',
  returned: 'عاد إلينا',
  noted: 'تم تدوينه',
  unchanged: 'لا جديد',
}
const refused: Readonly<Record<string, string>> = {
  PARCEL_NOT_FOUND: 'لا يوجد طلب ولا طرد بهذا الرقم.',
  SEVERAL_PARCELS: 'للطلب عدة طرود: استعمل أرقام تتبعها.',
  IS_OVER: 'انتهى الطرد بحالة أخرى. راجعه في الطلب.',
  ORDER_WAS_CANCELLED: 'الطلب ملغى.',
  NOT_PAID: 'الطلب غير مدفوع بعد.',
  NOT_CONFIRMED: 'لم يؤكد الزبون الطلب.',
  ORDER_HELD: 'قاعدة توقف هذا الطلب.',
}

export const adminCarrier = {
  title: 'قوائم شركات التوصيل',
  back: 'الطلبات',
  open: 'قوائم شركات التوصيل',
  intro:
    'أعط شركة التوصيل ملفًا بما يجب إرساله، واقرأ الملف الذي تعطيك إياه: أرقام التتبع ومآل كل طرد. تُسوّى المبالغ النقدية في صفحة خاصة بها.',
  failed: 'تعذر ذلك. حاول مرة أخرى.',
  fileName: (day: string) => `parcels-${day}.csv`,
  heads: [
    ...[
      'الطلب',
      'الاسم',
      'الهاتف',
      'العنوان',
      'المدينة',
      'الرمز البريدي',
      'البلد',
      'المبلغ المطلوب تحصيله',
      'العملة',
    ],
    ...['القطع', 'يمكن فتحه', 'يمكن تجربته'],
  ],
  yes: 'نعم',
  no: 'لا',
  out: {
    title: 'إلى شركة التوصيل',
    text: 'ما يجب تغليفه، في ملف تفتحه جداول البيانات وأنظمة معظم شركات التوصيل.',
    error: 'تعذر تحميل ما يجب تغليفه',
    none: 'لا شيء للتغليف.',
    download: (amount: number) => `تنزيل ${orders(amount)}`,
  },
  in: {
    title: 'من شركة التوصيل',
    text: 'ملف CSV فيه عمود لرقم الطلب أو رقم التتبع، وعمود لرقم التتبع أو الحالة. الطلب الذي لدى شركة التوصيل يُعد مشحونًا، ويُخبَر زبونه.',
    carrier: 'شركة التوصيل',
    file: 'فتح ملف',
    lines: 'ما جاء في الملف',
    submit: (amount: number) => `قراءة ${lines(amount)}`,
    busy: 'جارٍ القراءة…',
    done: (amount: number) => `تمت قراءة ${lines(amount)}.`,
    skipped: (amount: number) => `أسطر تُركت لأنها بلا رقم أو مكررة: ${number(amount)}`,
    problems: {
      columns: 'تعذر العثور على الأعمدة. يجب أن يسمي السطر الأول الرقم والحالة.',
      empty: 'الملف فارغ.',
      size: 'حجم الملف أكبر من 2 ميغابايت.',
      unreadable: 'تعذرت قراءة الملف.',
    },
  },
  will: (state: ParcelState | null) =>
    state === null
      ? 'سيُدوَّن'
      : { shipped: 'في الطريق', delivered: 'تم التسليم', refused: 'مرفوض', returned: 'عاد إلينا' }[state],
  became: (what: string) => done[what] ?? refused[what] ?? 'لم يُقرأ. راجع الطلب.',
  isDone: (what: string) => what in done,
  says: (carrier: string) => (carrier ? `حسب ${carrier}` : 'حسب شركة التوصيل'),
} satisfies Words<typeof english.adminCarrier>
