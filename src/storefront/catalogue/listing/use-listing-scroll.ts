import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ListingAddress } from '@/domain/catalogue/facets'

/**
 * Scrolls after a change: to the list's start after a filter, to the page's top after a category or search. Put the
 * returned ref on an element at the list's start. Going back and forward is left to scroll restoration.
 */
export function useListingScroll({ category, query, facets, sort }: ListingAddress) {
  const top = useRef<HTMLDivElement>(null)
  const type = useNavigationType()
  const subject = `${category} ${query}`
  const choice = JSON.stringify([facets, sort])
  const before = useRef({ subject, choice })

  useEffect(() => {
    const last = before.current
    before.current = { subject, choice }
    if (type === 'POP') return
    if (last.subject !== subject) scrollTo(0, 0)
    else if (last.choice !== choice && top.current && isPast(top.current)) top.current.scrollIntoView()
  }, [subject, choice, type])

  return top
}

/** True when the list's start is hidden behind the sticky header. */
function isPast(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop)
}
