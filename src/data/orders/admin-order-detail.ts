import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { cardProviders } from '@/domain/money/card-provider'
import { paymentMethods, paymentStates, refundStates, refundWays } from '@/domain/money/payment'
import { callOutcomes } from '@/domain/orders/call'
import { orderStatuses } from '@/domain/orders/order'
import { rpc } from '../supabase/rpc'
import { column, money, part, rowOf, textOrEmpty, timestamp } from '../supabase/schemas'
import { confirmation } from './call-mapper'
import { orderKeys } from './order-keys'

/** What only the owner sees of an order; null when there is none. */
export const adminOrderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.adminDetail(id),
    queryFn: ({ signal }) =>
      rpc('admin_order_detail', { p_order_id: id }, v.nullable(detail), { get: true, signal }),
  })

/** `by` is the email of the owner who did it; empty when no owner did. */
const deed = { by: textOrEmpty, at: timestamp }
const settled = { ...deed, settledAt: v.nullable(timestamp) }

const detail = rowOf({
  /** By what the shop knows the customer. */
  customerKey: v.string(),
  /** Its position among the customer's orders, how many those are, and what was paid for them and not refunded. */
  place: v.number(),
  orders: v.number(),
  spent: money,
  /** How many orders of this email or phone came back, refused or because the customer was not reached. */
  returned: v.number(),
  /** The phone number as E.164, +212612345678; null when the typed text is no phone number. */
  phoneE164: v.nullable(v.string()),
  confirmation: part(confirmation),
  /** Calls about the order, the first one first. */
  calls: v.array(v.object({ outcome: v.picklist(callOutcomes), ...deed })),
  notes: v.array(
    rowOf({
      id: v.number(),
      text: column('note', v.string()),
      author: textOrEmpty,
      isMine: column('mine', v.boolean()),
      at: timestamp,
    }),
  ),
  events: v.array(v.object({ status: v.picklist(orderStatuses), actor: v.string(), ...deed })),
  payments: v.array(
    v.pipe(
      rowOf({
        id: v.string(),
        method: v.picklist([...paymentMethods, 'exchange']),
        provider: v.nullable(v.picklist(cardProviders)),
        amount: money,
        status: v.picklist(paymentStates),
        note: textOrEmpty,
        ...settled,
      }),
      v.transform(({ settledAt, ...row }) => ({ ...row, at: settledAt ?? row.at })),
    ),
  ),
  refunds: v.array(
    v.pipe(
      rowOf({
        id: v.string(),
        amount: money,
        way: v.picklist(refundWays),
        status: v.picklist(refundStates),
        reason: textOrEmpty,
        ...settled,
      }),
      v.transform(({ settledAt, ...row }) => ({ ...row, at: settledAt ?? row.at })),
    ),
  ),
  mails: v.array(
    rowOf({
      id: v.number(),
      template: v.string(),
      state: v.picklist(['waiting', 'sent', 'failed', 'dropped']),
      at: timestamp,
      attempts: v.number(),
      /** Can be sent again: what it says is still so. */
      canRepeat: column('again', v.boolean()),
    }),
  ),
  /** When an owner made the customer's link again. */
  links: v.array(v.object(deed)),
})
export type AdminOrderDetail = v.InferOutput<typeof detail>
export type OrderNote = AdminOrderDetail['notes'][number]
export type OrderMail = AdminOrderDetail['mails'][number]
export type RecordedPayment = AdminOrderDetail['payments'][number]
export type RecordedRefund = AdminOrderDetail['refunds'][number]
