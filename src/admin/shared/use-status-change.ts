import { admin } from '@/content/admin'
import { shortagesOf, useSetOrderStatus } from '@/data/orders/order-mutations'
import type { OrderStatus, OrderSummary } from '@/domain/order'
import { showToast } from '@/ui/toast'

const { updated, failed } = admin.orders

/** Moves an order to another status and says how it went (specification 8), with a way back. */
export function useStatusChange() {
  const { mutateAsync } = useSetOrderStatus()

  const change = async (
    { number, status: from }: Pick<OrderSummary, 'number' | 'status'>,
    to: OrderStatus,
  ) => {
    if (from === to) return
    try {
      await mutateAsync({ number, status: to })
      showToast({
        title: updated.title,
        description: updated.text(to),
        tone: 'success',
        action: { label: admin.undo, onClick: () => void change({ number, status: to }, from) },
      })
    } catch (error) {
      const lines = shortagesOf(error)?.map(({ id, available }) => failed.stockLine(id, available))
      showToast({
        title: failed.title,
        description: lines ? `${failed.text}. ${failed.stock(lines.join(', '))}` : failed.text,
        tone: 'error',
        // What is not there will not be there at once.
        ...(!lines && {
          action: { label: admin.tryAgain, onClick: () => void change({ number, status: from }, to) },
        }),
      })
    }
  }
  return change
}
