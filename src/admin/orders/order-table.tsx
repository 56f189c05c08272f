import { Link } from 'react-router-dom'
import { admin, dayWords, timeWords } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import { formatMoney } from '@/domain/money'
import type { OrderSummary } from '@/domain/order'
import { type OrderSort, sortBy } from '@/domain/order-filter'
import { shortOrderNumbers } from '@/domain/order-number'
import { Skeleton } from '@/ui/skeleton'
import { PaymentMark } from '../shared/payment-mark'
import { RowCheckbox } from '../shared/row-checkbox'
import { SortHead } from '../shared/sort-head'
import { StatusSelect } from '../shared/status-select'
import type { Selection } from '../shared/use-selection'

export type OrderListProps = {
  orders: readonly OrderSummary[]
  selection: Selection
  sort: OrderSort
  sortHref: (sort: OrderSort) => string
  openId: string | undefined
  hrefOf: (id: string) => string
  /** Route state for the opened row, so that closing it can go back in history. */
  linkState: unknown
}

const { columns, open } = admin.orders
const side = 'px-2 group-data-roomy:2xl:px-5 first:ps-5 last:pe-5'
const cell = `h-10 border-b border-line whitespace-nowrap ${side}`
const day = 'max-lg:hidden'
/** Hidden where the drawer leaves too little width. */
const roomy = '@max-3xl:hidden'

export function OrderTable(props: OrderListProps) {
  const { orders, selection, openId, hrefOf, linkState } = props
  const short = shortOrderNumbers(orders.map(({ number }) => number))
  const now = Date.now()
  return (
    <table data-roomy={openId ? undefined : true} className="group w-full border-separate border-spacing-0">
      <Head {...props} />
      <tbody>
        {orders.map((order) => {
          const isOpen = order.id === openId
          const isChosen = selection.isChosen(order.id)
          const number = short.get(order.number) ?? order.number
          return (
            <tr
              key={order.id}
              className={`relative ${isChosen ? 'bg-majorelle-wash' : isOpen ? 'bg-sand/50' : 'hover:bg-paper'}`}
            >
              <td className={`${cell} w-0 pe-0 ${isOpen ? 'shadow-[inset_3px_0_0_var(--majorelle)]' : ''}`}>
                <RowCheckbox
                  label={adminOrders.select(number)}
                  checked={isChosen}
                  onToggle={(options) => selection.toggle(order.id, options)}
                />
              </td>
              <td className={cell}>
                <Link
                  to={hrefOf(order.id)}
                  state={linkState}
                  replace={openId !== undefined}
                  data-row={order.id}
                  aria-label={open(number)}
                  aria-current={isOpen ? 'true' : undefined}
                  className="font-semibold outline-offset-[-2px] after:absolute after:inset-0"
                >
                  {number}
                </Link>
              </td>
              <td className={`${cell} w-full max-w-0 truncate`}>
                <span className="font-medium">{order.customerName}</span>
                <span className="ms-2 text-12 text-muted">{order.city}</span>
              </td>
              <td className={`${cell} ${day}`}>
                <time dateTime={new Date(order.createdAt).toISOString()} className="text-muted">
                  <span className="me-1.5 text-ink">{dayWords(order.createdAt, now)}</span>
                  <span className={roomy}>{timeWords(order.createdAt)}</span>
                </time>
              </td>
              <td className={`${cell} ${day} ${roomy} text-end`}>{order.itemCount}</td>
              <td className={`${cell} text-end font-semibold`}>{formatMoney(order.total)}</td>
              <td className={`${cell} ps-5`}>
                <PaymentMark {...order} />
              </td>
              <td className={`${cell} ps-4`}>
                <StatusSelect order={order} chosen={isChosen} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const head = `sticky top-0 z-2 h-8 border-b border-line bg-raised text-12 font-normal whitespace-nowrap text-muted ${side}`

const directions = { '-': 'descending', '': 'ascending' } as const

function Head({ orders, selection, sort, sortHref }: Partial<OrderListProps>) {
  const sortable = (column: 'placed' | 'total' | 'customer', className: string) =>
    sort && sortHref ? (
      <SortHead
        label={columns[column]}
        direction={sort.endsWith(column) ? directions[sort.startsWith('-') ? '-' : ''] : undefined}
        to={sortHref(sortBy(column, sort))}
        className={className}
      />
    ) : (
      <th scope="col" className={className}>
        {columns[column]}
      </th>
    )
  const rows = orders?.length ?? 0
  const chosen = selection?.chosen.length ?? 0
  return (
    <thead>
      <tr>
        <th scope="col" className={`${head} w-0 pe-0`}>
          {selection && (
            <RowCheckbox
              label={admin.selection.all}
              checked={chosen > 0 && chosen === rows}
              mixed={chosen > 0 && chosen < rows}
              onToggle={selection.toggleAll}
            />
          )}
        </th>
        <th scope="col" className={`${head} text-start`}>
          {columns.order}
        </th>
        {sortable('customer', `${head} text-start`)}
        {sortable('placed', `${head} ${day} text-start`)}
        <th scope="col" className={`${head} ${day} ${roomy} text-end`}>
          {columns.items}
        </th>
        {sortable('total', `${head} text-end`)}
        <th scope="col" className={`${head} ps-5 text-start`}>
          {columns.payment}
        </th>
        <th scope="col" className={`${head} ps-4 text-start`}>
          {columns.status}
        </th>
      </tr>
    </thead>
  )
}

export function OrderTableSkeleton() {
  return (
    <table aria-hidden="true" data-roomy className="group w-full border-separate border-spacing-0">
      <Head />
      <tbody>
        {Array.from({ length: 12 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
          <tr key={row}>
            {[
              'w-4',
              'w-16',
              'w-44',
              `${day} w-24`,
              `${day} ms-auto w-4`,
              'ms-auto w-14',
              'w-18',
              'w-24 h-6',
            ].map((width, column) => (
              <td
                key={width}
                className={`${cell} ${width.includes(day) ? day : ''} ${column > 5 ? 'ps-5' : ''}`}
              >
                <Skeleton className={`h-3 ${width}`} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
