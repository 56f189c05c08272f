import type { OrderStatus, OrderSummary, PaymentStatus } from './order'

/** One thing that an owner changes on an order, from what was seen. */
export type OrderChange =
  | { number: string; field: 'status'; from: OrderStatus; to: OrderStatus }
  | { number: string; field: 'payment'; from: PaymentStatus; to: PaymentStatus }

/** Takes a change back. */
export const reversed = (change: OrderChange): OrderChange =>
  change.field === 'status'
    ? { ...change, from: change.to, to: change.from }
    : { ...change, from: change.to, to: change.from }

/** The order as it is after the changes that are its own. */
export function applied<Changed extends Pick<OrderSummary, 'number' | 'status' | 'paymentStatus'>>(
  order: Changed,
  changes: readonly OrderChange[],
): Changed {
  let now = order
  for (const change of changes) {
    if (change.number !== now.number) continue
    now = change.field === 'status' ? { ...now, status: change.to } : { ...now, paymentStatus: change.to }
  }
  return now
}

type Paid = Pick<OrderSummary, 'status' | 'paymentMethod' | 'paymentStatus'>

/** Cash that can be taken now: the parcel is on its way or there. */
export const canCollect = ({ status, paymentMethod, paymentStatus }: Paid) =>
  paymentMethod === 'cod' && paymentStatus === 'pending' && (status === 'shipped' || status === 'delivered')

/** Paid, and then cancelled: the money has to go back. */
export const owesRefund = ({ status, paymentStatus }: Paid) =>
  status === 'cancelled' && paymentStatus === 'paid'
