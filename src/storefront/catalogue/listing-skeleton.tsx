import { common } from '@/content/common'
import { ProductCardSkeleton } from '@/storefront/shared/product-card'
import { Skeleton } from '@/ui/skeleton'

export const gridClass =
  'grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-10 lg:grid-cols-4'

/** Cards that are still loading, in the grid they will stand in. */
export function GridSkeleton() {
  return (
    <div className={gridClass}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((place) => (
        <ProductCardSkeleton key={place} />
      ))}
    </div>
  )
}

/** A list whose very name is still unknown. */
export function ListingSkeleton() {
  return (
    <div className="wrap pb-section">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <div className="flex h-13 items-center md:h-17">
        <Skeleton className="h-5 w-52" />
      </div>
      <Skeleton className="h-11 w-64" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <Skeleton className="mt-5 h-11 w-full max-w-xl rounded-full" />
      <Skeleton className="mt-6 mb-6 h-11 w-full" />
      <GridSkeleton />
    </div>
  )
}
