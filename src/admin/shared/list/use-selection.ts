import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** What was selected where the owner was last, so that Back from a printed list finds it again. */
let left: { entry: string; marked: ReadonlySet<string> } | null = null

/**
 * The selected rows of a list. Only rows that the list still shows count, so that a bulk change never reaches a row the
 * owner cannot see. `range` selects from the row toggled last.
 */
export function useSelection(ids: readonly string[]) {
  const { key: entry } = useLocation()
  const [marked, setMarked] = useState<ReadonlySet<string>>(() =>
    left?.entry === entry ? left.marked : new Set(),
  )
  useEffect(() => {
    left = { entry, marked }
  }, [entry, marked])
  const anchor = useRef<string | null>(null)
  const chosen = ids.filter((id) => marked.has(id))

  const toggle = (id: string, { range }: { range: boolean }) => {
    const from = range && anchor.current !== null ? ids.indexOf(anchor.current) : -1
    const to = ids.indexOf(id)
    const between = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const next = new Set(chosen)
    for (const each of between) {
      if (marked.has(id)) next.delete(each)
      else next.add(each)
    }
    anchor.current = id
    setMarked(next)
  }
  return {
    chosen,
    isChosen: (id: string) => marked.has(id),
    toggle,
    toggleAll: () => setMarked(new Set(chosen.length === ids.length ? [] : ids)),
    choose: (some: readonly string[]) => setMarked(new Set(some)),
    clear: () => setMarked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
