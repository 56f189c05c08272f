import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Order } from '@/domain/order'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toAnsweredOrder } from './order-mapper'
import { cachePlacedOrder } from './order-mutations'

/**
 * Asks whether a token has made an order: after a try that was never answered. Resolves to the order, or to null when
 * nothing was ordered with it so far. @throws AppError
 */
export function useFindOrder() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: findOrder,
    networkMode: 'always',
    onSuccess: (order, token) => order && cachePlacedOrder(client, order, token),
  })
}

async function findOrder(token: string): Promise<Order | null> {
  const row = await unwrapMaybe(
    rest.rpc('find_order', { p_idempotency_key: token }).abortSignal(AbortSignal.timeout(20_000)),
  )
  return row === null ? null : toAnsweredOrder(row)
}
