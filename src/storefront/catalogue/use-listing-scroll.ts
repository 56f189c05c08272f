import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { ListingAddress } from '@/domain/facets'

/**
 * What one chooses changes the list: it is shown from its beginning, and another category from the page's. The given
 * element stands before the list. Going back and forth is left to the scroll restoration.
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

/** Whether its beginning is behind what stays at the top of the screen. */
function isPast(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top < Number.parseFloat(getComputedStyle(element).scrollMarginTop)
}
