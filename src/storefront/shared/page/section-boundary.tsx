import type { ReactNode } from 'react'
import { ErrorBoundary } from '@/ui/error-boundary'
import { ErrorPanel } from './error-panel'

/** A part of a page that fails alone: in its place stands what to do, and the rest of the page goes on. */
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
