import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary'

type DeferredProps = { fallback?: ReactNode; children: ReactNode }

/**
 * Around a lazy part that the first screen can do without. `fallback` reserves its space meanwhile; if the part throws,
 * the page stands without it.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}
