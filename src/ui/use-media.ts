import { useCallback, useSyncExternalStore } from 'react'

/** True while a media query matches. `before` is the value in the server's HTML. */
export function useMedia(query: string, before = false): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => before,
  )
}

/** Below the `md` breakpoint, which is in rem and so follows the text size. */
export const phone = '(width < 47.5rem)'
export const useIsPhone = () => useMedia(phone)
