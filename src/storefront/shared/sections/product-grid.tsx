import type { ReactNode } from 'react'
import type { ProductSummary } from '@/domain/product/product'
import { ProductCard, ProductCardSkeleton } from '@/storefront/shared/card/product-card'

type ProductGridProps = {
  /** Undefined while loading: `length` skeletons show. */
  products: readonly ProductSummary[] | undefined
  length: number
  /** Six columns; on a phone two rows that scroll sideways. */
  dense?: boolean
  /** A cell before the cards. */
  first?: ReactNode
}

const looks = {
  roomy: 'grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 md:gap-x-5 md:gap-y-10',
  dense:
    'scrollbar-none max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[42vw] max-md:grid-flow-col max-md:grid-rows-[auto_auto] max-md:overflow-x-auto max-md:px-gutter gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-4 md:gap-y-8 xl:grid-cols-6',
}
const sizes = {
  roomy: '(min-width: 1328px) 305px, (min-width: 760px) 25vw, 50vw',
  dense: '(min-width: 1328px) 200px, (min-width: 1180px) 16vw, (min-width: 760px) 25vw, 42vw',
}

/** Product cards in the section's density. */
export function ProductGrid({ products, length, dense = false, first }: ProductGridProps) {
  const look = dense ? 'dense' : 'roomy'
  const items = products ?? Array.from({ length }, () => undefined)
  return (
    <ul className={`grid ${looks[look]}`}>
      {first}
      {items.map((product, index) => (
        // Skeletons have no identity but their index.
        <li key={product?.id ?? index} className="min-w-0 snap-start">
          {product ? (
            <ProductCard product={product} sizes={sizes[look]} dense={dense} />
          ) : (
            <ProductCardSkeleton />
          )}
        </li>
      ))}
    </ul>
  )
}
