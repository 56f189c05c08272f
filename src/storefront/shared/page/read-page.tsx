import type { ReactNode } from 'react'
import { common } from '@/content/shared/common'
import { Skeleton } from '@/ui/skeleton'
import { EmptyPage, type EmptyPageProps } from './empty-page'
import { ErrorPanel } from './error-panel'

type ReadPageProps<Data> = {
  /** What a query has read; null or undefined once it is read means that there is nothing. */
  read: { data: Data | null | undefined; error: Error | null; isPending: boolean; refetch: () => unknown }
  /** What is said where there is nothing. */
  missing: Omit<EmptyPageProps, 'picture'>
  children: (data: Data) => ReactNode
}

/** A page about one thing that an address names: while it is read, where that failed, where there is none, and itself. */
export function ReadPage<Data>({ read, missing, children }: ReadPageProps<Data>) {
  const { data, error, isPending, refetch } = read
  if (data !== null && data !== undefined) return children(data)
  if (isPending) return <PageSkeleton />
  if (error)
    return (
      <div className="wrap">
        <ErrorPanel error={error} retry={() => void refetch()} heading="h1" />
      </div>
    )
  return <EmptyPage picture="empty-orders" {...missing} />
}

/** The place of such a page while it is read. */
export function PageSkeleton() {
  return (
    <div className="wrap max-w-[46rem] pt-8 pb-section md:pt-12" role="status">
      <p className="sr-only">{common.loading}</p>
      <Skeleton className="mb-8 h-12 w-64 max-w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
