import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { order } from './order-mapper'
import { cachePlacedOrder } from './order-mutations'

/**
 * Looks for the order made with an idempotency key, after a request that got no answer. Resolves to the order, or to null when
 * nothing was ordered with it so far. @throws AppError
 */
export function useFindOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: findOrder,
    networkMode: 'always',
    onSuccess: (found, idempotencyKey) => found && cachePlacedOrder(client, found, idempotencyKey),
  })
}

export const findOrder = (idempotencyKey: string) =>
  rpc('find_order', { p_idempotency_key: idempotencyKey }, v.nullable(order), {
    signal: AbortSignal.timeout(20_000),
  })
