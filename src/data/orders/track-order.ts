import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { guestOrders } from './guest-orders'
import { trackedOrder } from './order-mapper'

/**
 * Where an order is, by its number and the email it was placed with; null when there is none with both, which says
 * nothing about either. Each time counts against the shop's limit, so that it is never asked again by itself.
 * @throws AppError `rate-limited` beyond the limit
 */
export function useTrackOrder() {
  return useMutation({ mutationFn: trackOrder })
}

export const trackOrder = (input: { number: string; email: string }) =>
  rpc(
    'track_order',
    {
      p_order_number: input.number,
      p_email: input.email,
      // A browser that placed the order gets the answer, however often others have tried.
      p_tokens: guestOrders().map(({ token }) => token),
    },
    v.nullable(trackedOrder),
    { signal: AbortSignal.timeout(20_000) },
  )
