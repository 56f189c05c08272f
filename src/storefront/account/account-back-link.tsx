import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router-dom'

/** The back link above the heading of an account page. */
export function AccountBack({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold hover:text-accent print:hidden"
    >
      <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" className="rtl:-scale-x-100" />
      <span>{label}</span>
    </Link>
  )
}
