import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { limits } from '@/config/limits'
import { paths } from '@/config/paths'
import { policies } from '@/config/policies'
import { adminProducts as words } from '@/content/admin-products'
import type { AdminProduct } from '@/data/products/admin-product-queries'
import { settingsQuery } from '@/data/settings/settings-queries'
import { formatMoney } from '@/domain/money'
import { preview } from '@/domain/preview'
import { Thumb } from '../shared/thumb'

const columns = 'md:grid-cols-[2rem_minmax(0,1fr)_11rem_8.5rem_6.5rem]'

/** Products as rows under column heads; on a phone collection and stock move below the title. */
export function ProductList({ products }: { products: readonly AdminProduct[] }) {
  const { data: settings } = useQuery(settingsQuery())
  const low = settings?.lowStockThreshold ?? policies.lowStock
  return (
    <>
      <div
        aria-hidden="true"
        className={`sticky top-0 z-2 hidden h-8 items-center gap-3 border-b border-line bg-raised px-5 text-12 text-muted md:grid ${columns}`}
      >
        <span className="col-span-2">{words.columns.product}</span>
        <span>{words.columns.collection}</span>
        <span className="text-end">{words.columns.price}</span>
        <span className="text-end">{words.columns.stock}</span>
      </div>
      <ul>
        {products.map((product) => (
          <li
            key={product.id}
            className={`relative grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-4 py-2 hover:bg-paper md:min-h-13 md:px-5 md:py-1.5 ${columns}`}
          >
            <Thumb src={product.image} />
            <div className="min-w-0 leading-snug">
              <p className="flex items-center gap-2">
                <Link
                  to={paths.product(product.slug)}
                  className="truncate font-semibold outline-offset-[-2px] after:absolute after:inset-0 hover:underline"
                >
                  {product.title}
                </Link>
                {product.archived && (
                  <span className="rounded-control bg-sand px-1.5 text-12 font-medium">{words.archived}</span>
                )}
              </p>
              <p className="truncate text-12 text-muted">
                {preview(product.description, limits.descriptionPreview)}
              </p>
              <p className="truncate text-12 text-muted md:hidden">{product.collection}</p>
            </div>
            <p className="truncate text-muted max-md:hidden">{product.collection}</p>
            <div className="text-end md:contents">
              <p className="whitespace-nowrap md:text-end">
                {product.originalPrice !== null && (
                  <s className="me-2 text-12 text-muted">
                    <span className="sr-only">{words.was} </span>
                    {formatMoney(product.originalPrice)}
                  </s>
                )}
                <b className="font-semibold">{formatMoney(product.price)}</b>
              </p>
              <p className="mt-1 md:mt-0 md:text-end">
                <Stock quantity={product.quantity} low={low} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function Stock({ quantity, low }: { quantity: number; low: number }) {
  if (quantity > low)
    return (
      <>
        <span className="sr-only">{words.columns.stock} </span>
        {words.inStock(quantity)}
      </>
    )
  const look = quantity === 0 ? 'bg-terracotta-wash text-terracotta-text' : 'bg-saffron-wash text-ink'
  return (
    <span className={`inline-block rounded-control px-2 text-12 leading-6 font-semibold ${look}`}>
      {quantity === 0 ? words.soldOut : words.left(quantity)}
    </span>
  )
}
