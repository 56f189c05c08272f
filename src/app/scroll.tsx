import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

const store = 'scroll'

/** Whether this visit began by a reload or by coming back: only then is there a place to return to. */
function beganWhereItEnded() {
  const [visit] = performance.getEntriesByType('navigation')
  return (
    visit instanceof PerformanceNavigationTiming && (visit.type === 'reload' || visit.type === 'back_forward')
  )
}

/** A new page starts at its top (or at the address's anchor); going back returns to where one was. */
export function ScrollRestoration() {
  const { key: entry, pathname, hash } = useLocation()
  // The first entry of every visit is called the same.
  const key = entry === 'default' ? pathname : entry
  const type = useNavigationType()
  const previousPath = useRef(pathname)
  const first = useRef(true)

  // Before the first paint: a shorter page would show its end for a moment.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const samePage = previousPath.current === pathname && type !== 'POP'
    previousPath.current = pathname
    const returns = type === 'POP' && (!first.current || beganWhereItEnded())
    first.current = false
    const stop = returns ? scrollBackTo(positions()[key] ?? 0) : undefined
    // Filters and pages of a list change only the address's parameters: there one stays where one is.
    if (type !== 'POP' && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    else if (type !== 'POP' && !samePage) scrollTo(0, 0)
    const remember = () => keep(key, scrollY)
    if (samePage) remember()
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stop?.()
      removeEventListener('scroll', remember)
    }
  }, [key, pathname, hash, type])

  return null
}

/** The page may still be growing: tries again whenever it does, for a second or until someone scrolls. */
function scrollBackTo(top: number) {
  scrollTo(0, top)
  if (top === 0) return undefined
  const observer = new ResizeObserver(() => scrollTo(0, top))
  observer.observe(document.body)
  const stop = () => observer.disconnect()
  const timer = setTimeout(stop, 1000)
  for (const type of ['wheel', 'touchmove', 'keydown'])
    addEventListener(type, stop, { once: true, passive: true })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

function positions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(store) ?? '{}')
  } catch {
    return {}
  }
}

function keep(key: string, top: number) {
  try {
    const recent = Object.entries({ ...positions(), [key]: Math.round(top) }).slice(-50)
    sessionStorage.setItem(store, JSON.stringify(Object.fromEntries(recent)))
  } catch {
    // Without session storage one comes back to the top.
  }
}
