import { Link } from 'react-router-dom'
import { StateNote } from '@/admin/shared/page/state-note'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminOrders } from '@/content/admin/orders/orders'
import { orders as orderWords } from '@/content/orders/orders'
import { type OrderFilter, writeOrderFilter } from '@/domain/orders/order-filter'
import { buttonClass } from '@/ui/button'

const words = admin.orders
const look = buttonClass({ look: 'quiet', size: 'medium' })

export function NoOrders({ filter, page, allHref }: { filter: OrderFilter; page: number; allHref: string }) {
  const { search, status, sort } = filter
  if (writeOrderFilter({ ...filter, sort: '-placed' }).size === 0 && page === 1) {
    return (
      <StateNote title={words.none.title} text={words.none.text}>
        <Link to={paths.home} className={look}>
          {admin.nav.viewStore}
        </Link>
      </StateNote>
    )
  }
  const { title, text, showAll } = words.noneFound
  const where =
    status === 'all'
      ? words.all
      : status === 'to-pack'
        ? adminOrders.filters.toPack
        : status === 'sent'
          ? adminOrders.filters.sent
          : orderWords.statuses[status]
  const hasMore = writeOrderFilter({ ...filter, status: 'all', sort }).size > (sort === '-placed' ? 0 : 1)
  return (
    <StateNote title={title(search)} text={text(where)}>
      {hasMore && status !== 'all' && (
        <Link to={allHref} className={look}>
          {showAll}
        </Link>
      )}
      <Link to={adminPaths.orders} className={look}>
        {admin.clearFilters}
      </Link>
    </StateNote>
  )
}
