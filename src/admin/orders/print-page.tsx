import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { mostPrinted } from '@/config/page-limits'
import { admin } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import { printedOrdersQuery } from '@/data/orders/admin-order-queries'
import { Button } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../shared/state-note'
import { Invoice } from './invoice'
import { PackingSlip } from './packing-slip'

const words = adminOrders.print

/** Packing slips or invoices of one or more orders, one page each. */
export function PrintPage() {
  const { document } = useParams()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { key } = useLocation()
  const numbers = [...new Set((params.get('orders') ?? '').split(',').filter(Boolean))].slice(0, mostPrinted)
  const printed = useQuery({ ...printedOrdersQuery(numbers), enabled: numbers.length > 0 })
  const isPackingSlip = document === 'packing-slip'
  const count = printed.data?.length ?? numbers.length
  const title = isPackingSlip ? words.packingSlips(count) : words.invoices(count)
  usePageHead({ title: admin.title(title), hidden: true })

  const orders = numbers.length > 0 ? printed.data : []
  const Document = isPackingSlip ? PackingSlip : Invoice
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
          disabled={!orders || orders.length === 0}
          onClick={() => print()}
        >
          <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
          {words.print}
        </Button>
      </header>
      {numbers.length > 0 && printed.isPending && <Skeleton className="mx-auto h-dvh w-full max-w-3xl" />}
      {printed.isLoadingError && (
        <ErrorNote title={words.error} error={printed.error} retry={() => void printed.refetch()} />
      )}
      {orders?.length === 0 && <StateNote {...words.missing} />}
      {orders?.map((order) => (
        <article
          key={order.id}
          aria-label={`${isPackingSlip ? words.packingSlip : words.invoice} ${order.number}`}
          className="mx-auto flex w-full max-w-3xl flex-col bg-raised p-5 text-ink md:min-h-[62rem] md:rounded-surface md:border md:border-line md:p-12 md:shadow-rest print:min-h-0 print:max-w-none print:break-after-page print:border-0 print:bg-transparent print:p-0 print:shadow-none print:last:break-after-auto"
        >
          <Document order={order} />
        </article>
      ))}
    </div>
  )
}
