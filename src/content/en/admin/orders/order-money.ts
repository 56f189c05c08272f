import type { CardProvider } from '@/domain/money/card-provider'
import type { ChosenWay, Payment, Refund, RefundWay } from '@/domain/money/payment'
import type { CancelReason } from '@/domain/orders/order'

/** `Today` as `today`; a date has no capital to lose. */
const midSentence = (day: string) => day.charAt(0).toLowerCase() + day.slice(1)

const countOrders = (orders: number) =>
  `${orders.toLocaleString('en-US')} ${orders === 1 ? 'order' : 'orders'}`

/** Words of payments and refunds in the owner's order. Amounts come with their currency. */
export const orderMoney = {
  title: 'Payment',
  figures: { due: 'Due', paid: 'Paid', refunded: 'Refunded' },
  dueBy: (day: string, time: string) => `until ${midSentence(day)}, ${time}`,
  overdue: (day: string) => `since ${midSentence(day)}`,
  none: 'No payment yet',
  expired: 'Not paid in time: the order was cancelled and its items are back in stock.',
  payment: (amount: string, method: Payment['method']) =>
    `${amount} ${{ card: 'by card', bank: 'by bank transfer', cod: 'in cash', exchange: 'by what came back' }[method]}`,
  states: {
    open: 'started, not paid',
    processing: 'the bank is checking it',
    succeeded: '',
    failed: 'declined',
    expired: 'expired',
  } satisfies Record<Payment['status'], string>,
  providers: { stripe: 'Stripe', cmi: 'CMI' } satisfies Record<CardProvider, string>,
  refund: (amount: string, way: RefundWay) =>
    way === 'exchange'
      ? `${amount} exchanged`
      : `${amount} refunded ${{ provider: 'to the card', transfer: 'by transfer', cash: 'in cash', voucher: 'as a voucher' }[way]}`,
  refundStates: {
    pending: 'on its way',
    succeeded: '',
    failed: 'failed: refund it in another way',
  } satisfies Record<Refund['status'], string>,
  by: (email: string) => `by ${email}`,
  owed: (amount: string, isCancelled: boolean) =>
    isCancelled
      ? `This order is cancelled, and ${amount} of what was paid is not refunded yet.`
      : `${amount} more than the total was paid.`,
  record: {
    transfer: 'Record transfer',
    cash: 'Cash collected',
    title: { bank: 'Record a bank transfer', cod: 'Record collected cash' },
    text: (due: string) => `${due} is due.`,
    amount: 'Amount',
    day: { bank: 'Arrived on', cod: 'Collected on' },
    note: 'Note',
    optional: 'optional',
    less: (rest: string) => `${rest} stays due.`,
    more: (extra: string) => `${extra} more than is due: it will be listed as a refund to send.`,
    exact: 'The order is then paid in full.',
    submit: 'Record payment',
    busy: 'Recording...',
    done: 'Payment recorded',
    doneRest: (rest: string) => `${rest} is still due.`,
    undone: 'Payment removed',
    undoFailed: 'The payment was not removed. Reload the order and try again.',
    wrongAmount: 'Enter an amount such as 47.99.',
    wrongDay: 'Choose a day, today at the latest.',
  },
  refunding: {
    action: 'Refund',
    amountAction: (amount: string) => `Refund ${amount}`,
    title: 'Refund',
    payment: 'Payment',
    choice: (what: string, left: string) => `${what}, ${left} left`,
    amount: 'Amount',
    left: (left: string) => `${left} at most.`,
    reason: 'Reason',
    reasonHint: 'Only admins see it.',
    way: 'How',
    ways: {
      provider: 'To the card',
      transfer: 'Bank transfer',
      cash: 'Cash',
      voucher: 'Voucher',
    } satisfies Record<ChosenWay, string>,
    byProvider: 'The payment provider sends it to the card that paid.',
    recorded: 'Send the money first. This only records it.',
    submit: { record: 'Record refund', send: 'Refund' },
    busy: { record: 'Recording...', send: 'Refunding...' },
    done: 'Refund recorded',
    sent: {
      pending: 'Refund on its way',
      succeeded: 'Refund sent',
      failed: 'The provider could not refund it: refund it in another way',
    } satisfies Record<Refund['status'], string>,
    unavailable: 'The provider does not answer. Try again: it is refunded once.',
    refused: 'The provider refused it. Refund it in another way.',
    wrongAmount: 'Enter an amount such as 47.99.',
    tooMuch: (left: string) => `At most ${left} of this payment can be refunded.`,
    noReason: 'Enter a reason.',
    nothing: 'Nothing of this order can be refunded any more.',
  },
  conflict:
    'Another owner recorded money of this order in the meantime. The current amounts are shown now: check them, then try again.',
  notOpen: 'The order no longer allows this. Check its status, then try again.',
  failed: 'Nothing was recorded. Your entries are still here; try again.',
  cancel: {
    title: (number: string) => `Cancel order ${number}?`,
    text: 'The items go back to stock, and the customer gets an email.',
    nothingPaid: 'Nothing was paid, so there is nothing to refund.',
    paid: (amount: string) => `${amount} was paid. It will be listed as a refund to send.`,
    reason: 'Reason',
    reasons: {
      refused: 'Refused at the door',
      unreachable: 'Customer not reachable',
      customer: 'The customer asked for it',
      unpaid: 'Not paid',
      out_of_stock: 'Out of stock',
      fraud: 'Suspected fraud',
      other: 'Other',
    } satisfies Record<CancelReason, string>,
    several: {
      title: (orders: number) => `Cancel ${countOrders(orders)}?`,
      text: 'Their items go back to stock, and each customer gets an email.',
      sent: (orders: number) => `${countOrders(orders)} already shipped.`,
      paid: (orders: number) =>
        `${countOrders(orders)} paid in full: the amounts will be listed as refunds to send.`,
      keep: 'Keep them',
      confirm: (orders: number) => `Cancel ${countOrders(orders)}`,
    },
    keep: 'Keep the order',
    confirm: 'Cancel order',
  },
  waits: {
    card: 'Waiting for the card payment',
    bank: 'Waiting for the transfer',
    rest: (due: string) => `${due} is still due.`,
    restByCard: (due: string) =>
      `${due} is still due. The customer can pay it by card on the page of the order.`,
  },
} as const
