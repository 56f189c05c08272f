import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { orderedList as words } from '@/content/admin/ordered-list'
import { smallButton } from './small-button'

type OrderButtonsProps = {
  name: string
  place: number
  of: number
  /** The fewest there may be. */
  least?: number | undefined
  onMove: (to: number) => void
  onRemove: () => void
}

/** Moves an entry of a list up or down, or takes it out (see `useOrderFocus`). */
export function OrderButtons({ name, place, of, least = 0, onMove, onRemove }: OrderButtonsProps) {
  const buttons = [
    { label: words.up(name), Icon: ChevronUp, run: place > 0 ? () => onMove(place - 1) : undefined },
    { label: words.down(name), Icon: ChevronDown, run: place < of - 1 ? () => onMove(place + 1) : undefined },
    { label: words.remove(name), Icon: X, run: of > least ? onRemove : undefined },
  ]
  return buttons.map(({ label, Icon, run }) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      aria-disabled={!run}
      onClick={run}
      className={smallButton}
    >
      <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
    </button>
  ))
}
