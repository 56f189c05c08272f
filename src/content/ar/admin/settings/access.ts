import type * as english from '../../../en/admin/settings/access'
import type { Words } from '../../../words'

/** Words of who comes in, beside the sign-in form. */
export const adminAccess = {
  notOpened: 'تعذر فتح لوحة الإدارة',
  invitation: {
    title: 'أنت مدعو إلى لوحة الإدارة',
    text: (email: string) => `اقبل الدعوة بالعنوان ${email}.`,
    accept: 'قبول الدعوة',
    busy: 'جارٍ القبول…',
    wrong: (email: string) =>
      `هذه الدعوة ليست موجهة إلى ${email}، أو لم تعد صالحة. سجّل الدخول بالعنوان الذي وصلته الرسالة، أو اطلب دعوة جديدة.`,
    failed: 'لم تُقبل الدعوة. حاول مرة أخرى.',
  },
  /** The first owner of a new shop. */
  claim: {
    title: 'متجرك الجديد',
    text: 'اختر كيف ستسجّل الدخول. يصبح صاحب هذا الحساب صاحب المتجر.',
    confirm: (email: string) => `أرسلنا رابطًا إلى ${email}. افتحه، ثم عد إلى هذه الصفحة وسجّل الدخول.`,
    known: 'لدي حساب',
    submit: (email: string) => `استلام المتجر بالعنوان ${email}`,
    busy: 'جارٍ استلام المتجر…',
    wrong: 'هذا الرمز خاطئ أو قديم أو مستعمل، أو أن للمتجر صاحبًا. أعد تشغيل المتجر للحصول على رمز جديد.',
    tooMany: 'محاولات كثيرة. انتظر ساعة.',
    failed: 'تعذر ذلك. حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.adminAccess>
