import { useMutation, useQueryClient } from '@tanstack/react-query'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap } from '../supabase/rest'
import { serverNow } from '../supabase/server-clock'
import { useRefresh } from '../supabase/use-refresh'
import { messageKeys } from './message-keys'
import { message } from './message-queries'

type Mark = { id: string; read?: boolean; handled?: boolean }

/** Marks a message as read or settled, or takes that back. */
export function useMarkMessage() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: markMessage,
    onSuccess: (marked) => {
      client.setQueryData(messageKeys.detail(marked.id), marked)
      return Promise.all(
        [messageKeys.lists(), messageKeys.counts()].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}

/** Deletes a message for good. */
export function useDeleteMessage() {
  return useMutation({
    mutationFn: async (id: string) => {
      await unwrap(rest.from('messages').delete().eq('id', id).select('id').single())
    },
    onSuccess: useRefresh(messageKeys.all),
  })
}

async function markMessage({ id, read, handled }: Mark) {
  const at = (done: boolean) => (done ? new Date(serverNow()).toISOString() : null)
  return parseAnswer(
    'messages',
    message,
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
