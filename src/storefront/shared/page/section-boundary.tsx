import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/error-boundary'
import { SuspenseBoundary } from '@/ui/suspense-boundary'
import { ErrorPanel } from './error-panel'

/**
 * Around one section: an error shows with a retry button while the rest of the page stays, and the section hydrates by itself,
 * so that the browser answers between two of them.
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <div className="wrap">
          <ErrorPanel error={error} retry={retry} />
        </div>
      )}
    >
      <SuspenseBoundary>{children}</SuspenseBoundary>
    </ErrorBoundary>
  )
}
