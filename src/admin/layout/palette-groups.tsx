import type { ReactNode } from 'react'
import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import { admin, dayWords } from '@/content/admin/admin'
import { adminImport } from '@/content/admin/catalogue/import'
import { adminStock } from '@/content/admin/catalogue/stock'
import { adminStructure } from '@/content/admin/catalogue/structure'
import { adminFind as words } from '@/content/admin/find'
import { adminDiscounts } from '@/content/admin/offers/discounts'
import { adminOrders } from '@/content/admin/orders/orders'
import { returnsTitle } from '@/content/admin/orders/returns-title'
import { team } from '@/content/admin/settings/team'
import { orders as orderWords } from '@/content/orders/orders'
import { comma } from '@/content/shared/lists'
import type { QuickFindResults } from '@/data/find/quick-find'
import { serverNow } from '@/data/supabase/server-clock'
import { formatMoney } from '@/domain/money/money'
import { fold } from '@/domain/text/letters'
import { StatusMark } from '../shared/orders/status-mark'
import { ShopMoney } from '../shared/page/shop-money'
import { Thumb } from '../shared/products/thumb'

type PaletteEntry = {
  to: string
  name: string
  note?: string
  end?: ReactNode
  picture?: ReactNode
  isPage?: boolean
}
export type PaletteGroup = { title: string; entries: PaletteEntry[] }

const { nav } = admin
const pages: PaletteEntry[] = [
  { to: paths.admin, name: nav.overview },
  { to: adminPaths.orders, name: nav.orders },
  { to: adminPaths.newOrder, name: adminOrders.add },
  { to: adminPaths.pack, name: admin.overview.toPack },
  { to: adminPaths.calls, name: nav.calls },
  { to: adminPaths.products, name: nav.products },
  { to: adminPaths.newProduct, name: admin.overview.addProduct },
  { to: adminPaths.import, name: adminImport.title },
  { to: adminPaths.collections, name: nav.collections },
  { to: adminPaths.structure, name: adminStructure.open },
  { to: adminPaths.sizeCharts, name: adminStructure.sizeCharts },
  { to: adminPaths.deals, name: nav.deals },
  { to: adminPaths.stock, name: adminStock.title },
  { to: adminPaths.reviews, name: nav.reviews },
  { to: adminPaths.returns, name: returnsTitle },
  { to: adminPaths.discounts, name: nav.discounts },
  { to: adminPaths.newDiscount, name: adminDiscounts.add },
  { to: adminPaths.newCodes, name: adminDiscounts.generate },
  { to: adminPaths.studentRequests, name: nav.students },
  { to: adminPaths.customers, name: nav.customers },
  { to: adminPaths.analytics, name: nav.analytics },
  { to: adminPaths.messages, name: nav.messages },
  { to: adminPaths.subscribers, name: nav.subscribers },
  { to: adminPaths.protection, name: nav.protection },
  { to: adminPaths.settings, name: nav.settings },
  { to: adminPaths.team, name: team.title },
  { to: paths.home, name: nav.viewStore },
].map((page) => ({ ...page, isPage: true }))

/** Pages with a word that starts with the query, of those that `isOpen` says the member may open, then the search results. Empty groups are left out. */
export function paletteGroups(
  typed: string,
  found: QuickFindResults | undefined,
  isOpen: (path: string) => boolean,
): PaletteGroup[] {
  const start = fold(typed)
  const begins = (name: string) => ` ${fold(name)}`.includes(` ${start}`)
  const now = serverNow()
  return [
    { title: words.groups.pages, entries: pages.filter(({ name, to }) => begins(name) && isOpen(to)) },
    {
      title: words.groups.orders,
      entries: (found?.orders ?? []).map(({ id, number, status, customer, currency, total, createdAt }) => ({
        to: `${adminPaths.orders}/${id}`,
        name: number,
        note: `${customer}${comma}${dayWords(createdAt, now)}${comma}${orderWords.statuses[status]}`,
        end: formatMoney(total, currency),
        picture: <StatusMark status={status} />,
      })),
    },
    {
      title: words.groups.customers,
      entries: (found?.customers ?? []).map(({ key, name }) => ({
        to: `${adminPaths.customers}/${encodeURIComponent(key)}`,
        name,
        note: key,
      })),
    },
    {
      title: words.groups.products,
      entries: (found?.products ?? []).map(({ id, title, image, price, status }) => ({
        to: `${adminPaths.products}/${id}`,
        name: title,
        ...(status !== 'live' && { note: words.statuses[status] }),
        end: <ShopMoney amount={price} />,
        picture: <Thumb src={image} />,
      })),
    },
  ].filter(({ entries }) => entries.length > 0)
}
