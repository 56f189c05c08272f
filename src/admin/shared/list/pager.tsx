import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '@/content/admin/admin'

type PagerProps = { page: number; perPage: number; total: number; hrefOf: (page: number) => string }

const step = 'grid size-11 place-items-center rounded-control md:size-7'

export function Pager({ page, perPage, total, hrefOf }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / perPage))
  const from = (page - 1) * perPage + 1
  const { label, range, previous, next } = admin.pager
  return (
    <nav aria-label={label} className="flex items-center gap-2 text-12 text-muted tabular-nums">
      <span>{range(Math.min(from, total), Math.min(page * perPage, total), total)}</span>
      {last > 1 && (
        <>
          <Step to={page > 1 ? hrefOf(page - 1) : null} label={previous}>
            <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
          </Step>
          <Step to={page < last ? hrefOf(page + 1) : null} label={next}>
            <ChevronRight size={16} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
          </Step>
        </>
      )}
    </nav>
  )
}

function Step({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null)
    return (
      <a role="link" aria-disabled="true" aria-label={label} className={`${step} opacity-40`}>
        {children}
      </a>
    )
  return (
    <Link to={to} aria-label={label} className={`${step} text-ink hover:bg-surface-sunken`}>
      {children}
    </Link>
  )
}
