import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { BackLink } from '@/admin/shared/page/back-link'
import { PageHeader } from '@/admin/shared/page/page-header'
import { LoadingError, StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminOrderForm } from '@/content/admin/orders/order-form'
import { orderQuery } from '@/data/orders/order-queries'
import { isCorrectable } from '@/domain/orders/order-form'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { CorrectionEditor } from './correction-editor'

const words = adminOrderForm.correct

/** Corrects an order that was not shipped. */
export function CorrectOrderPage() {
  const { orderId = '' } = useParams()
  // What the drawer shows may be some seconds old.
  const order = useQuery({ ...orderQuery(orderId), staleTime: 0, refetchOnWindowFocus: false })
  usePageHead({ title: admin.title(words.action), hidden: true })
  if (order.data && isCorrectable(order.data) && order.isFetchedAfterMount)
    return <CorrectionEditor order={order.data} refetch={async () => (await order.refetch()).data ?? null} />
  const orderHref = `${adminPaths.orders}/${orderId}`
  return (
    <div className="px-4 md:px-7 md:pt-4">
      <PageHeader title={words.action} above={<BackLink to={orderHref}>{words.back}</BackLink>} />
      {order.isLoadingError ? (
        <LoadingError title={admin.orders.detailError} query={order} />
      ) : order.isPending || !order.isFetchedAfterMount ? (
        <Skeleton className="mt-4 h-160 max-w-240" />
      ) : order.data ? (
        <StateNote heading="h2" {...words.gone}>
          <BackTo to={orderHref} />
        </StateNote>
      ) : (
        <StateNote heading="h2" {...admin.orders.missing}>
          <BackTo to={adminPaths.orders} />
        </StateNote>
      )}
    </div>
  )
}

const BackTo = ({ to }: { to: string }) => (
  <Link to={to} className={buttonClass({ look: 'quiet', size: 'medium' })}>
    {words.back}
  </Link>
)
