import type { ComponentProps } from 'react'
import { ErrorBoundary } from '@/ui/error-boundary'
import { SuspenseBoundary } from '@/ui/suspense-boundary'

/**
 * Around one section: after an error the rest of the page stays, in the server's HTML too (src/server/render.tsx), and the
 * section hydrates by itself, so that the browser answers between two of them.
 */
export function SectionBoundary({ children, ...props }: ComponentProps<typeof ErrorBoundary>) {
  return (
    <ErrorBoundary {...props}>
      <SuspenseBoundary>{children}</SuspenseBoundary>
    </ErrorBoundary>
  )
}
