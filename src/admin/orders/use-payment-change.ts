import { admin } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import { useChangeOrders } from '@/data/orders/admin-order-mutations'
import type { OrderSummary, PaymentStatus } from '@/domain/order'
import { showToast } from '@/ui/toast'
import { reasonWords } from './use-bulk-order-change'

const words = adminOrders.detail.payment
const said: Record<PaymentStatus, string> = {
  pending: words.unpaidDone,
  paid: words.paidDone,
  refunded: words.refunded,
}

type Paid = Pick<OrderSummary, 'number' | 'paymentStatus' | 'paymentMethod'>

/** Records a payment, refund or unpaid status, with a toast and an undo. */
export function usePaymentChange() {
  const { mutateAsync } = useChangeOrders()
  const change = async (order: Paid, to: PaymentStatus, reason = '') => {
    const { number, paymentStatus: from, paymentMethod } = order
    if (from === to) return
    try {
      const [refusal] = await mutateAsync({
        changes: [{ number, field: 'payment', from, to }],
        ...(reason.trim() && { reason: reason.trim() }),
      })
      if (refusal) {
        showToast({
          title: words.failed,
          description: adminOrders.bulk.refused(number, reasonWords(refusal)),
          tone: 'error',
        })
        return
      }
      const isCash = from === 'pending' && paymentMethod === 'cod'
      showToast({
        title: isCash ? words.collected : said[to],
        tone: 'success',
        action: { label: admin.undo, onClick: () => void change({ ...order, paymentStatus: to }, from) },
      })
    } catch {
      showToast({
        title: words.failed,
        description: adminOrders.bulk.failed,
        tone: 'error',
        action: { label: admin.tryAgain, onClick: () => void change(order, to, reason) },
      })
    }
  }
  return change
}
