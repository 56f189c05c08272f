import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords, longDayWords, timeWords } from '@/content/admin'
import { orders as orderWords } from '@/content/orders'
import { orderCountsQuery, ordersQuery } from '@/data/orders/order-queries'
import { formatMoney } from '@/domain/money'
import { orderStatuses } from '@/domain/order'
import { shortOrderNumbers } from '@/domain/order-number'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { Skeleton } from '@/ui/skeleton'
import { PageHeader } from '../shared/page-header'
import { ErrorNote, StateNote } from '../shared/state-note'
import { StatusMark } from '../shared/status-mark'
import { StatusSelect } from '../shared/status-select'

const words = admin.overview
const panel = 'border-y border-line bg-raised max-md:-mx-4 md:rounded-surface md:border md:shadow-rest'
const shownOrders = 5

/** What waits and what came in last. */
export function OverviewPage() {
  usePageHead({ title: admin.title(words.title), hidden: true })
  return (
    <div className="px-4 pb-8 md:px-7 md:pt-5">
      <PageHeader title={words.title}>
        <Link to={adminPaths.newProduct} className={`${buttonClass({ size: 'small' })} max-md:min-h-11`}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {words.addProduct}
        </Link>
      </PageHeader>
      <p className="text-muted">{longDayWords(Date.now())}</p>
      <Counts />
      <RecentOrders />
    </div>
  )
}

function Counts() {
  const counts = useQuery(orderCountsQuery())
  return (
    <section className={`mt-4 ${panel}`} aria-labelledby="by-status">
      <h2 id="by-status" className="px-4 py-3 font-text text-14 font-semibold tracking-normal">
        {words.byStatus}
      </h2>
      {counts.isLoadingError ? (
        <ErrorNote title={words.countsError} error={counts.error} retry={() => void counts.refetch()} />
      ) : (
        <ul className="border-t border-line md:grid md:grid-cols-5">
          {orderStatuses.map((status) => (
            <li key={status} className="border-line not-last:max-md:border-b not-last:md:border-e">
              <Link
                to={`${adminPaths.orders}?status=${status}`}
                className="flex min-h-11 items-center justify-between px-4 hover:bg-paper md:block md:py-3"
              >
                <span className="flex items-center gap-1.5 text-muted">
                  <StatusMark status={status} />
                  {orderWords.statuses[status]}
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
    </section>
  )
}

function RecentOrders() {
  const recent = useQuery({ ...ordersQuery({ search: '', status: 'all', page: 1 }), refetchInterval: 60_000 })
  const orders = recent.data?.orders.slice(0, shownOrders) ?? []
  const short = shortOrderNumbers(orders.map(({ number }) => number))
  const now = Date.now()
  return (
    <section className={`mt-4 ${panel}`} aria-labelledby="recent">
      <div className="flex items-center px-4 py-2">
        <h2 id="recent" className="font-text text-14 font-semibold tracking-normal">
          {words.recent}
        </h2>
        <Link
          to={adminPaths.orders}
          className="ms-auto inline-flex min-h-8 items-center font-medium text-majorelle hover:underline max-md:min-h-11"
        >
          {words.allOrders}
        </Link>
      </div>
      {recent.isPending && <Skeleton className="mx-4 mb-4 h-65" />}
      {recent.isLoadingError && (
        <ErrorNote title={admin.orders.error} error={recent.error} retry={() => void recent.refetch()} />
      )}
      {recent.data && orders.length === 0 && (
        <StateNote title={admin.orders.none.title} text={admin.orders.none.text} />
      )}
      <ul>
        {orders.map((order) => (
          <li
            key={order.id}
            className="relative grid min-h-13 grid-cols-[1fr_auto] items-center gap-x-4 border-t border-line px-4 py-2 hover:bg-paper md:grid-cols-[6rem_minmax(0,1fr)_9rem_4rem_6rem_8rem] md:py-1"
          >
            <Link
              to={`${adminPaths.orders}/${order.id}`}
              aria-label={admin.orders.open(short.get(order.number) ?? order.number)}
              className="font-semibold after:absolute after:inset-0"
            >
              {short.get(order.number)}
            </Link>
            <span className="truncate max-md:order-3">{order.customerName}</span>
            <span className="text-muted max-md:hidden">
              {dayWords(order.createdAt, now)} {timeWords(order.createdAt)}
            </span>
            <span className="text-end max-md:hidden">
              {order.itemCount}
              <span className="sr-only"> {admin.orders.columns.items}</span>
            </span>
            <span className="text-end font-semibold">{formatMoney(order.total)}</span>
            <span className="justify-self-end max-md:order-4 md:justify-self-start md:ps-4">
              <StatusSelect order={order} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
