import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin/admin'
import { adminSales } from '@/content/admin/sales'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { daysOfCover } from '@/domain/product/stock-movement'
import { Skeleton } from '@/ui/skeleton'
import { Panel, panelRow } from '../shared/page/panel'
import { LoadingError, StateNote } from '../shared/page/state-note'
import { Thumb } from '../shared/products/thumb'

const words = admin.overview

/** What runs out first by how fast it sells; what is sold out and sold best stands on top. */
export function LowStock() {
  const low = useQuery(lowStockQuery())
  const { data } = low
  return (
    <Panel
      id="low-stock"
      title={words.lowStock}
      by={words.lowStockBy}
      more={{ label: words.restock, to: `${adminPaths.stock}?level=soon` }}
    >
      {low.isPending && <Skeleton className="mx-4 mb-4 h-52" />}
      <LoadingError title={words.lowError} query={low} />
      {data?.variants.length === 0 && <StateNote {...words.noneLow} />}
      <ul>
        {data?.variants.map(({ id, slug, name, image, size, color, left, sold }) => (
          <li key={`${slug} ${size} ${color}`} className={panelRow}>
            <Thumb src={image} />
            <span className="min-w-0 flex-1">
              <Link
                to={`${adminPaths.products}/${id}`}
                dir="auto"
                className="block truncate font-medium hover:underline"
              >
                {name}
              </Link>
              <span className="block truncate text-muted">{adminSales.variant(size, color)}</span>
            </span>
            <span className="shrink-0 text-end">
              <span
                className={`inline-block rounded-picture px-1.5 text-12 leading-5 font-semibold ${left === 0 ? 'bg-danger-soft text-danger-text' : 'bg-highlight-soft'}`}
              >
                {words.left(left)}
              </span>
              <span className="block text-12 text-muted">
                {left === 0 ? words.soldLately(sold) : words.lasts(daysOfCover(left, sold))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
