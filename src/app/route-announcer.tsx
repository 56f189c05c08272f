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

/** The page's code or data may still be on its way; what has the focus in it by then keeps it. */
function onceHeadingIsThere(run: (heading: HTMLElement) => void, pathname: string) {
  const active = document.activeElement?.closest('main *') ? null : document.activeElement
  const attempt = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || location.pathname !== pathname) return false
    if (document.activeElement === active || document.activeElement === document.body) run(heading)
    return true
  }
  const observer = new MutationObserver(() => attempt() && observer.disconnect())
  const frame = requestAnimationFrame(() => {
    if (!attempt()) observer.observe(document.body, { childList: true, subtree: true })
  })
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}
