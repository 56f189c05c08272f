import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary'

type DeferredProps = { fallback?: ReactNode; children: ReactNode }

/**
 * A lazy part that the first screen does not need. `fallback` reserves its space; if the part fails, the page stays.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
