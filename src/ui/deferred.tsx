import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { ErrorBoundary } from './error-boundary'
import { Held } from './held'

const underWay: Promise<unknown>[] = []

/** Resolves when every part that was wanted until now has come, or will not. */
export const partsUnderWay = () => Promise.allSettled(underWay)

export type Part<Props> = () => ComponentType<Props>

/** A component whose code comes when `Deferred` shows it first and the browser has time to spare. */
export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let ready: ComponentType<Props> | null = null
  const comes = async () => {
    await idle()
    ready = await load()
    return { default: ready }
  }
  const later = lazy(() => {
    const coming = comes()
    underWay.push(coming)
    return coming
  })
  return () => ready ?? later
}

type DeferredProps<Props> = { part: Part<Props>; props: Props; fallback?: ReactNode }

/**
 * A part of a page that its first screen can do without: it comes after the first paint, and stands at once wherever
 * it appears again. `fallback` keeps its place meanwhile. If it throws or does not come, the page stands without it.
 */
export function Deferred<Props extends object>({
  part: wanted,
  props,
  fallback = null,
}: DeferredProps<Props>) {
  // Chosen once: another component in the same place would lose the part's state.
  const [Shown] = useState(wanted)
  return (
    <ErrorBoundary fallback={null}>
      <Held fallback={fallback}>
        <Shown {...props} />
      </Held>
    </ErrorBoundary>
  )
}

/** When the browser has time to spare, at the latest in a second. Safari knows no requestIdleCallback. */
export const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
