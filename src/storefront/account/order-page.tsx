import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { orders } from '@/content/orders/orders'
import { common } from '@/content/shared/common'
import { orderQuery } from '@/data/orders/order-queries'
import { OrderView } from '@/storefront/shared/order/order-view'
import { buttonClass } from '@/ui/button'
import { Code } from '@/ui/direction'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { EmptyPage } from '../shared/page/empty-page'
import { ErrorPanel } from '../shared/page/error-panel'
import { AccountBack } from './account-back-link'
import { MembersOnly } from './members-only'

/** One of a member's orders: status, items and actions. */
export function OrderPage() {
  usePageHead({ title: common.title(account.profile.orders), hidden: true })
  return <MembersOnly title={account.profile.orders}>{() => <Order />}</MembersOnly>
}

function Order() {
  const { orderId = '' } = useParams()
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(orderId))
  if (isPending) return <Loading />
  // An order that is here stays when reading it again fails.
  if (error && order === undefined) {
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  }
  if (!order) {
    const { title, text, action } = orders.mine.missing
    const links = [{ to: paths.profileOrders, label: action }]
    return <EmptyPage picture="empty-orders" title={title} text={text} links={links} />
  }
  return (
    <OrderView
      order={order}
      heading={
        <>
          <AccountBack to={paths.profileOrders} label={account.profile.orders} />
          <h1 tabIndex={-1} className="text-44 leading-tight wrap-anywhere">
            {orders.order.title} <Code className="inline-block">{order.number}</Code>
          </h1>
        </>
      }
      links={
        <Link to={paths.profileOrders} className={buttonClass()}>
          {account.profile.orders}
        </Link>
      }
    />
  )
}

function Loading() {
  return (
    <div className="wrap max-w-[57rem] pt-8 pb-section md:pt-12" role="status">
      <p className="sr-only">{orders.confirmation.loading}</p>
      <Skeleton className="mb-8 h-12 w-80 max-w-full" />
      <Skeleton className="mb-8 h-56 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
