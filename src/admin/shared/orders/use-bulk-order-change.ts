import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { comma } from '@/content/shared/lists'
import { type Refusal, useChangeOrders } from '@/data/orders/admin-order-mutations'
import type { CancelReason, OrderStatus, OrderSummary } from '@/domain/orders/order'
import { type OrderChange, reversed } from '@/domain/orders/order-change'
import { canCollect } from '@/domain/orders/order-payment'
import { showToast } from '@/ui/toast/toast'

const words = adminOrders.bulk
/** A toast lists this many refusals and counts the rest. */
const mostListed = 4

/** Changes several orders at once. The toast says why any were refused and offers an undo. */
export function useBulkOrderChange() {
  const { mutateAsync, isPending } = useChangeOrders()

  const run = async (
    changes: OrderChange[],
    said: string,
    reason?: CancelReason,
  ): Promise<Refusal[] | null> => {
    if (changes.length === 0) {
      showToast({ title: words.noneDone, description: words.nothing })
      return []
    }
    try {
      const refusals = await mutateAsync({ changes, reason })
      const isRefused = (number: string) => refusals.some((refusal) => refusal.number === number)
      const done = changes.filter(({ number }) => !isRefused(number))
      showToast({
        title:
          refusals.length === 0
            ? words.updated(done.length)
            : done.length > 0
              ? words.someRefused(done.length, changes.length)
              : words.noneDone,
        description: refusals.length > 0 ? whyWords(refusals) : said,
        tone: refusals.length > 0 ? 'error' : 'success',
        ...(done.length > 0 && {
          action: { label: admin.undo, onClick: () => void run(done.map(reversed), words.undone) },
        }),
      })
      return refusals
    } catch {
      showToast({ title: words.noneDone, description: words.failed, tone: 'error' })
      return null
    }
  }

  return {
    isPending,
    setStatus: (
      orders: readonly Pick<OrderSummary, 'number' | 'status'>[],
      to: OrderStatus,
      reason?: CancelReason,
    ) =>
      run(
        orders
          .filter(({ status }) => status !== to)
          .map(({ number, status }) => ({ number, field: 'status', from: status, to })),
        admin.orders.updated.text(to),
        reason,
      ),
    /** Records the cash of orders that were sent, each as much as is due. */
    collect: (orders: readonly OrderSummary[]) =>
      run(
        orders
          .filter(canCollect)
          .map(({ number }) => ({ number, field: 'payment', from: 'pending', to: 'paid' })),
        words.collected,
      ),
  }
}

function whyWords(refusals: readonly Refusal[]): string {
  const lines = refusals
    .slice(0, mostListed)
    .map((refusal) => words.refused(refusal.number, reasonWords(refusal)))
  return [...lines, ...(refusals.length > mostListed ? [words.more(refusals.length - mostListed)] : [])].join(
    ' ',
  )
}

function reasonWords({ code, shortages }: Refusal): string {
  const { refusals } = adminOrders
  if (shortages)
    return refusals.OUT_OF_STOCK(
      shortages.map(({ slug, available }) => admin.orders.failed.stockLine(slug, available)).join(comma),
    )
  const texts: Partial<Record<string, string>> = { ...refusals, OUT_OF_STOCK: undefined }
  return texts[code] ?? refusals.other
}
