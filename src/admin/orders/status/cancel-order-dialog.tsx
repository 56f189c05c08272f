import { ConfirmDialog } from '@/admin/shared/form/confirm-dialog'
import { useStatusChange } from '@/admin/shared/orders/use-status-change'
import { adminOrders } from '@/content/admin/orders/orders'
import { formatMoney } from '@/domain/money/money'
import type { CancelReason, OrderMoney, OrderSummary } from '@/domain/orders/order'
import { owedRefund } from '@/domain/orders/order-payment'
import { useCancelReason } from './cancel-reason'

const words = adminOrders.money.cancel

type CancelledOrder = Pick<OrderSummary, 'number' | 'status'> &
  Pick<OrderMoney, 'paymentMethod' | 'currency' | 'total' | 'paid' | 'refunded' | 'refundPending'>

type CancelOrderDialogProps = {
  order: CancelledOrder
  onClose: () => void
  /** Cancels it in another way than by the order's status. */
  cancel?: (reason: CancelReason) => void
}

/** Asks why the order is cancelled and says what that means for its money. */
export function CancelOrderDialog({ order, onClose, cancel }: CancelOrderDialogProps) {
  const change = useStatusChange()
  const { reason, field } = useCancelReason([order])
  const owed = owedRefund({ ...order, status: 'cancelled' })
  return (
    <ConfirmDialog
      title={words.title(order.number.slice(0, 7))}
      keep={words.keep}
      confirm={words.confirm}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        if (cancel) cancel(reason)
        else void change(order, 'cancelled', undefined, reason)
      }}
    >
      <div className="grid gap-4">
        <p>
          {words.text}{' '}
          <span>
            {owed > 0 ? words.paid(formatMoney(owed, order.currency)) : order.paid === 0 && words.nothingPaid}
          </span>
        </p>
        {field}
      </div>
    </ConfirmDialog>
  )
}
