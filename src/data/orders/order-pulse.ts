import { type Query, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { orderKeys } from './order-keys'

const pulse = v.object({
  pending: v.number(),
  recent: v.number(),
  latest: v.nullable(v.string()),
  revision: v.string(),
})

/** How the orders stand: one small request, repeated while the admin is open. */
export type OrderPulse = v.InferOutput<typeof pulse>

/**
 * The source of the admin's badge and title. When an order or a status has changed since the last answer, what the open
 * page lists of orders is refetched before the new number is given, so that both change together.
 */
export const orderPulseQuery = () =>
  queryOptions({
    queryKey: orderKeys.pulse(),
    queryFn: async ({ client, signal }) => {
      const askedAt = Date.now()
      const now = await rpc('order_pulse', {}, pulse, { get: true, signal })
      const before = client.getQueryData<OrderPulse>(orderKeys.pulse())
      // After the owner's own change the lists are being fetched already.
      const isOlder = (query: Query) => isListed(query) && query.state.dataUpdatedAt < askedAt
      if (before && before.revision !== now.revision)
        await client.invalidateQueries({ predicate: isOlder }, { cancelRefetch: false })
      return now
    },
    staleTime: 0,
  })

const lists = [orderKeys.lists(), orderKeys.counts()]
const isListed = ({ queryKey }: Query) =>
  lists.some((key) => key.every((part, place) => queryKey[place] === part))

/** True when an order was placed, or a card order paid, between two answers. */
export const hasNewOrder = (before: OrderPulse, now: OrderPulse) =>
  now.recent > before.recent || (now.latest !== null && now.latest > (before.latest ?? ''))
