import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@/domain/order'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toAnsweredOrder } from './order-mapper'
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
    onSuccess: (order, idempotencyKey) => order && cachePlacedOrder(client, order, idempotencyKey),
  })
}

async function findOrder(idempotencyKey: string): Promise<Order | null> {
  const row = await unwrapMaybe(
    rest.rpc('find_order', { p_idempotency_key: idempotencyKey }).abortSignal(AbortSignal.timeout(20_000)),
  )
  return row === null ? null : toAnsweredOrder(row)
}
