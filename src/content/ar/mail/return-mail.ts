// Words of the mails about returns. The mail function reads it as well, so imports name their file's ending.
import type * as english from '../../en/mail/return-mail.ts'
import type { Words } from '../../words.ts'
import { returnTime } from '../shared/shop-words.ts'

/** Mails about a return of an order's items. */
export const returnMail = {
  requested: {
    subject: (number: string) => `وصلنا طلب الإرجاع ${number}`,
    preview: 'سنراسلك لنوضح لك كيف ترسل القطع.',
    title: 'وصلنا طلب الإرجاع',
    text: 'سندرسه ونراسلك لنوضح لك كيف ترسل القطع. احتفظ بها حتى ذلك الحين.',
  },
  approved: {
    subject: (number: string) => `كيف ترسل قطع الإرجاع ${number}`,
    preview: 'قبلنا طلب الإرجاع.',
    title: 'قبلنا طلب الإرجاع',
    text: 'أرسل القطع كما هو موضح هنا. سنراسلك عند وصولها.',
    answer: 'كيفية الإرسال',
  },
  declined: {
    subject: (number: string) => `بخصوص طلب الإرجاع ${number}`,
    preview: 'لا يمكننا استرجاع هذه القطع.',
    title: 'لا يمكننا استرجاع هذه القطع',
    text: 'درسنا طلبك ولا يمكننا قبوله. إن كان لك رأي آخر، فرد على هذه الرسالة.',
    answer: 'السبب',
  },
  received: {
    subject: (number: string) => `وصلتنا قطع الإرجاع ${number}`,
    preview: 'نعيد إليك المبلغ قريبًا.',
    title: 'وصلتنا القطع المُرجعة',
    text: 'نعيد إليك المبلغ بعد فحص القطع. سنراسلك عند إرساله.',
    exchangePreview: 'نرسل إليك قريبًا ما تريده بدلًا منها.',
    exchangeText: 'نفحص القطع ثم نرسل إليك ما تريده بدلًا منها.',
    answer: '',
  },
  exchanged: {
    subject: (number: string) => `بديل قطع الإرجاع ${number}`,
    preview: 'نرسل إليك ما تريده بدلًا منها.',
    title: 'نحضّر البديل',
    text: 'فحصنا قطعك ونرسل إليك ما تريده بدلًا منها في طلب مستقل.',
    answer: '',
    due: (amount: string) => `حضّر مبلغ ${amount}، وهو فرق الثمن.`,
    order: 'الطلب الجديد',
  },
  closed: {
    subject: (number: string) => `أُغلق طلب الإرجاع ${number}`,
    preview: 'أُغلق طلب الإرجاع بدون استرداد المبلغ.',
    title: 'أُغلق طلب الإرجاع',
    text: 'أُغلق هذا الطلب بدون استرداد المبلغ.',
    answer: 'من المتجر',
  },
  number: 'رقم الإرجاع',
  order: 'رقم الطلب',
  items: 'القطع',
  /** Of the fact that names what is wanted instead. */
  instead: 'بدلًا منها',
  follow: 'تتبع طلبك',
  reason: (number: string) => {
    const time = returnTime()
    const until = time === null ? '' : ` يمكن إرجاع القطع خلال ${time} من تسليمها.`
    return `وصلتك هذه الرسالة لأنه طُلب إرجاع قطع من الطلب ${number}.${until}`
  },
} as const satisfies Words<typeof english.returnMail>
