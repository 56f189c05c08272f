import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin, dayWords } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { overdueQuery } from '@/data/orders/order-queries'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { Panel, panelRow } from '../shared/page/panel'

const words = admin.overview

/** Orders whose payment is overdue; no panel while there are none. */
export function Overdue() {
  const { data } = useQuery({ ...overdueQuery(), refetchInterval: 60_000 })
  if (!data || data.total === 0) return null
  const now = serverNow()
  return (
    <Panel
      id="overdue"
      title={words.overdue}
      by={String(data.total)}
      more={{ label: words.allDue, to: `${adminPaths.orders}?payment=due` }}
    >
      <ul>
        {data.orders.map(({ id, number, customerName, due, currency, paymentDueAt }) => (
          <li key={id} className={`${panelRow} relative hover:bg-surface`}>
            <span className="min-w-0 flex-1">
              <Link
                to={`${adminPaths.orders}/${id}`}
                dir="auto"
                className="block truncate font-medium after:absolute after:inset-0"
              >
                {customerName}
                <span className="sr-only">{`, ${words.pack(number)}`}</span>
              </Link>
              {paymentDueAt !== null && (
                <span className="block text-danger-text">
                  {words.overdueSince(adminOrders.money.overdue(dayWords(paymentDueAt, now)))}
                </span>
              )}
            </span>
            <span className="font-semibold">{formatMoney(due, currency)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
