import { useStatusChange } from '@/admin/shared/orders/use-status-change'
import { useMay } from '@/admin/shared/page/access'
import { useOneStep } from '@/admin/shared/page/use-one-step'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminParcels } from '@/content/admin/orders/parcels'
import type { Tracking } from '@/data/orders/admin-order-mutations'
import { formatMoney } from '@/domain/money/money'
import type { Order, OrderStatus } from '@/domain/orders/order'
import { awaitsPayment, isUnpaid, moneyStep, owedRefund } from '@/domain/orders/order-payment'
import { isPartlyShipped } from '@/domain/orders/parcel'
import { Button } from '@/ui/button'
import type { OrderDialog } from './order-dialogs'
import { isOther, trackingOf } from './order-tracking'

const words = admin.orders
const { detail, money } = adminOrders
const look = 'max-md:min-h-12'

type NextStepProps = {
  order: Order
  /** Unsaved tracking, sent along when the order is marked as shipped. */
  draft: Tracking | null
  onShipped: () => void
  onAsk: (dialog: OrderDialog) => void
}

/** The usual next step, which follows the order's money, and cancel or reopen. */
export function NextStep({ order, draft, onShipped, onAsk }: NextStepProps) {
  const change = useStatusChange()
  const { isBusy, take } = useOneStep()
  const may = useMay()
  const steps: Partial<Record<OrderStatus, { status: OrderStatus; label: string }>> = words.next
  const isCancelled = order.status === 'cancelled'
  // What is still due comes before packing and shipping. Of an order that is paid in part the status menu allows both.
  const isDueFirst = awaitsPayment(order) && (order.status === 'pending' || order.status === 'processing')
  const mayMove = may('orders.change')
  const next = isDueFirst || !mayMove ? undefined : steps[order.status]
  const step = may('payments') ? moneyStep(order) : null
  const isRest = isDueFirst && !isUnpaid(order)
  const due = formatMoney(order.due, order.currency)
  if (!mayMove && !step) return null
  if (!next && !isCancelled && !step) return null

  const move = (to: OrderStatus) => {
    const tracking = to === 'shipped' && draft && isOther(draft, trackingOf(order)) ? draft : undefined
    if (take(() => change(order, to, tracking)) && to === 'shipped') onShipped()
  }
  const moneyLook = next ? 'quiet' : 'main'
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line bg-surface px-4 py-2.5 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom))] md:ps-5">
      {!mayMove ? null : isCancelled ? (
        <Button
          look="quiet"
          size="small"
          className={look}
          aria-disabled={isBusy}
          onClick={() => move('pending')}
        >
          {detail.uncancel}
        </Button>
      ) : (
        order.status !== 'delivered' && (
          <Button look="danger" size="small" className={look} onClick={() => onAsk('cancel')}>
            {words.cancel}
          </Button>
        )
      )}
      {isRest && (
        <p className="w-full font-medium">
          {order.paymentMethod === 'card' ? money.waits.restByCard(due) : money.waits.rest(due)}
        </p>
      )}
      {step === 'wait' && !isRest && (
        <p className="flex flex-1 items-center justify-center text-muted">{money.waits.card}</p>
      )}
      {(step === 'record' || step === 'collect' || isRest) && (
        <Button look={moneyLook} size="small" className={`flex-1 ${look}`} onClick={() => onAsk('record')}>
          {step === 'collect' ? money.record.cash : money.record.transfer}
        </Button>
      )}
      {step === 'refund' && (
        <Button look={moneyLook} size="small" className={`flex-1 ${look}`} onClick={() => onAsk('refund')}>
          {money.refunding.amountAction(formatMoney(owedRefund(order), order.currency))}
        </Button>
      )}
      {next && (
        <Button
          size="small"
          className={`flex-1 ${look}`}
          aria-disabled={isBusy}
          onClick={() => move(next.status)}
        >
          {isPartlyShipped(order) ? adminParcels.shipRest : next.label}
        </Button>
      )}
    </footer>
  )
}
