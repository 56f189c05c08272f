import type { Minor } from '../money/money'
import type { Payment, Refund } from '../money/payment'
import type { Order, OrderMoney, OrderSummary } from './order'

type Paid = OrderMoney & Pick<OrderSummary, 'status'>

/** Cash that can be recorded now: the parcel is on its way or there. */
export const canCollect = ({ status, paymentMethod, due }: Paid) =>
  paymentMethod === 'cod' && due > 0 && (status === 'shipped' || status === 'delivered')

/** To be paid before it is packed: everything but cash on delivery. */
export const awaitsPayment = ({ status, paymentMethod, due }: Paid) =>
  paymentMethod !== 'cod' && due > 0 && status !== 'cancelled'

/** Placed and to be paid in cash: the shop calls before it packs. */
export const awaitsCall = ({ status, paymentMethod, due }: Paid) =>
  paymentMethod === 'cod' && due > 0 && status === 'pending'

/** Must not be packed, because nothing is paid. An owner may pack an order that is paid in part. */
export const isUnpaid = (order: Paid) => awaitsPayment(order) && order.paid <= order.refunded

/** Money the shop holds beyond what the order still costs: all of a cancelled order's, else what was overpaid. */
export function owedRefund({
  status,
  total,
  paid,
  refunded,
  refundPending,
}: Pick<Paid, 'status' | 'total' | 'paid' | 'refunded' | 'refundPending'>): Minor {
  return Math.max(0, paid - refunded - refundPending - (status === 'cancelled' ? 0 : total))
}

/** What of an order's money was paid by what came back of another one (`paidBy`), and paid for what was sent instead (`paidFor`). */
export function exchangedOf({ payments, refunds }: Pick<Order, 'payments' | 'refunds'>) {
  const sum = (amounts: readonly { amount: Minor }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  return {
    paidBy: sum(payments.filter(({ method, status }) => method === 'exchange' && status === 'succeeded')),
    paidFor: sum(refunds.filter(({ way }) => way === 'exchange')),
  }
}

/** The amount of a payment that can still be refunded; pending refunds are subtracted. */
export function refundable(
  payment: Pick<Payment, 'id' | 'amount' | 'status'>,
  refunds: readonly Pick<Refund, 'paymentId' | 'amount' | 'status'>[],
): Minor {
  if (payment.status !== 'succeeded') return 0
  const back = refunds.filter(({ paymentId, status }) => paymentId === payment.id && status !== 'failed')
  return payment.amount - back.reduce((sum, { amount }) => sum + amount, 0)
}

/** The payments of an order from which money can go back, the latest first, with what is left of each. */
export const refundablePayments = <Taken extends Payment>({
  payments,
  refunds,
}: { payments: readonly Taken[] } & Pick<Order, 'refunds'>): { payment: Taken; left: Minor }[] =>
  payments
    .map((payment) => ({ payment, left: refundable(payment, refunds) }))
    .filter(({ left }) => left > 0)
    .toReversed()

export type MoneyStep = 'refund' | 'record' | 'collect' | 'wait'

/** What the owner does next about an order's money; null for nothing. A card payment can only be waited for. */
export function moneyStep(order: Paid): MoneyStep | null {
  if (owedRefund(order) > 0) return 'refund'
  if (awaitsPayment(order)) return order.paymentMethod === 'bank' ? 'record' : 'wait'
  return canCollect(order) ? 'collect' : null
}

/** A transfer may still come: instead of a card payment that was not made, or for an order that was cancelled unpaid. */
export function mayArriveOtherwise({ status, paymentMethod, total, paid, due }: Paid): boolean {
  if (status === 'cancelled') return paymentMethod === 'bank' && paid < total
  return paymentMethod === 'card' && due > 0
}
