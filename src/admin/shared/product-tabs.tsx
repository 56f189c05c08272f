import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { admin } from '@/content/admin'

const tabs = [
  { to: adminPaths.products, label: admin.nav.products },
  { to: adminPaths.collections, label: admin.nav.collections },
  { to: adminPaths.deals, label: admin.nav.deals },
]

export function ProductTabs() {
  const { pathname } = useLocation()
  const isIn = (to: string) =>
    pathname === to || (to !== adminPaths.products && pathname.startsWith(`${to}/`))
  return (
    <nav aria-label={admin.nav.products} className="border-b border-line px-2 md:px-5">
      <ul className="flex gap-0.5">
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : isIn(to) ? 'true' : undefined}
              className={`-mb-px flex h-11 items-center border-b-2 px-2.5 font-medium outline-offset-[-3px] md:h-10 ${
                isIn(to)
                  ? 'border-majorelle font-semibold text-ink'
                  : 'border-transparent text-muted hover:text-ink'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
