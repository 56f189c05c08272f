import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'
import { adminOrderForm } from '@/content/admin-order-form'
import { orderQuery } from '@/data/orders/order-queries'
import { isCorrectable } from '@/domain/order-form'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { ErrorNote, StateNote } from '../shared/state-note'
import { CorrectionEditor } from './correction-editor'

const words = adminOrderForm.correct

/** Corrects an order that was not shipped. */
export function CorrectOrderPage() {
  const { orderId = '' } = useParams()
  // What the drawer shows may be some seconds old.
  const order = useQuery({ ...orderQuery(orderId), staleTime: 0, refetchOnWindowFocus: false })
  usePageHead({ title: admin.title(words.action), hidden: true })
  if (order.isPending || (order.isFetching && !order.isFetchedAfterMount))
    return <Skeleton className="m-7 h-160" />
  if (order.isLoadingError)
    return (
      <ErrorNote
        heading="h1"
        title={admin.orders.detailError}
        error={order.error}
        retry={() => void order.refetch()}
      />
    )
  if (!order.data)
    return (
      <StateNote heading="h1" {...admin.orders.missing}>
        <BackTo to={adminPaths.orders} />
      </StateNote>
    )
  if (!isCorrectable(order.data))
    return (
      <StateNote heading="h1" {...words.gone}>
        <BackTo to={`${adminPaths.orders}/${orderId}`} />
      </StateNote>
    )
  return <CorrectionEditor order={order.data} refetch={async () => (await order.refetch()).data ?? null} />
}

const BackTo = ({ to }: { to: string }) => (
  <Link to={to} className={buttonClass({ look: 'quiet', size: 'medium' })}>
    {words.back}
  </Link>
)
