import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { limits } from '@/config/limits'
import { admin } from '@/content/admin'
import { preview } from '@/domain/preview'
import { Skeleton } from '@/ui/skeleton'
import { RowCheckbox } from '../shared/row-checkbox'
import { Thumb } from '../shared/thumb'
import { PriceMark, StateMark, StockMark } from './product-marks'
import type { ProductListProps } from './product-table'

const row = 'relative flex gap-3 border-b border-line py-2 ps-1 pe-4'

export function ProductRows({ products, selection }: Pick<ProductListProps, 'products' | 'selection'>) {
  return (
    <ul>
      {products.map((product) => (
        <li
          key={product.id}
          className={`${row} ${selection.isChosen(product.id) ? 'bg-majorelle-wash' : ''}`}
        >
          <RowCheckbox
            label={admin.selection.one(product.title)}
            checked={selection.isChosen(product.id)}
            onToggle={(options) => selection.toggle(product.id, options)}
          />
          <Thumb src={product.image} className="h-15 w-12" />
          <div className="min-w-0 flex-1 leading-snug">
            <p className="truncate">
              <Link
                to={`${adminPaths.products}/${product.id}`}
                data-row={product.id}
                className="text-16 font-semibold outline-offset-[-2px] after:absolute after:inset-0"
              >
                <bdi>{product.title}</bdi>
              </Link>
            </p>
            <p className="truncate text-muted">{preview(product.description, limits.descriptionPreview)}</p>
            <p className="mt-1 flex flex-wrap items-center gap-x-3">
              <span className="whitespace-nowrap">
                <PriceMark {...product} />
              </span>
              {(product.archived || product.dealPrice !== null) && <StateMark {...product} />}
              <span className="ms-auto text-end">
                <StockMark {...product} />
              </span>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

export function ProductRowsSkeleton() {
  return (
    <div aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
        <div key={place} className={`${row} h-20 ps-4`}>
          <Skeleton className="mt-2 me-3 size-5" />
          <Skeleton className="h-15 w-12" />
          <span className="grid flex-1 content-start gap-2 pt-1">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3 w-56" />
          </span>
        </div>
      ))}
    </div>
  )
}
