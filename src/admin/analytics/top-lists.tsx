import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { adminSales as words } from '@/content/admin/sales'
import { orders as orderWords } from '@/content/orders/orders'
import { number } from '@/content/shared/numbers'
import type { SalesSummary } from '@/data/sales/sales-queries'
import { orderStatuses } from '@/domain/orders/order'
import { Earned, Share, Sold, TopProducts } from '../shared/figures/top-products'
import { StatusMark } from '../shared/orders/status-mark'
import { Panel, panelRow as row } from '../shared/page/panel'
import { Thumb } from '../shared/products/thumb'

const link = 'hover:underline'

export function Products({ products }: Pick<SalesSummary, 'products'>) {
  return (
    <Panel id="top-products" {...words.products}>
      <TopProducts products={products} />
    </Panel>
  )
}
export function Collections({ collections }: Pick<SalesSummary, 'collections'>) {
  return (
    <Panel id="top-collections" {...words.collections}>
      <ul>
        {collections.map(({ slug, name, units, revenue, before }) => (
          <li key={slug} className={row}>
            <Link to={paths.collection(slug)} className={`me-auto min-w-0 truncate ${link}`}>
              {name}
            </Link>
            <Share of={revenue} most={collections[0]?.revenue ?? 0} />
            <Sold units={units} />
            <Earned revenue={revenue} before={before} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Sold-out variants that sold in the period: the first to reorder. */
export function SoldOut({ variants }: { variants: SalesSummary['soldOut'] }) {
  return (
    <Panel id="sold-out" title={words.soldOut.title}>
      <p className="-mt-2 px-4 pb-3 text-muted">
        {variants.length > 0 ? words.soldOut.text : words.soldOut.none}
      </p>
      <ul>
        {variants.map(({ slug, name, image, size, color, units }) => (
          <li key={`${slug} ${size} ${color}`} className={row}>
            <Thumb src={image} />
            <span className="me-auto min-w-0">
              <Link to={paths.product(slug)} className={`block truncate ${link}`}>
                {name}
              </Link>
              <span className="block text-muted">{words.variant(size, color)}</span>
            </span>
            <Sold units={units} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Orders of the period by status. */
export function ByStatus({ statuses }: Pick<SalesSummary, 'statuses'>) {
  return (
    <Panel id="orders-by-status" title={words.statuses}>
      <ul>
        {orderStatuses.map((status) => (
          <li key={status} className={`${row} min-h-11`}>
            <Link
              to={`${adminPaths.orders}?status=${status}`}
              className={`me-auto flex items-center gap-2 ${link}`}
            >
              <StatusMark status={status} />
              <span>{orderWords.statuses[status]}</span>
            </Link>
            <b className="font-semibold">{number(statuses[status] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
