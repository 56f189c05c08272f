import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** After a move to another page: the focus goes to its heading, and its title is said once. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const first = useRef(true)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (first.current) {
      first.current = false
      return undefined
    }
    return onceHeadingIsThere((heading) => {
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
      setTitle(document.title)
    }, pathname)
  }, [pathname])

  return (
    <p role="status" aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}

/** The page's code or data may still be on its way; what somebody uses by then keeps the focus. */
function onceHeadingIsThere(run: (heading: HTMLElement) => void, pathname: string) {
  const active = document.activeElement?.closest('main *') ? null : document.activeElement
  const ended = new AbortController()
  let used = false
  const use = () => {
    used = true
  }
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, use, { capture: true, signal: ended.signal })
  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || location.pathname !== pathname) return false
    const now = document.activeElement
    if (now === document.body || (now === active && !used)) run(heading)
    return true
  }
  const observer = new MutationObserver(() => attempt() && ended.abort())
  ended.signal.addEventListener('abort', () => observer.disconnect())
  const frame = requestAnimationFrame(() => {
    if (attempt()) ended.abort()
    else observer.observe(document.body, { childList: true, subtree: true })
  })
  return () => {
    cancelAnimationFrame(frame)
    ended.abort()
  }
}
