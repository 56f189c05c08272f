import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Moves focus and scroll position to the element that the URL's hash names. The element must be focusable.
 * @param isOwn whether the anchor is the caller's, where several parts of a page come one after the other
 */
export function useAnchorFocus(isOwn: (anchor: string) => boolean = () => true) {
  const { hash, key } = useLocation()
  const anchor = hash.slice(1)
  const isAsked = anchor !== '' && isOwn(anchor)
  // A layout effect, so that it runs before other effects choose the focus of a new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` runs it again for a second click on the same link
  useLayoutEffect(() => {
    const target = isAsked && document.getElementById(anchor)
    if (!target) return
    target.scrollIntoView()
    target.focus({ preventScroll: true })
  }, [anchor, isAsked, key])
}
