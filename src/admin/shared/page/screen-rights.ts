import { adminPaths } from '@/config/admin-paths'
import { paths } from '@/config/paths'
import type { Right } from '@/domain/shop/rights'

/** What a page needs, by the beginning of its address; the first that fits counts. Settings are open to all who work here. */
const needed: readonly (readonly [start: string, right: Right])[] = [
  [adminPaths.team, 'team'],
  [adminPaths.setUp, 'settings'],
  [adminPaths.newZone.slice(0, -4), 'settings'],
  [adminPaths.pack, 'packing'],
  [`${adminPaths.orders}/print/label`, 'packing'],
  [`${adminPaths.orders}/print/pick-list`, 'packing'],
  [`${adminPaths.orders}/print/invoice`, 'money'],
  [adminPaths.calls, 'calls'],
  [adminPaths.newOrder, 'orders.change'],
  [adminPaths.settle, 'payments'],
  [adminPaths.orders, 'orders'],
  [adminPaths.stock, 'stock'],
  [adminPaths.reviews, 'messages'],
  [adminPaths.newDeal, 'discounts'],
  [adminPaths.import, 'products'],
  [adminPaths.productGrid, 'products'],
  [adminPaths.newProduct, 'products'],
  [adminPaths.newCollection, 'products'],
  [adminPaths.products, 'view'],
  ['/admin/collections', 'view'],
  [adminPaths.studentRequests, 'discounts'],
  [adminPaths.newDiscount, 'discounts'],
  [adminPaths.discounts, 'view'],
  [adminPaths.customers, 'customers'],
  [adminPaths.analytics, 'money'],
  [adminPaths.subscribers, 'customers'],
  [adminPaths.messages, 'messages'],
  [adminPaths.translations, 'translations'],
  [adminPaths.store, 'view'],
  [adminPaths.protection, 'settings'],
]

/** The right that a page of the admin needs; null where none is needed. The overview is for who runs the orders. */
export function rightFor(pathname: string): Right | null {
  if (pathname === paths.admin) return 'orders.change'
  if (pathname.startsWith(`${adminPaths.orders}/`) && pathname.endsWith('/correct')) return 'orders.change'
  if (pathname.startsWith(`${adminPaths.discounts}/`) && pathname.endsWith('/edit')) return 'discounts'
  return needed.find(([start]) => `${pathname}/`.startsWith(`${start}/`))?.[1] ?? null
}

/** The editors, which some may open to look at what they may not change; lists hide what changes their rows by themselves. */
const changed: readonly (readonly [address: RegExp, right: Right])[] = [
  [/^\/admin\/products\/[0-9a-f-]{36}$/, 'products'],
  [/^\/admin\/products\/collections\/./, 'products'],
  [/^\/admin\/products\/search-words$/, 'products'],
  [/^\/admin\/collections\//, 'products'],
  [/^\/admin\/settings\/delivery\//, 'settings'],
  [/^\/admin\/store(\/(pages|menus|brand|media)|$)/, 'pages'],
]

/** The right that changing a page needs beside seeing it; null where seeing it is enough. */
export const changeRightFor = (pathname: string): Right | null =>
  changed.find(([address]) => address.test(pathname))?.[1] ?? null
