import { orders } from '@/content/orders/orders'
import type { TrackedOrder } from '@/domain/orders/order'
import { dayWords, shortDayWords } from '../cart/order-dates'

/** The days on which an order may arrive, or the latest one. */
export function EstimatedDelivery({
  order,
}: {
  order: Pick<TrackedOrder, 'estimatedFrom' | 'estimatedDelivery'>
}) {
  const { estimatedFrom: from, estimatedDelivery: to } = order
  if (!to) return null
  return from && from !== to
    ? orders.order.between(shortDayWords(from), dayWords(to))
    : orders.order.by(dayWords(to))
}
