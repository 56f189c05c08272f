import { useQuery, useQueryClient } from '@tanstack/react-query'
import { HandCoins, Phone, Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom'
import { useReturnFocus } from '@/admin/shared/drawer/use-return-focus'
import { DataTable, DataTableSkeleton } from '@/admin/shared/list/data-table'
import { ListScreen } from '@/admin/shared/list/list-screen'
import { SearchBox } from '@/admin/shared/list/search-box'
import { useSelection } from '@/admin/shared/list/use-selection'
import { useBulkOrderChange } from '@/admin/shared/orders/use-bulk-order-change'
import { useStatusChange } from '@/admin/shared/orders/use-status-change'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminSettle } from '@/content/admin/orders/settle'
import { callQueueQuery } from '@/data/calls/calls'
import { ordersPerPage } from '@/data/orders/admin-order-queries'
import { orderQuery } from '@/data/orders/order-queries'
import { serverNow } from '@/data/supabase/server-clock'
import type { OrderStatus, OrderSummary } from '@/domain/orders/order'
import { sortBy } from '@/domain/orders/order-filter'
import { buttonClass } from '@/ui/button'
import { usePageHead } from '@/ui/page-head'
import { reloadOnce } from '@/ui/reload-once'
import { useAdjacentRows } from '../detail/use-adjacent-rows'
import { CancelOrdersDialog } from '../status/cancel-orders-dialog'
import { ExportMenu } from './export-menu'
import { NewOrders } from './new-orders'
import { NoOrders } from './no-orders'
import { orderTable, toOrderRows } from './order-columns'
import { OrderFilters } from './order-filters'
import { OrderSelection } from './order-selection'
import { ShortcutLegend } from './shortcut-legend'
import { StatusTabs } from './status-tabs'
import { useOrderList } from './use-order-list'
import { useOrderShortcuts } from './use-order-shortcuts'
import { SaveView, ViewsButton } from './view-menu'

const words = admin.orders
const loadDrawer = () =>
  import('../detail/order-drawer').then(({ OrderDrawer }) => ({ default: OrderDrawer }))
/** Loaded after the list, which owners see first. */
const OrderDrawer = lazy(() => loadDrawer().catch(reloadOnce))
/** An icon alone, so that all actions fit beside the title. */
const onPhone = 'max-md:min-h-11 max-md:w-11 max-md:px-0'
const noOrders: OrderSummary[] = []
const days = {
  of: ({ createdAt }: OrderSummary) => dayWords(createdAt, serverNow()),
  heading: (day: string, count: number) => (
    <h2 className="flex justify-between border-b border-line bg-surface py-2 ps-14 pe-4 font-text text-14 font-normal tracking-normal text-muted">
      <span>{day}</span>
      <span>{words.orders(count)}</span>
    </h2>
  ),
}

/** All orders: search, filter, bulk changes, and one open in the drawer. */
export function OrdersPage() {
  const { orderId } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { params, query, page, hrefOf, pageHref, search, filter, view, list, showNewer } = useOrderList()
  const orders = list.data?.orders ?? noOrders
  const rows = useMemo(() => toOrderRows(orders), [orders])
  const total = list.data?.total ?? 0
  const newer = list.data?.newer ?? 0
  const selection = useSelection(orders.map(({ id }) => id))
  const chosen = orders.filter(({ id }) => selection.isChosen(id))
  const isPage = orders.length > 0 && chosen.length === orders.length
  const [wantsAll, setWantsAll] = useState(false)
  const isAll = wantsAll && isPage
  if (wantsAll && !isPage) setWantsAll(false)
  const bulk = useBulkOrderChange()
  const calls = useQuery(callQueueQuery())
  const change = useStatusChange()
  useReturnFocus(orderId)
  useEffect(() => void loadDrawer().catch(() => {}), [])
  usePageHead({ title: admin.title(words.title), hidden: true })

  /** Orders whose change was refused stay selected. */
  const after = (refusals: Awaited<ReturnType<typeof bulk.setStatus>>) => {
    if (!refusals) return
    selection.choose(
      chosen
        .filter(({ number }) => refusals.some((refusal) => refusal.number === number))
        .map(({ id }) => id),
    )
  }
  const [isCancelling, setCancelling] = useState(false)
  const toCancel = chosen.filter(({ status }) => status !== 'cancelled')
  const setStatus = (status: OrderStatus) => {
    if (status === 'cancelled' && toCancel.length > 0) setCancelling(true)
    else void bulk.setStatus(chosen, status).then(after)
  }
  const isArmed = useOrderShortcuts({
    openId: orderId,
    onSelect: selection.toggle,
    onStatus: (id, status) => {
      if (isAll) return
      // The open order may have left the list through its new status.
      const open = id && client.getQueryData(orderQuery(id).queryKey)
      const order = orders.find((each) => each.id === id) ?? open
      if (chosen.length > 0) setStatus(status)
      else if (order) void change(order, status)
    },
    onPrint: (id) => {
      if (isAll) return
      const printed = chosen.length > 0 ? chosen : orders.filter((order) => order.id === id)
      if (printed.length > 0)
        void navigate(
          adminPaths.print(
            'packing-slip',
            printed.map(({ number }) => number),
          ),
        )
    },
  })

  const tail = params.size > 0 ? `?${params}` : ''
  const listHref = `${adminPaths.orders}${tail}`
  const orderHref = (id: string) => `${adminPaths.orders}/${id}${tail}`
  const linkState = orderId ? state : { fromList: true }
  const { previous, next } = useAdjacentRows(
    orders.map(({ id }) => id),
    orderId,
  )
  return (
    <ListScreen
      title={words.title}
      label={words.title}
      actions={
        <>
          <Link to={adminPaths.newOrder} className={`${buttonClass({ size: 'small' })} ${onPhone}`}>
            <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-md:sr-only">{adminOrders.add}</span>
          </Link>
          <Link
            to={adminPaths.calls}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} max-md:hidden`}
          >
            <Phone size={16} strokeWidth={1.6} aria-hidden="true" />
            <span>{words.toCall(calls.data?.now)}</span>
          </Link>
          <Link
            to={adminPaths.settle}
            className={`${buttonClass({ look: 'quiet', size: 'small' })} ${onPhone} max-md:border-transparent max-md:bg-transparent`}
          >
            <HandCoins size={16} strokeWidth={1.6} aria-hidden="true" />
            <span className="max-md:sr-only">{adminSettle.short}</span>
          </Link>
          <ViewsButton />
          <ExportMenu what={filter} count={total} />
        </>
      }
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
          <NewOrders count={newer} onShow={showNewer} />
          <DataTable
            table={orderTable}
            rows={rows}
            selection={selection}
            links={{ hrefOf: orderHref, openId: orderId, linkState }}
            sort={{
              by: filter.sort.replace('-', ''),
              descending: filter.sort.startsWith('-'),
              hrefOf: (column) => {
                const sort = sortBy(column, filter.sort)
                return hrefOf({ sort: sort === '-placed' ? null : sort })
              },
            }}
            groups={filter.sort.endsWith('placed') ? days : undefined}
          />
        </>
      }
      none={
        <>
          <NewOrders count={newer} onShow={showNewer} />
          <NoOrders filter={filter} page={page} allHref={hrefOf({ status: null })} />
        </>
      }
      pager={{ page, perPage: ordersPerPage, hrefOf: pageHref }}
      selection={
        <>
          {isCancelling && (
            <CancelOrdersDialog
              orders={toCancel}
              onClose={() => setCancelling(false)}
              onCancel={(reason) => void bulk.setStatus(toCancel, 'cancelled', reason).then(after)}
            />
          )}
          <OrderSelection
            chosen={chosen}
            isPage={isPage}
            isAll={isAll}
            onAll={() => setWantsAll(true)}
            filter={filter}
            total={total}
            onClear={() => {
              setWantsAll(false)
              selection.clear()
            }}
            onStatus={setStatus}
            onCollect={() => void bulk.collect(chosen).then(after)}
          />
        </>
      }
      legend={<ShortcutLegend isArmed={isArmed} />}
      detail={
        orderId && (
          <Suspense>
            <OrderDrawer
              key={orderId}
              orderId={orderId}
              listHref={listHref}
              linkState={linkState}
              previousHref={previous ? orderHref(previous) : null}
              nextHref={next ? orderHref(next) : null}
            />
          </Suspense>
        )
      }
    />
  )
}
