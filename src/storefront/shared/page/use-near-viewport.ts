import { type RefObject, useEffect, useState } from 'react'

/** True once an element has come near the viewport: time to load its data. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (near || !element) return undefined
    // A call may bring several entries of the element, the newest last.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setNear(true), {
      // Above without end: a jump to the page's end passes the element.
      rootMargin: '100000px 0px 800px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, near])
  return near
}
