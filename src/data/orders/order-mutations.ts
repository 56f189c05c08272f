import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@/domain/orders/order'
import { productKeys } from '../products/product-keys'
import { AppError } from '../supabase/errors'
import { loaded } from '../supabase/loaded'
import { storeGuestOrder } from './guest-orders'
import { orderKeys } from './order-keys'
import type { PlaceOrder } from './place-order'

/**
 * Places an order. A lost reply is asked for again with the same idempotency key, which can make no second order.
 * @throws AppError; see place-order for what the cart can fix
 */
export function usePlaceOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (asked: PlaceOrder) => (await loaded(import('./place-order'))).placeOrder(asked),
    // The idempotency key makes repeating safe; a definite refusal is never repeated, and without a connection it is in vain.
    retry: (failures, error) =>
      failures < 2 && navigator.onLine && error instanceof AppError && !isCertain(error),
    networkMode: 'always',
    onSuccess: (placed, { idempotencyKey }) => cachePlacedOrder(client, placed, idempotencyKey),
  })
}

/** An order that was placed in this browser can be seen in it from now on. */
export function cachePlacedOrder(client: QueryClient, placed: Order, idempotencyKey: string) {
  // A member's order is in the account; this browser may not be theirs alone.
  if (placed.isGuestOrder) storeGuestOrder(placed.id, idempotencyKey)
  client.setQueryData(orderKeys.detail(placed.id), placed)
  void client.invalidateQueries({ queryKey: productKeys.all })
}

/** Whether the shop has refused for certain: then this try has made no order. */
export function isCertain(error: AppError): boolean {
  return error.answered || error.kind === 'closed' || error.kind === 'rate-limited'
}

/** Whether an earlier try with the same idempotency key has made an order, while this one asked for something else. */
export function isPlacedAlready(error: unknown): boolean {
  return error instanceof AppError && error.code === 'KEY_REUSED'
}
