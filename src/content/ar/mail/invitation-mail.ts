import type * as english from '../../en/mail/invitation-mail.ts'
import type { Words } from '../../words.ts'
import { shopName } from '../shared/shop-words.ts'

/** Words of the mail that invites to the admin. */
export const invitationMail = {
  get subject() {
    return `شاركنا إدارة ${shopName()}`
  },
  preview: 'الدعوة صالحة سبعة أيام.',
  get title() {
    return `أنت مدعو إلى إدارة ${shopName()}`
  },
  text: (by: string) => `دعوة من ${by} إلى لوحة إدارة ${shopName()}: الطلبات والمنتجات والإعدادات.`,
  how: 'سجّل الدخول بهذا البريد الإلكتروني، أو أنشئ به حسابًا، ثم افتح هذا الرابط من جديد. الدعوة صالحة سبعة أيام.',
  action: 'فتح لوحة الإدارة',
  reason: 'وصلتك هذه الرسالة لأن أحد مديري المتجر أدخل عنوان بريدك. إن كنت لا تعرفه، فتجاهلها.',
} as const satisfies Words<typeof english.invitationMail>
