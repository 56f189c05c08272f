import { Link, useLocation } from 'react-router-dom'

type SectionTabsProps = { label: string; tabs: readonly { to: string; label: string }[] }

/** Links to the lists of one section. A path belongs to the tab whose own path is its longest beginning. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const { pathname } = useLocation()
  const [current] = tabs
    .filter(({ to }) => `${pathname}/`.startsWith(`${to}/`))
    .toSorted((a, b) => b.to.length - a.to.length)
  return (
    <nav aria-label={label} className="border-b border-line px-2 md:px-5">
      <ul className="-mb-px flex gap-0.5 scrollbar-none overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              aria-current={pathname === tab.to ? 'page' : tab === current ? 'true' : undefined}
              className={`flex h-11 items-center whitespace-nowrap border-b-2 px-2.5 font-medium outline-offset-[-3px] md:h-10 ${
                tab === current
                  ? 'border-accent font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
