import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { cardProviders } from '@/domain/money/card-provider'
import type { Minor } from '@/domain/money/money'
import {
  type Payment,
  paymentMethods,
  paymentStates,
  type Refund,
  refundStates,
  refundWays,
} from '@/domain/money/payment'
import { type CallOutcome, type Confirmation, callOutcomes } from '@/domain/orders/call'
import { type OrderStatus, orderStatuses } from '@/domain/orders/order'
import { rpc } from '../supabase/rpc'
import { money, textOrEmpty, timestamp } from '../supabase/schemas'
import { confirmationEntries, toConfirmation } from './call-mapper'
import { orderKeys } from './order-keys'

const mailStates = ['waiting', 'sent', 'failed', 'dropped'] as const
export type OrderMail = {
  id: number
  template: string
  state: (typeof mailStates)[number]
  at: number
  attempts: number
  /** Can be sent again: what it says is still so. */
  canRepeat: boolean
}
export type OrderNote = { id: number; text: string; author: string; isMine: boolean; at: number }
/** `by` is the email of the owner who recorded it; empty when no owner did. */
export type RecordedPayment = Pick<Payment, 'id' | 'method' | 'provider' | 'amount' | 'status'> & {
  note: string
  by: string
  at: number
}
export type RecordedRefund = Pick<Refund, 'id' | 'amount' | 'way' | 'status'> & {
  reason: string
  by: string
  at: number
}
export type AdminOrderDetail = {
  /** By what the shop knows the customer. */
  customerKey: string
  /** Its position among the customer's orders, how many those are, and what was paid for them and not refunded. */
  place: number
  orders: number
  spent: Minor
  /** How many orders of this email or phone came back, refused or because the customer was not reached. */
  returned: number
  /** The phone number as E.164, +212612345678; null when the typed text is no phone number. */
  phoneE164: string | null
  confirmation: Confirmation
  /** Calls about the order, the first one first. `by` is the email of the owner who called. */
  calls: { outcome: CallOutcome; at: number; by: string }[]
  notes: OrderNote[]
  events: { status: OrderStatus; at: number; actor: string; by: string }[]
  payments: RecordedPayment[]
  refunds: RecordedRefund[]
  mails: OrderMail[]
  /** When an owner made the customer's link again. */
  links: { at: number; by: string }[]
}

/** What only the owner sees of an order; null when there is none. */
export const adminOrderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.adminDetail(id),
    queryFn: ({ signal }) =>
      rpc('admin_order_detail', { p_order_id: id }, v.nullable(detail), { get: true, signal }),
  })

const detailRow = v.object({
  customer_key: v.string(),
  place: v.number(),
  orders: v.number(),
  spent: money,
  returned: v.number(),
  phone_e164: v.nullable(v.string()),
  ...confirmationEntries,
  calls: v.array(v.object({ outcome: v.picklist(callOutcomes), at: timestamp, by: textOrEmpty })),
  notes: v.array(
    v.pipe(
      v.object({ id: v.number(), note: v.string(), author: textOrEmpty, mine: v.boolean(), at: timestamp }),
      v.transform(({ note, mine, ...row }) => ({ ...row, text: note, isMine: mine })),
    ),
  ),
  events: v.array(
    v.object({ status: v.picklist(orderStatuses), at: timestamp, actor: v.string(), by: textOrEmpty }),
  ),
  payments: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        method: v.picklist([...paymentMethods, 'exchange']),
        provider: v.nullable(v.picklist(cardProviders)),
        amount: money,
        status: v.picklist(paymentStates),
        note: textOrEmpty,
        by: textOrEmpty,
        at: timestamp,
        settled_at: v.nullable(timestamp),
      }),
      v.transform(({ settled_at, ...row }) => ({ ...row, at: settled_at ?? row.at })),
    ),
  ),
  refunds: v.array(
    v.pipe(
      v.object({
        id: v.string(),
        amount: money,
        way: v.picklist(refundWays),
        status: v.picklist(refundStates),
        reason: textOrEmpty,
        by: textOrEmpty,
        at: timestamp,
        settled_at: v.nullable(timestamp),
      }),
      v.transform(({ settled_at, ...row }) => ({ ...row, at: settled_at ?? row.at })),
    ),
  ),
  mails: v.array(
    v.pipe(
      v.object({
        id: v.number(),
        template: v.string(),
        state: v.picklist(mailStates),
        at: timestamp,
        attempts: v.number(),
        again: v.boolean(),
      }),
      v.transform(({ again, ...mail }) => ({ ...mail, canRepeat: again })),
    ),
  ),
  links: v.array(v.object({ at: timestamp, by: textOrEmpty })),
})

const detail = v.pipe(
  detailRow,
  v.transform(
    ({ customer_key, phone_e164, confirmation, call_attempts, next_call_at, ...row }): AdminOrderDetail => ({
      ...row,
      customerKey: customer_key,
      phoneE164: phone_e164,
      confirmation: toConfirmation({ confirmation, call_attempts, next_call_at }),
    }),
  ),
)
