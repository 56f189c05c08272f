import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { adminSales as words } from '@/content/admin/sales'
import { number } from '@/content/shared/numbers'
import type { SalesSummary } from '@/data/sales/sales-queries'
import { changeOf } from '@/domain/orders/sales'
import { panelRow } from '../page/panel'
import { ShopMoney } from '../page/shop-money'
import { Thumb } from '../products/thumb'
import { Change } from './key-metrics'

/** A bar: the share of the best entry. */
export function Share({ of, most }: { of: number; most: number }) {
  return (
    <span
      aria-hidden="true"
      className="h-1 w-28 shrink-0 overflow-hidden rounded-full bg-surface-sunken max-sm:hidden"
    >
      <span className="block h-full bg-accent/65" style={{ width: `${most > 0 ? (of / most) * 100 : 0}%` }} />
    </span>
  )
}

export const Earned = ({ revenue, before }: { revenue: number; before: number }) => (
  <span className="min-w-24 shrink-0 text-end whitespace-nowrap">
    <b className="block font-semibold">
      <ShopMoney amount={revenue} />
    </b>
    <Change change={changeOf(revenue, before)} grows />
  </span>
)

export const Sold = ({ units }: { units: number }) => (
  <span className="w-14 text-end">
    <span className="sr-only">{words.sold} </span>
    <span>{number(units)}</span>
  </span>
)

export function TopProducts({ products }: Pick<SalesSummary, 'products'>) {
  return (
    <ul>
      {products.map(({ slug, name, image, units, revenue, before }) => (
        <li key={slug} className={panelRow}>
          <Thumb src={image} />
          <Link to={paths.product(slug)} dir="auto" className="me-auto min-w-0 truncate hover:underline">
            {name}
          </Link>
          <Share of={revenue} most={products[0]?.revenue ?? 0} />
          <Sold units={units} />
          <Earned revenue={revenue} before={before} />
        </li>
      ))}
    </ul>
  )
}
