import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Minor, toDecimal, toMinor } from '@/domain/money'
import type { Order, PaymentMethod } from '@/domain/order'
import type { RecordedWay } from '@/domain/payment'
import { AppError } from '../supabase/errors'
import { rest, unwrap } from '../supabase/rest'
import { toRecord } from '../supabase/values'
import { orderKeys } from './order-keys'
import { toAnsweredOrder } from './order-mapper'

type RecordPayment = {
  order: Pick<Order, 'id' | 'paid'>
  method: Exclude<PaymentMethod, 'card'>
  amount: Minor
  /** A day, as `2026-11-24`. */
  paidOn: string
  note: string
}

/**
 * Records money that arrived: a bank transfer, or cash that the courier collected. Resolves to the order as it is then.
 * @throws AppError; see isMoneyConflict
 */
export const useRecordPayment = () =>
  useMoneyMutation(({ order, method, amount, paidOn, note }: RecordPayment) =>
    rest.rpc('record_payment', {
      p_order_id: order.id,
      p_amount: toDecimal(amount),
      p_method: method,
      p_paid_on: paidOn,
      ...(note.trim() && { p_note: note.trim() }),
      p_seen: toDecimal(order.paid),
    }),
  )

/** Removes a payment that was recorded by mistake, within a day. @throws AppError */
export const useUndoPayment = () =>
  useMoneyMutation((paymentId: string) => rest.rpc('undo_payment', { p_payment_id: paymentId }))

type RecordRefund = {
  order: Pick<Order, 'refunded' | 'refundPending'>
  paymentId: string
  amount: Minor
  reason: string
  way: RecordedWay
}

/** Records money that the owner sent back. @throws AppError; see isMoneyConflict and refundLeft */
export const useRecordRefund = () =>
  useMoneyMutation(({ order, paymentId, amount, reason, way }: RecordRefund) =>
    rest.rpc('record_refund', {
      p_payment_id: paymentId,
      p_amount: toDecimal(amount),
      p_reason: reason.trim(),
      p_way: way,
      p_seen: toDecimal(order.refunded + order.refundPending),
    }),
  )

type Answer = Parameters<typeof unwrap>[0]

/** A change of an order's money that is answered with the order. */
function useMoneyMutation<Change>(send: (change: Change) => Answer) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change) => toAnsweredOrder(await unwrap(send(change))),
    onSuccess: (order) => client.setQueryData(orderKeys.detail(order.id), order),
    onSettled: () => settle(client),
  })
}

function settle(client: QueryClient) {
  void client.invalidateQueries({ queryKey: orderKeys.all })
  void client.invalidateQueries({ queryKey: ['sales'] })
}

/** Whether another owner recorded a payment or refund of the order in the meantime. */
export const isMoneyConflict = (error: unknown) =>
  error instanceof AppError && error.code === 'CHANGED_MEANWHILE'

/** What can still be refunded, when that is why a refund was refused. */
export function refundLeft(error: unknown): Minor | null {
  if (!(error instanceof AppError) || error.code !== 'REFUND_EXCEEDS_PAYMENT') return null
  const left = Number(toRecord(error.detail).left)
  return Number.isFinite(left) ? toMinor(left) : 0
}
