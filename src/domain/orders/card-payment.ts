import type { Order } from './order'

/**
 * Where an order by card stands: to be paid, declined (to be tried again), with the bank, paid, or not paid in time. Null
 * for other orders, and for one that was cancelled for another reason.
 */
export type CardPaymentState = 'unpaid' | 'declined' | 'processing' | 'paid' | 'expired'

type CardOrder = Pick<
  Order,
  'paymentMethod' | 'status' | 'cancelReason' | 'due' | 'paymentDueAt' | 'payments'
>

/** @param now in milliseconds */
export function cardPaymentState(order: CardOrder, now: number): CardPaymentState | null {
  const { paymentMethod, status, cancelReason, due, paymentDueAt, payments } = order
  if (paymentMethod !== 'card') return null
  if (status === 'cancelled') return cancelReason === 'unpaid' ? 'expired' : null
  if (due === 0) return 'paid'
  const latest = payments.findLast(({ provider }) => provider !== null)
  if (latest?.status === 'processing') return 'processing'
  if (paymentDueAt !== null && paymentDueAt <= now) return 'expired'
  return latest?.status === 'failed' ? 'declined' : 'unpaid'
}
