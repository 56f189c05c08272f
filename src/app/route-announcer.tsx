import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** Where the browser opened the shop; this part may come only after a move. */
function isFirstPath(pathname: string) {
  const [visit] = performance.getEntriesByType('navigation')
  return visit === undefined || new URL(visit.name).pathname === pathname
}

/** After a navigation the focus moves to the page's heading, and its title is announced once. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')

  useEffect(() => {
    const isFirst = first.current
    first.current = false
    if (isFirst && isFirstPath(pathname)) return undefined
    // Loaded after the move: a user may be typing already.
    if (isFirst && document.activeElement?.matches('input, textarea, select')) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onceHeadingIsThere((heading) => {
      // A page for scanning focuses its field itself.
      if (!document.activeElement?.matches('main input')) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      // The page writes its title once it is drawn.
      clearTimeout(timer)
      timer = setTimeout(() => setTitle(document.title), 100)
    }, pathname)
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
function onceHeadingIsThere(run: (heading: HTMLElement) => void, pathname: string) {
  const active = document.activeElement?.closest('main *') ? null : document.activeElement
  const ended = new AbortController()
  let used = false
  let found: HTMLElement | null = null
  const use = () => {
    used = true
    if (found) ended.abort()
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, use, { capture: true, signal: ended.signal })
  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || heading === found || location.pathname !== pathname) return
    found = heading
    const now = document.activeElement
    if (now === document.body || (!used && (now === active || now?.matches('main input')))) run(heading)
    if (used) ended.abort()
  }
  const observer = new MutationObserver(attempt)
  ended.signal.addEventListener('abort', () => observer.disconnect())
  const frame = requestAnimationFrame(() => {
    observer.observe(document.body, { childList: true, subtree: true })
    attempt()
  })
  return () => {
    cancelAnimationFrame(frame)
    ended.abort()
  }
}
