import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { ChosenWay } from '@/domain/money/payment'
import type { AdminReturn, ItemCondition, ReturnState, ReturnTab } from '@/domain/orders/return'
import { orderKeys } from '../orders/order-keys'
import { productKeys } from '../products/product-keys'
import { salesKeys } from '../sales/sales-keys'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'
import { isUuid } from '../supabase/uuid'
import { returnKeys } from './return-keys'
import { adminReturn } from './return-mapper'

export const returnsPerPage = 50

const list = v.object({
  counts: v.object({ requested: v.number(), approved: v.number(), received: v.number() }),
  total: v.number(),
  /** How to send a parcel, as the last approval said. */
  instructions: v.string(),
  returns: v.array(adminReturn),
})

/** A page of returns by what is to be done, with the counts of all that are open. */
export const returnsQuery = (tab: ReturnTab = 'requested', page = 1) =>
  queryOptions({
    queryKey: returnKeys.list(tab, page),
    queryFn: ({ signal }) =>
      rpc('list_returns', { p_tab: tab, p_page: page, p_size: returnsPerPage }, list, { get: true, signal }),
    placeholderData: keepPreviousData,
  })

/** One return; null when there is none. */
export const adminReturnQuery = (id: string) =>
  queryOptions({
    queryKey: returnKeys.detail(id),
    queryFn: async ({ signal }) =>
      isUuid(id) ? rpc('get_return', { p_id: id }, v.nullable(adminReturn), { get: true, signal }) : null,
  })

/** The returns of an order, the first one first. */
export const adminOrderReturnsQuery = (orderId: string) =>
  queryOptions({
    queryKey: returnKeys.adminOfOrder(orderId),
    queryFn: ({ signal }) =>
      rpc('get_order_returns', { p_order_id: orderId }, v.array(adminReturn), { get: true, signal }),
  })

type Decision = {
  id: string
  state: Extract<ReturnState, 'requested' | 'approved' | 'declined'>
  /** As the owner saw it. */
  seen: ReturnState
  answer: string
}

/** Approves or declines a return, or takes that back. @throws AppError; see isReturnConflict */
export const useDecideReturn = () => useReturnMutation(decideReturn)

export const decideReturn = ({ id, state, seen, answer }: Decision) =>
  rpc('decide_return', { p_id: id, p_state: state, p_seen: seen, p_answer: answer }, adminReturn)

type Received = {
  id: string
  lines: { id: string; received: number; condition: ItemCondition; isRestocked: boolean }[]
}

/** Records what arrived of a return. @throws AppError; see isReturnConflict */
export const useReceiveReturn = () => useReturnMutation(receiveReturn)

export const receiveReturn = ({ id, lines }: Received) =>
  rpc(
    'receive_return',
    { p_id: id, p_items: lines.map(({ isRestocked, ...line }) => ({ ...line, restocked: isRestocked })) },
    adminReturn,
  )

type ReturnRefund = {
  returnId: string
  /** The id that the browser makes once per refund; a refund through the card provider has it. */
  refundId: string
  paymentId: string
  amount: Minor
  reason: string
  way: ChosenWay
  /** What was refunded, or is under way, as the owner saw it. */
  seen: Minor
}

/**
 * Records what the owner sent back for a return, which closes it. For a refund through the card provider it only announces
 * the refund's id: the return closes when that refund is sent.
 * @throws AppError; see isReturnConflict and refundLeft
 */
export const useRefundReturn = () => useReturnMutation(refundReturn)

export const refundReturn = ({ returnId, refundId, paymentId, amount, reason, way, seen }: ReturnRefund) =>
  rpc(
    'refund_return',
    {
      p_id: returnId,
      p_refund_id: refundId,
      p_payment_id: paymentId,
      p_amount: toDecimal(amount),
      p_reason: reason.trim(),
      p_way: way,
      p_seen: toDecimal(seen),
    },
    adminReturn,
  )

/** Sends what a received return wants instead, by an order of its own. @throws AppError NOT_PAID, OUT_OF_STOCK; see isReturnConflict */
export const useExchangeReturn = () => useReturnMutation(exchangeReturn)

export const exchangeReturn = (id: string) => rpc('exchange_return', { p_id: id }, adminReturn)

/** Closes a received return without a refund. @throws AppError; see isReturnConflict */
export const useCloseReturn = () => useReturnMutation(closeReturn)

export const closeReturn = ({ id, answer }: { id: string; answer: string }) =>
  rpc('close_return', { p_id: id, p_answer: answer }, adminReturn)

/** A change that is answered with the return. */
function useReturnMutation<Change>(mutationFn: (change: Change) => Promise<AdminReturn>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: (changed) => client.setQueryData(returnKeys.detail(changed.id), changed),
    onSettled: useRefresh(returnKeys.all, orderKeys.all, salesKeys.all, productKeys.all),
  })
}

/** Whether the shopper or another owner changed the return in the meantime. */
export const isReturnConflict = (error: unknown) =>
  error instanceof AppError && (error.code === 'CHANGED_MEANWHILE' || error.code === 'NOTHING_TO_EXCHANGE')
