import { admin } from '@/content/admin/admin'
import type { OrderMoney, OrderSummary } from '@/domain/orders/order'
import { owedRefund } from '@/domain/orders/order-payment'

const shapes = {
  settled: 'rounded-full bg-success',
  open: 'rotate-45 bg-highlight',
  over: 'rounded-full border-[1.5px] border-line-strong',
}

/** The payment state of an order, such as cash due, paid or to refund. */
export function PaymentMark({ order }: { order: OrderMoney & Pick<OrderSummary, 'status'> }) {
  const owed = owedRefund(order)
  const isOver = order.paymentStatus === 'refunded' || (order.status === 'cancelled' && order.paid === 0)
  const shape = owed > 0 || order.due > 0 ? shapes.open : isOver ? shapes.over : shapes.settled
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-[0.4375rem] shrink-0 ${shape}`} />
      <span>{admin.orders.payment(order, owed)}</span>
    </span>
  )
}
