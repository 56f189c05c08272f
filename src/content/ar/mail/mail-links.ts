import type * as english from '../../en/mail/mail-links'
import type { Words } from '../../words'
import { writeToUs } from '../shared/shop-words'

const unknown = {
  title: 'لم يعد هذا الرابط يعمل',
  get text() {
    return `ربما ينقصه جزء، أو مضى عليه أكثر من أسبوع. افتحه من الرسالة مرة أخرى، أو ${writeToUs()}.`
  },
}

const begun: Readonly<Record<string, string>> = {
  newsletter: 'تصلك النشرة البريدية مرة في الأسبوع. وفي كل عدد رابط لإلغاء الاشتراك.',
  'flash-deals': 'نراسلك عند انطلاق العروض الخاطفة، مرة في اليوم على الأكثر.',
  'vip-club': 'مرحبًا بك في نادي VIP. نراسلك عند انطلاق العروض الخاطفة، مرة في اليوم على الأكثر.',
  'coming-soon': 'ستكون أول من يعرف ما سيصل قريبًا.',
  'back-in-stock': 'نراسلك مرة واحدة، حين يتوفر من جديد.',
}

/** Words of the pages behind a mail's links that confirm an address, or end all mail to it. */
export const mailLinkWords = {
  confirm: {
    documentTitle: 'تأكيد البريد الإلكتروني',
    title: 'هل هذا بريدك الإلكتروني؟',
    text: 'أكّده بنقرة واحدة. إن لم تطلب شيئًا، فأغلق هذه الصفحة، ولن يحدث أي شيء.',
    button: 'تأكيد',
    busy: 'جارٍ التأكيد…',
    done: {
      title: 'تم التأكيد',
      text: (email: string) => `يمكننا الآن مراسلتك على ${email}.`,
      topics: begun,
    },
    unknown,
  },
  stop: {
    documentTitle: 'إيقاف جميع الرسائل',
    title: 'لم تكن أنت؟',
    text: 'ربما أدخل أحدهم عنوانك عن طريق الخطأ. أوقف جميع الرسائل، ولن نرسل شيئًا بعدها إلى هذا العنوان.',
    button: 'إيقاف جميع الرسائل',
    busy: 'جارٍ الإيقاف…',
    done: {
      title: 'تم',
      text: (email: string) => `لن نرسل شيئًا بعد الآن إلى ${email}.`,
      undo: 'تراجع',
      undone: (email: string) => `يمكننا مراسلتك من جديد على ${email}.`,
      member: (email: string) =>
        `العنوان ${email} مرتبط بحساب هنا. سجّل الدخول واختر رسائلك في الإعدادات، أو ${writeToUs()}.`,
    },
    unknown,
  },
  home: 'إلى المتجر',
} as const satisfies Words<typeof english.mailLinkWords>
