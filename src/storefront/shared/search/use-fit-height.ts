import { type RefObject, useLayoutEffect } from 'react'

const margin = 8
const minHeight = 240

/** Lets an element that hangs down the page end where the screen does, or the keyboard of a phone begins. */
export function useFitHeight(target: RefObject<HTMLElement | null>, shown: boolean) {
  useLayoutEffect(() => {
    const element = target.current
    const screen = globalThis.visualViewport
    if (!shown || !element || !screen) return undefined
    const availableHeight = () =>
      screen.offsetTop + screen.height - element.getBoundingClientRect().top - margin
    const measure = () => {
      // Above it the box: with it at the top of the page there is the most height.
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
