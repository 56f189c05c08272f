// Words of the mails about discounts for new customers and students. Read by the mail function as well, which runs
// outside of the app: so the imports are relative and name their file's ending.
import type * as english from '../../en/mail/discount-mail.ts'
import type { Words } from '../../words.ts'
import { atShop } from '../shared/shop-words.ts'

/** These mails contain no typed text, because anyone can type another person's address. */
export const discountMail = {
  welcome: {
    subject: (percent: string) => `لك خصم ${percent}${atShop()}: أكّد عنوان بريدك`,
    preview: 'نقرة واحدة، ويصلك الرمز.',
    title: (percent: string) => `خصم ${percent} على طلبك الأول`,
    text: (percent: string) =>
      `أكّد أن هذا العنوان لك، ويصلك رمز خصم ${percent} على طلبك الأول. يبقى صالحًا 30 يومًا.`,
    once: 'يُستعمل الرمز مرة واحدة، مع هذا العنوان الإلكتروني.',
    action: 'الحصول على الرمز',
    reason: 'وصلتك هذه الرسالة لأن خصم الزبائن الجدد طُلب بعنوان بريدك.',
  },
  studentConfirm: {
    get subject() {
      return `أكّد طلب خصم الطلبة${atShop()}`
    },
    preview: 'نقرة واحدة، وندرس طلبك.',
    title: 'أكّد بريدك الإلكتروني',
    text: 'أكّد أن هذا العنوان لك. بعدها ندرس طلبك بأنفسنا ونجيبك خلال بضعة أيام.',
    action: 'تأكيد العنوان',
    reason: 'وصلتك هذه الرسالة لأن خصم الطلبة طُلب بعنوان بريدك.',
  },
  studentCode: {
    subject: (percent: string) => `رمز خصم الطلبة ${percent}${atShop()}`,
    preview: (code: string) => `رمزك هو ${code}.`,
    title: (percent: string) => `خصم ${percent} للطلبة`,
    text: (percent: string, day: string) =>
      `قبلنا طلبك: يمنحك هذا الرمز خصم ${percent} على طلباتك حتى ${day}. أدخله في السلة أو عند إتمام الطلب، مع هذا العنوان الإلكتروني.`,
    deals: 'القطع التي يشملها عرض جارٍ تبقى بسعر العرض.',
    code: 'الرمز',
    percent: 'الخصم',
    until: 'صالح حتى',
    action: 'ابدأ التسوق',
    reason: 'وصلتك هذه الرسالة لأنك طلبت خصم الطلبة.',
  },
  studentRefused: {
    get subject() {
      return `بخصوص طلب خصم الطلبة${atShop()}`
    },
    preview: 'لم نتمكن من تأكيده هذه المرة.',
    title: 'لم نتمكن من تأكيد طلبك',
    text: 'درسنا طلبك ولم نتمكن من التأكد من أنك طالب. إن كان لديك إثبات آخر، فأعد الطلب: بعنوان البريد الإلكتروني لمؤسستك، أو بصورة بطاقة طالب سارية.',
    action: 'إعادة الطلب',
    reason: 'وصلتك هذه الرسالة لأنك طلبت خصم الطلبة.',
  },
  notYou: 'إن لم تكن أنت، فلا داعي لأن تفعل أي شيء.',
} as const satisfies Words<typeof english.discountMail>
