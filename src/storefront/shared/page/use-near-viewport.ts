import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has come near the screen: from then on it is worth loading what it shows. */
export function useNearViewport(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (near || !element) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '0px 0px 800px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, near])
  return near
}
