import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { admin, dayWords } from '@/content/admin'
import { adminProducts as words } from '@/content/admin-products'
import type { AdminProduct } from '@/data/products/admin-product-queries'
import { preview } from '@/domain/preview'
import { type ProductSort, sortParam, sortsDown } from '@/domain/product-list'
import { Skeleton } from '@/ui/skeleton'
import { RowCheckbox } from '../shared/row-checkbox'
import { SortHead } from '../shared/sort-head'
import { Thumb } from '../shared/thumb'
import type { Selection } from '../shared/use-selection'
import { PriceMark, StateMark, StockMark } from './product-marks'

export type ProductListProps = {
  products: readonly AdminProduct[]
  sort: ProductSort
  hrefOf: (patch: Record<string, string | null>) => string
  selection: Selection
}

const { columns } = words
const side = 'px-2 first:ps-3 last:pe-5'
const cell = `h-13 border-b border-line ${side}`
const wide = 'max-xl:hidden'
const roomy = 'max-lg:hidden'

export function ProductTable({ products, sort, hrefOf, selection }: ProductListProps) {
  const now = Date.now()
  return (
    <table className="w-full border-separate border-spacing-0">
      <Head sort={sort} hrefOf={hrefOf}>
        <RowCheckbox
          label={admin.selection.all}
          checked={selection.chosen.length === products.length}
          mixed={selection.chosen.length > 0 && selection.chosen.length < products.length}
          onToggle={selection.toggleAll}
        />
      </Head>
      <tbody>
        {products.map((product) => (
          <tr
            key={product.id}
            className={`relative ${selection.isChosen(product.id) ? 'bg-majorelle-wash' : 'hover:bg-paper'}`}
          >
            <td className={`${cell} w-8`}>
              <RowCheckbox
                label={admin.selection.one(product.title)}
                checked={selection.isChosen(product.id)}
                onToggle={(options) => selection.toggle(product.id, options)}
              />
            </td>
            <td className={`${cell} w-full max-w-0`}>
              <span className="flex items-center gap-3">
                <Thumb src={product.image} />
                <span className="min-w-0 leading-snug">
                  <Link
                    to={`${adminPaths.products}/${product.id}`}
                    data-row={product.id}
                    className="block truncate font-semibold outline-offset-[-2px] after:absolute after:inset-0"
                  >
                    <bdi>{product.title}</bdi>
                  </Link>
                  <span className="block truncate text-12 text-muted">
                    {preview(product.description, limits.descriptionPreview)}
                  </span>
                </span>
              </span>
            </td>
            <td className={`${cell} ${wide} max-w-44 truncate text-muted`}>{product.collection}</td>
            <td className={`${cell} ${roomy}`}>
              <StateMark {...product} />
            </td>
            <td className={`${cell} text-end whitespace-nowrap`}>
              <PriceMark {...product} />
            </td>
            <td className={`${cell} text-end whitespace-nowrap`}>
              <StockMark {...product} />
            </td>
            <td className={`${cell} ${wide} text-end whitespace-nowrap text-muted`}>
              {product.sold === null
                ? dayWords(product.createdAt, now)
                : product.sold.toLocaleString('en-US')}
            </td>
            <td className={`${cell} w-10`}>
              {!product.archived && (
                <Link
                  to={paths.product(product.slug)}
                  aria-label={words.view(product.title)}
                  title={words.viewInStore}
                  className="relative z-1 grid size-8 place-items-center rounded-control text-muted hover:bg-sand hover:text-ink"
                >
                  <ExternalLink size={16} strokeWidth={1.6} aria-hidden="true" />
                </Link>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const head = `sticky top-0 z-2 h-8 border-b border-line bg-raised text-12 font-normal whitespace-nowrap text-muted ${side}`

type HeadProps = { children?: ReactNode } & Partial<Pick<ProductListProps, 'sort' | 'hrefOf'>>

function Head({ sort, hrefOf, children }: HeadProps) {
  const sorted = (by: ProductSort['by'], label: string, className: string) => {
    if (!sort || !hrefOf)
      return (
        <th scope="col" className={className}>
          {label}
        </th>
      )
    const isBy = sort.by === by
    const descending = isBy ? !sort.descending : sortsDown(by)
    return (
      <SortHead
        label={label}
        direction={isBy ? (sort.descending ? 'descending' : 'ascending') : undefined}
        to={hrefOf({ sort: sortParam({ by, descending }) })}
        className={className}
      />
    )
  }
  return (
    <thead>
      <tr>
        <td className={head}>{children}</td>
        {sorted('title', columns.product, `${head} text-start`)}
        <th scope="col" className={`${head} ${wide} text-start`}>
          {columns.collection}
        </th>
        <th scope="col" className={`${head} ${roomy} text-start`}>
          {columns.state}
        </th>
        {sorted('price', columns.price, `${head} text-end`)}
        {sorted('stock', columns.stock, `${head} text-end`)}
        {sort?.by === 'sold'
          ? sorted('sold', columns.sold, `${head} ${wide} text-end`)
          : sorted('created', columns.added, `${head} ${wide} text-end`)}
        <td className={head} />
      </tr>
    </thead>
  )
}

export function ProductTableSkeleton() {
  return (
    <table aria-hidden="true" className="w-full border-separate border-spacing-0">
      <Head />
      <tbody>
        {Array.from({ length: 12 }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no identity
          <tr key={row}>
            <td className={`${cell} w-8`}>
              <Skeleton className="mx-auto size-4" />
            </td>
            <td className={`${cell} w-full`}>
              <span className="flex items-center gap-3">
                <Skeleton className="h-10 w-8" />
                <span className="grid gap-2">
                  <Skeleton className="h-3 w-52" />
                  <Skeleton className="h-3 w-72" />
                </span>
              </span>
            </td>
            <td className={`${cell} ${wide}`}>
              <Skeleton className="h-3 w-24" />
            </td>
            <td className={`${cell} ${roomy}`}>
              <Skeleton className="h-6 w-14" />
            </td>
            <td className={cell}>
              <Skeleton className="ms-auto h-3 w-14" />
            </td>
            <td className={cell}>
              <Skeleton className="ms-auto h-3 w-8" />
            </td>
            <td className={`${cell} ${wide}`}>
              <Skeleton className="ms-auto h-3 w-16" />
            </td>
            <td className={`${cell} w-10`} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}
