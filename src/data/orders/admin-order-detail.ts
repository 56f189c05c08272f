import { queryOptions } from '@tanstack/react-query'
import { type Minor, toMinor } from '@/domain/money'
import type { OrderStatus, PaymentStatus } from '@/domain/order'
import { rest, unwrapMaybe } from '../supabase/rest'
import { toRecord, toRecords, toText, toTime } from '../supabase/values'
import { orderKeys } from './order-keys'

export type Letter = {
  id: number
  template: string
  state: 'waiting' | 'sent' | 'failed' | 'dropped'
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
    queryFn: ({ signal }) => fetchDesk(id, signal),
  })

async function fetchDesk(id: string, signal: AbortSignal): Promise<AdminOrderDetail | null> {
  const answer = await unwrapMaybe(
    rest.rpc('admin_order_detail', { p_order_id: id }, { get: true }).abortSignal(signal),
  )
  if (answer === null) return null
  const row = toRecord(answer)
  const at = (entry: Record<string, unknown>) => toTime(toText(entry.at))
  return {
    place: Number(row.place),
    orders: Number(row.orders),
    spent: toMinor(Number(row.spent)),
    notes: toRecords(row.notes).map((note) => ({
      id: Number(note.id),
      text: toText(note.note),
      author: toText(note.author),
      isMine: note.mine === true,
      at: at(note),
    })),
    events: toRecords(row.events).map((event) => ({
      status: event.status as OrderStatus,
      at: at(event),
      actor: toText(event.actor),
      by: toText(event.by),
    })),
    payments: toRecords(row.payments).map((payment) => ({
      status: payment.status as PaymentStatus,
      at: at(payment),
      reason: toText(payment.reason),
      by: toText(payment.by),
    })),
    letters: toRecords(row.letters).map((letter) => ({
      id: Number(letter.id),
      template: toText(letter.template),
      state: letter.state as Letter['state'],
      at: at(letter),
      attempts: Number(letter.attempts),
      canRepeat: letter.again === true,
    })),
  }
}
