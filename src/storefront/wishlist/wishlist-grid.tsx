import { common } from '@/content/shared/common'
import { ProductCardSkeleton } from '@/storefront/shared/card/product-card'

export const gridClass = 'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 lg:grid-cols-4'

/** Skeletons for the items that have not loaded. */
export function Skeletons({ count }: { count: number }) {
  return (
    <ul className={`mt-14 ${gridClass}`} aria-label={common.loading}>
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other identity
        <li key={place}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  )
}
