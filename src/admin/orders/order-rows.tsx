import { Link } from 'react-router-dom'
import { admin, dayWords, timeWords } from '@/content/admin'
import { adminOrders } from '@/content/admin-orders'
import { groupBy } from '@/domain/group'
import { formatMoney } from '@/domain/money'
import { shortOrderNumbers } from '@/domain/order-number'
import { Skeleton } from '@/ui/skeleton'
import { PaymentMark } from '../shared/payment-mark'
import { RowCheckbox } from '../shared/row-checkbox'
import { StatusSelect } from '../shared/status-select'
import type { OrderListProps } from './order-table'

const words = admin.orders

export function OrderRows({ orders, selection, openId, hrefOf, linkState, sort }: OrderListProps) {
  const short = shortOrderNumbers(orders.map(({ number }) => number))
  const now = Date.now()
  const isByDay = sort.endsWith('placed')
  return groupBy(orders, ({ createdAt }) => (isByDay ? dayWords(createdAt, now) : '')).map(([day, group]) => (
    <section key={day} aria-label={day || words.title}>
      {isByDay && (
        <h2 className="flex justify-between border-b border-line bg-paper py-2 ps-14 pe-4 font-text text-14 font-normal tracking-normal text-muted">
          {day}
          <span>{words.orders(group.length)}</span>
        </h2>
      )}
      <ul>
        {group.map((order) => {
          const number = short.get(order.number) ?? order.number
          const isChosen = selection.isChosen(order.id)
          return (
            <li
              key={order.id}
              className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 border-b border-line py-3 ps-14 pe-4 ${isChosen ? 'bg-majorelle-wash' : ''}`}
            >
              <span className="absolute start-1.5 top-1">
                <RowCheckbox
                  label={adminOrders.select(number)}
                  checked={isChosen}
                  onToggle={(options) => selection.toggle(order.id, options)}
                />
              </span>
              <Link
                to={hrefOf(order.id)}
                state={linkState}
                replace={openId !== undefined}
                data-row={order.id}
                aria-label={words.open(number)}
                aria-current={order.id === openId ? 'true' : undefined}
                className="text-16 font-semibold outline-offset-[-2px] after:absolute after:inset-0"
              >
                {number}
              </Link>
              <span className="text-end text-16 font-semibold">{formatMoney(order.total)}</span>
              <span className="col-span-2 truncate text-16">
                {[order.customerName, order.city].filter(Boolean).join(', ')}
              </span>
              <span className="flex flex-wrap gap-x-2.5 self-center text-muted">
                <span>
                  {isByDay ? '' : `${dayWords(order.createdAt, now)} `}
                  {timeWords(order.createdAt)}, {words.items(order.itemCount)}
                </span>
                <PaymentMark {...order} />
              </span>
              <StatusSelect order={order} chosen={isChosen} />
            </li>
          )
        })}
      </ul>
    </section>
  ))
}

export function OrderRowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 7 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <div key={row} className="flex h-24 items-end justify-between border-b border-line px-4 py-3">
          <span className="grid gap-3 self-center">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-4 w-44" />
            <Skeleton className="h-3 w-36" />
          </span>
          <Skeleton className="h-7 w-24" />
        </div>
      ))}
    </div>
  )
}
