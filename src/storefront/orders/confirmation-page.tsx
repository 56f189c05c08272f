import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { storedKeys } from '@/data/browser/stored-keys'
import { storeLinkedOrder } from '@/data/orders/linked-order'
import { orderQuery } from '@/data/orders/order-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { EmptyPage } from '@/storefront/shared/page/empty-page'
import { ErrorPanel } from '@/storefront/shared/page/error-panel'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { Confirmation } from './confirmation'

const words = orders.confirmation

/** The order as placed; it can be reloaded, printed and bookmarked. */
export function ConfirmationPage() {
  usePageHead({ title: common.title(words.documentTitle), hidden: true })
  const { orderId = '' } = useParams()
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(orderId))
  const isGuestOrder = order?.isGuestOrder ?? false
  useEffect(() => {
    if (isGuestOrder) storeLinkedOrder(orderId)
  }, [isGuestOrder, orderId])
  const isNew = order !== undefined && order !== null && serverNow() - order.createdAt < 3_600_000
  useEffect(() => {
    if (!isNew) return
    // Where an origin or a yes is stored, the shop keeps them; elsewhere not even the code is loaded.
    if (storedKeys().includes('origin'))
      void import('@/storefront/shared/origins/keep-origin').then(({ sendOrigin }) =>
        sendOrigin(orderId).catch(() => undefined),
      )
    if (storedKeys().includes('share'))
      void import('@/storefront/shared/origins/keep-share').then(({ sendShare }) =>
        sendShare(orderId).catch(() => undefined),
      )
  }, [isNew, orderId])

  if (isPending) return <Loading />
  // An order that is here stays when reading it again fails.
  if (error && order === undefined)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  if (!order) {
    const { title, text, home, track } = words.missing
    const links = [
      { to: paths.home, label: home },
      { to: paths.track, label: track },
    ]
    return <EmptyPage picture="empty-orders" title={title} text={text} links={links} />
  }
  return <Confirmation order={order} />
}

function Loading() {
  return (
    <div className="wrap max-w-[57rem] pt-8 pb-section md:pt-12" role="status">
      <p className="mb-6 text-muted">{words.loading}</p>
      <Skeleton className="mb-3 h-12 w-56" />
      <Skeleton className="mb-8 h-6 w-80 max-w-full" />
      <Skeleton className="mb-8 h-56 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
