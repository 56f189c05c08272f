import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { mostPrinted } from '@/config/page-limits'
import { vatDisplays } from '@/domain/shop/identity'
import { rpc } from '../supabase/rpc'
import { money, numeric, timestamp } from '../supabase/schemas'
import { orderKeys } from './order-keys'
import { wholeOrder } from './order-mapper'

const line = v.nullable(v.string())
const seller = v.pipe(
  v.object({
    name: line,
    address: line,
    email: line,
    phone: line,
    ice: line,
    if: line,
    rc: line,
    tp: v.optional(line, null),
    capital: line,
    vat_rate: v.nullable(numeric),
    vat_shown: v.picklist(vatDisplays),
  }),
  v.transform(({ address, if: taxId, rc, tp, vat_rate, vat_shown, ...row }) => ({
    ...row,
    address: address?.split('\n') ?? [],
    taxId,
    register: rc,
    professionalTax: tp,
    vatRate: vat_rate,
    vatShown: vat_shown,
  })),
)
/** Invoices that were issued before owners made orders have no channel. */
const invoiced = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((row) => ({ channel: 'web', ...row })),
  wholeOrder,
)
const invoice = v.pipe(
  v.object({ number: v.string(), issued_at: timestamp, seller, content: invoiced }),
  v.transform(({ issued_at, content, ...row }) => ({
    ...row,
    issuedAt: issued_at,
    /** The order and its lines as they were then. */
    order: content,
  })),
)
const rates = v.array(v.object({ rate: numeric, gross: money, tax: money }))
const creditNote = v.pipe(
  v.object({
    number: v.string(),
    issued_at: timestamp,
    amount: money,
    is_refund: v.boolean(),
    seller,
    vat: v.nullable(v.object({ rates })),
  }),
  v.transform(({ issued_at, is_refund, vat, ...row }) => ({
    ...row,
    issuedAt: issued_at,
    isRefund: is_refund,
    rates: vat?.rates ?? [],
  })),
)
const orderInvoices = v.array(
  v.pipe(
    v.object({
      order_number: v.string(),
      is_complete: v.boolean(),
      invoice: v.nullable(invoice),
      vat: v.nullable(v.object({ lines: v.record(v.string(), numeric), rates })),
      credit_notes: v.array(creditNote),
    }),
    v.transform(({ order_number, is_complete, credit_notes, ...row }) => ({
      ...row,
      orderNumber: order_number,
      /** True when the order lacks neither its invoice nor a credit note. */
      isComplete: is_complete,
      creditNotes: credit_notes,
    })),
  ),
)
/** The invoice and credit notes of an order; the invoice is null until it is issued. */
export type OrderInvoices = v.InferOutput<typeof orderInvoices>[number]
/** The VAT within it, in percent by the item's id, and what each rate comes to; null where the shop charges none. */
export type InvoiceVat = OrderInvoices['vat']
export type VatRate = NonNullable<InvoiceVat>['rates'][number]
export type CreditNote = OrderInvoices['creditNotes'][number]

/** The invoices and credit notes of orders, as far as they were issued. */
export const invoicesQuery = (numbers: readonly string[]) =>
  queryOptions({
    queryKey: orderKeys.invoices(numbers),
    queryFn: ({ signal }) =>
      rpc('read_invoices', { p_numbers: numbers.slice(0, mostPrinted) }, orderInvoices, { signal }),
    staleTime: 0,
  })

/** Issues what orders lack of invoices and credit notes, each under the next number. */
export function useIssueInvoices() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: issueInvoices,
    onSuccess: (issued, numbers) => client.setQueryData(orderKeys.invoices(numbers), issued),
  })
}

export const issueInvoices = (numbers: readonly string[]) =>
  rpc('issue_invoices', { p_numbers: numbers.slice(0, mostPrinted) }, orderInvoices)
