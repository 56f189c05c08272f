import { createContext, use, useCallback, useState, useSyncExternalStore } from 'react'

/** The element with the data that a page was rendered from, and with the time of it. */
export const pageDataId = 'page-data'

/** When the page was rendered, in ms UTC, while rendering and hydrating; NaN for one without contents. */
export const RenderedAt = createContext(
  Number(globalThis.document?.getElementById(pageDataId)?.dataset.renderedAt),
)

/** True until the page that the browser opened stands (src/app/mount.tsx sets the mark). */
export const isFirstPage = () => globalThis.document?.documentElement.dataset.hydrated === undefined

const neverChanges = () => () => {}

/** True while rendering on the server and while hydrating: output must not depend on the browser or the time. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/** A value that follows the clock; on the server and while hydrating, the time of rendering. `now` is in ms UTC. */
export function useByClock<Value>(
  read: (now: number) => Value,
  clock: () => number,
  subscribe: (listener: () => void) => () => void = neverChanges,
): Value {
  const renderedAt = use(RenderedAt)
  return useSyncExternalStore(
    subscribe,
    () => read(clock()),
    () => read(renderedAt),
  )
}

/**
 * State that starts from the browser. On the server and while hydrating it is `before`. @param read reads the
 * browser's value
 */
export function useClientState<Value>(read: () => Value, before: Value) {
  const isHydrating = useIsHydrating()
  const [state, setState] = useState(() => (isHydrating ? null : { value: read() }))
  if (!isHydrating && state === null) setState({ value: read() })
  const setValue = useCallback((value: Value) => setState({ value }), [])
  return [state ? state.value : before, setValue] as const
}
