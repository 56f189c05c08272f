import type { ChevronUp } from 'lucide-react'
import { Link } from 'react-router-dom'

/** To an adjacent order; disabled at the ends of the list. */
export function OrderStep({
  to,
  state,
  label,
  icon: Icon,
}: {
  to: string | null
  state: unknown
  label: string
  icon: typeof ChevronUp
}) {
  const look = 'grid size-11 place-items-center rounded-control text-muted md:size-8'
  const icon = <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
  return to === null ? (
    <a role="link" aria-disabled="true" aria-label={label} className={`${look} opacity-40`}>
      {icon}
    </a>
  ) : (
    <Link
      to={to}
      state={state}
      replace
      aria-label={label}
      title={label}
      className={`${look} hover:bg-surface-sunken hover:text-ink`}
    >
      {icon}
    </Link>
  )
}
