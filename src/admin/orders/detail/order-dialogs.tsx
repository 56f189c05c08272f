import type { Order } from '@/domain/orders/order'
import { RecordPaymentDialog } from '../payments/record-payment-dialog'
import { RefundDialog } from '../payments/refund-dialog'
import { CancelOrderDialog } from '../status/cancel-order-dialog'

export type OrderDialog = 'record' | 'refund' | 'cancel'

type OrderDialogsProps = { order: Order; dialog: OrderDialog | null; onClose: () => void }

/** The dialog that the order's buttons ask for. */
export function OrderDialogs({ order, dialog, onClose }: OrderDialogsProps) {
  if (dialog === 'record') return <RecordPaymentDialog order={order} onClose={onClose} />
  if (dialog === 'refund') return <RefundDialog order={order} onClose={onClose} />
  return dialog === 'cancel' ? <CancelOrderDialog order={order} onClose={onClose} /> : null
}
