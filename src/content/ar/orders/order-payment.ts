import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import { exchangedOf, owedRefund } from '@/domain/orders/order-payment'
import type * as english from '../../en/orders/order-payment'
import type { Words } from '../../words'
import { packedWithin } from '../shared/shop-words'

/**
 * What was paid, is due and went back, in sentences that are true of this order. `dueDay` is the day until which it is
 * reserved, in words; null for none.
 */
export const paymentSentences: typeof english.paymentSentences = (order, dueDay) => {
  const { status, paymentMethod, paid, due, refunded, refundPending } = order
  const owed = owedRefund(order)
  const { paidBy, paidFor } = exchangedOf(order)
  const money = (amount: number) => formatMoney(amount, order.currency)
  const by = dueDay ? ` في أجل أقصاه ${dueDay}` : ''
  const unpaid: Record<PaymentMethod, string> = {
    card: `لم يصلنا بعد مبلغ ${money(due)} بالبطاقة البنكية.`,
    bank: `المرجو تحويل ${money(due)}${by}.`,
    cod: `تدفع ${money(due)} نقدًا عند الاستلام.`,
  }
  const received: Record<PaymentMethod, string> = {
    card: `تم دفع ${money(paid - paidBy)} بالبطاقة البنكية.`,
    bank: `وصلنا ${money(paid - paidBy)} بتحويل بنكي.`,
    cod: `تم دفع ${money(paid - paidBy)} نقدًا.`,
  }
  const isNothing = status === 'cancelled' && paid === 0
  return [
    isNothing ? 'لم يُدفع أي مبلغ، ولا شيء عليك.' : '',
    paid > paidBy ? received[paymentMethod] : '',
    paidBy > 0 ? `سُدّد ${money(paidBy)} من ثمن ما أرجعته.` : '',
    due > 0 && status !== 'cancelled' ? unpaid[paymentMethod] : '',
    refunded > paidFor ? `تم استرداد ${money(refunded - paidFor)}.` : '',
    paidFor > 0 ? `خُصص ${money(paidFor)} من المبلغ المدفوع لثمن ما نرسله إليك بدلًا مما أرجعته.` : '',
    refundPending > 0 ? `مبلغ ${money(refundPending)} في طريقه إليك.` : '',
    owed > 0 ? `بقي ${money(owed)} في انتظار الاسترداد.` : '',
  ].filter(Boolean)
}

/** Words about the money of a placed order, for shoppers. Amounts come with their currency. */
export const orderPayment = {
  methods: {
    card: 'بطاقة بنكية',
    bank: 'تحويل بنكي',
    cod: 'الدفع عند الاستلام',
  },
  /** Rows under the total. */
  paid: 'مدفوع',
  due: 'الباقي',
  refunded: 'مسترد',
  refundPending: 'مبلغ في طريقه إليك',
  bank: {
    title: (amount: string) => `حوّل ${amount}`,
    titleBy: (amount: string, day: string) => `حوّل ${amount} في أجل أقصاه ${day}`,
    text: 'اكتب هذا المرجع كما هو، لنتعرف على تحويلك. تبقى قطعك محجوزة حتى ذلك اليوم.',
    textWithoutDay: 'اكتب هذا المرجع كما هو، لنتعرف على تحويلك.',
    received: (paid: string) => `وصلنا ${paid}. وهذا هو الباقي.`,
    late: 'انقضى هذا الأجل. تواصل معنا قبل التحويل: قد يُلغى الطلب.',
    missing: 'تواصل معنا لمعرفة معلومات الحساب:',
    holder: 'صاحب الحساب',
    name: 'البنك',
    iban: 'IBAN',
    rib: 'RIB',
    swift: 'SWIFT (BIC)',
    amount: 'المبلغ',
    reference: 'المرجع',
    copy: (what: string) => `نسخ: ${what}`,
    copied: (what: string) => `تم النسخ: ${what}`,
  },
  cash: {
    title: (amount: string) => `حضّر ${amount} نقدًا`,
    text: 'تدفع لعامل التوصيل عند وصول الطرد. لا تدفع شيئًا قبل ذلك.',
  },
  /** The payment state in a list's row. */
  toPay: (amount: string) => `${amount} في انتظار الدفع`,
  toPayBy: (amount: string, day: string) => `${amount} في انتظار الدفع، في أجل أقصاه ${day}`,
  confirmation: {
    bank: (name: string, email: string) =>
      `${name}، طلبك محجوز. نرسله عند وصول تحويلك.${email && ` ستصلك هذه المعلومات أيضًا على ${email}.`}`,
    card: (name: string) => `${name}، طلبك محجوز، لكنه لم يُدفع بعد.`,
    cancelled: (name: string) => `${name}، لن نرسل أي شيء.`,
    unpaid: (name: string) => `${name}، لم يصلنا المبلغ في الأجل المحدد. لن نرسل أي شيء، ولا شيء عليك.`,
  },
  steps: {
    get transfer() {
      return `بعد وصول تحويلك نحضّر طلبك${packedWithin()}.`
    },
    call: 'نتصل بك لتأكيد الطلب قبل تحضيره.',
    cash: (amount: string) => `تدفع لعامل التوصيل ${amount} نقدًا.`,
  },
  cancel: {
    unpaid: 'لم يصلنا المبلغ في الأجل المحدد.',
    refund: (paid: string) => `سنعيد إليك المبلغ الذي دفعته، وقدره ${paid}.`,
    contact: 'إن لم يصلك المبلغ، فتواصل معنا.',
  },
} as const satisfies Words<typeof english.orderPayment>
