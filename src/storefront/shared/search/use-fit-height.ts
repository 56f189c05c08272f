import { type RefObject, useLayoutEffect } from 'react'

const margin = 8
const minHeight = 240

/** Limits an element's height to the visible screen, above a phone's keyboard. */
export function useFitHeight(target: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const element = target.current
    const screen = globalThis.visualViewport
    if (!shown || !element || !screen) return undefined
    const availableHeight = () =>
      screen.offsetTop + screen.height - element.getBoundingClientRect().top - margin
    const measure = () => {
      // The search box is above it: scrolled to the top, it leaves the most height.
      if (availableHeight() < minHeight) element.parentElement?.scrollIntoView({ block: 'start' })
      element.style.maxHeight = `${Math.max(availableHeight(), minHeight)}px`
    }
    measure()
    screen.addEventListener('resize', measure)
    screen.addEventListener('scroll', measure)
    return () => {
      screen.removeEventListener('resize', measure)
      screen.removeEventListener('scroll', measure)
    }
  }, [target, shown])
}
