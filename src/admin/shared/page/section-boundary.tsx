import type { ReactNode } from 'react'
import { errors } from '@/content/shared/errors'
import { ErrorBoundary } from '@/ui/error-boundary'
import { panel } from './panel'
import { ErrorNote } from './state-note'

/** An error boundary around one section of a screen: it shows the error with a retry button, and the rest stays. */
export function SectionBoundary({ children, resetKey = '' }: { children: ReactNode; resetKey?: string }) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={(error, retry) => (
        <div className={panel}>
          <ErrorNote title={errors.unknown.title} error={error} retry={retry} />
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  )
}
