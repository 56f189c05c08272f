import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { LineItem, LineKey } from '@/domain/cart/cart'
import { rpc } from '../supabase/rpc'
import { money, rowOf } from '../supabase/schemas'
import { reminderKeys } from './reminder-keys'
import { requestLine } from './request-line'

/** Whether the member is asked, and wants to be reminded of what is left at the checkout. */
export const myReminderQuery = (memberId: string) =>
  queryOptions({
    queryKey: reminderKeys.mine(memberId),
    queryFn: ({ signal }) =>
      rpc('my_reminder', {}, v.object({ may: v.boolean(), wants: v.boolean() }), { get: true, signal }),
  })

type Kept = { wants: boolean; items: readonly (LineKey & { quantity: number })[] }

/** Keeps the member's cart for a reminder, or forgets it; resolves to whether it is kept. @throws AppError */
export const keepCheckout = ({ wants, items }: Kept) =>
  rpc('keep_checkout', { p_wants: wants, ...(wants && { p_items: items.map(requestLine) }) }, v.boolean())

export function useKeepCheckout(memberId: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: keepCheckout,
    onSuccess: (wants) =>
      client.setQueryData(myReminderQuery(memberId).queryKey, (before) => before && { ...before, wants }),
  })
}

const line = v.pipe(
  rowOf({
    productId: v.string(),
    slug: v.string(),
    title: v.string(),
    image: v.string(),
    price: money,
    originalPrice: v.nullable(money),
    size: v.string(),
    color: v.string(),
    quantity: v.number(),
  }),
  v.transform(
    ({ originalPrice, ...row }): LineItem => ({
      ...row,
      ...(originalPrice !== null && originalPrice > row.price && { originalPrice }),
    }),
  ),
)

/** The lines of the cart that a mail's link brings back; null for a link that is unknown or too old. */
export const keptCartQuery = (token: string) =>
  queryOptions({
    queryKey: reminderKeys.kept(token),
    queryFn: ({ signal }) => rpc('kept_cart', { p_token: token }, v.nullable(v.array(line)), { signal }),
  })
