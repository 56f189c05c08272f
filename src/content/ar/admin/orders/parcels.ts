import type * as english from '../../../en/admin/orders/parcels'
import type { Words } from '../../../words'
import { count, number } from '../../shared/numbers'

const pieces = (amount: number) =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة', other: 'قطعة' })
const ofPieces = (amount: number) => (amount === 2 ? 'قطعتين' : pieces(amount))

export const adminParcels = {
  title: 'الطرود',
  parcel: (place: number) => `الطرد ${number(place)}`,
  states: {
    shipped: 'في الطريق',
    delivered: 'تم التسليم',
    refused: 'مرفوض',
    returned: 'عاد إلينا',
  },
  shipped: (shipped: number, ordered: number) => `شُحنت ${pieces(shipped)} من أصل ${number(ordered)}`,
  shortShipped: (shipped: number, ordered: number) => `شُحن ${number(shipped)} من ${number(ordered)}`,
  line: (quantity: number, item: string) => (quantity === 1 ? item : `${number(quantity)} × ${item}`),
  collect: (amount: string) => `للتحصيل ${amount}`,
  fee: (amount: string) => `رسوم شركة التوصيل ${amount}`,
  mayOpen: 'يُسمح بفتحه',
  mayTryOn: 'يُسمح بتجربة القطع',
  track: 'تتبع',
  trackHint: (parcel: string, carrier: string) => `تتبع ${parcel} لدى ${carrier} (نافذة جديدة)`,
  ship: 'شحن بعض القطع',
  shipRest: 'شحن الباقي',
  slip: 'قسيمة التغليف',
  edit: 'تعديل',
  remove: 'إزالة',
  moves: {
    delivered: 'تم التسليم',
    refused: 'مرفوض',
    returned: 'عاد إلينا',
    shipped: 'ما زال في الطريق',
  },
  /** What a button does, for a screen reader: buttons of all parcels read alike. */
  of: (action: string, parcel: string) => `${action}: ${parcel}`,
  moved: 'تم تحديث الطرد',
  removed: 'تمت إزالة الطرد',
  cancelled: 'أُلغي الطلب وعاد المخزون',
  bringBack: {
    title: { refused: 'هل رُفض عند الباب؟', returned: 'هل عاد الطرد؟' },
    cancels: 'ليس لهذا الطلب طرد آخر في الطريق، فسيُلغى الطلب وتعود قطعه إلى المخزون. وتصل الزبون رسالة.',
    resends: 'تنتظر قطعه شحنًا جديدًا. وتبقى طرود الطلب الأخرى كما هي.',
    confirm: { refused: 'تأكيد الرفض', returned: 'تأكيد العودة' },
    keep: 'رجوع',
  },
  form: {
    shipTitle: 'شحن بعض القطع',
    editTitle: (parcel: string) => `تعديل ${parcel}`,
    items: 'القطع في هذا الطرد',
    less: (item: string) => `إنقاص قطعة: ${item}`,
    more: (item: string) => `زيادة قطعة: ${item}`,
    quantity: (item: string) => `الكمية: ${item}`,
    of: (left: number) => `من ${number(left)}`,
    carrier: 'شركة التوصيل',
    noCarrier: 'لا شركة توصيل بعد',
    other: 'أخرى',
    otherName: 'اسم شركة التوصيل',
    tracking: 'رقم التتبع',
    scan: 'امسحه أو اكتبه',
    url: 'رابط التتبع',
    urlHint: 'الصفحة التي يتتبع فيها الزبون طرده، تبدأ بـ \u2066https://\u2069',
    wrongUrl: 'أدخل رابطًا يبدأ بـ \u2066https://\u2069',
    none: 'اختر قطعة واحدة على الأقل.',
    submit: (quantity: number) => `شحن ${ofPieces(quantity)}`,
    save: 'حفظ الطرد',
    busy: 'جارٍ الحفظ…',
    cancel: 'إلغاء',
  },
  done: (quantity: number) => `تم شحن ${ofPieces(quantity)}`,
  saved: 'تم حفظ الطرد',
  problems: {
    NOT_PAID: 'لم يُدفع الطلب بعد. سجّل الدفعة أولًا.',
    ORDER_HELD: 'قاعدة توقف هذا الطلب. اسمح به أولًا من صفحته.',
    NOT_CONFIRMED: 'لم يؤكد الزبون الطلب. اتصل به أولًا، أو غيّر الإعداد.',
    PARCEL_SETTLED: 'تمت تسوية هذا الطرد مع شركة التوصيل، فيبقى كما هو.',
    conflict: 'تغيّر الطرد أو طلبه في هذه الأثناء. أغلق هذه النافذة وتحقق منه من جديد.',
    offline: 'أنت غير متصل. حاول مرة أخرى حين يعود الاتصال.',
    unknown: 'لم يُحفظ شيء. حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.adminParcels>
