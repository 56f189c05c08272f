import { useCallback, useState, useSyncExternalStore } from 'react'

/** When this page's HTML was prerendered, in ms UTC; NaN for a page that was not. */
export const prerenderedAt = import.meta.env.SSR
  ? Date.now()
  : Number(globalThis.document?.documentElement.dataset.prerendered)

const neverChanges = () => () => {}

/** True while a page's HTML is made and while React attaches to it: nothing of the browser or the time may show then. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/** The present in ms UTC; while hydrating, the time of prerendering. */
export const useRenderTime = () => (useIsHydrating() ? prerenderedAt : Date.now())

/**
 * A state that begins with what only this browser knows. While hydrating it is `before`, as in the HTML.
 * @param read reads the browser's value
 */
export function useClientState<Value>(read: () => Value, before: Value) {
  const isHydrating = useIsHydrating()
  const [state, setState] = useState(() => (isHydrating ? null : { value: read() }))
  if (!isHydrating && state === null) setState({ value: read() })
  const setValue = useCallback((value: Value) => setState({ value }), [])
  return [state ? state.value : before, setValue] as const
}
