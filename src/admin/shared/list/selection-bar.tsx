import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { admin } from '@/content/admin/admin'

type SelectionBarProps = {
  count: number
  /** A summary of the selection, such as its total. */
  note?: ReactNode
  onClear: () => void
  children: ReactNode
}

/** The class of a control in the selection bar. */
export const selectionAction =
  'inline-flex min-h-11 items-center gap-1.5 rounded-control px-3 font-medium whitespace-nowrap outline-inverse-on hover:bg-inverse-line md:min-h-9 [&>svg]:shrink-0'

/** Bulk actions for the selected rows: sticky at the list's end, on a phone in place of the tab bar. */
export function SelectionBar({ count, note, onClear, children }: SelectionBarProps) {
  if (count === 0) return null
  return (
    <section
      aria-label={admin.selection.label}
      className="fixed inset-x-0 bottom-0 z-30 flex min-h-16 flex-wrap items-center gap-1 bg-inverse px-4 pb-[env(safe-area-inset-bottom)] text-inverse-on md:absolute md:inset-x-auto md:start-1/2 md:bottom-14 md:min-h-12 md:-translate-x-1/2 md:flex-nowrap md:rtl:translate-x-1/2 md:rounded-surface md:border md:border-inverse-line md:p-1.5 md:ps-4 md:shadow-float"
    >
      {/* On a phone the count and the button that clears it stand above the actions. */}
      <p role="status" className="me-2 whitespace-nowrap max-md:-order-2 max-md:w-[calc(100%-3.5rem)]">
        <b className="font-semibold">{admin.selection.count(count)}</b>
        {note && <span className="ms-2 text-inverse-muted">{note}</span>}
      </p>
      {children}
      <button
        type="button"
        aria-label={admin.selection.clear}
        onClick={onClear}
        className="ms-auto grid size-11 max-md:-order-1 place-items-center rounded-control outline-inverse-on hover:bg-inverse-line md:size-9"
      >
        <X size={16} strokeWidth={1.6} aria-hidden="true" />
      </button>
    </section>
  )
}
