import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { type GuestOrder, removeGuestOrder } from './guest-orders'
import { orderKeys } from './order-keys'

/**
 * Puts guest orders into the signed-in member's account; resolves to how many. One that is in another account by now
 * is left out and forgotten. @throws AppError when the shop could not be asked
 */
export function useClaimOrders() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: claimOrders,
    onSettled: () => client.invalidateQueries({ queryKey: orderKeys.all }),
  })
}

export async function claimOrders(orders: readonly GuestOrder[]): Promise<number> {
  let claimed = 0
  for (const { id, token } of orders) {
    try {
      await rpc('claim_order', { p_order_id: id, p_token: token }, v.object({ id: v.string() }))
      claimed += 1
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== 'not-found') throw error
    }
    removeGuestOrder(id)
  }
  return claimed
}
