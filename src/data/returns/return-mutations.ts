import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import type { OrderedLine } from '@/domain/orders/order'
import type { OrderReturns, ReturnReason } from '@/domain/orders/return'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'
import { returnKeys } from './return-keys'
import { orderReturns } from './return-mapper'
import { withToken } from './return-queries'

type RequestReturn = {
  /** Made once per request, so that sending it again asks once. */
  id: string
  orderId: string
  lines: {
    itemId: string
    quantity: number
    reason: ReturnReason
    words: string
    /** What is wanted instead; null for a refund. */
    exchange: { size: string; color: string } | null
  }[]
  /** As data URLs. */
  pictures: string[]
}

/**
 * Asks for a return.
 * @throws AppError RETURN_CLOSED, ALREADY_RETURNED, KEY_REUSED when this id was sent with other lines, and of what is wanted instead
 * OUT_OF_STOCK, EXCHANGE_CLOSED, TOO_MANY_EXCHANGES
 */
export const useRequestReturn = () => useReturnsMutation(requestReturn)

export const requestReturn = ({ id, orderId, lines, pictures }: RequestReturn) =>
  rpc(
    'request_return',
    {
      p_id: id,
      p_order_id: orderId,
      p_items: lines.map(({ itemId, exchange, ...line }) => ({
        item: itemId,
        ...line,
        ...(exchange && { exchange }),
      })),
      p_pictures: pictures.map((url) => url.slice(url.indexOf(',') + 1)),
      ...withToken(orderId),
    },
    orderReturns,
    { signal: AbortSignal.timeout(60_000) },
  )

/** Takes back a return that the shop has not answered. @throws AppError CHANGED_MEANWHILE */
export const useWithdrawReturn = () => useReturnsMutation(withdrawReturn)

export const withdrawReturn = ({ id, orderId }: { id: string; orderId: string }) =>
  rpc('withdraw_return', { p_id: id, ...withToken(orderId) }, orderReturns, {
    signal: AbortSignal.timeout(20_000),
  })

/** A change that is answered with the order's returns. */
function useReturnsMutation<Change>(mutationFn: (change: Change) => Promise<OrderReturns>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (returns) => client.setQueryData(returnKeys.ofOrder(returns.orderId), returns),
    onSettled: () => client.invalidateQueries({ queryKey: returnKeys.all }),
  })
}

/**
 * A secret that opens the returns of a delivered order for an hour, by the order's number and email; null when there is none
 * with both. Each time counts against the limit of tracking.
 * @throws AppError `rate-limited` beyond the limit
 */
export const useOpenReturn = () => useMutation({ mutationFn: openReturn })

export const openReturn = (input: { number: string; email: string }) =>
  rpc(
    'open_return',
    { p_order_number: input.number, p_email: input.email },
    v.nullable(rowOf({ orderId: v.string(), token: v.string() })),
    { signal: AbortSignal.timeout(20_000) },
  )

/**
 * The items of a delivered order, by its number and email. Each time counts against the limit of tracking.
 * @throws AppError `rate-limited` beyond the limit, `not-found` when there is none with both
 */
export async function openItems(input: { number: string; email: string }): Promise<OrderedLine[]> {
  const opened = await openReturn(input)
  const order =
    opened &&
    (await rpc(
      'order_returns',
      { p_order_id: opened.orderId, p_token: opened.token },
      v.nullable(orderReturns),
      { signal: AbortSignal.timeout(20_000) },
    ))
  if (!order) throw new AppError('not-found', 'ORDER_NOT_FOUND')
  return order.items.map(({ id, slug, name, image, size, color, quantity }) => ({
    ...{ id, name, image, size, color, quantity },
    shown: { name, size, color },
    productId: null,
    productSlug: slug,
  }))
}
