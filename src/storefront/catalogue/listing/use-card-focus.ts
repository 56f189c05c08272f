import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The product opened from each list of this visit, by the list's history key. */
const opened = new Map<string, string>()

/**
 * Moves the focus within a list: after going back to the opened card, after "Load More" to the first new one. It does
 * not scroll.
 */
export function useCardFocus(shown: number) {
  const ref = useRef<HTMLUListElement>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  const returnedTo = useRef(type === 'POP' ? opened.get(key) : undefined)
  const [from, awaitFrom] = useState<number | null>(null)

  useEffect(() => {
    if (returnedTo.current === undefined || shown === 0) return
    const links = [...(ref.current?.querySelectorAll('a') ?? [])]
    focus(links.find((link) => link.getAttribute('href') === returnedTo.current))
    returnedTo.current = undefined
  }, [shown])

  useEffect(() => {
    if (from === null || shown <= from) return
    focus(ref.current?.children[from]?.querySelector('a'))
    awaitFrom(null)
  }, [from, shown])

  const onOpen = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const href = link?.getAttribute('href')
    if (href) opened.set(key, href)
  }
  return { ref, onOpen, awaitFrom }
}

function focus(element: Element | null | undefined) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true })
}
