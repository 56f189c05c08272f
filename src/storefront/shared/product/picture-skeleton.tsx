import { Skeleton } from '@/ui/skeleton'

/** Where a product's picture will stand. */
export function PictureSkeleton({ className = '' }: { className?: string }) {
  return (
    <div data-picture-skeleton className={`aspect-4/5 overflow-hidden ${className}`}>
      <Skeleton className="size-full" />
    </div>
  )
}
