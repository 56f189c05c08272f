import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { orderLimits } from '@/config/page-limits'
import { paths } from '@/config/paths'
import { account } from '@/content/account/account'
import { orders as words } from '@/content/orders/orders'
import { myOrdersQuery } from '@/data/orders/order-queries'
import { OrderRow } from '@/storefront/shared/order/order-row'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { ClaimGuestOrders } from '../shared/order/claim-guest-orders'
import { ErrorPanel } from '../shared/page/error-panel'

const { orders: title, noOrders } = account.profile

/** The member's latest orders on the profile page, with a link to all of them. */
export function MyOrders({ memberId }: { memberId: string }) {
  const { data, error, isPending, isLoadingError, refetch } = useQuery(myOrdersQuery(memberId))
  return (
    <section aria-labelledby="my-orders">
      <h2 id="my-orders" className="text-28">
        {title}
      </h2>
      <div className="mt-4 empty:hidden">
        <ClaimGuestOrders />
      </div>
      {isPending && (
        <div className="mt-4 grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {isLoadingError && <ErrorPanel heading="h3" error={error} retry={() => void refetch()} />}
      {data?.total === 0 && <NoOrders heading="h3" />}
      {data && data.total > 0 && (
        <>
          <ul className="mt-4 border-t border-line">
            {data.orders.slice(0, orderLimits.latestOrders).map((order) => (
              <OrderRow key={order.id} order={order} to={paths.profileOrder(order.id)} />
            ))}
          </ul>
          <Link to={paths.profileOrders} className={`${buttonClass({ look: 'line', size: 'medium' })} mt-5`}>
            {words.mine.all(data.total)}
          </Link>
        </>
      )}
    </section>
  )
}

/** The empty state of a member's orders. */
export function NoOrders({ heading }: { heading: 'h2' | 'h3' }) {
  return (
    <StatePanel
      heading={heading}
      title={noOrders.title}
      text={noOrders.text}
      actions={
        <Link to={paths.home} className={buttonClass({ look: 'line' })}>
          {noOrders.action}
        </Link>
      }
    />
  )
}
