import { common } from '@/content/shared/common'
import { Skeleton } from '@/ui/skeleton'
import { reviewLayout } from './review-layout'

/** The shape of the reviews while they load. */
export function ReviewSkeleton() {
  return (
    <div className={reviewLayout}>
      <p role="status" className="sr-only">
        {common.loading}
      </p>
      <div>
        <Skeleton className="h-12 w-56" />
        <div className="mt-5 grid max-w-md gap-1">
          {[5, 4, 3, 2, 1].map((step) => (
            <Skeleton key={step} className="h-10 md:h-8" />
          ))}
        </div>
      </div>
      <div className="min-w-0">
        <Skeleton className="h-24" />
        <div className="mt-6 grid gap-6">
          {[1, 2, 3].map((place) => (
            <Skeleton key={place} className="h-28" />
          ))}
        </div>
      </div>
    </div>
  )
}
