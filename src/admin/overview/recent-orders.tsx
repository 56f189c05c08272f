import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminOrdersQuery } from '@/data/orders/admin-order-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { everyOrder } from '@/domain/orders/order-filter'
import { shortOrderNumbers } from '@/domain/orders/order-number'
import { Skeleton } from '@/ui/skeleton'
import { StatusSelect } from '../shared/orders/status-select'
import { Panel } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'

const words = admin.overview
const shownOrders = 5

export function RecentOrders() {
  const recent = useQuery({
    ...adminOrdersQuery(everyOrder, { size: shownOrders }),
    refetchInterval: 20_000,
  })
  const orders = recent.data?.orders ?? []
  const short = shortOrderNumbers(orders.map(({ number }) => number))
  const now = serverNow()
  return (
    <Panel id="recent" title={words.recent} more={{ label: words.allOrders, to: adminPaths.orders }}>
      {recent.isPending && <Skeleton className="mx-4 mb-4 h-65" />}
      <LoadingError title={admin.orders.error} query={recent} />
      {recent.data && orders.length === 0 && (
        <StateNote title={admin.orders.none.title} text={admin.orders.none.text} />
      )}
      <ul>
        {orders.map((order) => (
          <li
            key={order.id}
            className="relative grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line px-4 py-2 hover:bg-surface md:grid-cols-[6rem_minmax(0,1fr)_9rem_3rem_6rem_9.5rem] md:py-1"
          >
            <Link
              to={`${adminPaths.orders}/${order.id}`}
              aria-label={admin.orders.open(short.get(order.number) ?? order.number)}
              className="font-semibold after:absolute after:inset-0"
            >
              {short.get(order.number)}
            </Link>
            <span dir="auto" className="truncate max-md:order-3">
              {order.customerName}
            </span>
            <span className="text-muted max-md:hidden">
              {`${dayWords(order.createdAt, now)} ${timeWords(order.createdAt)}`}
            </span>
            <span className="text-end max-md:hidden">
              <span>{order.itemCount}</span>
              <span className="sr-only"> {admin.orders.columns.items}</span>
            </span>
            <span className="text-end font-semibold">{formatMoney(order.total, order.currency)}</span>
            <span className="justify-self-end max-md:order-4 md:justify-self-start md:ps-4">
              <StatusSelect order={order} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
