import { useEffect, useRef, useState } from 'react'
import { orderedList as words } from '@/content/admin/ordered-list'

type Step = { name: string; from: number; to: number; of: number }

/**
 * For a list whose buttons change its order: the focus stays with what was moved, or at the place of what was removed, and the
 * step is announced. Buttons that lead nowhere are `aria-disabled`, since a disabled one would lose the focus.
 * @param order the entries' keys as they stand
 * @param first which of an entry's buttons is the first of `OrderButtons`
 */
export function useOrderFocus<List extends HTMLElement>(order: string, first = 0) {
  const list = useRef<List>(null)
  const wanted = useRef<{ place: number; button: number; before: string } | null>(null)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    // Not before the entries stand as they were asked to.
    if (!wanted.current || wanted.current.before === order) return
    const { place, button } = wanted.current
    wanted.current = null
    const entries = list.current?.children
    const entry = entries?.[Math.min(place, entries.length - 1)]
    const next = entry?.querySelectorAll('button')[first + button] ?? list.current
    next?.focus()
  }, [order, first])
  return {
    list,
    announcement,
    onMove: ({ name, from, to, of }: Step) => {
      wanted.current = { place: to, button: to < from ? 0 : 1, before: order }
      setAnnouncement(words.moved(name, to + 1, of))
    },
    onRemove: (name: string, place: number) => {
      wanted.current = { place, button: 2, before: order }
      setAnnouncement(words.removed(name))
    },
  }
}
