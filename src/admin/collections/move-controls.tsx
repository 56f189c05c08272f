import { ChevronDown, ChevronsUp, ChevronUp, GripVertical } from 'lucide-react'
import { adminCollections } from '@/content/admin/catalogue/collections'
import type { useSortable } from '../shared/list/use-sortable'

const words = adminCollections.order
const button =
  'grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink disabled:opacity-40 md:size-8'

type MoveProps = {
  id: string
  name: string
  place: number
  of: number
  sortable: ReturnType<typeof useSortable>
}

/** Drag handle of a row; the arrow keys move it too. */
export function MoveHandle({ id, name, place, of, sortable }: MoveProps) {
  return (
    <button
      type="button"
      aria-label={words.handle(name, place, of)}
      title={words.handleHint}
      {...sortable.handle(id)}
      className={`${button} relative z-1 cursor-grab active:cursor-grabbing`}
    >
      <GripVertical size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  )
}

/** Buttons that move a row, for owners who do not drag. A phone has room for "up" only. */
export function MoveButtons({ id, name, place, of, sortable }: MoveProps) {
  const steps = [
    { label: words.top(name), by: -of, icon: ChevronsUp, ends: place === 1, isSpare: true },
    { label: words.up(name), by: -1, icon: ChevronUp, ends: place === 1, isSpare: false },
    { label: words.down(name), by: 1, icon: ChevronDown, ends: place === of, isSpare: true },
  ]
  return (
    <span className="relative z-1 flex">
      {steps.map(({ label, by, icon: Icon, ends, isSpare }) => (
        <button
          key={label}
          type="button"
          aria-label={label}
          title={label}
          disabled={ends}
          onClick={() => sortable.moveBy(id, by)}
          className={`${button} ${isSpare ? 'max-md:hidden' : ''}`}
        >
          <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        </button>
      ))}
    </span>
  )
}
