import * as v from 'valibot'
import { cardProviders } from '@/domain/money/card-provider'
import { paymentMethods, paymentStates, refundStates, refundWays } from '@/domain/money/payment'
import { cancelReasons, type OrderMoney, paymentStatuses } from '@/domain/orders/order'
import { money, textOrEmpty, timestamp } from '../supabase/schemas'

/** The columns of an order's money. */
export const moneyEntries = {
  payment_method: v.picklist(paymentMethods),
  payment_status: v.picklist(paymentStatuses),
  currency: v.string(),
  total_amount: money,
  paid_amount: money,
  refunded_amount: money,
  refund_pending_amount: money,
  due_amount: money,
  payment_due_at: v.nullable(timestamp),
  cancel_reason: v.nullable(v.picklist(cancelReasons)),
}

/** The same columns as the `select` of a request. */
export const moneyColumns =
  'payment_method,payment_status,currency,total_amount,paid_amount,refunded_amount,refund_pending_amount,due_amount,payment_due_at,cancel_reason' as const

const orderMoney = v.object(moneyEntries)
export const toOrderMoney = (row: v.InferOutput<typeof orderMoney>): OrderMoney => ({
  paymentMethod: row.payment_method,
  paymentStatus: row.payment_status,
  currency: row.currency,
  total: row.total_amount,
  paid: row.paid_amount,
  refunded: row.refunded_amount,
  refundPending: row.refund_pending_amount,
  due: row.due_amount,
  paymentDueAt: row.payment_due_at,
  cancelReason: row.cancel_reason,
})

const payment = v.pipe(
  v.object({
    id: v.string(),
    method: v.picklist([...paymentMethods, 'exchange']),
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

/** Payments, refunds and, for a transfer that is due, the account. */
export const wholeMoneyEntries = {
  payments: v.array(payment),
  refunds: v.array(refund),
  bank: v.nullable(
    v.object({
      holder: v.string(),
      bank: textOrEmpty,
      account: v.string(),
      swift: textOrEmpty,
      reference: v.string(),
    }),
  ),
}
