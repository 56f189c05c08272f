import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useMay } from '@/admin/shared/page/access'
import { LoadingError, StateNote } from '@/admin/shared/page/state-note'
import { WrittenSheet } from '@/admin/shared/papers/paper'
import { mostPrinted } from '@/config/page-limits'
import { adminOrders } from '@/content/admin/orders/orders'
import { printedOrdersQuery } from '@/data/orders/admin-order-queries'
import { invoicesQuery, useIssueInvoices } from '@/data/orders/invoices'
import { packingSlipsQuery } from '@/data/orders/print-lists'
import { slipsToPrint } from '@/domain/orders/parcel'
import type { Language } from '@/domain/text/language'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast/toast'
import { CreditNote } from './credit-note'
import { Invoice } from './invoice'
import { IssueHint } from './issue-hint'
import { PackingSlipSheet } from './packing-slip'
import { LabelsPage, PickListPage } from './print-lists'
import { PrintedPages } from './printed-pages'

const words = adminOrders.print

/** What is printed of one or more orders. */
export function PrintPage() {
  const { document } = useParams()
  const [params] = useSearchParams()
  const numbers = [...new Set((params.get('orders') ?? '').split(',').filter(Boolean))].slice(0, mostPrinted)
  if (document === 'pick-list') return <PickListPage numbers={numbers} />
  if (document === 'label') return <LabelsPage numbers={numbers} />
  if (document === 'packing-slip') return <PackingSlipsPage numbers={numbers} parcel={params.get('parcel')} />
  return <InvoicesPage numbers={numbers} />
}

/** Packing slips, one page for what is still to be packed of each order or for each of its parcels. */
function PackingSlipsPage({ numbers, parcel }: { numbers: readonly string[]; parcel: string | null }) {
  const isAsked = numbers.length > 0
  const orders = useQuery({ ...printedOrdersQuery(numbers), enabled: isAsked })
  const slips = useQuery({ ...packingSlipsQuery(numbers), enabled: isAsked })
  const pages = slips.data && slipsToPrint(slips.data, parcel === null ? null : Number(parcel))
  const isReady = !isAsked || (orders.data && pages)
  const failed = orders.isLoadingError ? orders : slips.isLoadingError ? slips : null
  return (
    <PrintedPages
      title={words.packingSlips(pages?.length ?? numbers.length)}
      action={{ label: words.print, isDisabled: !pages?.length, run: () => print() }}
    >
      {!isReady && !failed && <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />}
      {failed && <LoadingError title={words.error} query={failed} />}
      {isReady && !pages?.length && <StateNote {...words.nothingToPack} />}
      {pages?.map((slip) => {
        const order = orders.data?.find(({ number }) => number === slip.orderNumber)
        return (
          order && (
            <Sheet
              key={`${order.id} ${slip.parcel}`}
              language={order.language}
              label={[words.packingSlip, order.number, slip.parcel].filter(Boolean).join(' ')}
            >
              <PackingSlipSheet order={order} slip={slip} />
            </Sheet>
          )
        )
      })}
    </PrintedPages>
  )
}

/** Invoices with their credit notes, one page each. */
function InvoicesPage({ numbers }: { numbers: readonly string[] }) {
  const isAsked = numbers.length > 0
  const printed = useQuery({ ...printedOrdersQuery(numbers), enabled: isAsked })
  const invoices = useQuery({ ...invoicesQuery(numbers), enabled: isAsked })
  const issue = useIssueInvoices()
  const mayIssue = useMay()('payments')
  const count = printed.data?.length ?? numbers.length

  const orders = isAsked ? invoices.data && printed.data : []
  const missing = mayIssue ? (invoices.data?.filter(({ isComplete }) => !isComplete).length ?? 0) : 0
  const failed = printed.isLoadingError ? printed : invoices.isLoadingError ? invoices : null
  const onPrint = () => {
    if (missing === 0) print()
    else
      issue.mutate(numbers, {
        // A frame later, when the numbers are on the page.
        onSuccess: () => setTimeout(() => print()),
        onError: () => showToast({ title: words.issueFailed, tone: 'error' }),
      })
  }
  return (
    <PrintedPages
      title={words.invoices(count)}
      action={{
        label: issue.isPending ? words.issuing : missing > 0 ? words.issue(missing) : words.print,
        isDisabled: !orders || orders.length === 0 || issue.isPending,
        run: onPrint,
      }}
    >
      {missing > 0 && <IssueHint />}
      {isAsked && !orders && !failed && <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />}
      {failed && <LoadingError title={words.error} query={failed} />}
      {orders?.length === 0 && <StateNote {...words.missing} />}
      {orders?.flatMap((order) => {
        const ofOrder = invoices.data?.find(({ orderNumber }) => orderNumber === order.number)
        const invoice = ofOrder?.invoice ?? null
        return [
          <Sheet key={order.id} language={order.language} label={`${words.invoice} ${order.number}`}>
            <Invoice order={order} issued={invoice} vat={ofOrder?.vat ?? null} />
          </Sheet>,
          ...(invoice
            ? (ofOrder?.creditNotes ?? []).map((note) => (
                <Sheet
                  key={note.number}
                  language={order.language}
                  label={`${words.creditNote} ${note.number}`}
                >
                  <CreditNote note={note} invoice={invoice.number} order={invoice.order} />
                </Sheet>
              ))
            : []),
        ]
      })}
    </PrintedPages>
  )
}

/** One page of paper, or several where its contents are long. */
function Sheet({ children, ...of }: { language: Language; label: string; children: ReactNode }) {
  return (
    <WrittenSheet
      {...of}
      className="mx-auto flex w-full max-w-3xl flex-col bg-surface-raised p-5 text-ink md:min-h-[62rem] md:rounded-surface md:border md:border-line md:p-12 md:shadow-rest print:min-h-0 print:max-w-none print:break-after-page print:border-0 print:bg-transparent print:p-0 print:shadow-none print:last:break-after-auto"
    >
      {children}
    </WrittenSheet>
  )
}
