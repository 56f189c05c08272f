import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { common } from '@/content/common'
import { orders } from '@/content/orders'
import { orderQuery } from '@/data/orders/order-queries'
import { EmptyPicture } from '@/storefront/shared/empty-picture'
import { ErrorPanel } from '@/storefront/shared/error-panel'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { Confirmation } from './confirmation'

const words = orders.confirmation

/** The order as it was placed; can be reloaded, printed and come back to. */
export function ConfirmationPage() {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { orderId = '' } = useParams()
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(orderId))

  if (isPending) return <Loading />
  if (error) return <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
  if (!order) {
    return (
      <div className="wrap py-section">
        <StatePanel
          heading="h1"
          picture={<EmptyPicture name="empty-orders" />}
          title={words.missing.title}
          text={words.missing.text}
          actions={
            <Link to={paths.home} className={buttonClass()}>
              {words.missing.home}
            </Link>
          }
        />
      </div>
    )
  }
  return <Confirmation order={order} />
}

function Loading() {
  return (
    <div className="wrap max-w-[54rem] pt-10 pb-section" role="status">
      <p className="sr-only">{words.loading}</p>
      <Skeleton className="mb-3 h-12 w-56" />
      <Skeleton className="mb-8 h-6 w-80 max-w-full" />
      <Skeleton className="mb-6 h-24 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
