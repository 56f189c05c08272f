import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from './error-boundary'

export type Part<Props> = { get: () => ComponentType<Props>; isReady: () => boolean }

/** A component whose code is fetched when it is first shown by `Deferred`. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | null = null
  const later = lazy(async () => {
    ready = await load()
    return { default: ready }
  })
  return { get: () => ready ?? later, isReady: () => ready !== null }
}

type DeferredProps<Props> = { part: Part<Props>; props: Props; fallback?: ReactNode }

/**
 * A part of a page that its first screen can do without: it comes when the browser has time to spare after the first
 * paint, and stands at once wherever it appears again. `fallback` keeps its place meanwhile. If it throws or does not
 * come, the page stands without it.
 */
export function Deferred<Props extends object>({
  part: wanted,
  props,
  fallback = null,
}: DeferredProps<Props>) {
  // Chosen once: another component in the same place would lose the part's state.
  const [Shown] = useState(() => wanted.get())
  const idle = useIdle(wanted.isReady())
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={fallback}>{idle ? <Shown {...props} /> : fallback}</Suspense>
    </ErrorBoundary>
  )
}

function useIdle(already: boolean): boolean {
  const [idle, setIdle] = useState(already)
  useEffect(() => {
    if (idle) return undefined
    // Safari knows no requestIdleCallback.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(() => setIdle(true), 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }, [idle])
  return idle
}
