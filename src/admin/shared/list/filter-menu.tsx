import { ListFilter, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { admin } from '@/content/admin/admin'
import { buttonClass } from '@/ui/button'
import { Popover } from '../page/popover'

type FilterMenuProps = {
  /** The active filters, each with the link that removes it. */
  active: readonly { label: string; without: string }[]
  children: (close: () => void) => ReactNode
}

/** A list's further filters in a popover, with the active ones as removable chips. */
export function FilterMenu({ active, children }: FilterMenuProps) {
  const { title, remove } = admin.filters
  return (
    <>
      {active.map(({ label, without }) => (
        <Link
          key={label}
          to={without}
          aria-label={remove(label)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-control bg-line px-2.5 font-medium whitespace-nowrap hover:bg-surface-sunken md:min-h-9"
        >
          <span>{label}</span>
          <X size={14} strokeWidth={1.6} aria-hidden="true" />
        </Link>
      ))}
      <Popover
        label={title}
        className="w-80 p-4"
        trigger={
          <button type="button" className={`${buttonClass({ look: 'quiet', size: 'small' })} md:min-h-9`}>
            <ListFilter size={16} strokeWidth={1.6} aria-hidden="true" />
            {title}
          </button>
        }
      >
        {children}
      </Popover>
    </>
  )
}
