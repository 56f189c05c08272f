import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderKeys } from '../orders/order-keys'
import { rpc } from '../supabase/rpc'
import { column, rowOf, timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { returnKeys } from './return-keys'
import { withToken } from './return-queries'

const line = {
  id: v.string(),
  name: column('product_name', v.string()),
  size: v.string(),
  color: v.string(),
}
const withdrawal = rowOf({
  orderId: v.string(),
  orderNumber: v.string(),
  hasEmail: v.boolean(),
  isOpen: v.boolean(),
  until: v.nullable(timestamp),
  items: v.array(rowOf({ ...line, left: v.number() })),
  statements: v.array(
    rowOf({
      id: v.string(),
      at: timestamp,
      name: v.string(),
      email: v.nullable(v.string()),
      isMailed: v.boolean(),
      items: v.array(rowOf({ ...line, quantity: v.number() })),
      returnNumber: v.nullable(v.string()),
    }),
  ),
})
/** What of an order can be withdrawn from, and what was stated. */
export type Withdrawal = v.InferOutput<typeof withdrawal>
export type Statement = Withdrawal['statements'][number]

/** Null for a caller who may not see it. */
export const withdrawalQuery = (orderId: string) =>
  queryOptions({
    queryKey: returnKeys.withdrawal(orderId),
    queryFn: async ({ signal }) =>
      isUuid(orderId)
        ? rpc('read_withdrawal', { p_order_id: orderId, ...withToken(orderId) }, v.nullable(withdrawal), {
            signal,
          })
        : null,
  })

type Withdraw = {
  /** Made once per statement, so that sending it again states it once. */
  id: string
  orderId: string
  name: string
  /** Where the receipt goes; null for an order without an address. */
  email: string | null
  items: { item: string; quantity: number }[]
}

/** States a withdrawal. @throws AppError WITHDRAWAL_CLOSED, ALREADY_RETURNED, KEY_REUSED, or INVALID_INPUT for another address than the order's */
export function useWithdraw() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: withdraw,
    onSuccess: (answer) => {
      client.setQueryData(returnKeys.withdrawal(answer.orderId), answer)
      void client.invalidateQueries({ queryKey: orderKeys.all })
      void client.invalidateQueries({ queryKey: returnKeys.ofOrder(answer.orderId) })
    },
  })
}

export const withdraw = ({ id, orderId, name, email, items }: Withdraw) =>
  rpc(
    'withdraw_from_order',
    {
      p_id: id,
      p_order_id: orderId,
      p_name: name,
      p_items: items,
      ...(email !== null && { p_email: email }),
      ...withToken(orderId),
    },
    withdrawal,
    { signal: AbortSignal.timeout(20_000) },
  )
