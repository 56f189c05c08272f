import { orders } from '@/content/orders/orders'
import { type OrderMoney, type OrderStatus, statusBadge } from '@/domain/orders/order'
import { awaitsCall, awaitsPayment } from '@/domain/orders/order-payment'
import { Badge } from '@/ui/badge'

type StatusOrder = OrderMoney & { status: OrderStatus }

/** An order's status in its shopper's words: one that is placed is confirmed, unless it waits for its payment or the shop's call. */
export function statusWords(order: StatusOrder): string {
  const { awaitingPayment, received, confirmed } = orders.shopperStatuses
  if (order.status !== 'pending') return orders.statuses[order.status]
  return awaitsPayment(order) ? awaitingPayment : awaitsCall(order) ? received : confirmed
}

export const StatusBadge = ({ order }: { order: StatusOrder }) => (
  <Badge variant={statusBadge[order.status]}>{statusWords(order)}</Badge>
)
