import { useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { type Minor, toDecimal } from '@/domain/money/money'
import type { PaymentMethod, RecordedWay } from '@/domain/money/payment'
import type { Order } from '@/domain/orders/order'
import { salesKeys } from '../sales/sales-keys'
import { detailOf } from '../supabase/answer'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { money } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { orderKeys } from './order-keys'
import { order } from './order-mapper'

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
export const useRecordPayment = () => useMoneyMutation(recordPayment)

export const recordPayment = ({ order: { id, paid }, method, amount, paidOn, note }: RecordPayment) =>
  rpc(
    'record_payment',
    {
      p_order_id: id,
      p_amount: toDecimal(amount),
      p_method: method,
      p_paid_on: paidOn,
      ...(note.trim() && { p_note: note.trim() }),
      p_seen: toDecimal(paid),
    },
    order,
  )

/** Removes a payment that was recorded by mistake, within a day. @throws AppError */
export const useUndoPayment = () => useMoneyMutation(undoPayment)

export const undoPayment = (paymentId: string) => rpc('undo_payment', { p_payment_id: paymentId }, order)

type RecordRefund = {
  order: Pick<Order, 'refunded' | 'refundPending'>
  paymentId: string
  amount: Minor
  reason: string
  way: RecordedWay
}

/** Records money that the owner sent back. @throws AppError; see isMoneyConflict and refundLeft */
export const useRecordRefund = () => useMoneyMutation(recordRefund)

export const recordRefund = ({ order: seen, paymentId, amount, reason, way }: RecordRefund) =>
  rpc(
    'record_refund',
    {
      p_payment_id: paymentId,
      p_amount: toDecimal(amount),
      p_reason: reason.trim(),
      p_way: way,
      p_seen: toDecimal(seen.refunded + seen.refundPending),
    },
    order,
  )

/** A change of an order's money that is answered with the order. */
function useMoneyMutation<Change>(mutationFn: (change: Change) => Promise<Order>) {
  const client = useQueryClient()
  const refresh = useRefresh(orderKeys.all, salesKeys.all)
  return useMutation({
    mutationFn,
    onSuccess: (changed) => client.setQueryData(orderKeys.detail(changed.id), changed),
    onSettled: () => void refresh(),
  })
}

/** Whether another owner recorded a payment or refund of the order in the meantime. */
export const isMoneyConflict = (error: unknown) =>
  error instanceof AppError && error.code === 'CHANGED_MEANWHILE'

/** What can still be refunded, when a refund was refused as too high; null for another error. */
export const refundLeft = (error: unknown): Minor | null =>
  detailOf(error, 'REFUND_EXCEEDS_PAYMENT', v.object({ left: money }))?.left ?? null
