import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useMay } from './access'
import { rightFor } from './screen-rights'

type SectionTabsProps = {
  label: string
  tabs: readonly { to: string; label: string; icon?: LucideIcon }[]
  /** A row above what they lead to; or, in a panel beside it, tiles with their icons or one below the other. */
  layout?: keyof typeof layouts
}

const layouts = {
  row: {
    nav: 'border-b border-line px-2 md:px-5',
    list: '-mb-px flex gap-0.5 scrollbar-none overflow-x-auto',
    link: 'flex h-11 items-center whitespace-nowrap border-b-2 px-2.5 font-medium outline-offset-[-3px] md:h-10',
    current: 'border-accent font-semibold text-ink',
    other: 'border-transparent text-muted hover:text-ink',
  },
  tiles: {
    nav: '',
    list: 'grid auto-cols-auto grid-flow-col gap-0.5',
    link: 'grid min-h-12 justify-items-center gap-1 rounded-control px-1 py-2 text-12 font-medium',
    current: 'bg-line font-semibold text-ink [&>svg]:text-accent',
    other: 'text-muted hover:bg-surface-sunken hover:text-ink',
  },
  column: {
    nav: '',
    list: 'grid gap-0.5',
    link: 'flex min-h-9 items-center rounded-control px-2.5 font-medium',
    current: 'bg-accent-soft font-semibold text-accent',
    other: 'text-muted hover:bg-surface-sunken hover:text-ink',
  },
} as const

/** Links to the lists of one section that the member may open. A path belongs to the tab whose own path is its longest beginning. */
export function SectionTabs({ label, tabs, layout = 'row' }: SectionTabsProps) {
  const { pathname } = useLocation()
  const may = useMay()
  const open = tabs.filter(({ to }) => {
    const right = rightFor(to)
    return !right || may(right)
  })
  const [current] = tabs
    .filter(({ to }) => `${pathname}/`.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)
  const look = layouts[layout]
  return (
    <nav aria-label={label} className={look.nav}>
      <ul className={look.list}>
        {open.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={pathname === tab.to ? 'page' : tab === current ? 'true' : undefined}
              className={`${look.link} ${tab === current ? look.current : look.other}`}
            >
              {layout === 'tiles' && tab.icon && <tab.icon size={16} strokeWidth={1.6} aria-hidden="true" />}
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
