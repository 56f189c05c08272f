import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { mostPrinted } from '@/config/page-limits'
import { admin } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import { printedOrdersQuery } from '@/data/orders/admin-order-queries'
import { papersQuery, useIssuePapers } from '@/data/orders/papers'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { showToast } from '@/ui/toast'
import { ErrorNote, StateNote } from '../shared/state-note'
import { CreditNote } from './credit-note'
import { Invoice } from './invoice'
import { PackingSlip } from './packing-slip'
import { LabelsPage, PickListPage } from './print-lists'

const words = adminOrders.print

/** What is printed of one or more orders. */
export function PrintPage() {
  const { document } = useParams()
  const [params] = useSearchParams()
  const numbers = [...new Set((params.get('orders') ?? '').split(',').filter(Boolean))].slice(0, mostPrinted)
  if (document === 'pick-list') return <PickListPage numbers={numbers} />
  if (document === 'label') return <LabelsPage numbers={numbers} />
  return <PapersPage numbers={numbers} isPackingSlip={document === 'packing-slip'} />
}

/** Packing slips, or invoices with their credit notes, one page each. */
function PapersPage({ numbers, isPackingSlip }: { numbers: readonly string[]; isPackingSlip: boolean }) {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isAsked = numbers.length > 0
  const printed = useQuery({ ...printedOrdersQuery(numbers), enabled: isAsked })
  const papers = useQuery({ ...papersQuery(numbers), enabled: isAsked && !isPackingSlip })
  const issue = useIssuePapers()
  const count = printed.data?.length ?? numbers.length
  const title = isPackingSlip ? words.packingSlips(count) : words.invoices(count)
  usePageHead({ title: admin.title(title), hidden: true })

  const isReady = isPackingSlip || papers.data !== undefined
  const orders = isAsked ? (isReady ? printed.data : undefined) : []
  const missing = papers.data?.filter(({ isComplete }) => !isComplete).length ?? 0
  const failed = printed.isLoadingError ? printed : papers.isLoadingError ? papers : null
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
    <div className="grid gap-6 print:block md:p-6">
      <header className="sticky top-0 z-10 flex min-h-16 items-center gap-2 border-b border-line bg-paper px-4 md:-mx-6 md:-mt-6 md:px-6 print:hidden">
        <button
          type="button"
          aria-label={words.back}
          title={words.back}
          onClick={() => void (key === 'default' ? navigate(adminPaths.orders) : navigate(-1))}
          className="grid size-11 place-items-center rounded-control hover:bg-sand"
        >
          <ArrowLeft size={20} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
        </button>
        <h1 className="truncate font-text text-20 font-semibold tracking-tight">{title}</h1>
        <Button
          size="small"
          className="ms-auto max-md:min-h-11"
          disabled={!orders || orders.length === 0 || issue.isPending}
          onClick={onPrint}
        >
          <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
          {issue.isPending ? words.issuing : missing > 0 ? words.issue(missing) : words.print}
        </Button>
      </header>
      {missing > 0 && (
        <p className="mx-auto w-full max-w-3xl px-4 text-muted md:px-0 print:hidden">{words.issueHint}</p>
      )}
      {isAsked && !orders && !failed && <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />}
      {failed && <ErrorNote title={words.error} error={failed.error} retry={() => void failed.refetch()} />}
      {orders?.length === 0 && <StateNote {...words.missing} />}
      {orders?.flatMap((order) => {
        if (isPackingSlip)
          return (
            <Sheet key={order.id} label={`${words.packingSlip} ${order.number}`}>
              <PackingSlip order={order} />
            </Sheet>
          )
        const paper = papers.data?.find(({ orderNumber }) => orderNumber === order.number)
        const invoice = paper?.invoice ?? null
        return [
          <Sheet key={order.id} label={`${words.invoice} ${order.number}`}>
            <Invoice order={order} paper={invoice} />
          </Sheet>,
          ...(invoice
            ? (paper?.creditNotes ?? []).map((note) => (
                <Sheet key={note.number} label={`${words.creditNote} ${note.number}`}>
                  <CreditNote note={note} invoice={invoice.number} order={invoice.order} />
                </Sheet>
              ))
            : []),
        ]
      })}
    </div>
  )
}

/** One page of paper, or several where its contents are long. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article
      aria-label={label}
      className="mx-auto flex w-full max-w-3xl flex-col bg-raised p-5 text-ink md:min-h-[62rem] md:rounded-surface md:border md:border-line md:p-12 md:shadow-rest print:min-h-0 print:max-w-none print:break-after-page print:border-0 print:bg-transparent print:p-0 print:shadow-none print:last:break-after-auto"
    >
      {children}
    </article>
  )
}
