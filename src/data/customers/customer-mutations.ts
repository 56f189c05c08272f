import { useMutation } from '@tanstack/react-query'
import { AppError } from '../supabase/errors'
import { rest, unwrapMaybe } from '../supabase/rest'
import { useRefresh } from '../supabase/use-refresh'
import { customerKeys } from './customer-keys'

/** Adds a note about a customer. */
export function useAddNote(customer: string) {
  return useMutation({
    mutationFn: async (note: string) => {
      await unwrapMaybe(rest.from('customer_notes').insert({ customer_key: customer, note }))
    },
    onSettled: useRefresh(customerKeys.detail(customer)),
  })
}

/** Deletes a note. */
export function useDeleteNote(customer: string) {
  return useMutation({
    mutationFn: async (id: number) => {
      await unwrapMaybe(rest.from('customer_notes').delete().eq('id', id))
    },
    onSettled: useRefresh(customerKeys.detail(customer)),
  })
}

/** Gives a customer a tag, or takes it away. A tag that is already there stays. @throws AppError; see isTooManyTags */
export function useSetTag(customer: string) {
  return useMutation({
    mutationFn: async ({ tag, isOn }: { tag: string; isOn: boolean }) => {
      const tags = rest.from('customer_tags')
      await unwrapMaybe(
        isOn
          ? tags.upsert(
              { customer_key: customer, tag },
              { onConflict: 'customer_key,tag', ignoreDuplicates: true },
            )
          : tags.delete().eq('customer_key', customer).eq('tag', tag),
      )
    },
    onSettled: useRefresh(customerKeys.all),
  })
}

export const isTooManyTags = (error: unknown) => error instanceof AppError && error.code === 'TOO_MANY_TAGS'
