import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminOrders } from '@/content/admin/orders/orders'
import { number } from '@/content/shared/numbers'
import { viewCountsQuery } from '@/data/orders/admin-order-queries'
import { adminViewsQuery } from '@/data/views/admin-views'
import { viewOf } from '@/domain/orders/order-filter'

const words = adminOrders.views

/** The built-in views of the orders, then the saved ones, each with its count. */
export function OrderViews({ roomy = false, onChoose }: { roomy?: boolean; onChoose?: () => void }) {
  const { pathname, search } = useLocation()
  const { data: saved = [] } = useQuery(adminViewsQuery('orders'))
  const views = [...words.builtIn.map((view) => ({ ...view, id: view.query })), ...saved]
  const { data: counts } = useQuery({
    ...viewCountsQuery(views.map(({ query }) => query)),
    refetchInterval: 20_000,
  })
  const here = pathname.startsWith(adminPaths.orders) ? viewOf(search) : null
  return (
    <nav aria-label={words.label}>
      <p className={`px-2 text-12 text-muted ${roomy ? 'pb-1' : 'py-1'}`}>{words.title}</p>
      <ul>
        {views.map(({ id, name, query }) => {
          const isHere = viewOf(query) === here
          const count = counts?.get(query)
          return (
            <li key={id}>
              <Link
                to={`${adminPaths.orders}?${query}`}
                onClick={onChoose}
                aria-current={isHere ? 'page' : undefined}
                className={`flex items-center gap-2 rounded-control px-2 hover:bg-surface-sunken ${roomy ? 'min-h-11' : 'min-h-7 py-0.5 leading-tight'} ${isHere ? 'font-semibold text-accent' : roomy ? '' : 'text-muted'}`}
              >
                <span className="line-clamp-2 min-w-0 flex-1" dir="auto">
                  {name}
                </span>
                {count !== undefined && (
                  <span className="text-12 font-normal text-muted">
                    <span aria-hidden="true">{number(count)}</span>
                    <span className="sr-only">{`, ${words.count(count)}`}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
