import { formatMoney } from '@/domain/money/money'
import type { PaymentMethod } from '@/domain/money/payment'
import type { Order, OrderMoney, OrderSummary } from '@/domain/orders/order'
import { exchangedOf, owedRefund } from '@/domain/orders/order-payment'
import { packedWithin } from '../shared/shop-words'

type Money = OrderMoney & Pick<OrderSummary, 'status'> & Pick<Order, 'payments' | 'refunds'>

/**
 * What was paid, is due and went back, in sentences that are true of this order. `dueDay` is the day until which it is
 * reserved, in words; null for none.
 */
export function paymentSentences(order: Money, dueDay: string | null): string[] {
  const { status, paymentMethod, paid, due, refunded, refundPending } = order
  const owed = owedRefund(order)
  const { paidBy, paidFor } = exchangedOf(order)
  const money = (amount: number) => formatMoney(amount, order.currency)
  const by = dueDay ? ` by ${dueDay}` : ''
  const unpaid: Record<PaymentMethod, string> = {
    card: `The card payment of ${money(due)} has not arrived yet.`,
    bank: `${money(due)} is due by bank transfer${by}.`,
    cod: `${money(due)} is due in cash on delivery.`,
  }
  const received: Record<PaymentMethod, string> = {
    card: `${money(paid - paidBy)} was paid by card.`,
    bank: `${money(paid - paidBy)} was received by bank transfer.`,
    cod: `${money(paid - paidBy)} was paid in cash.`,
  }
  const isNothing = status === 'cancelled' && paid === 0
  return [
    isNothing ? 'Nothing was paid, and nothing is due.' : '',
    paid > paidBy ? received[paymentMethod] : '',
    paidBy > 0 ? `${money(paidBy)} was paid by what you sent back.` : '',
    due > 0 && status !== 'cancelled' ? unpaid[paymentMethod] : '',
    refunded > paidFor ? `${money(refunded - paidFor)} was refunded.` : '',
    paidFor > 0 ? `${money(paidFor)} of it paid for what we send you instead.` : '',
    refundPending > 0 ? `A refund of ${money(refundPending)} is on its way.` : '',
    owed > 0 ? `${money(owed)} is still to be refunded.` : '',
  ].filter(Boolean)
}

/** Words about the money of a placed order, for shoppers. Amounts come with their currency. */
export const orderPayment = {
  methods: {
    card: 'Card',
    bank: 'Bank transfer',
    cod: 'Cash on delivery',
  } satisfies Record<PaymentMethod, string>,
  /** Rows under the total. */
  paid: 'Paid',
  due: 'Still due',
  refunded: 'Refunded',
  refundPending: 'Refund on its way',
  bank: {
    title: (amount: string) => `Transfer ${amount}`,
    titleBy: (amount: string, day: string) => `Transfer ${amount} by ${day}`,
    text: 'Use exactly this reference, so that we can match your transfer. Your items are reserved until then.',
    textWithoutDay: 'Use exactly this reference, so that we can match your transfer.',
    received: (paid: string) => `We have received ${paid}. This is the rest.`,
    late: 'This date has passed. Contact us before you transfer: the order may be cancelled.',
    missing: 'Contact us for the account details:',
    holder: 'Account holder',
    name: 'Bank',
    iban: 'IBAN',
    rib: 'RIB',
    swift: 'SWIFT (BIC)',
    amount: 'Amount',
    reference: 'Reference',
    copy: (what: string) => `Copy: ${what}`,
    copied: (what: string) => `${what} copied`,
  },
  cash: {
    title: (amount: string) => `Have ${amount} ready in cash`,
    text: 'You pay the courier when the parcel arrives. Nothing is due before.',
  },
  /** The payment state in a list's row. */
  toPay: (amount: string) => `${amount} to pay`,
  toPayBy: (amount: string, day: string) => `${amount} to pay by ${day}`,
  confirmation: {
    bank: (name: string, email: string) =>
      `${name}, your order is reserved. We send it when your transfer has arrived.${email && ` These details also go to ${email}.`}`,
    card: (name: string) => `${name}, your order is reserved, but not paid yet.`,
    cancelled: (name: string) => `${name}, nothing will be sent.`,
    unpaid: (name: string) => `${name}, it was not paid in time. Nothing will be sent, and nothing is due.`,
  },
  steps: {
    get transfer() {
      return `When your transfer has arrived, we pack your order${packedWithin()}.`
    },
    call: 'We call you to confirm before we pack.',
    cash: (amount: string) => `You pay the courier ${amount} in cash.`,
  },
  cancel: {
    unpaid: 'It was not paid in time.',
    refund: (paid: string) => `We refund the ${paid} that you paid.`,
    contact: 'Contact us if you don’t receive it.',
  },
} as const
