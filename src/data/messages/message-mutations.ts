import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Message } from '@/domain/message'
import { rest, unwrap } from '../supabase/rest'
import { messageKeys, toMessage } from './message-queries'

type Mark = { id: string; read?: boolean; handled?: boolean }

/** Marks a message as read or settled, or takes that back. */
export function useMarkMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: markMessage,
    onSuccess: (message) => {
      client.setQueryData(messageKeys.detail(message.id), message)
      return client.invalidateQueries({
        queryKey: messageKeys.all,
        predicate: ({ queryKey }) => queryKey[1] !== 'detail',
      })
    },
  })
}

/** Deletes a message for good. */
export function useDeleteMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (id: string) => {
      await unwrap(rest.from('messages').delete().eq('id', id).select('id').single())
    },
    onSuccess: () => client.invalidateQueries({ queryKey: messageKeys.all }),
  })
}

async function markMessage({ id, read, handled }: Mark): Promise<Message> {
  const at = (done: boolean) => (done ? new Date().toISOString() : null)
  return toMessage(
    await unwrap(
      rest
        .from('messages')
        .update({
          ...(read !== undefined && { read_at: at(read) }),
          ...(handled !== undefined && { handled_at: at(handled) }),
        })
        .eq('id', id)
        .select()
        .single(),
    ),
  )
}
