import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rest, unwrap } from '../supabase/rest'
import { orderKeys } from './order-queries'

type Tracking = { number: string; carrier: string; trackingNumber: string }

/** Tells the customer who carries an order and under which number; empty is none. */
export function useSetTracking() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: setTracking,
    onSuccess: () => client.invalidateQueries({ queryKey: orderKeys.details() }),
  })
}

async function setTracking({ number, carrier, trackingNumber }: Tracking) {
  await unwrap(
    rest
      .from('orders')
      .update({ carrier: carrier.trim() || null, tracking_number: trackingNumber.trim() || null })
      .eq('order_number', number)
      .select('order_number')
      .single(),
  )
}
