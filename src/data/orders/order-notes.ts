import { useMutation } from '@tanstack/react-query'
import { rest, unwrapMaybe } from '../supabase/rest'
import { useRefresh } from '../supabase/use-refresh'
import { orderKeys } from './order-keys'

/** Keeps a note about an order, of now. */
export function useAddOrderNote(orderId: string) {
  return useMutation({
    mutationFn: async (text: string) => {
      await unwrapMaybe(rest.from('order_notes').insert({ order_id: orderId, note: text }))
    },
    onSettled: useRefresh(orderKeys.adminDetail(orderId)),
  })
}

/** Deletes a note of the signed-in owner. */
export function useDeleteOrderNote(orderId: string) {
  return useMutation({
    mutationFn: async (id: number) => {
      await unwrapMaybe(rest.from('order_notes').delete().eq('id', id))
    },
    onSettled: useRefresh(orderKeys.adminDetail(orderId)),
  })
}
