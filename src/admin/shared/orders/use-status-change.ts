import { admin } from '@/content/admin/admin'
import { comma } from '@/content/shared/lists'
import {
  hasParcels,
  hasReturns,
  isStatusConflict,
  isUnconfirmed,
  isUnpaid,
  type Tracking,
  useSetOrderStatus,
} from '@/data/orders/admin-order-mutations'
import { shortagesOf } from '@/data/orders/place-order'
import type { CancelReason, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { showToast } from '@/ui/toast/toast'

const { updated, failed } = admin.orders

/** Changes an order's status, with toasts and an undo. */
export function useStatusChange() {
  const { mutateAsync } = useSetOrderStatus()

  const change = async (
    { number, status: from }: Pick<OrderSummary, 'number' | 'status'>,
    to: OrderStatus,
    tracking?: Tracking,
    reason?: CancelReason,
  ) => {
    if (from === to) return
    try {
      await mutateAsync({ number, from, status: to, tracking, reason })
      showToast({
        title: updated.title,
        description: updated.text(to),
        tone: 'success',
        action: { label: admin.undo, onClick: () => void change({ number, status: to }, from) },
      })
    } catch (error) {
      const why = whyRefused(error)
      showToast({
        title: failed.title,
        description: why ? `${failed.text}. ${why}` : failed.text,
        tone: 'error',
        // A missing payment, call or stock or an outdated status cannot be fixed by trying again.
        ...(!why && {
          action: {
            label: admin.tryAgain,
            onClick: () => void change({ number, status: from }, to, tracking, reason),
          },
        }),
      })
    }
  }
  return change
}

function whyRefused(error: unknown): string | undefined {
  if (isUnpaid(error)) return failed.unpaid
  if (isUnconfirmed(error)) return failed.unconfirmed
  if (hasParcels(error)) return failed.hasParcels
  if (hasReturns(error)) return failed.returns
  if (isStatusConflict(error)) return failed.changed
  const lines = shortagesOf(error)?.map(({ slug, available }) => failed.stockLine(slug, available))
  return lines && failed.stock(lines.join(comma))
}
