import type * as english from '../../../en/admin/offers/students'
import type { Words } from '../../../words'
import { count } from '../../shared/numbers'
import { shopTime } from '../../shared/shop-time'

const day = shopTime({ day: 'numeric', month: 'long', year: 'numeric' })

export const adminStudents = {
  title: 'طلبات خصم الطلبة',
  list: 'طلبات خصم الطلبة',
  filter: 'الطلبات حسب الحالة',
  states: {
    open: 'مفتوح',
    approved: 'مقبول',
    refused: 'مرفوض',
    unconfirmed: 'البريد غير مؤكد',
    all: 'الكل',
  },
  columns: {
    name: 'الاسم',
    school: 'المؤسسة',
    asked: 'تاريخ الطلب',
    proof: 'الإثبات',
    state: 'الحالة',
  },
  nameless: 'الاسم محذوف',
  hasProof: 'مرفق',
  noProof: 'لا شيء',
  found: (amount: number) =>
    `عُثر على ${count(amount, { one: 'طلب واحد', two: 'طلبين', few: 'طلبات', many: 'طلبًا', other: 'طلب' })}`,
  error: 'تعذر تحميل طلبات خصم الطلبة',
  none: {
    title: 'لا طلبات مفتوحة',
    text: 'يطلب الطلبة خصمهم في صفحة الطلبة بالمتجر. وتظهر الطلبات المؤكدة هنا.',
  },
  noneHere: { title: 'لا طلبات هنا', text: 'ابحث في حالة أخرى.' },
  detail: {
    open: (name: string) => `طلب ${name}`,
    close: 'إغلاق',
    closeHint: 'إغلاق (Esc)',
    missing: { title: 'الطلب غير موجود', text: 'هو في صفحة أخرى، أو أن العنوان غير كامل.' },
    rows: {
      email: 'البريد الإلكتروني',
      school: 'المؤسسة',
      asked: 'تاريخ الطلب',
      confirmed: 'تأكيد البريد',
      decided: 'القرار',
      code: 'الرمز',
      note: 'ملاحظة',
    },
    on: (at: number) => day.format(at),
    notConfirmed: 'ليس بعد',
    by: (day: string, email: string | null) => (email ? `${day}، من طرف ${email}` : day),
    proof: 'الإثبات',
    noProof: 'لم يُرفع أي إثبات. قد يكفي عنوان بريد إلكتروني من المؤسسة.',
    openProof: 'فتح الإثبات',
    proofAlt: 'الإثبات المرفوع',
    proofError: 'تعذر تحميل الإثبات.',
    keeping: 'يُحذف الاسم والإثبات بعد 90 يومًا من الطلب.',
    note: 'ملاحظة',
    noteHint: 'لا يراها إلا مديرو المتجر.',
    optional: 'اختياري',
    approve: 'قبول وإرسال الرمز',
    refuse: 'رفض',
    busy: 'جارٍ الحفظ…',
    approved: 'تم القبول: الرمز في الطريق',
    refused: 'تم الرفض',
    mailed: 'عند القبول يُرسل رمز صالح لسنة. وعند الرفض تُرسل رسالة برفض الطلب، دون ملاحظتك.',
    waits: 'لم يُؤكَّد البريد الإلكتروني بعد. يمكن رفض الطلب، ولا تُرسل حينها أي رسالة.',
    changed: 'بتّ مدير آخر في هذا الطلب في هذه الأثناء. حالته الحالية ظاهرة الآن.',
    ended: 'خصم الطلبة متوقف. فعّله في الإعدادات أولًا.',
    failed: 'لم يتغير شيء. حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.adminStudents>
