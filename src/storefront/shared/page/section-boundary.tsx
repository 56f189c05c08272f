import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/error-boundary'
import { ErrorPanel } from './error-panel'

/** An error boundary around one section: it shows the error with a retry button, and the rest of the page stays. */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(error, retry) => (
        <div className="wrap">
          <ErrorPanel error={error} retry={retry} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
