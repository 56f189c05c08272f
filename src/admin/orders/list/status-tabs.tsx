import { Link } from 'react-router-dom'
import { admin } from '@/content/admin/admin'
import { orders as orderWords } from '@/content/orders/orders'
import { number } from '@/content/shared/numbers'
import type { StatusCounts } from '@/data/orders/admin-order-queries'
import { type OrderStatus, orderStatuses } from '@/domain/orders/order'
import type { StatusFilter } from '@/domain/orders/order-filter'

type Choice = OrderStatus | 'all'
type StatusTabsProps = {
  chosen: StatusFilter
  /** Counts per status under the other filters. */
  counts: StatusCounts | undefined
  hrefOf: (status: Choice) => string
}

/** Links, because the status is part of the URL. */
export function StatusTabs({ chosen, counts, hrefOf }: StatusTabsProps) {
  const choices: Choice[] = ['all', ...orderStatuses]
  return (
    <nav aria-label={admin.orders.filter} className="border-b border-line">
      <ul className="scrollbar-none flex gap-0.5 overflow-x-auto px-2 md:px-3">
        {choices.map((status) => (
          <li key={status}>
            <Link
              to={hrefOf(status)}
              aria-current={status === chosen ? 'true' : undefined}
              className={`-mb-px flex h-11 items-center gap-1.5 border-b-2 px-2.5 font-medium whitespace-nowrap outline-offset-[-3px] md:h-10 md:px-2 ${
                status === chosen
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              <span>{status === 'all' ? admin.orders.all : orderWords.statuses[status]}</span>
              <span className="min-w-3 text-12 font-normal">{counts && number(counts[status])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
