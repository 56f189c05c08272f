import { ExternalLink, LogOut, Search } from 'lucide-react'
import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminFind } from '@/content/admin/find'
import type { Member } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { useShop } from '@/data/settings/shop-settings'
import { OrderViews } from '../shared/orders/order-views'
import { useRoleName } from '../shared/page/access'
import { PaletteContext } from '../shared/page/palette-context'
import { ShopMark } from '../shared/page/shop-mark'
import { isIn, useDestinations } from './destinations'
import { useWaiting, WaitingBadge } from './waiting'

const { nav } = admin

const item =
  'relative flex h-10 flex-col items-center justify-center gap-1 rounded-control text-12 font-medium text-muted hover:bg-surface-sunken hover:text-ink [&>svg]:shrink-0 named-nav:h-8 named-nav:flex-row named-nav:justify-start named-nav:gap-2.5 named-nav:px-2 named-nav:text-14'
const current = 'bg-line font-semibold text-ink hover:bg-line [&>svg]:text-accent'
const label = 'sr-only named-nav:not-sr-only'

/** The admin's destinations beside every screen, icons only where it is narrow. */
export function Sidebar({ member }: { member: Member }) {
  const { pathname } = useLocation()
  const find = use(PaletteContext)
  const waiting = useWaiting()
  const signOut = useSignOut()
  const shop = useShop()
  const name = member.name || member.email
  const role = useRoleName()
  return (
    <nav aria-label={nav.label} className="border-e border-line">
      <div className="scrollbar-none sticky top-0 flex h-dvh flex-col overflow-y-auto p-2.5 pt-3.5 named-nav:px-3">
        <Link
          to={paths.admin}
          className="mb-4 flex h-8 items-center justify-center gap-2 text-16 font-semibold tracking-tight named-nav:justify-start named-nav:px-2"
        >
          <ShopMark />
          <span className={label}>
            {shop.name} <span className="text-12 font-normal text-muted">{admin.brand}</span>
          </span>
        </Link>
        <button
          type="button"
          title={`${adminFind.open} (${adminFind.hint})`}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={find}
          className="mb-3.5 flex h-10 items-center justify-center gap-2 rounded-control border border-line bg-surface-raised text-muted shadow-rest hover:border-line-strong named-nav:h-9 named-nav:justify-start named-nav:px-2"
        >
          <Search size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <span className={label}>{adminFind.open}</span>
          <kbd
            aria-hidden="true"
            className="ms-auto hidden whitespace-nowrap rounded-picture border border-line bg-surface px-1 font-text text-12 named-nav:block"
          >
            {adminFind.hint}
          </kbd>
        </button>
        <ul className="grid grid-cols-1 gap-0.5">
          {useDestinations().map(({ to, label: text, icon: Icon, sub }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : isIn(pathname, to) ? 'true' : undefined}
                title={text}
                className={`${item} ${isIn(pathname, to) ? current : ''}`}
              >
                <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                <span className={label}>{text}</span>
                <WaitingBadge {...waiting.get(to)} />
              </Link>
              {sub && isIn(pathname, to) && (
                <ul className="ms-4 mt-1 mb-2 hidden border-s border-line ps-2 named-nav:block">
                  {sub.map((entry) => (
                    <li key={entry.to}>
                      <Link
                        to={entry.to}
                        aria-current={pathname === entry.to ? 'page' : undefined}
                        className={`flex min-h-7 items-center gap-1 rounded-control px-2 py-0.5 leading-tight hover:bg-surface-sunken ${pathname === entry.to ? 'font-semibold text-accent' : 'text-muted'}`}
                      >
                        <span className="min-w-0">{entry.label}</span>
                        {entry.to !== to && <WaitingBadge {...waiting.get(entry.to)} />}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
              {to === adminPaths.orders && isIn(pathname, to) && (
                <div className="ms-4 mt-1 mb-2 hidden border-s border-line ps-2 named-nav:block">
                  <OrderViews />
                </div>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-auto">
          <Link to={paths.home} title={nav.viewStore} className={item}>
            <ExternalLink size={18} strokeWidth={1.6} aria-hidden="true" />
            <span className={`${label} whitespace-nowrap`}>{nav.viewStore}</span>
          </Link>
          <div className="mt-2 flex flex-col items-center gap-2 border-t border-line pt-2.5 named-nav:flex-row named-nav:gap-1.5">
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full bg-highlight-soft text-12 font-semibold"
            >
              {initials(name)}
            </span>
            <span className="hidden min-w-0 leading-tight named-nav:block">
              <b className="block truncate font-semibold" title={member.email}>
                {name}
              </b>
              <span className="text-12 text-muted">{role}</span>
            </span>
            <button
              type="button"
              title={nav.signOut}
              disabled={signOut.isPending}
              onClick={() => signOut.mutate()}
              className={`${item} named-nav:ms-auto named-nav:w-7 named-nav:shrink-0 named-nav:px-0 named-nav:justify-center w-10`}
            >
              <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
              <span className="sr-only">{nav.signOut}</span>
            </button>
          </div>
        </div>
      </div>
    </nav>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
