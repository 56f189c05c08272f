import { Lock, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { storeEditor } from '@/content/admin/store/editor'

/** What every page has, and its menu says. */
export function LockedRow({ name, icon: Icon }: { name: string; icon: LucideIcon }) {
  return (
    <Link
      to={adminPaths.storeMenus}
      className="flex min-h-11 items-center gap-2 rounded-control ps-7 pe-2 leading-tight hover:bg-surface-sunken"
    >
      <Icon size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-12 text-muted">{storeEditor.sections.everywhere}</span>
      </span>
      <Lock size={14} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
    </Link>
  )
}
