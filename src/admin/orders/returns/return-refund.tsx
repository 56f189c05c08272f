import { useQuery } from '@tanstack/react-query'
import { adminReturns as words } from '@/content/admin/orders/returns'
import { orderQuery } from '@/data/orders/order-queries'
import { type AdminReturn, refundOf } from '@/domain/orders/return'
import { RefundDialog } from '../payments/refund-dialog'

/** Refunds a received return: the dialog of the order's refunds, filled with what came back. */
export function ReturnRefund({ value, onClose }: { value: AdminReturn; onClose: () => void }) {
  const { data: order } = useQuery(orderQuery(value.order.id))
  if (!order) return null
  const reason = value.delivery > 0 ? words.refundReasonWithDelivery : words.refundReason
  const returned = { id: value.id, amount: refundOf(value) + value.delivery, reason: reason(value.number) }
  return <RefundDialog order={order} returned={returned} onClose={onClose} />
}
