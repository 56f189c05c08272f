import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Minor } from '@/domain/money'
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from '@/domain/order'
import { rpc } from '../supabase/rpc'
import { money, timestamp } from '../supabase/schemas'
import { orderKeys } from './order-keys'

const letterStates = ['waiting', 'sent', 'failed', 'dropped'] as const

export type Letter = {
  id: number
  template: string
  state: (typeof letterStates)[number]
  at: number
  attempts: number
  /** Can be sent again: what it says is still so. */
  canRepeat: boolean
}
export type OrderNote = { id: number; text: string; author: string; isMine: boolean; at: number }
export type AdminOrderDetail = {
  /** Its position among the customer's orders, how many those are, and what they spent without cancelled orders. */
  place: number
  orders: number
  spent: Minor
  notes: OrderNote[]
  events: { status: OrderStatus; at: number; actor: string; by: string }[]
  payments: { status: PaymentStatus; at: number; reason: string; by: string }[]
  letters: Letter[]
}

/** What only the owner sees of an order; null when there is none. */
export const adminOrderDetailQuery = (id: string) =>
  queryOptions({
    queryKey: orderKeys.adminDetail(id),
    queryFn: ({ signal }) =>
      rpc('admin_order_detail', { p_order_id: id }, v.nullable(detail), { get: true, signal }),
  })

const textOrEmpty = v.pipe(
  v.nullable(v.string()),
  v.transform((text) => text ?? ''),
)

const detail: v.GenericSchema<unknown, AdminOrderDetail> = v.object({
  place: v.number(),
  orders: v.number(),
  spent: money,
  notes: v.array(
    v.pipe(
      v.object({ id: v.number(), note: v.string(), author: textOrEmpty, mine: v.boolean(), at: timestamp }),
      v.transform(({ note, mine, ...row }) => ({ ...row, text: note, isMine: mine })),
    ),
  ),
  events: v.array(
    v.object({
      status: v.picklist(orderStatuses),
      at: timestamp,
      actor: v.string(),
      by: textOrEmpty,
    }),
  ),
  payments: v.array(
    v.object({
      status: v.picklist(paymentStatuses),
      at: timestamp,
      reason: textOrEmpty,
      by: textOrEmpty,
    }),
  ),
  letters: v.array(
    v.pipe(
      v.object({
        id: v.number(),
        template: v.string(),
        state: v.picklist(letterStates),
        at: timestamp,
        attempts: v.number(),
        again: v.boolean(),
      }),
      v.transform(({ again, ...letter }) => ({ ...letter, canRepeat: again })),
    ),
  ),
})
