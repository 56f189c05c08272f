import type { Message } from '@/domain/shop/message'
import type * as english from '../../en/admin/messages'
import type { Words } from '../../words'
import { count } from '../shared/numbers'

export const adminMessages = {
  title: 'الرسائل',
  list: 'الرسائل، الأحدث أولًا',
  search: 'الاسم أو البريد الإلكتروني أو الموضوع أو النشاط التجاري',
  filter: 'الرسائل حسب النوع',
  all: 'الكل',
  kinds: { contact: 'التواصل', seller: 'البائعون' },
  one: { contact: 'رسالة', seller: 'طلب انضمام للبيع' },
  subscribers: 'المشتركون',
  states: { label: 'الرسائل حسب الحالة', open: 'مفتوحة', done: 'منتهية' },
  found: (amount: number) =>
    `عُثر على ${count(amount, { one: 'رسالة واحدة', two: 'رسالتين', few: 'رسائل', many: 'رسالة', other: 'رسالة' })}`,
  unread: 'غير مقروءة',
  waiting: (amount: number) =>
    count(amount, {
      one: 'رسالة واحدة غير مقروءة',
      two: 'رسالتان غير مقروءتين',
      few: 'رسائل غير مقروءة',
      many: 'رسالة غير مقروءة',
      other: 'رسالة غير مقروءة',
    }),
  about: ({ kind, subject, business, category }: Message) =>
    kind === 'seller' ? [business, category].filter(Boolean).join('، ') : subject,
  open: (name: string, about: string) => `${name}: ${about}`,
  none: {
    open: { title: 'لا رسائل مفتوحة', text: 'تظهر الرسائل الجديدة هنا.' },
    done: { title: 'لا رسائل منتهية بعد', text: 'الرسائل التي تنهيها تبقى هنا سنة كاملة.' },
  },
  noneFound: {
    title: (query: string) => `لا رسالة تطابق «${query}»`,
    text: 'جرّب جزءًا من الاسم أو البريد الإلكتروني.',
  },
  error: 'تعذر تحميل الرسائل',
  detailError: 'تعذر تحميل الرسالة',
  missing: { title: 'الرسالة غير موجودة', text: 'حُذفت، أو أن العنوان غير كامل.' },
  close: 'إغلاق',
  closeHint: 'إغلاق (Esc)',
  reference: 'رقم المرجع',
  from: 'المرسل',
  business: 'النشاط التجاري',
  category: 'يبيع',
  city: 'المدينة',
  phone: 'الهاتف',
  website: 'الموقع',
  message: 'الرسالة',
  written: 'النص من كتابة المرسل. احذر الروابط.',
  reply: 'الرد عبر البريد الإلكتروني',
  done: 'إنهاء',
  reopen: 'إعادة الفتح',
  markUnread: 'جعلها غير مقروءة',
  marked: {
    done: 'أُنهيت الرسالة',
    open: 'أُعيد فتح الرسالة',
    unread: 'صارت الرسالة غير مقروءة',
    failed: { title: 'حدث خطأ ما', text: 'بقيت الرسالة كما كانت. حاول مرة أخرى.' },
  },
  remove: {
    action: 'حذف',
    title: 'حذف هذه الرسالة؟',
    text: (name: string) => `ستُحذف رسالة ${name} نهائيًا.`,
    confirm: 'حذف الرسالة',
    keep: 'إلغاء',
    done: 'حُذفت الرسالة',
  },
} as const satisfies Words<typeof english.adminMessages>

export const adminSubscribers = {
  title: 'المشتركون',
  list: 'المشتركون، الأحدث أولًا',
  search: 'البريد الإلكتروني',
  filter: 'المشتركون حسب الموضوع',
  topics: {
    all: 'الكل',
    newsletter: 'النشرة البريدية',
    'vip-club': 'نادي VIP',
    'flash-deals': 'العروض الخاطفة',
    'coming-soon': 'قريبًا',
    'back-in-stock': 'متوفر من جديد',
  },
  columns: { email: 'البريد الإلكتروني', topic: 'الموضوع', since: 'منذ' },
  found: (amount: number) =>
    `عُثر على ${count(amount, { one: 'مشترك واحد', two: 'مشتركين', few: 'مشتركين', many: 'مشتركًا', other: 'مشترك' })}`,
  error: 'تعذر تحميل المشتركين',
  none: { title: 'لا مشتركين بعد', text: 'تظهر هنا الاشتراكات في هذا الموضوع.' },
  messages: 'الرسائل',
} as const satisfies Words<typeof english.adminSubscribers>
