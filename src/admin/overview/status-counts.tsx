import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { orders as orderWords } from '@/content/orders/orders'
import { orderCountsQuery } from '@/data/orders/admin-order-queries'
import { orderStatuses } from '@/domain/orders/order'
import { Skeleton } from '@/ui/skeleton'
import { StatusMark } from '../shared/orders/status-mark'
import { Panel } from '../shared/page/panel'
import { LoadingError } from '../shared/page/state-note'

const words = admin.overview

export function StatusCounts() {
  const counts = useQuery(orderCountsQuery())
  return (
    <Panel id="by-status" title={words.byStatus}>
      {counts.isLoadingError ? (
        <LoadingError title={words.countsError} query={counts} />
      ) : (
        <ul className="border-t border-line md:grid md:grid-cols-5">
          {orderStatuses.map((status) => (
            <li key={status} className="border-line not-last:max-md:border-b not-last:md:border-e">
              <Link
                to={`${adminPaths.orders}?status=${status}`}
                className="flex min-h-11 items-center justify-between px-4 hover:bg-surface md:block md:py-3"
              >
                <span className="flex items-center gap-1.5 text-muted">
                  <StatusMark status={status} />
                  <span>{orderWords.statuses[status]}</span>
                </span>
                {counts.data ? (
                  <b className="font-semibold md:block md:text-20 md:leading-8">{counts.data[status]}</b>
                ) : (
                  <Skeleton className="h-4 w-8 md:my-1 md:h-6" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
