import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { account } from '@/content/account'
import { orders as orderWords } from '@/content/orders'
import { myOrdersQuery } from '@/data/orders/order-queries'
import { formatMoney } from '@/domain/money'
import { type OrderSummary, statusBadge } from '@/domain/order'
import { Badge } from '@/ui/badge'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { StatePanel } from '@/ui/state-panel'
import { ErrorPanel } from '../shared/error-panel'

const words = account.profile
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The member's orders, newest first, each leading to its confirmation. */
export function MyOrders({ memberId }: { memberId: string }) {
  const orders = useQuery(myOrdersQuery(memberId))
  return (
    <section aria-labelledby="my-orders">
      <h2 id="my-orders" className="text-28">
        {words.orders}
      </h2>
      {orders.isPending && (
        <div className="mt-4 grid gap-3">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </div>
      )}
      {orders.isLoadingError && (
        <ErrorPanel heading="h3" error={orders.error} retry={() => void orders.refetch()} />
      )}
      {orders.data?.length === 0 && (
        <StatePanel
          heading="h3"
          title={words.noOrders.title}
          text={words.noOrders.text}
          actions={
            <Link to={paths.home} className={buttonClass({ look: 'line' })}>
              {words.noOrders.action}
            </Link>
          }
        />
      )}
      {orders.data && orders.data.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {orders.data.map((order) => (
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** In US dollars, as it was charged. */
function Row({ order }: { order: OrderSummary }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-raised">
      <Link
        to={paths.orderConfirmation(order.id)}
        aria-label={words.order(order.number)}
        className="truncate font-semibold after:absolute after:inset-0"
      >
        {order.number}
      </Link>
      <span className="text-end font-semibold tabular-nums">{formatMoney(order.total)}</span>
      <span className="text-14 text-muted">
        {words.placed(day.format(order.createdAt))}, {words.items(order.itemCount)}
      </span>
      <span className="justify-self-end">
        <Badge variant={statusBadge[order.status]}>{orderWords.statuses[order.status]}</Badge>
      </span>
    </li>
  )
}
