import { useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '../supabase/errors'
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

/** Gives a customer a tag, or takes it away. A tag that is already there stays. @throws AppError; see isTooManyTags */
export function useSetTag(email: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ tag, isOn }: { tag: string; isOn: boolean }) => {
      const tags = rest.from('customer_tags')
      await unwrapMaybe(
        isOn
          ? tags.upsert({ email, tag }, { onConflict: 'email,tag', ignoreDuplicates: true })
          : tags.delete().eq('email', email).eq('tag', tag),
      )
    },
    onSettled: () => client.invalidateQueries({ queryKey: customerKeys.all }),
  })
}

export const isTooManyTags = (error: unknown) => error instanceof AppError && error.code === 'TOO_MANY_TAGS'
