import * as v from 'valibot'
import { cancelReasons, type OrderMoney, paymentMethods, paymentStatuses } from '@/domain/order'
import { cardProviders, paymentStates, refundStates, refundWays } from '@/domain/payment'
import { parseAnswer } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'

const orderMoney = v.object({
  payment_method: v.picklist(paymentMethods),
  payment_status: v.picklist(paymentStatuses),
  total_amount: money,
  paid_amount: money,
  refunded_amount: money,
  refund_pending_amount: money,
  due_amount: money,
  payment_due_at: v.nullable(timestamp),
  cancel_reason: v.nullable(v.picklist(cancelReasons)),
})

/** The columns of a list that `toOrderMoney` needs. */
export const moneyColumns =
  'payment_method,payment_status,total_amount,paid_amount,refunded_amount,refund_pending_amount,due_amount,payment_due_at,cancel_reason' as const

/** @throws AppError WRONG_ANSWER */
export function toOrderMoney(row: Record<string, unknown>): OrderMoney {
  const answer = parseAnswer('An order', orderMoney, row)
  return {
    paymentMethod: answer.payment_method,
    paymentStatus: answer.payment_status,
    total: answer.total_amount,
    paid: answer.paid_amount,
    refunded: answer.refunded_amount,
    refundPending: answer.refund_pending_amount,
    due: answer.due_amount,
    paymentDueAt: answer.payment_due_at,
    cancelReason: answer.cancel_reason,
  }
}

const payment = v.pipe(
  v.object({
    id: v.string(),
    method: v.picklist(paymentMethods),
    provider: v.nullable(v.picklist(cardProviders)),
    amount: money,
    status: v.picklist(paymentStates),
    expires_at: v.nullable(timestamp),
    created_at: timestamp,
    settled_at: v.nullable(timestamp),
  }),
  v.transform(({ expires_at, created_at, settled_at, ...row }) => ({
    ...row,
    expiresAt: expires_at,
    createdAt: created_at,
    settledAt: settled_at,
  })),
)
const refund = v.pipe(
  v.object({
    id: v.string(),
    payment_id: v.string(),
    amount: money,
    way: v.picklist(refundWays),
    status: v.picklist(refundStates),
    created_at: timestamp,
    settled_at: v.nullable(timestamp),
  }),
  v.transform(({ payment_id, created_at, settled_at, ...row }) => ({
    ...row,
    paymentId: payment_id,
    createdAt: created_at,
    settledAt: settled_at,
  })),
)
const text = v.pipe(
  v.nullable(v.string()),
  v.transform((value) => value ?? ''),
)
const wholeMoney = v.object({
  payments: v.array(payment),
  refunds: v.array(refund),
  bank: v.nullable(
    v.object({ holder: v.string(), bank: text, account: v.string(), swift: text, reference: v.string() }),
  ),
})

/** Payments, refunds and, for a transfer that is due, the account. @throws AppError WRONG_ANSWER */
export const toWholeMoney = (row: Record<string, unknown>) => parseAnswer('An order', wholeMoney, row)
