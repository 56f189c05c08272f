import {
  ChartColumn,
  LayoutGrid,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  Shirt,
  SlidersHorizontal,
  Store,
  TicketPercent,
  User,
} from 'lucide-react'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin } from '@/content/admin/admin'
import { adminStock } from '@/content/admin/catalogue/stock'
import { returnsTitle } from '@/content/admin/orders/returns-title'
import { storeRooms } from '@/content/admin/store/rooms'
import { useMay } from '../shared/page/access'
import { rightFor } from '../shared/page/screen-rights'
import { useIsTranslated } from '../shared/page/use-is-translated'

const { nav } = admin

type Destination = {
  to: string
  label: string
  icon: LucideIcon
  sub?: { to: string; label: string }[]
}

/** Every destination of the admin, with the lists of its section. */
const destinations: readonly Destination[] = [
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
      { to: adminPaths.reviews, label: nav.reviews },
      { to: adminPaths.searchWords, label: nav.searchWords },
    ],
  },
  {
    to: adminPaths.orders,
    label: nav.orders,
    icon: ReceiptText,
    sub: [
      { to: adminPaths.orders, label: nav.orders },
      { to: adminPaths.pack, label: admin.overview.toPack },
      { to: adminPaths.calls, label: nav.calls },
      { to: adminPaths.returns, label: returnsTitle },
    ],
  },
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
  {
    to: adminPaths.store,
    label: storeRooms.title,
    icon: Store,
    sub: [
      { to: adminPaths.store, label: storeRooms.pages },
      { to: adminPaths.storeMenus, label: storeRooms.menus },
      { to: adminPaths.storeBrand, label: storeRooms.brand },
      { to: adminPaths.storeMedia, label: storeRooms.media },
      { to: adminPaths.translations, label: storeRooms.translations },
    ],
  },
  { to: adminPaths.protection, label: nav.protection, icon: ShieldCheck },
  { to: adminPaths.settings, label: nav.settings, icon: SlidersHorizontal },
]

/**
 * Those that the member may open and this shop has a use for: one that speaks the language of its rows alone has nothing to
 * translate. Where the list of a section is closed, its first open one stands for it.
 */
export function useDestinations(): readonly Destination[] {
  const isTranslated = useIsTranslated()
  const may = useMay()
  const isOpen = ({ to }: { to: string }) => {
    const right = rightFor(to)
    return (!right || may(right)) && (isTranslated || to !== adminPaths.translations)
  }
  return destinations.flatMap((each) => {
    const sub = each.sub?.filter(isOpen)
    if (isOpen(each)) return [sub ? { ...each, sub } : each]
    const first = sub?.[0]
    return first ? [{ ...each, ...first, sub: sub.slice(1) }] : []
  })
}

/** Whether a page belongs to a destination. */
export const isIn = (pathname: string, to: string) =>
  pathname === to || (to !== paths.admin && pathname.startsWith(`${to}/`))
