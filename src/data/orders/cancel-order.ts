import { useMutation, useQueryClient } from '@tanstack/react-query'
import { productKeys } from '../products/product-keys'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { orderToken } from './guest-orders'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

/** Calls an order off for its member or the guest whose browser has its token. @throws AppError; see isTooLate */
export function useCancelOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: cancelOrder,
    onSuccess: (cancelled) => {
      client.setQueryData(orderKeys.detail(cancelled.id), cancelled)
      // The stock is back.
      void client.invalidateQueries({ queryKey: productKeys.all })
    },
    // Without an answer it may have worked: the order itself knows.
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export function cancelOrder(id: string) {
  const token = orderToken(id)
  return rpc('cancel_order', { p_order_id: id, ...(token && { p_token: token }) }, order, {
    signal: AbortSignal.timeout(20_000),
  })
}

/** Whether an order could not be cancelled because its time for that has passed, or it is too far along. */
export function isTooLate(error: unknown): boolean {
  return error instanceof AppError && error.code === 'CANCEL_WINDOW_CLOSED'
}
