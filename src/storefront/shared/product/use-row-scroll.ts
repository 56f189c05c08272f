import { type RefObject, useEffect, useState } from 'react'

/** In which directions a row can scroll, and a function that scrolls it by nearly its own width. */
export function useRowScroll(row: RefObject<HTMLElement | null>, length: number | undefined) {
  const [canScroll, setCanScroll] = useState({ back: false, on: false })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of products changes the row's width
  useEffect(() => {
    const element = row.current
    if (!element) return undefined
    const measure = () => {
      const way = Math.abs(element.scrollLeft)
      const next = { back: way > 4, on: way + element.clientWidth < element.scrollWidth - 4 }
      setCanScroll((known) => (known.back === next.back && known.on === next.on ? known : next))
    }
    const observer = new ResizeObserver(measure)
    // The observer also reports the initial size.
    observer.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [row, length])

  const scroll = (way: 1 | -1) => {
    const element = row.current
    if (!element) return
    const direction = getComputedStyle(element).direction === 'rtl' ? -1 : 1
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({
      left: way * direction * element.clientWidth * 0.9,
      behavior: still ? 'instant' : 'smooth',
    })
  }
  return { ...canScroll, scroll }
}
