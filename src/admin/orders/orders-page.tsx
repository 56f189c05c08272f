import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin'
import { orders as orderWords } from '@/content/orders'
import { ordersPerPage, ordersQuery } from '@/data/orders/order-queries'
import { type OrderStatus, orderStatuses } from '@/domain/order'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { PageHeader } from '../shared/page-header'
import { Pager } from '../shared/pager'
import { SearchBox } from '../shared/search-box'
import { ErrorNote, StaleNote, StateNote } from '../shared/state-note'
import { useFocusBack } from '../shared/use-focus-back'
import { useListParams } from '../shared/use-list-params'
import { useIsPhone } from '../shared/use-media'
import { OrderDrawer } from './order-drawer'
import { OrderRows, OrderRowsSkeleton } from './order-rows'
import { OrderTable, OrderTableSkeleton } from './order-table'
import { StatusTabs } from './status-tabs'

const words = admin.orders

/** The owner's orders: found, filtered and moved along in the list, read in the drawer beside it. */
export function OrdersPage() {
  const { orderId } = useParams()
  const { state } = useLocation()
  const isPhone = useIsPhone()
  const { params, query, page, hrefOf, pageHref, search } = useListParams()
  const status = toStatus(params.get('status'))
  const list = useQuery({ ...ordersQuery({ search: query, status, page }), refetchInterval: 60_000 })
  useFocusBack(orderId)
  usePageHead({ title: admin.title(words.title), hidden: true })

  const orders = list.data?.orders ?? []
  const tail = params.size > 0 ? `?${params}` : ''
  const Rows = isPhone ? OrderRows : OrderTable
  const RowsSkeleton = isPhone ? OrderRowsSkeleton : OrderTableSkeleton
  return (
    <div
      className={`md:h-dvh ${orderId ? 'md:grid md:grid-cols-1 2xl:grid-cols-[minmax(0,1fr)_26.25rem]' : ''}`}
    >
      <section
        aria-label={words.list}
        className={`min-w-0 md:flex md:h-dvh md:flex-col ${orderId ? 'max-md:hidden' : ''}`}
      >
        <div className="bg-paper max-md:sticky max-md:top-0 max-md:z-10">
          <div className="px-4 md:px-5 md:pt-4">
            <PageHeader title={words.title} />
            <div className="flex gap-2 pb-1 md:pt-3">
              <SearchBox label={words.search} value={query} onSearch={search} />
            </div>
          </div>
          <StatusTabs
            chosen={status}
            hrefOf={(value) => hrefOf({ status: value === 'all' ? null : value })}
          />
        </div>
        <p role="status" className="sr-only">
          {query && list.data && !list.isPlaceholderData && words.found(list.data.total)}
        </p>
        <div
          aria-busy={list.isFetching}
          className={`bg-raised md:min-h-0 md:flex-1 md:overflow-auto ${list.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {list.isRefetchError && <StaleNote retry={() => void list.refetch()} />}
          {list.isPending && <RowsSkeleton />}
          {list.isLoadingError && (
            <ErrorNote title={words.error} error={list.error} retry={() => void list.refetch()} />
          )}
          {orders.length > 0 && (
            <Rows
              orders={orders}
              openId={orderId}
              hrefOf={(id) => `${adminPaths.orders}/${id}${tail}`}
              linkState={orderId ? state : { fromList: true }}
            />
          )}
          {list.data && orders.length === 0 && (
            <NoOrders query={query} status={status} page={page} allHref={hrefOf({ status: null })} />
          )}
        </div>
        {list.data && list.data.total > 0 && (
          <footer className="flex min-h-11 items-center border-t border-line bg-paper px-4 md:min-h-10 md:px-5">
            <Pager page={page} perPage={ordersPerPage} total={list.data.total} hrefOf={pageHref} />
          </footer>
        )}
      </section>
      {orderId && <OrderDrawer key={orderId} orderId={orderId} listHref={`${adminPaths.orders}${tail}`} />}
    </div>
  )
}

function NoOrders({
  query,
  status,
  page,
  allHref,
}: {
  query: string
  status: OrderStatus | 'all'
  page: number
  allHref: string
}) {
  if (!query && status === 'all' && page === 1) {
    return (
      <StateNote title={words.none.title} text={words.none.text}>
        <Link to={paths.home} className={buttonClass({ look: 'quiet', size: 'medium' })}>
          {admin.nav.viewStore}
        </Link>
      </StateNote>
    )
  }
  const { title, text, showAll } = words.noneFound
  const where = status === 'all' ? words.all : orderWords.statuses[status]
  return (
    <StateNote title={title(query)} text={text(where)}>
      {query && status !== 'all' && (
        <Link to={allHref} className={buttonClass({ look: 'quiet', size: 'medium' })}>
          {showAll}
        </Link>
      )}
      <Link to={adminPaths.orders} className={buttonClass({ look: 'quiet', size: 'medium' })}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}

function toStatus(value: string | null): OrderStatus | 'all' {
  return orderStatuses.find((status) => status === value) ?? 'all'
}
