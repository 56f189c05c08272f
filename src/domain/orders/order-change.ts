import type { CancelReason, OrderStatus, OrderSummary } from './order'

/**
 * A change that an owner makes to an order; `from` is the value that the owner saw. A payment changes from pending to paid (all that is due
 * was collected), or back when that was a mistake.
 */
export type OrderChange =
  | { number: string; field: 'status'; from: OrderStatus; to: OrderStatus }
  | { number: string; field: 'payment'; from: 'pending' | 'paid'; to: 'pending' | 'paid' }

/** The change that undoes another one. */
export const reversed = (change: OrderChange): OrderChange =>
  change.field === 'status'
    ? { ...change, from: change.to, to: change.from }
    : { ...change, from: change.to, to: change.from }

type Cancellable = Pick<OrderSummary, 'paymentMethod' | 'status'>

/** Only cash can be refused at the door or fail because the customer is not reached; only the other methods can stay unpaid. */
function reasonsOf({ paymentMethod, status }: Cancellable): readonly CancelReason[] {
  const wasSent = status === 'shipped' || status === 'delivered'
  if (paymentMethod !== 'cod') return ['customer', 'out_of_stock', 'unpaid', 'fraud', 'other']
  return wasSent
    ? ['refused', 'unreachable', 'customer', 'other']
    : ['customer', 'unreachable', 'out_of_stock', 'fraud', 'other']
}

/** Why these orders may be cancelled, the most likely first: what is true of every one of them. */
export function cancelReasons(orders: readonly Cancellable[]): CancelReason[] {
  const [first, ...others] = orders.map(reasonsOf)
  return first?.filter((reason) => others.every((reasons) => reasons.includes(reason))) ?? []
}

/** The order with the statuses that these changes give it. Amounts come from the database alone. */
export function applied<Changed extends Pick<OrderSummary, 'number' | 'status'>>(
  order: Changed,
  changes: readonly OrderChange[],
): Changed {
  const last = changes.findLast(({ field, number }) => field === 'status' && number === order.number)
  return last?.field === 'status' ? { ...order, status: last.to } : order
}
