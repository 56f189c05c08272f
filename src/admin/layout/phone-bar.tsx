import { ExternalLink, LayoutGrid, LogOut, Menu, Phone, ReceiptText, Shirt } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminStock } from '@/content/admin/catalogue/stock'
import { useSignOut } from '@/data/auth/sign-in'
import { Sheet } from '@/ui/sheet'
import { useMay } from '../shared/page/access'
import { rightFor } from '../shared/page/screen-rights'
import { isIn, useDestinations } from './destinations'
import { useWaiting, WaitingBadge } from './waiting'

const { nav } = admin

const candidates = [
  { to: paths.admin, label: nav.overview, icon: LayoutGrid },
  { to: adminPaths.orders, label: nav.orders, icon: ReceiptText },
  { to: adminPaths.pack, label: admin.overview.toPack, icon: ReceiptText },
  { to: adminPaths.calls, label: nav.callsShort, icon: Phone },
  { to: adminPaths.products, label: nav.products, icon: Shirt },
  { to: adminPaths.stock, label: adminStock.title, icon: Shirt },
]

const item =
  'relative flex h-16 w-full flex-col items-center justify-center gap-1 px-1 text-12 font-medium text-muted [&>svg]:shrink-0'
const current =
  'font-semibold text-ink before:absolute before:inset-x-4 before:top-0 before:h-0.5 before:bg-accent [&>svg]:text-accent'
const row = 'flex min-h-12 items-center gap-3 px-5 text-16 font-medium'

/** The bottom bar of a phone: the daily destinations, and a sheet with all. */
export function PhoneBar() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const waiting = useWaiting()
  const may = useMay()
  const main = candidates.filter(({ to }) => {
    const right = rightFor(to)
    // Who sees the orders packs from their list, and finds the stock among the products.
    const stands = to === adminPaths.pack ? !may('orders') : to === adminPaths.stock ? !may('view') : true
    return stands && (!right || may(right))
  })
  const active = main.findLast(({ to }) => isIn(pathname, to))
  if (hasOwnBar(pathname)) return null
  return (
    <nav
      aria-label={nav.label}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface-raised pb-[env(safe-area-inset-bottom)]"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {main.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : to === active?.to ? 'true' : undefined}
              className={`${item} ${to === active?.to ? current : ''}`}
            >
              <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
              <span>{label}</span>
              <WaitingBadge {...waiting.get(to)} />
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={`${item} ${active ? '' : current}`}
          >
            <Menu size={18} strokeWidth={1.6} aria-hidden="true" />
            {nav.more}
            <WaitingBadge {...waiting.get(adminPaths.messages)} />
          </button>
        </li>
      </ul>
      <Sheet open={isOpen} onOpenChange={setOpen} side="bottom" title={nav.more} closeLabel={nav.closeMore}>
        <AllDestinations onChoose={() => setOpen(false)} />
      </Sheet>
    </nav>
  )
}

function AllDestinations({ onChoose }: { onChoose: () => void }) {
  const { pathname } = useLocation()
  const signOut = useSignOut()
  return (
    <>
      <ul className="py-2">
        {useDestinations().map(({ to, label, icon: Icon, sub = [] }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              aria-current={pathname === to ? 'page' : undefined}
              className={`${row} aria-[current]:text-accent`}
            >
              <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
              <span>{label}</span>
            </Link>
            {sub
              .filter((entry) => entry.to !== to)
              .map((entry) => (
                <Link
                  key={entry.to}
                  to={entry.to}
                  onClick={onChoose}
                  aria-current={pathname === entry.to ? 'page' : undefined}
                  className="flex min-h-11 items-center ps-13 pe-5 text-16 text-muted aria-[current]:text-accent"
                >
                  {entry.label}
                </Link>
              ))}
          </li>
        ))}
      </ul>
      <div className="border-t border-line py-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]">
        <Link to={paths.home} className={row}>
          <ExternalLink size={20} strokeWidth={1.6} aria-hidden="true" />
          {nav.viewStore}
        </Link>
        <button
          type="button"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
          className={`${row} w-full`}
        >
          <LogOut size={20} strokeWidth={1.6} aria-hidden="true" />
          {nav.signOut}
        </button>
      </div>
    </>
  )
}

/** Pages that put an action bar where the bottom bar is. */
function hasOwnBar(pathname: string): boolean {
  const below = (path: string, except?: string) => pathname.startsWith(`${path}/`) && pathname !== except
  return (
    pathname === adminPaths.setUp ||
    pathname === adminPaths.newProduct ||
    pathname === adminPaths.receiveStock ||
    pathname === adminPaths.newCollection ||
    below(adminPaths.collections) ||
    below(adminPaths.deals) ||
    (below(adminPaths.orders, adminPaths.calls) &&
      pathname !== adminPaths.pack &&
      pathname !== adminPaths.returns) ||
    below(adminPaths.discounts, adminPaths.studentRequests) ||
    below(adminPaths.settings, adminPaths.team) ||
    below(adminPaths.messages, adminPaths.subscribers)
  )
}
