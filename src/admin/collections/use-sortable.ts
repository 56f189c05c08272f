import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

type Sortable = {
  ids: readonly string[]
  /** An entry has come to another place: again and again while it is dragged. */
  onMove: (id: string, to: number) => void
  /** It stays where it is now. */
  onDrop?: () => void
}

/**
 * Reorders the children of `list` (in the order of `ids`): by dragging a handle with mouse or touch, or with the arrow
 * keys, Home and End on it. The handle keeps the focus when its row moves.
 */
export function useSortable({ ids, onMove, onDrop }: Sortable) {
  const list = useRef<HTMLUListElement>(null)
  const held = useRef<string | null>(null)
  const [dragged, setDragged] = useState<string | null>(null)

  const rowOf = (id: string) => list.current?.children.item(ids.indexOf(id))
  useLayoutEffect(() => {
    if (held.current === null) return
    const row = rowOf(held.current)
    if (!row?.contains(document.activeElement)) row?.querySelector<HTMLElement>('[data-handle]')?.focus()
    row?.scrollIntoView({ block: 'nearest' })
    held.current = null
  })

  const moveTo = (id: string, to: number) => {
    const place = Math.max(0, Math.min(to, ids.length - 1))
    if (place === ids.indexOf(id)) return
    held.current = id
    onMove(id, place)
  }
  const follow = useEffectEvent(({ clientY }: PointerEvent) => {
    if (dragged === null) return
    const from = ids.indexOf(dragged)
    const over = [...(list.current?.children ?? [])].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    if (over < 0 || over === from) return
    const { top, height } = list.current?.children.item(over)?.getBoundingClientRect() ?? {
      top: 0,
      height: 0,
    }
    // Past the middle of the other one, or two of different heights would swap for ever.
    if (over > from === clientY > top + height / 2) moveTo(dragged, over)
  })
  const drop = useEffectEvent(() => {
    setDragged(null)
    onDrop?.()
  })
  useEffect(() => {
    if (dragged === null) return undefined
    const onPointerMove = (event: PointerEvent) => follow(event)
    const onPointerUp = () => drop()
    addEventListener('pointermove', onPointerMove)
    addEventListener('pointerup', onPointerUp)
    addEventListener('pointercancel', onPointerUp)
    return () => {
      removeEventListener('pointermove', onPointerMove)
      removeEventListener('pointerup', onPointerUp)
      removeEventListener('pointercancel', onPointerUp)
    }
  }, [dragged])

  const step = (id: string, to: number) => {
    moveTo(id, to)
    onDrop?.()
  }
  return {
    list,
    dragged,
    /** By so many places, or to either end. */
    moveBy: (id: string, by: number) => step(id, ids.indexOf(id) + by),
    handle: (id: string) => ({
      'data-handle': id,
      onPointerDown: (event: { button: number; preventDefault: () => void }) => {
        if (event.button === 0) setDragged(id)
      },
      onKeyDown: (event: { key: string; preventDefault: () => void }) => {
        const place = ids.indexOf(id)
        const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        step(id, to)
      },
    }),
  }
}
