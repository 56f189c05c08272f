import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { account } from '@/content/account/account'
import { orderPayment } from '@/content/orders/order-payment'
import { orders } from '@/content/orders/orders'
import { comma } from '@/content/shared/lists'
import { formatMoney } from '@/domain/money/money'
import type { OrderSummary } from '@/domain/orders/order'
import { awaitsPayment } from '@/domain/orders/order-payment'
import { isPartlyShipped } from '@/domain/orders/parcel'
import { Code } from '@/ui/direction'
import { dayWords, shortDayWords } from '../cart/order-dates'
import { StatusBadge } from './status-badge'

const words = account.profile

type OrderRowProps = {
  order: OrderSummary
  to: string
  /** What may be done about it, above the link that covers the row. */
  actions?: ReactNode
}

/** An order in a list, linked to its page. Amounts are in its own currency, as charged. */
export function OrderRow({ order, to, actions }: OrderRowProps) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-surface-raised">
      <Link
        to={to}
        aria-label={words.order(order.number)}
        className="truncate font-semibold tabular-nums after:absolute after:inset-0"
      >
        <Code>{order.number}</Code>
      </Link>
      <span className="text-end font-semibold tabular-nums">{formatMoney(order.total, order.currency)}</span>
      <span className="text-14 text-muted">
        {`${words.placed(dayWords(order.createdAt))}${comma}${words.items(order.itemCount)}`}
      </span>
      <span className="justify-self-end">
        <StatusBadge order={order} />
      </span>
      {isPartlyShipped(order) && (
        <span className="col-span-2 text-14 font-medium">
          {orders.timeline.partly(order.shippedCount, order.itemCount)}
        </span>
      )}
      {awaitsPayment(order) && (
        <span className="col-span-2 text-14 font-medium text-danger-text">
          {order.paymentDueAt
            ? orderPayment.toPayBy(formatMoney(order.due, order.currency), shortDayWords(order.paymentDueAt))
            : orderPayment.toPay(formatMoney(order.due, order.currency))}
        </span>
      )}
      {actions && <span className="relative z-1 col-span-2 flex flex-wrap gap-2 pt-1">{actions}</span>}
    </li>
  )
}
