import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderToken } from '../orders/guest-orders'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { returnKeys } from './return-keys'
import { orderReturns } from './return-mapper'

/** The secret of an order, where this browser or the address has one. */
export const withToken = (orderId: string) => {
  const token = orderToken(orderId)
  return token === null ? {} : { p_token: token }
}

/** An order's returns and what may still be returned, for a caller who may see them; null for other callers. */
export const orderReturnsQuery = (orderId: string) =>
  queryOptions({
    queryKey: returnKeys.ofOrder(orderId),
    queryFn: async ({ signal }) =>
      isUuid(orderId)
        ? rpc('order_returns', { p_order_id: orderId, ...withToken(orderId) }, v.nullable(orderReturns), {
            signal,
          })
        : null,
  })

const picture = v.pipe(
  v.object({
    type: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
    data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=]+$/)),
  }),
  v.transform(({ type, data }) => `data:${type};base64,${data}`),
)

/** A return's picture as a data URL; null for a caller who may not see it. */
export const returnPictureQuery = (id: string, orderId: string) =>
  queryOptions({
    queryKey: returnKeys.picture(id),
    queryFn: ({ signal }) =>
      rpc('return_picture', { p_picture_id: id, ...withToken(orderId) }, v.nullable(picture), { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export type OrderActions = { canReturn: boolean; reviews: { slug: string; name: string }[] }

/** What a member may do about delivered orders, by the order's id. */
export const orderActionsQuery = (memberId: string, orderIds: readonly string[]) =>
  queryOptions({
    queryKey: returnKeys.actions(memberId, orderIds),
    queryFn: async ({ signal }): Promise<ReadonlyMap<string, OrderActions>> => {
      const rows = await rpc('my_order_actions', { p_order_ids: [...orderIds] }, orderActions, { signal })
      return new Map(rows.map(({ orderId, ...actions }) => [orderId, actions]))
    },
    placeholderData: keepPreviousData,
  })

const orderActions = v.array(
  rowOf({
    orderId: v.string(),
    canReturn: v.boolean(),
    reviews: v.array(v.object({ slug: v.string(), name: v.string() })),
  }),
)
