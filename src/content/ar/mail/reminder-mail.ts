// Words of the mail about a checkout that was left. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/reminder-mail.ts'
import type { Words } from '../../words.ts'
import { atShop } from '../shared/shop-words.ts'

export const reminderMail = {
  get subject() {
    return `سلتك${atShop()}`
  },
  preview: 'نقرة واحدة تعيدها.',
  title: 'سلتك ما زالت هنا',
  text: 'طلبت منا أن نذكّرك مرة واحدة. نقرة واحدة تعيد السلة على أي جهاز؛ لا نحجز شيئًا، والأسعار أسعار اليوم.',
  action: 'استعادة سلتي',
  reason: 'تصلك هذه الرسالة لأنك اخترت عند إتمام الطلب أن نذكّرك. لن تصلك رسالة ثانية.',
} as const satisfies Words<typeof english.reminderMail>
