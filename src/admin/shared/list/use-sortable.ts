import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { type KeyboardEvent, useId, useState } from 'react'

type SortableOptions = {
  ids: readonly string[]
  /** Moves an entry to another place. */
  onMove: (id: string, to: number) => void
}

/** Reorders the entries of a list by dragging one onto another, with the arrow keys, Home and End on a handle, or by buttons. */
export function useSortable({ ids, onMove }: SortableOptions) {
  const list = useId()
  const [over, setOver] = useState<string | null>(null)

  const moveTo = (id: string, to: number) => {
    const place = Math.max(0, Math.min(to, ids.length - 1))
    if (place !== ids.indexOf(id)) onMove(id, place)
  }
  return {
    /** The entry under the dragged one. */
    over,
    /** Moves by a number of positions, or to either end. */
    moveBy: (id: string, by: number) => moveTo(id, ids.indexOf(id) + by),
    /** A ref for an entry, which is dragged by its `[data-handle]` if it has one. */
    entry: (id: string) => (element: HTMLElement | null) => {
      if (!element) return undefined
      const dragHandle = element.querySelector('[data-handle]') ?? undefined
      return combine(
        draggable({ element, ...(dragHandle && { dragHandle }), getInitialData: () => ({ list, id }) }),
        dropTargetForElements({
          element,
          canDrop: ({ source }) => source.data.list === list && source.data.id !== id,
          onDragEnter: () => setOver(id),
          onDragLeave: () => setOver(null),
          onDrop: ({ source }) => {
            setOver(null)
            moveTo(String(source.data.id), ids.indexOf(id))
          },
        }),
      )
    },
    handle: (id: string) => ({
      'data-handle': id,
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const place = ids.indexOf(id)
        const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key]
        if (to === undefined) return
        event.preventDefault()
        moveTo(id, to)
        const handle = event.currentTarget
        requestAnimationFrame(() => handle.scrollIntoView({ block: 'nearest' }))
      },
    }),
  }
}
