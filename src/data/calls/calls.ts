import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import type { CallOutcome, CallSort, Confirmation } from '@/domain/orders/call'
import type { CancelReason } from '@/domain/orders/order'
import { callQueue, confirmation } from '../orders/call-mapper'
import { orderKeys } from '../orders/order-keys'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'

/** The queue lists this many orders; others follow as these are done. */
export const callsListed = 100

/** Cash orders that wait for a call: those to call now, or those whose next try is still to come. */
export const callQueueQuery = (later = false, sort: CallSort = 'oldest') =>
  queryOptions({
    queryKey: orderKeys.calls(later, sort),
    queryFn: async ({ signal }) => {
      const args = { p_later: later, p_sort: sort }
      const queue = await rpc('call_queue', args, callQueue, { get: true, signal })
      return { ...queue, total: later ? queue.later : queue.now }
    },
    placeholderData: keepPreviousData,
  })

type RecordCall = {
  orderId: string
  outcome: CallOutcome | 'cancelled'
  /** The number of earlier calls that the owner saw, to detect a conflict. */
  attempts: number
  /** When to try again, in milliseconds. */
  nextAt?: number
  /** Why it is cancelled. */
  reason?: CancelReason
}

export const recordCall = ({
  orderId,
  outcome,
  attempts,
  nextAt,
  reason,
}: RecordCall): Promise<Confirmation> =>
  rpc(
    'record_call',
    {
      p_order_id: orderId,
      p_outcome: outcome,
      p_attempts: attempts,
      ...(nextAt !== undefined && { p_next_call_at: new Date(nextAt).toISOString() }),
      ...(reason && { p_reason: reason }),
    },
    confirmation,
  )

/** Records what came of a call. @throws AppError; see isCallConflict */
export function useRecordCall() {
  return useMutation({
    mutationFn: recordCall,
    onSettled: useRefresh(orderKeys.all),
  })
}

/** Whether the order was called, cancelled or packed in the meantime. */
export const isCallConflict = (error: unknown) =>
  error instanceof AppError && error.code === 'CHANGED_MEANWHILE'
