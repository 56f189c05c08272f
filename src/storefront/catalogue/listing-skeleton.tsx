import { common } from '@/content/shared/common'
import { ProductCardSkeleton } from '@/storefront/shared/card/product-card'
import { Skeleton } from '@/ui/skeleton'

/** The cards' grid, beside the filter column or over the full width. */
export const gridClass = (column: boolean) =>
  `grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 md:gap-y-10 ${column ? '2xl:grid-cols-4' : 'lg:grid-cols-4'}`

/** The same for rows. */
export const rowsClass = (column: boolean) => `grid gap-x-10 ${column ? '2xl:grid-cols-2' : 'lg:grid-cols-2'}`

const eight = [0, 1, 2, 3, 4, 5, 6, 7]

/** Card skeletons in the listing's grid. */
export function GridSkeleton({ column = false }: { column?: boolean }) {
  return (
    <div className={gridClass(column)}>
      {eight.map((index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  )
}

/** Row skeletons. */
export function RowsSkeleton({ column }: { column: boolean }) {
  return (
    <div className={rowsClass(column)}>
      {eight.map((index) => (
        <div key={index} className="h-56.25 border-line border-b py-4 md:h-53.25">
          <Skeleton className="aspect-picture w-28 md:w-36" />
        </div>
      ))}
    </div>
  )
}

/** The skeleton of a listing whose title is unknown. */
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
