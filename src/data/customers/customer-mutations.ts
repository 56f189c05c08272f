import { useMutation, useQueryClient } from '@tanstack/react-query'
import { rest, unwrapMaybe } from '../supabase/rest'
import { customerKeys } from './customer-keys'

/** Keeps a note about a customer. */
export function useAddNote(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (note: string) => {
      await unwrapMaybe(rest.from('customer_notes').insert({ email, note }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerKeys.detail(email) }),
  })
}

/** Takes one away. */
export function useDeleteNote(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: number) => {
      await unwrapMaybe(rest.from('customer_notes').delete().eq('id', id))
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerKeys.detail(email) }),
  })
}
