import { useState } from 'react'
import { useStatusChange } from '@/admin/shared/orders/use-status-change'
import { adminOrders } from '@/content/admin/orders/orders'
import { formatMoney } from '@/domain/money/money'
import type { CancelReason, OrderMoney, OrderSummary } from '@/domain/orders/order'
import { cancelReasons } from '@/domain/orders/order-change'
import { owedRefund } from '@/domain/orders/order-payment'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'

const words = adminOrders.money.cancel

type CancelledOrder = Pick<OrderSummary, 'number' | 'status'> &
  Pick<OrderMoney, 'paymentMethod' | 'currency' | 'total' | 'paid' | 'refunded' | 'refundPending'>

type CancelOrderDialogProps = { order: CancelledOrder; onClose: () => void; onCancelled?: () => void }

/** Asks why the order is cancelled and says what that means for its money. */
export function CancelOrderDialog({ order, onClose, onCancelled }: CancelOrderDialogProps) {
  const change = useStatusChange()
  const reasons = cancelReasons([order])
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other')
  const owed = owedRefund({ ...order, status: 'cancelled' })
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(order.number.slice(0, 7))}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.keep}
          </Button>
          <Button
            look="danger"
            size="medium"
            onClick={() => {
              onClose()
              void change(order, 'cancelled', undefined, reason)
              onCancelled?.()
            }}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          {words.text}{' '}
          <span>
            {owed > 0 ? words.paid(formatMoney(owed, order.currency)) : order.paid === 0 && words.nothingPaid}
          </span>
        </p>
        <SelectField
          dense
          label={words.reason}
          value={reason}
          onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'other')}
        >
          {reasons.map((each) => (
            <option key={each} value={each}>
              {words.reasons[each]}
            </option>
          ))}
        </SelectField>
      </div>
    </Dialog>
  )
}
