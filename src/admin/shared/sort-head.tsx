import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link } from 'react-router-dom'

type SortHeadProps = {
  label: string
  /** How the list is sorted by this column now, if it is. */
  direction: 'ascending' | 'descending' | undefined
  /** Sorts by this column, or the other way round. */
  to: string
  className: string
}

/** A table's head that sorts by its column; a link, as the order is in the address. */
export function SortHead({ label, direction, to, className }: SortHeadProps) {
  const Arrow = direction === 'ascending' ? ChevronUp : ChevronDown
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <Link
        to={to}
        replace
        className={`inline-flex min-h-6 items-center gap-0.5 hover:text-ink ${direction ? 'font-semibold text-ink' : ''}`}
      >
        {label}
        {direction && <Arrow size={12} strokeWidth={2} aria-hidden="true" />}
      </Link>
    </th>
  )
}
