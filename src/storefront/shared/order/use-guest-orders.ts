import { useQueries } from '@tanstack/react-query'
import { useStoredGuestOrders } from '@/data/orders/guest-orders'
import { orderQuery } from '@/data/orders/order-queries'

/** Guest orders of this browser that belong to no account yet, newest first. */
export function useGuestOrders() {
  const stored = useStoredGuestOrders()
  return useQueries({
    queries: stored.map(({ id }) => orderQuery(id)),
    combine: (results) => ({
      orders: results.flatMap(({ data }) => (data?.isGuestOrder ? [data] : [])),
      /** Number of stored orders, for a skeleton while they load. */
      stored: stored.length,
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
}
