import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { orderKeys } from '../orders/order-keys'
import { rpc } from '../supabase/rpc'
import { timestamp } from '../supabase/schemas'
import { isUuid } from '../supabase/uuid'
import { returnKeys } from './return-keys'
import { withToken } from './return-queries'

const line = { id: v.string(), product_name: v.string(), size: v.string(), color: v.string() }
const withdrawal = v.pipe(
  v.object({
    order_id: v.string(),
    order_number: v.string(),
    has_email: v.boolean(),
    is_open: v.boolean(),
    until: v.nullable(timestamp),
    items: v.array(
      v.pipe(
        v.object({ ...line, left: v.number() }),
        v.transform(({ product_name, ...row }) => ({ ...row, name: product_name })),
      ),
    ),
    statements: v.array(
      v.pipe(
        v.object({
          id: v.string(),
          at: timestamp,
          name: v.string(),
          email: v.nullable(v.string()),
          is_mailed: v.boolean(),
          items: v.array(
            v.pipe(
              v.object({ ...line, quantity: v.number() }),
              v.transform(({ product_name, ...row }) => ({ ...row, name: product_name })),
            ),
          ),
          return_number: v.nullable(v.string()),
        }),
        v.transform(({ return_number, is_mailed, ...row }) => ({
          ...row,
          isMailed: is_mailed,
          returnNumber: return_number,
        })),
      ),
    ),
  }),
  v.transform(({ order_id, order_number, has_email, is_open, ...row }) => ({
    ...row,
    orderId: order_id,
    orderNumber: order_number,
    hasEmail: has_email,
    isOpen: is_open,
  })),
)
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
