import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecord, toRecords, toText } from '../supabase/values'
import { profileKeys } from './profile-queries'

/** A product in a size and colour that a member waits for. */
export type AwaitedVariant = {
  variantId: string
  slug: string
  title: string
  size: string
  color: string
  image: string
}

export type Notifications = {
  /** Where the mails go; null when no address is known to be the member's. */
  email: string | null
  topics: string[]
  waiting: AwaitedVariant[]
}

export const notificationsQuery = (memberId: string) =>
  queryOptions({
    queryKey: profileKeys.notifications(memberId),
    queryFn: async ({ signal }) =>
      toNotifications(await unwrap(rest.rpc('my_notifications').abortSignal(signal))),
  })

function toNotifications(answer: unknown): Notifications {
  const row = toRecord(answer)
  return {
    email: toText(row.email) || null,
    topics: Array.isArray(row.topics) ? row.topics.map(String) : [],
    waiting: toRecords(row.waiting).map((one) => ({
      variantId: toText(one.variant_id),
      slug: toText(one.slug),
      title: toText(one.title),
      size: toText(one.size),
      color: toText(one.color),
      image: toText(one.image),
    })),
  }
}

/** Turns a topic on or off. Shown at once, taken back when it was not stored. @throws AppError */
export function useSetNotification(memberId: string) {
  const client = useQueryClient()
  const { queryKey } = notificationsQuery(memberId)
  const mutationKey = [...queryKey, 'set']
  return useMutation({
    networkMode: 'always',
    mutationKey,
    // One after the other, as they were pressed.
    scope: { id: mutationKey.join() },
    mutationFn: async ({ topic, on }: { topic: string; on: boolean }) => {
      const answer = await unwrap(rest.rpc('set_notification', { p_topic: topic, p_on: on }))
      if (toRecord(answer).code) throw new AppError('rate-limited', toText(toRecord(answer).code))
      return toNotifications(answer)
    },
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
      // What is still under way is shown already and not stored yet.
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, stored)
    },
    onError: (_error, _change, before) => {
      if (before) client.setQueryData(queryKey, before)
      void client.invalidateQueries({ queryKey })
    },
  })
}
