import type { ReactNode } from 'react'
import type { ProductSummary } from '@/domain/product/product'
import { ProductCard, ProductCardSkeleton } from '@/storefront/shared/card/product-card'

type ProductGridProps = {
  /** Undefined while loading: `length` skeletons show. */
  products: readonly ProductSummary[] | undefined
  length: number
  /**
   * `roomy`: four columns; `lead`: three, the first product two cells wide; `dense`: six, and on a phone two rows that scroll
   * sideways.
   */
  look?: keyof typeof looks
  /** A cell before the cards, and one after them. */
  first?: ReactNode
  last?: ReactNode
}

const roomy = 'grid-cols-2 gap-x-3 gap-y-8 md:gap-x-5 md:gap-y-10'
const looks = {
  roomy: `${roomy} md:grid-cols-4`,
  lead: `${roomy} md:grid-cols-3`,
  dense:
    'scrollbar-none max-md:-mx-gutter max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:auto-cols-[42vw] max-md:grid-flow-col max-md:grid-rows-[auto_auto] max-md:overflow-x-auto max-md:px-gutter gap-x-3 gap-y-6 md:grid-cols-4 md:gap-x-4 md:gap-y-8 xl:grid-cols-6',
}
const sizes = {
  roomy: '(min-width: 1328px) 305px, (min-width: 760px) 25vw, 50vw',
  lead: '(min-width: 1328px) 413px, (min-width: 760px) 33vw, 50vw',
  dense: '(min-width: 1328px) 200px, (min-width: 1180px) 16vw, (min-width: 760px) 25vw, 42vw',
}

/** Product cards in the section's density. */
export function ProductGrid({ products, length, look = 'roomy', first, last }: ProductGridProps) {
  const items = products ?? Array.from({ length }, () => undefined)
  const leads = look === 'lead'
  return (
    <ul className={`grid ${looks[look]}`}>
      {first}
      {items.map((product, index) => (
        // Skeletons have no identity but their index.
        <li
          key={product?.id ?? index}
          className={`min-w-0 snap-start ${leads && index === 0 ? leadClass(items.length) : ''}`}
        >
          {product ? (
            <ProductCard
              product={product}
              sizes={leads && index === 0 ? leadSizes : sizes[look]}
              dense={look === 'dense'}
            />
          ) : (
            <ProductCardSkeleton />
          )}
        </li>
      ))}
      {last}
    </ul>
  )
}

const leadSizes = '(min-width: 1328px) 846px, (min-width: 760px) 66vw, 100vw'

/** On a phone, where two stand beside each other, it is as wide only if the others would leave a cell empty otherwise. */
const leadClass = (count: number) =>
  `lead-cell md:col-span-2 ${count === 1 ? '[--lead:min(44vw,38rem)]' : ''} ${count % 2 === 1 ? 'max-md:col-span-2 max-md:[&>*>:first-child]:aspect-4/3' : ''}`
