import type * as english from '../../en/cart/card-payment'
import type { Words } from '../../words'

/** Where a payment by card stands, for shoppers. */
export const cardPayment = {
  unpaid: {
    title: (amount: string) => `ادفع ${amount} بالبطاقة البنكية`,
    text: (until: string) => (until ? `قطعك محجوزة حتى ${until}.` : 'قطعك محجوزة لوقت قصير.'),
    action: 'ادفع الآن',
  },
  declined: {
    title: 'رُفضت بطاقتك',
    text: (until: string) =>
      `لم يُخصم أي مبلغ. حاول مرة أخرى أو استعمل بطاقة أخرى${until ? ` قبل ${until}` : ''}.`,
    action: 'حاول مرة أخرى',
  },
  waiting: {
    title: 'في انتظار بنكك',
    text: 'تُحدّث هذه الصفحة تلقائيًا فور تأكيد الدفع.',
    slow: 'تأخر بنكك أكثر من المعتاد. يمكنك إغلاق هذه الصفحة: سنراسلك حين يُدفع طلبك.',
    action: 'فتح صفحة الدفع من جديد',
  },
  paid: { title: 'مدفوع', text: (amount: string) => `وصلنا ${amount} بالبطاقة البنكية.` },
  expired: {
    title: 'لم يُدفع هذا الطلب في الأجل المحدد',
    text: 'لم يُخصم أي مبلغ، وعادت قطعك إلى البيع.',
    late: 'وصل الدفع بعد انقضاء الأجل. سيعود المبلغ إلى بطاقتك.',
    action: 'إعادة الطلب',
  },
  opening: 'جارٍ فتح صفحة الدفع…',
  failed: {
    provider: 'تعذر فتح صفحة الدفع. لم يُخصم أي مبلغ. حاول مرة أخرى بعد قليل.',
    offline: 'أنت غير متصل. تحقق من اتصالك بالإنترنت، ثم حاول مرة أخرى.',
    tooMany: 'محاولات كثيرة في وقت قصير. انتظر بضع دقائق، ثم حاول مرة أخرى.',
  },
} as const satisfies Words<typeof english.cardPayment>
