import { common } from '@/content/shared/common'
import { PictureSkeleton } from '@/storefront/shared/product/picture-skeleton'
import { Skeleton } from '@/ui/skeleton'

/** The product page's shape while it loads, with one picture, as most products have. */
export function ProductSkeleton() {
  return (
    <div className="wrap">
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <div className="flex h-13 items-center md:h-17">
        <Skeleton className="h-5 w-64" />
      </div>
      <div className="md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] md:gap-[clamp(2rem,4.5vw,4rem)]">
        <div className="-mx-gutter md:mx-0">
          <PictureSkeleton className="md:rounded-picture" />
        </div>
        <div className="pt-6 md:pt-0">
          <Skeleton className="h-24 w-4/5" />
          <Skeleton className="mt-4 h-5 w-1/2" />
          <Skeleton className="mt-6 h-12 w-2/5" />
          <Skeleton className="mt-10 h-10 w-3/5" />
          <Skeleton className="mt-12 h-12 w-full" />
          <Skeleton className="mt-6 h-12 w-1/3" />
          <Skeleton className="mt-5 h-14 w-full" />
        </div>
      </div>
      <ProductDetailsPlaceholder />
    </div>
  )
}

/** Reserves the height of what is below the first screen, so that the footer does not flash into view. */
export function ProductDetailsPlaceholder() {
  return <div className="min-h-545" />
}
