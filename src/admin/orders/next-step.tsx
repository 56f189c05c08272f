import { admin } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import type { Tracking } from '@/data/orders/admin-order-mutations'
import type { Order, OrderStatus } from '@/domain/order'
import { canCollect, owesRefund } from '@/domain/order-change'
import { Button } from '@/ui/button'
import { useStatusChange } from '../shared/use-status-change'
import { isOther, trackingOf } from './order-tracking'
import { usePaymentChange } from './use-payment-change'

const words = admin.orders
const { detail } = adminOrders
const look = 'max-md:min-h-12'

type NextStepProps = {
  order: Order
  /** Unsaved tracking, sent along when the order is marked as shipped. */
  draft: Tracking | null
  onShipped: () => void
}

/** The usual next status, and cancel or reopen. */
export function NextStep({ order, draft, onShipped }: NextStepProps) {
  const change = useStatusChange()
  const setPayment = usePaymentChange()
  const steps: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = words.next
  const next = steps[order.status]
  const isCancelled = order.status === 'cancelled'
  if (!next && !isCancelled && !canCollect(order)) return null

  const move = (to: OrderStatus) => {
    const tracking = to === 'shipped' && draft && isOther(draft, trackingOf(order)) ? draft : undefined
    void change(order, to, tracking)
    if (to === 'shipped') onShipped()
  }
  return (
    <footer className="flex gap-2 border-t border-line bg-paper px-4 py-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5">
      {isCancelled ? (
        <Button look="quiet" size="small" className={look} onClick={() => move('pending')}>
          {detail.uncancel}
        </Button>
      ) : (
        <Button look="danger" size="small" className={look} onClick={() => move('cancelled')}>
          {words.cancel}
        </Button>
      )}
      {next && (
        <Button size="small" className={`flex-1 ${look}`} onClick={() => move(next.status)}>
          {next.label}
        </Button>
      )}
      {order.status === 'delivered' && canCollect(order) && (
        <Button size="small" className={`flex-1 ${look}`} onClick={() => void setPayment(order, 'paid')}>
          {detail.payment.collect}
        </Button>
      )}
      {owesRefund(order) && (
        <Button size="small" className={`flex-1 ${look}`} onClick={() => void setPayment(order, 'refunded')}>
          {detail.payment.refund}
        </Button>
      )}
    </footer>
  )
}
