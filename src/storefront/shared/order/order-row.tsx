import { Link } from 'react-router-dom'
import { account } from '@/content/account'
import { orderPayment } from '@/content/order-payment'
import { orders } from '@/content/orders'
import { formatMoney } from '@/domain/money'
import { type OrderSummary, statusBadge } from '@/domain/order'
import { awaitsPayment } from '@/domain/order-payment'
import { Badge } from '@/ui/badge'
import { dayWords, shortDayWords } from './order-dates'

const words = account.profile

/** An order in a list, linked to its page. Amounts in US dollars, as charged. */
export function OrderRow({ order, to }: { order: OrderSummary; to: string }) {
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4 hover:bg-raised">
      <Link
        to={to}
        aria-label={words.order(order.number)}
        className="truncate font-semibold tabular-nums after:absolute after:inset-0"
      >
        {order.number}
      </Link>
      <span className="text-end font-semibold tabular-nums">{formatMoney(order.total)}</span>
      <span className="text-14 text-muted">
        {words.placed(dayWords(order.createdAt))}, {words.items(order.itemCount)}
      </span>
      <span className="justify-self-end">
        <Badge variant={statusBadge[order.status]}>{orders.statuses[order.status]}</Badge>
      </span>
      {awaitsPayment(order) && (
        <span className="col-span-2 text-14 font-medium text-terracotta-text">
          {order.paymentDueAt
            ? orderPayment.toPayBy(order.due, shortDayWords(order.paymentDueAt))
            : orderPayment.toPay(order.due)}
        </span>
      )}
    </li>
  )
}
