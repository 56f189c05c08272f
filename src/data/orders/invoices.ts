import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { mostPrinted } from '@/config/page-limits'
import { vatDisplays } from '@/domain/shop/identity'
import { lines } from '../settings/identity-schema'
import { rpc } from '../supabase/rpc'
import { column, money, numeric, rowOf, textOrNull, timestamp } from '../supabase/schemas'
import { orderKeys } from './order-keys'
import { wholeOrder } from './order-mapper'

const seller = rowOf({
  name: textOrNull,
  address: lines,
  email: textOrNull,
  phone: textOrNull,
  ice: textOrNull,
  taxId: column('if', textOrNull),
  register: column('rc', textOrNull),
  professionalTax: column('tp', v.optional(textOrNull, null)),
  capital: textOrNull,
  vatRate: v.nullable(numeric),
  vatShown: v.picklist(vatDisplays),
})
/** Invoices that were issued before owners made orders have no channel. */
const invoiced = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((row) => ({ channel: 'web', ...row })),
  wholeOrder,
)
const invoice = rowOf({
  number: v.string(),
  issuedAt: timestamp,
  seller,
  /** The order and its lines as they were then. */
  order: column('content', invoiced),
})
const rates = v.array(v.object({ rate: numeric, gross: money, tax: money }))
const creditNote = v.pipe(
  rowOf({
    number: v.string(),
    issuedAt: timestamp,
    amount: money,
    isRefund: v.boolean(),
    seller,
    vat: v.nullable(v.object({ rates })),
  }),
  v.transform(({ vat, ...row }) => ({ ...row, rates: vat?.rates ?? [] })),
)
const orderInvoices = v.array(
  rowOf({
    orderNumber: v.string(),
    /** True when the order lacks neither its invoice nor a credit note. */
    isComplete: v.boolean(),
    invoice: v.nullable(invoice),
    vat: v.nullable(v.object({ lines: v.record(v.string(), numeric), rates })),
    creditNotes: v.array(creditNote),
  }),
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
