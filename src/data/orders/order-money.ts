import * as v from 'valibot'
import { cardProviders } from '@/domain/money/card-provider'
import { paymentMethods, paymentStates, refundStates, refundWays } from '@/domain/money/payment'
import { cancelReasons, paymentStatuses } from '@/domain/orders/order'
import { column, money, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'

/** The columns of an order's money. */
export const moneyEntries = {
  paymentMethod: v.picklist(paymentMethods),
  paymentStatus: v.picklist(paymentStatuses),
  currency: v.string(),
  total: column('total_amount', money),
  paid: column('paid_amount', money),
  refunded: column('refunded_amount', money),
  refundPending: column('refund_pending_amount', money),
  due: column('due_amount', money),
  paymentDueAt: v.nullable(timestamp),
  cancelReason: v.nullable(v.picklist(cancelReasons)),
}

/** The same columns as the `select` of a request. */
export const moneyColumns =
  'payment_method,payment_status,currency,total_amount,paid_amount,refunded_amount,refund_pending_amount,due_amount,payment_due_at,cancel_reason' as const

const payment = rowOf({
  id: v.string(),
  method: v.picklist([...paymentMethods, 'exchange']),
  provider: v.nullable(v.picklist(cardProviders)),
  amount: money,
  status: v.picklist(paymentStates),
  expiresAt: v.nullable(timestamp),
  createdAt: timestamp,
  settledAt: v.nullable(timestamp),
})
const refund = rowOf({
  id: v.string(),
  paymentId: v.string(),
  amount: money,
  way: v.picklist(refundWays),
  status: v.picklist(refundStates),
  createdAt: timestamp,
  settledAt: v.nullable(timestamp),
})

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
