import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { reviewKeys } from './review-keys'

const request = v.object({
  /** Whether the shop asks for reviews at all. */
  asks: v.boolean(),
  /** Whether a link may be sent by hand. */
  may: v.boolean(),
  /** How it was asked, and when; null while it was not. */
  way: v.nullable(v.picklist(['link', 'mail'])),
  at: v.nullable(timestamp),
})

/** Whether and how the reviews of an order were asked for. */
export const reviewRequestQuery = (orderId: string) =>
  queryOptions({
    queryKey: reviewKeys.request(orderId),
    queryFn: ({ signal }) => rpc('review_request', { p_order_id: orderId }, request, { signal }),
  })

/** Makes a link to the reviews of an order, to be sent by hand. @throws AppError NOT_ASKED, TOO_MANY_REQUESTS */
export const makeReviewLink = (orderId: string) =>
  rpc('make_review_link', { p_order_id: orderId }, v.object({ token: v.string() }))

export function useMakeReviewLink(orderId: string) {
  return useMutation({
    mutationFn: () => makeReviewLink(orderId),
    onSettled: useRefresh(reviewKeys.request(orderId)),
  })
}
