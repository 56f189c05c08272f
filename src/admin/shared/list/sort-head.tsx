import { ChevronDown, ChevronUp } from 'lucide-react'
import { Link } from 'react-router-dom'

type SortHeadProps = {
  label: string
  direction: 'ascending' | 'descending' | undefined
  to: string
  className: string
}

/** A sortable column header: a link, because the sort order is part of the URL. */
export function SortHead({ label, direction, to, className }: SortHeadProps) {
  const Arrow = direction === 'ascending' ? ChevronUp : ChevronDown
  return (
    <th scope="col" aria-sort={direction ?? 'none'} className={className}>
      <Link
        to={to}
        replace
        className={`inline-flex min-h-6 items-center gap-0.5 hover:text-ink ${direction ? 'font-semibold text-ink' : ''}`}
      >
        <span>{label}</span>
        {direction && <Arrow size={12} strokeWidth={2} aria-hidden="true" />}
      </Link>
    </th>
  )
}
