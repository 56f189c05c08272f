// Words of the mails about payments and refunds. Read by the mail function as well, which runs outside of the app: so
// the imports are relative and name their file's ending.
import type * as english from '../../en/mail/payment-mail.ts'
import type { Words } from '../../words.ts'
import { packedWithin } from '../shared/shop-words.ts'

/** Amounts are written with their currency, days in full. */
export const paymentMail = {
  placed: {
    get card() {
      return `وصلنا طلبك وتم دفعه. نحضّره${packedWithin()} ونراسلك من جديد عند شحنه.`
    },
    bank: (due: string, day: string | null) =>
      day
        ? `وصلنا طلبك. المرجو تحويل ${due} في أجل أقصاه ${day}. تبقى قطعك محجوزة حتى ذلك اليوم، ونشحنها فور وصول المبلغ.`
        : `وصلنا طلبك. المرجو تحويل ${due}. نشحنه فور وصول المبلغ.`,
    cod: (due: string) => `نتصل بك لتأكيد الطلب قبل تحضيره. وتدفع ${due} نقدًا عند الاستلام.`,
  },
  bank: {
    holder: 'صاحب الحساب',
    bank: 'البنك',
    account: 'رقم الحساب',
    swift: 'SWIFT / BIC',
    amount: 'المبلغ',
    reference: 'المرجع',
    due: 'آخر أجل للتحويل',
  },
  reminder: {
    subject: (number: string) => `المرجو تحويل مبلغ طلبك ${number}`,
    preview: (due: string, day: string) => `${due}، في أجل أقصاه ${day}.`,
    title: 'طلبك في انتظار تحويلك',
    text: (due: string, day: string) =>
      `لم يصلنا تحويلك بعد. المرجو تحويل ${due} في أجل أقصاه ${day}. بعد هذا اليوم نلغي الطلب ونعيد قطعه إلى البيع.`,
    crossed: 'إن كنت قد أرسلته، فلا حاجة إلى أي خطوة أخرى: قد يستغرق التحويل بضعة أيام.',
  },
  paid: {
    subject: (number: string) => `استلمنا دفعتك للطلب ${number}`,
    preview: (paid: string) => `استلمنا ${paid}. شكرًا لك.`,
    title: 'استلمنا دفعتك',
    whole: (paid: string) => `استلمنا المبلغ الذي دفعته، وقدره ${paid}. شكرًا لك.`,
    get pack() {
      return `نحضّر طلبك${packedWithin()} ونراسلك من جديد عند شحنه.`
    },
    part: (paid: string, due: string) =>
      `استلمنا ${paid} حتى الآن. المرجو تحويل الباقي، وقدره ${due}، بالمرجع نفسه.`,
    over: (over: string) => `هذا يزيد على المجموع بـ ${over}، وسنعيد إليك الفرق.`,
  },
  refunded: {
    subject: (number: string) => `استرداد مبلغ طلبك ${number}`,
    preview: (amount: string) => `أعدنا إليك ${amount}.`,
    title: (amount: string) => `أعدنا إليك ${amount}`,
    ways: {
      provider: (amount: string) =>
        `أعدنا ${amount} إلى البطاقة التي دفعت بها. قد يحتاج بنكك إلى بضعة أيام عمل لإظهار المبلغ.`,
      transfer: (amount: string) => `أرسلنا إليك ${amount} بتحويل بنكي. قد يستغرق وصوله بضعة أيام عمل.`,
      cash: (amount: string) => `أعدنا إليك ${amount} نقدًا.`,
      voucher: (amount: string) => `منحناك قسيمة شراء بقيمة ${amount}.`,
    },
  },
  late: {
    subject: (number: string) => `وصل مبلغ الطلب ${number} بعد انقضاء الأجل، وأعدناه إليك`,
    title: 'وصل المبلغ بعد انقضاء الأجل',
    text: 'حين وصل المبلغ كان أجل الدفع قد انقضى، فأُلغي الطلب وعادت قطعه إلى البيع.',
  },
  cancelled: {
    reasons: {
      customer: 'ألغيناه بناءً على طلبك.',
      unpaid: 'لم يصلنا المبلغ في الأجل المحدد، فعادت قطعه إلى البيع.',
      refused: 'لم يُقبل الطرد عند التسليم.',
      unreachable: 'لم تتمكن شركة التوصيل من الوصول إليك.',
      out_of_stock: 'نعتذر: لم تعد كل قطعه متوفرة.',
    },
    toRefund: (amount: string) => `سنعيد إليك ${amount} ونراسلك عند إرسال المبلغ.`,
    refunded: (amount: string) => `أعدنا إليك ${amount}.`,
  },
} as const satisfies Words<typeof english.paymentMail>
