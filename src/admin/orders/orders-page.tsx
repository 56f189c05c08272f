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
import { ListScreen } from '../shared/list-screen'
import { SearchBox } from '../shared/search-box'
import { StateNote } from '../shared/state-note'
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
    <ListScreen
      title={words.title}
      label={words.list}
      tools={<SearchBox label={words.search} value={query} onSearch={search} />}
      tabs={
        <StatusTabs chosen={status} hrefOf={(value) => hrefOf({ status: value === 'all' ? null : value })} />
      }
      list={list}
      errorTitle={words.error}
      found={query !== '' && list.data && words.found(list.data.total)}
      skeleton={<RowsSkeleton />}
      count={orders.length}
      rows={
        <Rows
          orders={orders}
          openId={orderId}
          hrefOf={(id) => `${adminPaths.orders}/${id}${tail}`}
          linkState={orderId ? state : { fromList: true }}
        />
      }
      none={<NoOrders query={query} status={status} page={page} allHref={hrefOf({ status: null })} />}
      pager={{ page, perPage: ordersPerPage, hrefOf: pageHref }}
      detail={
        orderId && <OrderDrawer key={orderId} orderId={orderId} listHref={`${adminPaths.orders}${tail}`} />
      }
    />
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
