import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutPrefix } from '@/config/site'

/** Where the browser opened the shop; this part may come only after a move. */
function isFirstPath(pathname: string) {
  const [visit] = performance.getEntriesByType('navigation')
  return visit === undefined || withoutPrefix(new URL(visit.name).pathname) === pathname
}

/** After a navigation the focus moves to the page's heading, and its title is announced once. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  /** The address at which a user last did something: that of the next page stands before the page does. */
  const usedAt = useRef<string | null>(null)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const use = () => {
      usedAt.current = withoutPrefix(location.pathname)
    }
    const ended = new AbortController()
    for (const type of ['pointerdown', 'keydown'])
      addEventListener(type, use, { capture: true, signal: ended.signal })
    return () => ended.abort()
  }, [])

  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (isFirst && isFirstPath(pathname)) return undefined
    // Loaded after the move: a user may be typing already.
    if (isFirst && document.activeElement?.matches('input, textarea, select')) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // What was done at this address before belongs to an earlier visit.
    if (usedAt.current !== pathname) usedAt.current = null
    const isUsed = () => usedAt.current === pathname
    const stop = onceHeadingIsThere(pathname, isUsed, (heading) => {
      // A page for scanning focuses its field itself.
      if (!document.activeElement?.matches('main input')) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      // The page writes its title once it is drawn.
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), 100)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [pathname])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/**
 * The page's code or data may still be on its way, and the page before it may still stand: the heading that takes its
 * place is the one, until a user does something. What a user uses by then keeps the focus.
 */
function onceHeadingIsThere(pathname: string, isUsed: () => boolean, run: (heading: HTMLElement) => void) {
  const active = document.activeElement?.closest('main *') ? null : document.activeElement
  let found: HTMLElement | null = null
  const attempt = () => {
    const used = isUsed()
    if (used && found) return observer.disconnect()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || heading === found || withoutPrefix(location.pathname) !== pathname) return
    found = heading
    const now = document.activeElement
    if (now === document.body || (!used && (now === active || now?.matches('main input')))) run(heading)
  }
  const observer = new MutationObserver(attempt)
  const frame = requestAnimationFrame(() => {
    observer.observe(document.body, { childList: true, subtree: true })
    attempt()
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
