import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** What the address points at takes the focus, so that one reads on from there; it must be able to. */
export function useAnchorFocus() {
  const { hash, key } = useLocation()
  // Before anybody else looks for what should have the focus on a new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place asked for again is found again
  useLayoutEffect(() => {
    const target = hash.length > 1 && document.getElementById(hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [hash, key])
}
