import { ConfirmDialog } from '@/admin/shared/form/confirm-dialog'
import { adminOrders } from '@/content/admin/orders/orders'
import type { CancelReason, OrderSummary } from '@/domain/orders/order'
import { useCancelReason } from './cancel-reason'

const words = adminOrders.money.cancel.several

type CancelOrdersDialogProps = {
  orders: readonly OrderSummary[]
  onClose: () => void
  onCancel: (reason: CancelReason) => void
}

/** Asks before several orders are cancelled, and why they are. */
export function CancelOrdersDialog({ orders, onClose, onCancel }: CancelOrdersDialogProps) {
  const { reason, field } = useCancelReason(orders)
  const sent = orders.filter(({ status }) => status === 'shipped' || status === 'delivered').length
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid').length
  return (
    <ConfirmDialog
      title={words.title(orders.length)}
      keep={words.keep}
      confirm={words.confirm(orders.length)}
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onCancel(reason)
      }}
    >
      <div className="grid gap-4">
        <p>
          <span>{words.text}</span> {sent > 0 && <strong>{words.sent(sent)}</strong>}{' '}
          {paid > 0 && <span>{words.paid(paid)}</span>}
        </p>
        {field}
      </div>
    </ConfirmDialog>
  )
}
