import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '@/content/admin/admin'

type PagerProps = {
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => string
  /** What the pages are told beside their address. */
  state?: unknown
}

const step = 'grid size-11 place-items-center rounded-control md:size-7'

export function Pager({ page, perPage, total, hrefOf, state }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const from = (page - 1) * perPage + 1
  const { label, range, previous, next } = admin.pager
  return (
    <nav aria-label={label} className="flex items-center gap-2 text-12 text-muted tabular-nums">
      <span>{range(Math.min(from, total), Math.min(page * perPage, total), total)}</span>
      {last > 1 && (
        <>
          <Step to={page > 1 ? hrefOf(page - 1) : null} state={state} label={previous}>
            <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
          </Step>
          <Step to={page < last ? hrefOf(page + 1) : null} state={state} label={next}>
            <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
          </Step>
        </>
      )}
    </nav>
  )
}

type StepProps = { to: string | null; state: unknown; label: string; children: ReactNode }

function Step({ to, state, label, children }: StepProps) {
  if (to === null)
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={`${step} opacity-40`}>
        {children}
      </a>
    )
  return (
    <Link to={to} state={state} aria-label={label} className={`${step} text-ink hover:bg-surface-sunken`}>
      {children}
    </Link>
  )
}
