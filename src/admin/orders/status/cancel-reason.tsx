import { useState } from 'react'
import { adminOrders } from '@/content/admin/orders/orders'
import type { CancelReason } from '@/domain/orders/order'
import { cancelReasons } from '@/domain/orders/order-change'
import { SelectField } from '@/ui/field'

const words = adminOrders.money.cancel

/** Why orders are cancelled, and the field that asks for it. */
export function useCancelReason(orders: Parameters<typeof cancelReasons>[0]) {
  const reasons = cancelReasons(orders)
  const [reason, setReason] = useState<CancelReason>(reasons[0] ?? 'other')
  const field = (
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
  )
  return { reason, field }
}
