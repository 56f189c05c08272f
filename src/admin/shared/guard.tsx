import type { ReactNode } from 'react'
import { errors } from '@/content/errors'
import { ErrorBoundary } from '@/ui/error-boundary'
import { panel } from './panel'
import { ErrorNote } from './state-note'

/** A part of a screen that fails alone: in its place stands what to do, and the rest of the screen goes on. */
export function Guard({ children, resetKey = '' }: { children: ReactNode; resetKey?: string }) {
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
