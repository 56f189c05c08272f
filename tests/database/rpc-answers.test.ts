// What SQL functions answer and what src/data expects are the same: each function that src/data parses is called on the
// sample shop, and a key of its answer under another name is an error that names the function.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { adminsQuery, auditQuery } from '@/data/audit/audit-queries'
import { cartQuoteQuery } from '@/data/cart/cart-queries'
import { collectionSummariesQuery } from '@/data/collections/collection-summaries'
import { customerQuery, customersQuery } from '@/data/customers/customer-queries'
import { nextDealQuery } from '@/data/deals/deal-queries'
import { quickFindQuery } from '@/data/find/quick-find'
import { adminOrderDetailQuery } from '@/data/orders/admin-order-detail'
import { facetsQuery } from '@/data/products/facet-queries'
import { listingQuery } from '@/data/products/listing-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { productsIn } from '@/data/products/pick-products'
import { recommendationsQuery } from '@/data/products/recommendation-queries'
import { profileQuery } from '@/data/profile/profile-queries'
import { suggestQuery, trendingQuery } from '@/data/search/search-queries'
import { AppError } from '@/data/supabase/errors'
import { filesOf, root } from '../support/imports.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const dress = 'boho-floral-print-maxi-dress'
const fresh = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

type Call = { role?: Role; run: () => Promise<unknown>; unread?: readonly string[] }

/** By the function's name. `unread` are keys that the caller does not need. */
const calls: Record<string, Call[]> = {
  list_products: [
    { run: () => fresh().fetchInfiniteQuery(listingQuery({}, 'featured', 1)) },
    { run: () => productsIn('dresses', 3), unread: ['terms', 'corrected', 'next'] },
  ],
  product_facets: [{ run: () => fresh().fetchQuery(facetsQuery({ departments: ['women'] })) }],
  suggest: [{ run: () => fresh().fetchQuery(suggestQuery('dress')) }],
  trending: [{ run: () => fresh().fetchQuery(trendingQuery()) }],
  recommendations: [{ run: () => fresh().fetchQuery(recommendationsQuery(dress)) }],
  next_deal: [{ run: () => fresh().fetchQuery(nextDealQuery('daily')) }],
  collection_summaries: [{ run: () => fresh().fetchQuery(collectionSummariesQuery()) }],
  quote_cart: [
    { run: () => fresh().fetchQuery(cartQuoteQuery([{ id: dress, size: 'M', color: 'Pink', quantity: 1 }])) },
  ],
  my_account: [{ role: 'shopper', run: () => fresh().fetchQuery(profileQuery('any')) }],
  quick_find: [{ role: 'owner', run: () => fresh().fetchQuery(quickFindQuery('dress')) }],
  list_customers: [
    { role: 'owner', run: () => fresh().fetchQuery(customersQuery({ search: '', sort: 'last', page: 1 })) },
  ],
  get_customer: [
    { role: 'owner', run: () => fresh().fetchQuery(customerQuery(customerEmail)), unread: ['kept'] },
  ],
  admin_order_detail: [
    {
      role: 'owner',
      run: () => fresh().fetchQuery(adminOrderDetailQuery(orderId)),
      unread: ['returned'],
    },
  ],
  audit_entries: [{ role: 'owner', run: () => fresh().fetchInfiniteQuery(auditQuery(null)) }],
  list_admins: [{ role: 'owner', run: () => fresh().fetchQuery(adminsQuery()) }],
  low_stock: [{ role: 'owner', run: () => fresh().fetchQuery(lowStockQuery()) }],
}

let shop: Shop
let customerEmail = ''
let orderId = ''
beforeAll(async () => {
  shop = await openShop()
  const { id } = await shop.one<{ id: string }>('select id from public.products where slug = $1', [dress])
  ;({ email: customerEmail, id: orderId } = await shop.one<{ email: string; id: string }>(
    'select customer_email as email, id from public.orders limit 1',
  ))
  await shop.clients.owner
    .from('shop_settings')
    .update({ low_stock_threshold: 6 })
    .gt('low_stock_threshold', 0)
  await shop.sql(
    `insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
     values ($1, 'daily', 1, 5, now() + interval '300 days', now() + interval '301 days')`,
    [id],
  )
}, 60_000)
afterAll(() => shop.close())
afterEach(() => vi.unstubAllGlobals())

type Json = Record<string, unknown>

/** Lets src/data ask the shop in a role; `change` may change the answers of SQL functions. */
async function connect(role: Role, change: (name: string, answer: unknown) => unknown) {
  const session = role === 'anon' ? null : (await shop.clients[role].auth.getSession()).data.session
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (session) headers.set('authorization', `Bearer ${session.access_token}`)
    const response = await shop.fetch(input, { ...init, headers })
    const name = /\/rpc\/(\w+)/.exec(String(input))?.[1]
    if (name === undefined || !response.ok) return response
    return Response.json(change(name, await response.json()), { status: response.status })
  }
  vi.stubGlobal('fetch', ask)
}

const recordOf = (answer: unknown): Json => {
  const [first] = Array.isArray(answer) ? answer : [answer]
  return first ?? {}
}
const renamed = (answer: unknown, key: string): unknown => {
  const rename = ({ [key]: value, ...rest }: Json) => ({ ...rest, [`${key}Renamed`]: value })
  return Array.isArray(answer) ? answer.map(rename) : rename(recordOf(answer))
}

describe.each(Object.entries(calls))('the answer of %s', (name, ways) => {
  it.each(ways)('is read, and refused with the function’s name when a key is renamed (%#)', async (call) => {
    const { role = 'anon', run, unread = [] } = call
    let answer: unknown
    await connect(role, (asked, value) => {
      if (asked === name) answer = value
      return value
    })
    await run()
    const keys = Object.keys(recordOf(answer)).filter((key) => !unread.includes(key))
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      await connect(role, (asked, value) => (asked === name ? renamed(value, key) : value))
      const error: unknown = await run().then(
        () => null,
        (reason) => reason,
      )
      expect(error, `${key} is not needed`).toBeInstanceOf(AppError)
      expect(String(error)).toContain(`${name} answered with a wrong`)
      expect(String(error)).toContain(key)
    }
  })
})

it('every SQL function that src/data parses is among them', () => {
  const called = filesOf('src/data').flatMap(({ path }) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/(?<!\.)\brpc\(\s*'(\w+)'/g)].map(([, name]) => name),
  )
  expect([...new Set(called)].toSorted()).toEqual(Object.keys(calls).toSorted())
})
