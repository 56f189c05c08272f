import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { cachePlacedOrder } from './order-mutations'

/**
 * Looks for the order made with an idempotency key, after a request that got no answer. Resolves to the order, or to null when
 * nothing was ordered with it so far. @throws AppError
 */
export function useFindOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (idempotencyKey: string) =>
      (await loaded(import('./place-order'))).findOrder(idempotencyKey),
    networkMode: 'always',
    onSuccess: (found, idempotencyKey) => found && cachePlacedOrder(client, found, idempotencyKey),
  })
}
