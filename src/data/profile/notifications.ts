import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { profileKeys } from './profile-keys'

const notifications = v.object({
  /** Where the mails go; null when no address is known to be the member's. */
  email: v.nullable(v.string()),
  topics: v.array(v.string()),
  /** Products in a size and colour that the member waits for. */
  waiting: v.array(
    rowOf({
      variantId: v.string(),
      slug: v.string(),
      title: v.string(),
      size: v.string(),
      color: v.string(),
      image: v.string(),
    }),
  ),
})
export type Notifications = v.InferOutput<typeof notifications>
export type AwaitedVariant = Notifications['waiting'][number]

export const notificationsQuery = (memberId: string) =>
  queryOptions({
    queryKey: profileKeys.notifications(memberId),
    queryFn: ({ signal }) => rpc('my_notifications', {}, notifications, { signal }),
  })

/** Turns a topic on or off. Shown at once, taken back when it was not stored. @throws AppError */
export function useSetNotification(memberId: string) {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery(memberId)
  const mutationKey = profileKeys.setNotification(memberId)
  return useMutation({
    networkMode: 'always',
    mutationKey,
    // Runs the changes one after the other, in the order of the presses.
    scope: { id: mutationKey.join() },
    mutationFn: setNotification,
    onMutate: async ({ topic, on }) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) {
        const others = before.topics.filter((one) => one !== topic)
        client.setQueryData(queryKey, {
          ...before,
          topics: on ? [...others, topic] : others,
          waiting: before.waiting.filter(({ variantId }) => on || topic !== `back-in-stock:${variantId}`),
        })
      }
      return before
    },
    onSuccess: (stored) => {
      // A change that is still being saved is shown already; this answer must not undo it.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, stored)
    },
    onError: (_error, _change, before) => {
      if (before) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
    },
  })
}

export const setNotification = ({ topic, on }: { topic: string; on: boolean }) =>
  rpc('set_notification', { p_topic: topic, p_on: on }, notifications)
