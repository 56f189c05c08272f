import type { ComponentProps } from 'react'
import { ErrorBoundary } from '@/ui/error-boundary'
import { SuspenseBoundary } from '@/ui/suspense-boundary'

type SectionBoundaryProps = Omit<ComponentProps<typeof ErrorBoundary>, 'fallback'> & {
  /** What stands there after an error: nothing unless said. */
  fallback?: ComponentProps<typeof ErrorBoundary>['fallback']
}

/**
 * Around one section: after an error the rest of the page stays, in the server's HTML too (src/server/render.tsx), and the
 * section hydrates by itself, so that the browser answers between two of them.
 */
export function SectionBoundary({ children, fallback = null, ...props }: SectionBoundaryProps) {
  return (
    <ErrorBoundary {...props} fallback={fallback}>
      <SuspenseBoundary>{children}</SuspenseBoundary>
    </ErrorBoundary>
  )
}
