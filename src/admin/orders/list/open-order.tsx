import { lazy, Suspense, useEffect } from 'react'
import type { OrderSummary } from '@/domain/orders/order'
import { reloadOnce } from '@/ui/reload-once'
import { useAdjacentRows } from '../detail/use-adjacent-rows'
import { useOrderLinks } from './use-order-links'

const loadDrawer = () =>
  import('../detail/order-drawer').then(({ OrderDrawer }) => ({ default: OrderDrawer }))
const OrderDrawer = lazy(() => loadDrawer().catch(reloadOnce))

/** Loads the code of an open order after the list, which owners see first. */
export const usePreloadedOrder = () => useEffect(() => void loadDrawer().catch(() => {}), [])

/** The open order, and links to the ones before and after it in the list. */
export function OpenOrder({ orders, orderId }: { orders: readonly OrderSummary[]; orderId: string }) {
  const { listHref, hrefOf, linkState } = useOrderLinks()
  const { previous, next } = useAdjacentRows(
    orders.map(({ id }) => id),
    orderId,
  )
  return (
    <Suspense>
      <OrderDrawer
        key={orderId}
        orderId={orderId}
        listHref={listHref}
        linkState={linkState}
        previousHref={previous ? hrefOf(previous) : null}
        nextHref={next ? hrefOf(next) : null}
      />
    </Suspense>
  )
}
