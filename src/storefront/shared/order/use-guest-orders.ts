import { useQueries } from '@tanstack/react-query'
import { guestOrders } from '@/data/orders/guest-orders'
import { orderQuery } from '@/data/orders/order-queries'

/** The orders that were placed in this browser without an account and are in none yet, the newest first. */
export function useGuestOrders() {
  const stored = guestOrders()
  return useQueries({
    queries: stored.map(({ id }) => orderQuery(id)),
    combine: (results) => ({
      orders: results.flatMap(({ data }) => (data?.isGuestOrder ? [data] : [])),
      /** How many there may be, before they have all come. */
      stored: stored.length,
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => {
        for (const result of results) if (result.isError) void result.refetch()
      },
    }),
  })
}
