import type { OrderStatus, OrderSummary } from './order'

/**
 * One thing that an owner changes on an order, from what was seen. A payment changes from pending to paid (all that is due
 * was collected), or back when that was a mistake.
 */
export type OrderChange =
  | { number: string; field: 'status'; from: OrderStatus; to: OrderStatus }
  | { number: string; field: 'payment'; from: 'pending' | 'paid'; to: 'pending' | 'paid' }

/** Takes a change back. */
export const reversed = (change: OrderChange): OrderChange =>
  change.field === 'status'
    ? { ...change, from: change.to, to: change.from }
    : { ...change, from: change.to, to: change.from }

/** The order with the statuses that these changes give it. Amounts come from the database alone. */
export function applied<Changed extends Pick<OrderSummary, 'number' | 'status'>>(
  order: Changed,
  changes: readonly OrderChange[],
): Changed {
  const last = changes.findLast(({ field, number }) => field === 'status' && number === order.number)
  return last?.field === 'status' ? { ...order, status: last.to } : order
}
