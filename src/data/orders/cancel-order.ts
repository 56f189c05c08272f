import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from '../products/product-keys'
import { rpc } from '../supabase/rpc'
import { orderToken } from './guest-orders'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

/** Calls an order off for its member or the guest whose browser has its token. @throws AppError CANCEL_WINDOW_CLOSED */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: cancelOrder,
    onSuccess: (cancelled) => {
      client.setQueryData(orderKeys.detail(cancelled.id), cancelled)
      // The stock is back.
      void client.invalidateQueries({ queryKey: productKeys.all })
    },
    // After a lost answer the order may be cancelled all the same, so it is fetched again.
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function cancelOrder(id: string) {
  const token = orderToken(id)
  return rpc('cancel_order', { p_order_id: id, ...(token && { p_token: token }) }, order, {
    signal: AbortSignal.timeout(20_000),
  })
}
