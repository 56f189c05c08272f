import { PageHeader } from '@/admin/shared/page/page-header'
import { Skeleton } from '@/ui/skeleton'

export function EditorSkeleton({ title }: { title: string }) {
  const panel = 'grid gap-4 border-y border-line bg-surface-raised p-4 md:rounded-surface md:border'
  return (
    <div className="pb-4 md:px-7 md:pt-4">
      <div className="px-4 md:px-0">
        <PageHeader title={title} above={<Skeleton className="mb-1 h-3 w-32" />} />
      </div>
      <div aria-hidden="true" className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_21rem] xl:items-start">
        <div className="grid gap-4">
          <div className={panel}>
            <Skeleton className="h-4 w-20" />
            <div className="grid grid-cols-3 gap-2 md:grid-cols-6">
              {[1, 2, 3, 4].map((place) => (
                <Skeleton key={place} className="aspect-4/5 w-full" />
              ))}
            </div>
          </div>
          <div className={panel}>
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-9 w-full" />
            <Skeleton className="h-28 w-full" />
          </div>
        </div>
        <div className="grid gap-4">
          <div className={panel}>
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-9 w-full" />
          </div>
          <div className={panel}>
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-32 w-26" />
          </div>
        </div>
      </div>
    </div>
  )
}
