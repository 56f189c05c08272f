import { useParams } from 'react-router-dom'
import { useReturnFocus } from '@/admin/shared/drawer/use-return-focus'
import { DataTableSkeleton } from '@/admin/shared/list/data-table'
import { ListScreen } from '@/admin/shared/list/list-screen'
import { SearchBox } from '@/admin/shared/list/search-box'
import { admin } from '@/content/admin/admin'
import { ordersPerPage } from '@/data/orders/admin-order-queries'
import type { OrderSummary } from '@/domain/orders/order'
import { usePageHead } from '@/ui/page-head'
import { CancelOrdersDialog } from '../status/cancel-orders-dialog'
import { NewOrders } from './new-orders'
import { NoOrders } from './no-orders'
import { OpenOrder, usePreloadedOrder } from './open-order'
import { orderTable } from './order-columns'
import { OrderFilters } from './order-filters'
import { OrderRows } from './order-rows'
import { OrderSelection } from './order-selection'
import { OrdersActions } from './orders-actions'
import { ShortcutLegend } from './shortcut-legend'
import { StatusTabs } from './status-tabs'
import { useChosenOrders } from './use-chosen-orders'
import { useOrderList } from './use-order-list'
import { useOrderShortcuts } from './use-order-shortcuts'
import { SaveView } from './view-menu'

const words = admin.orders
const noOrders: OrderSummary[] = []

/** All orders: search, filter, bulk changes, and one open in the drawer. */
export function OrdersPage() {
  const { orderId } = useParams()
  const { query, page, hrefOf, pageHref, search, filter, view, list, showNewer } = useOrderList()
  const orders = list.data?.orders ?? noOrders
  const total = list.data?.total ?? 0
  const choice = useChosenOrders(orders)
  const isArmed = useOrderShortcuts(orders, choice)
  useReturnFocus(orderId)
  usePreloadedOrder()
  usePageHead({ title: admin.title(words.title), hidden: true })
  const newer = <NewOrders count={list.data?.newer ?? 0} onShow={showNewer} />
  return (
    <ListScreen
      title={words.title}
      label={words.title}
      actions={<OrdersActions filter={filter} total={total} />}
      tools={
        <>
          <SearchBox label={words.search} value={query} onSearch={search} />
          <OrderFilters filter={filter} />
          <SaveView key={view} view={view} />
        </>
      }
      tabs={
        <StatusTabs
          chosen={filter.status}
          counts={list.data?.counts}
          hrefOf={(value) => hrefOf({ status: value === 'all' ? null : value })}
        />
      }
      list={list}
      errorTitle={words.error}
      found={query !== '' && list.data && words.found(total)}
      skeleton={<DataTableSkeleton table={orderTable} />}
      count={orders.length}
      rows={
        <>
          {newer}
          <OrderRows
            orders={orders}
            selection={choice.selection}
            sort={filter.sort}
            sortHref={(sort) => hrefOf({ sort: sort === '-placed' ? null : sort })}
          />
        </>
      }
      none={
        <>
          {newer}
          <NoOrders filter={filter} page={page} allHref={hrefOf({ status: null })} />
        </>
      }
      pager={{ page, perPage: ordersPerPage, hrefOf: pageHref }}
      selection={
        <>
          {choice.toCancel && (
            <CancelOrdersDialog
              orders={choice.toCancel}
              onClose={choice.endCancelling}
              onCancel={choice.cancel}
            />
          )}
          <OrderSelection {...choice} filter={filter} total={total} />
        </>
      }
      legend={<ShortcutLegend isArmed={isArmed} />}
      detail={orderId && <OpenOrder orders={orders} orderId={orderId} />}
    />
  )
}
