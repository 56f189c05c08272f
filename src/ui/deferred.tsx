import type { ReactNode } from 'react'
import { ErrorBoundary } from './error-boundary'
import { SuspenseBoundary } from './suspense-boundary'

type DeferredProps = { fallback?: ReactNode; children: ReactNode }

/**
 * A lazy part that the first screen does not need. `fallback` reserves its space; if the part fails, the page stays.
 */
export function Deferred({ fallback = null, children }: DeferredProps) {
  return (
    <ErrorBoundary>
      <SuspenseBoundary fallback={fallback}>{children}</SuspenseBoundary>
    </ErrorBoundary>
  )
}
