import { useState } from 'react'
import { adminOrders } from '@/content/admin/orders/orders'
import type { CancelReason, OrderSummary } from '@/domain/orders/order'
import { cancelReasons } from '@/domain/orders/order-change'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/dialog'
import { SelectField } from '@/ui/field'

const { cancel: words } = adminOrders.money

type CancelOrdersDialogProps = {
  orders: readonly OrderSummary[]
  onClose: () => void
  onCancel: (reason: CancelReason) => void
}

/** Asks before several orders are cancelled, and why they are. */
export function CancelOrdersDialog({ orders, onClose, onCancel }: CancelOrdersDialogProps) {
  const reasons = cancelReasons(orders)
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other')
  const sent = orders.filter(({ status }) => status === 'shipped' || status === 'delivered').length
  const paid = orders.filter(({ paymentStatus }) => paymentStatus === 'paid').length
  return (
    <Dialog
      alert
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.several.title(orders.length)}
      actions={
        <>
          <Button look="quiet" size="medium" onClick={onClose}>
            {words.several.keep}
          </Button>
          <Button
            look="danger"
            size="medium"
            onClick={() => {
              onClose()
              onCancel(reason)
            }}
          >
            {words.several.confirm(orders.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <span>{words.several.text}</span> {sent > 0 && <strong>{words.several.sent(sent)}</strong>}{' '}
          {paid > 0 && <span>{words.several.paid(paid)}</span>}
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
