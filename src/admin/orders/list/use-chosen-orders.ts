import { useState } from 'react'
import { useSelection } from '@/admin/shared/list/use-selection'
import { useBulkOrderChange } from '@/admin/shared/orders/use-bulk-order-change'
import type { CancelReason, OrderStatus, OrderSummary } from '@/domain/orders/order'

/** The selected orders of a list's page and what is done with all of them at once. */
export function useChosenOrders(orders: readonly OrderSummary[]) {
  const selection = useSelection(orders.map(({ id }) => id))
  const chosen = orders.filter(({ id }) => selection.isChosen(id))
  const isPage = orders.length > 0 && chosen.length === orders.length
  const [wantsAll, setWantsAll] = useState(false)
  if (wantsAll && !isPage) setWantsAll(false)
  const [isCancelling, setCancelling] = useState(false)
  const bulk = useBulkOrderChange()
  const toCancel = chosen.filter(({ status }) => status !== 'cancelled')

  /** Orders whose change was refused stay selected. */
  const after = (refusals: Awaited<ReturnType<typeof bulk.setStatus>>) => {
    if (!refusals) return
    selection.choose(
      chosen
        .filter(({ number }) => refusals.some((refusal) => refusal.number === number))
        .map(({ id }) => id),
    )
  }
  return {
    selection,
    chosen,
    /** Whether the whole page is selected, and whether all orders that match the filters are meant. */
    isPage,
    isAll: wantsAll && isPage,
    chooseAll: () => setWantsAll(true),
    clear: () => {
      setWantsAll(false)
      selection.clear()
    },
    /** A cancellation asks for its reason first. */
    setStatus: (status: OrderStatus) => {
      if (status === 'cancelled' && toCancel.length > 0) setCancelling(true)
      else void bulk.setStatus(chosen, status).then(after)
    },
    collect: () => void bulk.collect(chosen).then(after),
    /** The orders about whose cancellation the owner is asked; null when not. */
    toCancel: isCancelling ? toCancel : null,
    endCancelling: () => setCancelling(false),
    cancel: (reason: CancelReason) => void bulk.setStatus(toCancel, 'cancelled', reason).then(after),
  }
}
