// Words of the receipt of a withdrawal. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/withdrawal-mail.ts'
import type { Words } from '../../words.ts'

/** The receipt of a withdrawal from an order's contract. */
export const withdrawalMail = {
  comma: '، ',
  subject: (order: string) => `عدولك عن الطلب ${order}`,
  preview: 'وصلنا تصريحك بالعدول.',
  title: 'وصلنا عدولك عن العقد',
  text: 'عدلت عن عقد شراء القطع أدناه. احتفظ بهذه الرسالة: هي إشعار الاستلام.',
  cancelled: 'لم يُرسل شيء بعد، فأُلغي الطلب. نرد إليك ما دفعته.',
  returning: 'سنراسلك لنوضح لك كيف ترسل القطع. نرد إليك ما دفعته عنها.',
  at: 'وقت استلام التصريح',
  order: 'رقم الطلب',
  number: 'رقم الإرجاع',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  items: 'القطع',
  follow: 'تتبع طلبك',
  reason: (order: string) => `تصلك هذه الرسالة لأنه صُرّح في المتجر بالعدول عن الطلب ${order}.`,
} as const satisfies Words<typeof english.withdrawalMail>
