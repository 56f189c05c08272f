import { use } from 'react'
import { columnHelper, type ListTable } from '@/admin/shared/list/list-table'
import { ListContext, RowLink } from '@/admin/shared/list/row-link'
import { PaymentMark } from '@/admin/shared/orders/payment-mark'
import { StatusSelect } from '@/admin/shared/orders/status-select'
import { admin, dayWords, timeWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { adminParcels } from '@/content/admin/orders/parcels'
import { comma } from '@/content/shared/lists'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import type { OrderSummary } from '@/domain/orders/order'
import { shortOrderNumbers } from '@/domain/orders/order-number'
import { isPartlyShipped } from '@/domain/orders/parcel'
import { isolate } from '@/domain/text/direction'

/** An order with its number as short as it can be in the list. */
type OrderRow = OrderSummary & { shortNumber: string }

export function toOrderRows(orders: readonly OrderSummary[]): OrderRow[] {
  const short = shortOrderNumbers(orders.map(({ number }) => number))
  return orders.map((order) => ({ ...order, shortNumber: short.get(order.number) ?? order.number }))
}

const { accessor, columns } = columnHelper<OrderRow>()
const { columns: head, items, open } = admin.orders
const day = 'max-lg:hidden'
/** Hidden where the drawer leaves too little width. */
const roomy = '@max-4xl:hidden'

/** Every column of the orders: how it looks in the table, on a phone and while loading. */
export const orderTable: ListTable<OrderRow> = {
  idOf: ({ id }) => id,
  nameOf: ({ shortNumber }) => adminOrders.select(shortNumber),
  height: 'h-10',
  cell: 'px-2 whitespace-nowrap group-data-roomy:2xl:px-5 first:ps-5 first:pe-0 last:pe-5',
  phone: 'grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 py-3 ps-14 pe-4',
  columns: columns([
    accessor(({ number }) => number, {
      id: 'order',
      header: head.order,
      meta: { skeleton: 'w-16', phone: '' },
      cell: ({ row: { original: order } }) => (
        <RowLink id={order.id} label={open(order.shortNumber)} className="font-semibold max-md:text-16">
          {order.shortNumber}
        </RowLink>
      ),
    }),
    accessor(({ customerName }) => customerName, {
      id: 'customer',
      header: head.customer,
      meta: {
        sort: 'customer',
        cell: 'w-full max-w-0',
        skeleton: 'w-44',
        phone: 'col-span-2 row-start-2 truncate text-16',
      },
      cell: ({ row }) => <CustomerCell {...row.original} />,
    }),
    accessor(({ createdAt }) => createdAt, {
      id: 'placed',
      header: head.placed,
      meta: {
        sort: 'placed',
        className: `${day} @max-2xl:hidden`,
        skeleton: 'w-24',
        phone: 'flex flex-wrap gap-x-2.5 self-center text-muted',
      },
      cell: ({ row }) => <PlacedCell order={row.original} />,
    }),
    accessor(({ itemCount }) => itemCount, {
      id: 'items',
      header: head.items,
      meta: { align: 'end', className: `${day} ${roomy}`, skeleton: 'w-4' },
    }),
    accessor(({ total }) => total, {
      id: 'total',
      header: head.total,
      meta: {
        sort: 'total',
        align: 'end',
        cell: 'font-semibold',
        skeleton: 'w-14',
        phone: 'col-start-2 row-start-1 text-end text-16 font-semibold',
      },
      cell: ({ row: { original: order } }) => formatMoney(order.total, order.currency),
    }),
    accessor(({ paymentStatus }) => paymentStatus, {
      id: 'payment',
      header: head.payment,
      meta: { className: 'ps-5', skeleton: 'w-18' },
      cell: ({ row }) => <PaymentMark order={row.original} />,
    }),
    accessor(({ status }) => status, {
      id: 'status',
      header: head.status,
      meta: { className: 'ps-4', skeleton: 'h-6 w-24', phone: '' },
      cell: ({ row }) => <StatusCell order={row.original} />,
    }),
  ]),
}

function CustomerCell({ customerName, city }: OrderRow) {
  const { isPhone } = use(ListContext)
  if (isPhone) return [customerName, city].filter(Boolean).map(isolate).join(comma)
  return (
    <span className="block truncate">
      <bdi className="font-medium">{customerName}</bdi>
      <bdi className="ms-2 text-12 text-muted">{city}</bdi>
    </span>
  )
}

/** When the order was placed; on a phone with its items and payment. */
function PlacedCell({ order }: { order: OrderRow }) {
  const { isPhone } = use(ListContext)
  const { createdAt } = order
  const day = dayWords(createdAt, serverNow())
  if (isPhone)
    return (
      <>
        <span>
          <span className="group-data-grouped:hidden">{day} </span>
          <span>{`${timeWords(createdAt)}${comma}${items(order.itemCount)}`}</span>
        </span>
        <PaymentMark order={order} />
      </>
    )
  return (
    <time dateTime={new Date(createdAt).toISOString()} className="text-muted">
      <span className="me-1.5 text-ink">{day}</span>
      <span className={roomy}>{timeWords(createdAt)}</span>
    </time>
  )
}

function StatusCell({ order }: { order: OrderRow }) {
  const { selection } = use(ListContext)
  return (
    <>
      <StatusSelect order={order} chosen={selection?.isChosen(order.id) ?? false} />
      {isPartlyShipped(order) && (
        <span className="ms-2 text-12 text-muted @max-4xl:hidden">
          {adminParcels.shortShipped(order.shippedCount, order.itemCount)}
        </span>
      )}
    </>
  )
}
