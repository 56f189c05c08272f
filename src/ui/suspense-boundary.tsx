import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { repeatPresses } from './early-presses'

type Part = { isReady: boolean }

/** Parts of the opened page that React has not hydrated yet: it does so one boundary at a time, the outer ones first. */
const unhydrated = new Set<Part>()
let resolve = () => {}

/** Resolves once React has hydrated all of the page that the browser opened. */
export const hydrated = new Promise<void>((done) => {
  resolve = done
})

function settle(part: Part) {
  unhydrated.delete(part)
  // Only when all effects of this commit have run: the next one may name a part that is not ready.
  queueMicrotask(() => {
    repeatPresses()
    if (unhydrated.size > 0) return
    globalThis.earlyPresses?.end()
    resolve()
  })
}

function Ready({ part }: { part: Part }) {
  useEffect(() => {
    part.isReady = true
    settle(part)
  }, [part])
  return null
}

type SuspenseBoundaryProps = { fallback?: ReactNode; children: ReactNode }

/**
 * Suspense for what stands in the server's HTML: `hydrated` waits for it. A plain Suspense is hydrated some time after the
 * page around it, and a query that was fetched again by then no longer matches the HTML.
 */
export function SuspenseBoundary({ fallback, children }: SuspenseBoundaryProps) {
  const [part] = useState<Part>(() => ({ isReady: false }))
  useEffect(() => {
    // Effects inside run first: what was rendered together with the page around it is ready by now.
    if (!part.isReady) unhydrated.add(part)
    return () => settle(part)
  }, [part])
  return (
    <Suspense fallback={fallback}>
      {children}
      <Ready part={part} />
    </Suspense>
  )
}
