import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { parseAnswer } from '../supabase/answer'
import { rest } from '../supabase/rest'
import { rowsOf } from '../supabase/rows'
import { rowOf, timestamp } from '../supabase/schemas'
import { subscriberKeys } from './subscriber-keys'

const subscriber = rowOf({ id: v.string(), email: v.string(), topic: v.string(), createdAt: timestamp })
export type Subscriber = v.InferOutput<typeof subscriber>
export type SubscriberFilter = {
  topic: 'newsletter' | 'flash-deals' | 'coming-soon' | 'vip-club' | 'back-in-stock' | 'all'
  /** Part of an email. */
  search: string
  /** From 1. */
  page: number
}
export const subscribersPerPage = 50

/** Who asked the shop to write about what, for its owner, the newest first. */
export const subscribersQuery = (filter: SubscriberFilter) =>
  queryOptions({
    queryKey: subscriberKeys.list(filter),
    queryFn: ({ signal }) => fetchSubscribers(filter, signal),
    placeholderData: keepPreviousData,
  })

async function fetchSubscribers({ topic, search, page }: SubscriberFilter, signal: AbortSignal) {
  const from = (page - 1) * subscribersPerPage
  let query = rest.from('subscriptions').select('id,email,topic,created_at', { count: 'exact' })
  if (topic === 'back-in-stock') query = query.like('topic', 'back-in-stock:%')
  else if (topic !== 'all') query = query.eq('topic', topic)
  const words = search.trim()
  // % and _ would match anything, * is PostgREST's own %.
  if (words) query = query.ilike('email', `%${words.replace(/[\\%_]/g, '\\$&').replace(/\*/g, '_')}%`)
  const list = query.order('created_at', { ascending: false }).order('id').abortSignal(signal)
  const { rows, total } = await rowsOf(list, from, subscribersPerPage)
  return { total, subscribers: parseAnswer('subscriptions', v.array(subscriber), rows) }
}
