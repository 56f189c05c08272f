import { useMutation } from '@tanstack/react-query'
import type { TrackedOrder } from '@/domain/order'
import { AppError } from '../supabase/errors'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toTrackedOrder } from './order-mapper'

/**
 * Where an order is, by its number and the email it was placed with; null when there is none with both, which says
 * nothing about either. Each time counts against the shop's limit, so that it is never asked again by itself.
 * @throws AppError `rate-limited` beyond the limit
 */
export function useTrackOrder() {
  return useMutation({ mutationFn: trackOrder })
}

async function trackOrder(input: { number: string; email: string }): Promise<TrackedOrder | null> {
  const row = (await unwrapMaybe(
    rest
      .rpc('track_order', { p_order_number: input.number, p_email: input.email })
      .abortSignal(AbortSignal.timeout(20_000)),
  )) as Record<string, unknown> | null
  // The count must stand, so that the refusal is an answer and no error where the status is not passed on.
  if (row?.code === 'PT429') throw new AppError('rate-limited', 'TOO_MANY_TRIES')
  return row && toTrackedOrder(row)
}
