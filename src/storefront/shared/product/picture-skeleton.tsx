import { Skeleton } from '@/ui/skeleton'

type PictureSkeletonProps = { ratio?: 'aspect-4/5' | 'aspect-picture'; className?: string }

/** Where a product's picture will stand. */
export function PictureSkeleton({ ratio = 'aspect-4/5', className = '' }: PictureSkeletonProps) {
  return (
    <div data-picture-skeleton className={`${ratio} overflow-hidden ${className}`}>
      <Skeleton className="size-full" />
    </div>
  )
}
