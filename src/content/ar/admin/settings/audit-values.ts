import type * as english from '../../../en/admin/settings/audit-values'
import { count, number } from '../../shared/numbers'

const dayNoun = { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' } as const

/** How values of columns read in the log of changes. */
export const auditValues: typeof english.auditValues = {
  empty: 'فارغ',
  yes: 'نعم',
  no: 'لا',
  list: (parts) => parts.join('، '),
  /** Of what has commas itself. */
  phrases: (parts) => parts.join('؛ '),
  pair: (name, value) => `${name}: ${value}`,
  percent: (value) => `${number(value)}%`,
  rule: {
    newDays: (days) => `وصل خلال آخر ${count(days, dayNoun)}`,
    onSale: 'ضمن التخفيضات',
    priceBelow: (price) => `سعره أقل من ${price}`,
    fewLeft: 'كمية محدودة',
  },
  vatShown: {
    included: 'ضمن المجموع',
    separate: 'في سطر مستقل',
  },
  kinds: {
    flash: 'عرض خاطف',
    daily: 'عرض اليوم',
    contact: 'نموذج الاتصال',
    seller: 'طلب بائع',
  },
  methods: {
    card: 'بطاقة بنكية',
    bank: 'تحويل بنكي',
    cod: 'نقدًا',
  },
  statuses: {
    published: 'منشور',
    draft: 'مسودة',
    scheduled: 'مجدول',
    live: 'معروض للبيع',
    archived: 'مؤرشف',
    hidden: 'مخفي',
    waiting: 'في الانتظار',
    unconfirmed: 'غير مؤكد',
    open: 'مفتوح',
    approved: 'مقبول',
    refused: 'مرفوض',
  },
  topics: {
    newsletter: 'النشرة البريدية',
    'flash-deals': 'العروض الخاطفة',
    'vip-club': 'نادي VIP',
    'coming-soon': 'قريبًا',
    'back-in-stock': 'متوفر من جديد',
  },
  twoFactor: {
    true: 'مفعّل',
    false: 'غير مفعّل',
  },
}
