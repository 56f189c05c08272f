import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { adminDiscounts } from '@/content/admin-discounts'

const words = adminDiscounts.tabs
const tabs = [
  { to: adminPaths.discounts, label: words.discounts },
  { to: adminPaths.studentRequests, label: words.students },
]

export function DiscountTabs() {
  const { pathname } = useLocation()
  const isStudents = pathname.startsWith(adminPaths.studentRequests)
  return (
    <nav aria-label={words.label} className="border-b border-line px-2 md:px-5">
      <ul className="flex gap-0.5">
        {tabs.map(({ to, label }) => {
          const isHere = (to === adminPaths.studentRequests) === isStudents
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : isHere ? 'true' : undefined}
                className={`-mb-px flex h-11 items-center border-b-2 px-2.5 font-medium outline-offset-[-3px] md:h-10 ${
                  isHere
                    ? 'border-majorelle font-semibold text-ink'
                    : 'border-transparent text-muted hover:text-ink'
                }`}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
