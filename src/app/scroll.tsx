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

/** A new page starts at its top or at the URL's anchor; Back restores the scroll position. */
export function ScrollRestoration() {
  const { key: entry, pathname, search, hash } = useLocation()
  // The first entry of every visit is called the same.
  const key = entry === 'default' ? pathname : entry
  const type = useNavigationType()
  const previous = useRef({ pathname, search, hash })
  const first = useRef(true)

  // Before the first paint: a shorter page would show its end for a moment.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const before = previous.current
    previous.current = { pathname, search, hash }
    const samePage = before.pathname === pathname && type !== 'POP'
    // What was chosen on the page was written into its address, where the anchor has stood before.
    const sameAnchor = samePage && type === 'REPLACE' && before.hash === hash && before.search !== search
    const returns = type === 'POP' && (!first.current || beganWhereItEnded())
    first.current = false
    const way = returns ? scrollBackTo(positions()[key] ?? 0) : undefined
    // Filters and pages of a list change only the address's parameters: there one stays where one is.
    if (type !== 'POP' && hash && !sameAnchor) anchorOf(hash)?.scrollIntoView()
    else if (type !== 'POP' && !samePage) scrollTo(0, 0)
    // On the way back the page may still be too short: where it ends for now is no place to remember.
    const remember = () => {
      if (!way?.isUnderWay()) keep(key, scrollY)
    }
    if (samePage) remember()
    // The scroll event comes with the next frame, which a page that is left at once does not have.
    const types = ['scroll', 'pagehide']
    for (const each of types) addEventListener(each, remember, { passive: true })
    return () => {
      way?.stop()
      for (const each of types) removeEventListener(each, remember)
    }
  }, [key, pathname, search, hash, type])

  return null
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // A lone percent sign encodes nothing.
    return null
  }
}

/** How long the place may take to appear, and how long it is held once it is reached. */
const patience = { longest: 15_000, settled: 1000 }

/**
 * The page may still be growing, its list on its way: tries again whenever it does, until the place is reached and
 * nothing above it moves any more, or a user scrolls.
 */
function scrollBackTo(top: number) {
  scrollTo(0, top)
  if (top === 0) return undefined
  const ended = new AbortController()
  const stop = () => ended.abort()
  let settling: ReturnType<typeof setTimeout> | undefined
  const attempt = () => {
    scrollTo(0, top)
    if (Math.abs(scrollY - top) < 2) settling ??= setTimeout(stop, patience.settled)
  }
  const observer = new ResizeObserver(attempt)
  observer.observe(document.body)
  const longest = setTimeout(stop, patience.longest)
  ended.signal.addEventListener('abort', () => {
    observer.disconnect()
    clearTimeout(settling)
    clearTimeout(longest)
  })
  for (const type of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(type, stop, { passive: true, signal: ended.signal })
  return { stop, isUnderWay: () => !ended.signal.aborted && settling === undefined }
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
    // Without session storage, Back leads to the top of the page.
  }
}
