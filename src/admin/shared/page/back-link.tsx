import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center gap-1 text-12 text-muted hover:text-ink max-md:min-h-11"
    >
      <ChevronLeft size={14} strokeWidth={1.6} aria-hidden="true" className="rtl:rotate-180" />
      <span>{children}</span>
    </Link>
  )
}
