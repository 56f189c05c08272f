import { admin } from '@/content/admin'
import type { OrderSummary, PaymentStatus } from '@/domain/order'

const shapes: Record<PaymentStatus, string> = {
  paid: 'rounded-full bg-mint',
  pending: 'rotate-45 bg-saffron',
  refunded: 'rounded-full border-[1.5px] border-line-strong',
}

export function PaymentMark({
  paymentMethod,
  paymentStatus,
  status,
}: Pick<OrderSummary, 'paymentMethod' | 'paymentStatus' | 'status'>) {
  const isCancelled = status === 'cancelled'
  // A cancelled order owes nothing unless it was paid.
  const shape = !isCancelled
    ? shapes[paymentStatus]
    : paymentStatus === 'paid'
      ? shapes.pending
      : shapes.refunded
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden="true" className={`size-[0.4375rem] shrink-0 ${shape}`} />
      {admin.orders.payment(paymentMethod, paymentStatus, isCancelled)}
    </span>
  )
}
