import { useCallback, useState, useSyncExternalStore } from 'react'

/** When this page was prerendered, in ms UTC; NaN for a page that was not. */
export const prerenderedAt = import.meta.env.SSR
  ? Date.now()
  : Number(globalThis.document?.documentElement.dataset.prerendered)

/** True until the page that the browser opened stands (src/app/mount.tsx removes the mark). */
export const isFirstPage = () => globalThis.document?.documentElement.dataset.prerendered !== undefined

const neverChanges = () => () => {}

/** True while prerendering and hydrating: output must not depend on the browser or the time. */
export const useIsHydrating = () =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )

/**
 * State that starts from the browser. While prerendering and hydrating it is `before`. @param read reads the
 * browser's value
 */
export function useClientState<Value>(read: () => Value, before: Value) {
  const isHydrating = useIsHydrating()
  const [state, setState] = useState(() => (isHydrating ? null : { value: read() }))
  if (!isHydrating && state === null) setState({ value: read() })
  const setValue = useCallback((value: Value) => setState({ value }), [])
  return [state ? state.value : before, setValue] as const
}
