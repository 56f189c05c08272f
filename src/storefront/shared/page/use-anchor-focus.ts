import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves focus and scroll position to the element that the URL's hash names. The element must be focusable. */
export function useAnchorFocus() {
  const { hash, key } = useLocation()
  // A layout effect, so that it runs before other effects choose the focus of a new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` runs it again for a second click on the same link
  useLayoutEffect(() => {
    const target = hash.length > 1 && document.getElementById(hash.slice(1))
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [hash, key])
}
