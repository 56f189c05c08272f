import type { Order } from '@/domain/order'
import { CancelOrderDialog } from './cancel-order-dialog'
import { RecordPaymentDialog } from './record-payment-dialog'
import { RefundDialog } from './refund-dialog'

export type OrderDialog = 'record' | 'refund' | 'cancel'

type OrderDialogsProps = { order: Order; dialog: OrderDialog | null; onClose: () => void }

/** The dialog that the order's buttons ask for. */
export function OrderDialogs({ order, dialog, onClose }: OrderDialogsProps) {
  if (dialog === 'record') return <RecordPaymentDialog order={order} onClose={onClose} />
  if (dialog === 'refund') return <RefundDialog order={order} onClose={onClose} />
  return dialog === 'cancel' ? <CancelOrderDialog order={order} onClose={onClose} /> : null
}
