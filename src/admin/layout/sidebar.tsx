import { useQuery } from '@tanstack/react-query'
import {
  ChartColumn,
  ExternalLink,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  Mail,
  ReceiptText,
  Search,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  TicketPercent,
  User,
} from 'lucide-react'
import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { shop } from '@/config/shop'
import { admin } from '@/content/admin'
import { adminFind } from '@/content/admin-find'
import { adminStock } from '@/content/admin-stock'
import type { Member } from '@/data/auth/session'
import { useSignOut } from '@/data/auth/sign-in'
import { messageCountsQuery } from '@/data/messages/message-queries'
import { orderCountsQuery } from '@/data/orders/admin-order-queries'
import { OrderViews } from '../shared/order-views'
import { PaletteContext } from '../shared/palette-context'
import { StarMark } from '../shared/star-mark'

const { nav } = admin

const tabs: { to: string; label: string; icon: LucideIcon; sub?: { to: string; label: string }[] }[] = [
  { to: paths.admin, label: nav.overview, icon: LayoutGrid },
  {
    to: adminPaths.products,
    label: nav.products,
    icon: Shirt,
    sub: [
      { to: adminPaths.products, label: nav.products },
      { to: adminPaths.stock, label: adminStock.title },
      { to: adminPaths.collections, label: nav.collections },
      { to: adminPaths.deals, label: nav.deals },
    ],
  },
  { to: adminPaths.orders, label: nav.orders, icon: ReceiptText },
  {
    to: adminPaths.discounts,
    label: nav.discounts,
    icon: TicketPercent,
    sub: [
      { to: adminPaths.discounts, label: nav.discounts },
      { to: adminPaths.studentRequests, label: nav.students },
    ],
  },
  { to: adminPaths.customers, label: nav.customers, icon: User },
  { to: adminPaths.analytics, label: nav.analytics, icon: ChartColumn },
  {
    to: adminPaths.messages,
    label: nav.messages,
    icon: Mail,
    sub: [
      { to: adminPaths.messages, label: nav.messages },
      { to: adminPaths.subscribers, label: nav.subscribers },
    ],
  },
  { to: adminPaths.protection, label: nav.protection, icon: ShieldCheck },
  { to: adminPaths.settings, label: nav.settings, icon: SlidersHorizontal },
]

const item =
  'relative flex min-w-17 flex-col items-center justify-center gap-1 px-1 [&>svg]:shrink-0 text-12 font-medium text-muted hover:text-ink h-16 md:h-10 md:min-w-0 md:rounded-control md:px-0 md:hover:bg-sand 2xl:h-8 2xl:flex-row 2xl:justify-start 2xl:gap-2.5 2xl:px-2 2xl:text-14'
const current =
  'text-ink font-semibold before:absolute before:inset-x-4 before:top-0 before:h-0.5 before:bg-majorelle md:bg-line md:hover:bg-line md:before:hidden [&>svg]:text-majorelle'
const label = 'md:sr-only 2xl:not-sr-only'

export function Sidebar({ member }: { member: Member }) {
  const { pathname } = useLocation()
  const find = use(PaletteContext)
  const { data: counts } = useQuery({ ...orderCountsQuery(), refetchInterval: 20_000 })
  const { data: messages } = useQuery({ ...messageCountsQuery(), refetchInterval: 60_000 })
  const waiting = new Map<string, { count: number; words: string } | undefined>([
    [adminPaths.orders, counts && { count: counts.pending, words: nav.waiting(counts.pending) }],
    [adminPaths.messages, messages && { count: messages.unread, words: nav.unread(messages.unread) }],
  ])
  const signOut = useSignOut()
  const isIn = (to: string) => pathname === to || (to !== paths.admin && pathname.startsWith(`${to}/`))
  const name = member.name || member.email
  // On a phone these pages put an action bar where the tab bar is.
  const isMessage = pathname.startsWith(`${adminPaths.messages}/`) && pathname !== adminPaths.subscribers
  const hasOwnBar =
    pathname === adminPaths.newProduct ||
    pathname === adminPaths.receiveStock ||
    pathname === adminPaths.newCollection ||
    pathname.startsWith(`${adminPaths.collections}/`) ||
    pathname.startsWith(`${adminPaths.deals}/`) ||
    pathname.startsWith(`${adminPaths.orders}/`) ||
    (pathname.startsWith(`${adminPaths.discounts}/`) && pathname !== adminPaths.studentRequests) ||
    pathname.startsWith(`${adminPaths.settings}/`) ||
    isMessage
  return (
    <nav
      aria-label={nav.label}
      className={`fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] md:static md:border-t-0 md:border-e md:bg-transparent md:pb-0 ${hasOwnBar ? 'max-md:hidden' : ''}`}
    >
      <div className="scrollbar-none flex overflow-x-auto md:sticky md:top-0 md:h-dvh md:flex-col md:overflow-y-auto md:p-2.5 md:pt-3.5 2xl:px-3">
        <Link
          to={paths.admin}
          className="mb-4 hidden h-8 items-center gap-2 text-16 font-semibold tracking-tight md:flex md:justify-center 2xl:justify-start 2xl:px-2"
        >
          <StarMark />
          <span className={label}>
            {shop.name} <span className="text-12 font-normal text-muted">{admin.brand}</span>
          </span>
        </Link>
        <button
          type="button"
          title={`${adminFind.open} (${adminFind.hint})`}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={find}
          className="mb-3.5 hidden h-10 items-center justify-center gap-2 rounded-control border border-line bg-raised text-muted shadow-rest hover:border-line-strong md:flex 2xl:h-9 2xl:justify-start 2xl:px-2"
        >
          <Search size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0" />
          <span className={label}>{adminFind.open}</span>
          <kbd
            aria-hidden="true"
            className="ms-auto hidden rounded-picture border border-line bg-paper px-1 font-text text-12 2xl:block"
          >
            {adminFind.hint}
          </kbd>
        </button>
        <ul className="flex md:grid md:gap-0.5">
          {tabs.map(({ to, label: text, icon: Icon, sub }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : isIn(to) ? 'true' : undefined}
                title={text}
                className={`${item} ${isIn(to) ? current : ''}`}
              >
                <Icon size={18} strokeWidth={1.6} aria-hidden="true" />
                <span className={label}>{text}</span>
                <Waiting {...waiting.get(to)} />
              </Link>
              {to === adminPaths.orders && isIn(to) && (
                <div className="ms-4 mt-1 mb-2 hidden border-s border-line ps-2 2xl:block">
                  <OrderViews />
                </div>
              )}
              {sub && isIn(to) && (
                <ul className="ms-4 mt-1 mb-2 hidden border-s border-line ps-2 2xl:block">
                  {sub.map((entry) => (
                    <li key={entry.to}>
                      <Link
                        to={entry.to}
                        aria-current={pathname === entry.to ? 'page' : undefined}
                        className={`flex h-7 items-center rounded-control px-2 hover:bg-sand ${pathname === entry.to ? 'font-semibold text-majorelle' : 'text-muted'}`}
                      >
                        {entry.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        <div className="flex md:mt-auto md:block">
          <Link to={paths.home} title={nav.viewStore} className={item}>
            <ExternalLink size={18} strokeWidth={1.6} aria-hidden="true" />
            <span className={`${label} whitespace-nowrap`}>{nav.viewStore}</span>
          </Link>
          <div className="flex items-center gap-2 md:mt-2 md:flex-col md:border-t md:border-line md:pt-2.5 2xl:flex-row 2xl:gap-1.5">
            <span
              aria-hidden="true"
              className="hidden size-7 shrink-0 place-items-center rounded-full bg-saffron-wash text-12 font-semibold md:grid"
            >
              {initials(name)}
            </span>
            <span className="hidden min-w-0 leading-tight 2xl:block">
              <b className="block truncate font-semibold" title={member.email}>
                {name}
              </b>
              <span className="text-12 text-muted">{nav.owner}</span>
            </span>
            <button
              type="button"
              title={nav.signOut}
              disabled={signOut.isPending}
              onClick={() => signOut.mutate()}
              className={`${item} 2xl:ms-auto 2xl:w-7 2xl:shrink-0 2xl:px-0 2xl:justify-center md:w-10`}
            >
              <LogOut size={18} strokeWidth={1.6} aria-hidden="true" />
              <span className="whitespace-nowrap md:sr-only">{nav.signOut}</span>
            </button>
          </div>
        </div>
      </div>
    </nav>
  )
}

function Waiting({ count = 0, words = '' }: { count?: number; words?: string }) {
  if (count === 0) return null
  return (
    <span className="absolute start-[calc(50%+0.25rem)] top-1.5 min-w-4.5 rounded-full bg-majorelle px-1 text-center text-12 leading-4.5 font-semibold text-majorelle-on md:top-0 2xl:static 2xl:ms-auto">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {words}</span>
    </span>
  )
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
}
