import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { bookingKinds } from '@/domain/orders/accounting'
import { rpc } from '../supabase/rpc'
import { column, money, numeric, rowOf, timestamp } from '../supabase/schemas'
import { salesKeys } from './sales-keys'

const rates = v.array(v.object({ rate: numeric, gross: money, tax: money }))
const month = rowOf({
  sums: v.array(
    v.object({
      kind: v.picklist(bookingKinds),
      currency: v.string(),
      way: v.nullable(v.string()),
      count: v.number(),
      amount: money,
      rates,
    }),
  ),
  withoutInvoice: v.number(),
})

/** What an accountant books of a month, `2026-11`, in sums. */
export const accountingMonthQuery = (of: string) =>
  queryOptions({
    queryKey: salesKeys.month(of),
    queryFn: ({ signal }) => rpc('accounting_month', { p_month: of }, month, { get: true, signal }),
  })

const entries = v.array(
  rowOf({
    kind: v.picklist(bookingKinds),
    id: v.string(),
    at: timestamp,
    /** As the database wrote it: the next page begins after it. */
    wroteAt: column('at', v.string()),
    orderNumber: v.string(),
    forNumber: v.nullable(v.string()),
    currency: v.string(),
    amount: money,
    rates,
    way: v.nullable(v.string()),
    reference: v.nullable(v.string()),
    customer: v.object({
      name: v.string(),
      company: v.nullable(v.string()),
      number: v.nullable(v.string()),
      country: v.nullable(v.string()),
    }),
  }),
)

/** As many as private.accounting_entries returns at once. */
const pageSize = 1000

/** Everything that is booked of a month, in the order of time. */
export async function fetchBookings(of: string) {
  const all: v.InferOutput<typeof entries> = []
  for (;;) {
    const last = all.at(-1)
    const page = await rpc(
      'accounting_entries',
      { p_month: of, ...(last && { p_at: last.wroteAt, p_id: last.id }) },
      entries,
      { get: true },
    )
    all.push(...page)
    if (page.length < pageSize) return all
  }
}
