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
import { changeOrders } from '@/data/orders/admin-order-mutations'
import { adminOrdersQuery, orderCountsQuery, papersQuery } from '@/data/orders/admin-order-queries'
import { cancelOrder } from '@/data/orders/cancel-order'
import { findOrder } from '@/data/orders/find-order'
import { placeOrder } from '@/data/orders/order-mutations'
import { orderQuery } from '@/data/orders/order-queries'
import { trackOrder } from '@/data/orders/track-order'
import { facetsQuery } from '@/data/products/facet-queries'
import { listingQuery } from '@/data/products/listing-queries'
import { lowStockQuery } from '@/data/products/low-stock-queries'
import { productsIn } from '@/data/products/pick-products'
import { recommendationsQuery } from '@/data/products/recommendation-queries'
import { profileQuery } from '@/data/profile/profile-queries'
import { suggestQuery, trendingQuery } from '@/data/search/search-queries'
import { AppError } from '@/data/supabase/errors'
import { everyOrder } from '@/domain/order-filter'
import { buildLine } from '../support/builders.ts'
import { address, customer, makeProduct, makeToken, orderTools } from '../support/checkout.ts'
import { filesOf, root } from '../support/imports.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const dress = 'boho-floral-print-maxi-dress'
/** Columns of orders that no caller reads. */
const unreadOfOrders = ['currency', 'updated_at', 'cancelled_at']
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
  get_customer: [{ role: 'owner', run: () => fresh().fetchQuery(customerQuery(customerEmail)) }],
  audit_entries: [{ role: 'owner', run: () => fresh().fetchInfiniteQuery(auditQuery(null)) }],
  list_admins: [{ role: 'owner', run: () => fresh().fetchQuery(adminsQuery()) }],
  low_stock: [{ role: 'owner', run: () => fresh().fetchQuery(lowStockQuery()) }],
  place_order: [
    {
      run: () =>
        placeOrder({
          idempotencyKey,
          items: [buildLine({ ...cartLine, quantity: 2 })],
          customer: { ...customer(), email: 'nora@example.com' },
          address,
          paymentMethod: 'cod',
          expectedTotal: 6000,
        }),
      unread: unreadOfOrders,
    },
  ],
  find_order: [{ run: () => findOrder(idempotencyKey), unread: unreadOfOrders }],
  get_order: [
    { role: 'shopper', run: () => fresh().fetchQuery(orderQuery(placed.id)), unread: unreadOfOrders },
  ],
  track_order: [{ run: () => trackOrder(placed) }],
  admin_order_detail: [{ role: 'owner', run: () => fresh().fetchQuery(adminOrderDetailQuery(placed.id)) }],
  find_orders: [{ role: 'owner', run: () => fresh().fetchQuery(adminOrdersQuery(everyOrder)) }],
  order_counts: [{ role: 'owner', run: () => fresh().fetchQuery(orderCountsQuery()) }],
  read_orders: [
    {
      role: 'owner',
      run: () => fresh().fetchQuery(papersQuery([placed.number])),
      unread: unreadOfOrders,
    },
  ],
  change_orders: [
    {
      role: 'owner',
      run: () =>
        changeOrders({ changes: [{ number: 'ZL-NONE', field: 'status', from: 'pending', to: 'shipped' }] }),
    },
  ],
  cancel_order: [{ role: 'shopper', run: () => cancelOrder(placed.id), unread: unreadOfOrders }],
}

let shop: Shop
let customerEmail = ''
const idempotencyKey = makeToken()
let cartLine = { id: '', size: '', color: '' }
let placed = { id: '', number: '', email: '' }
beforeAll(async () => {
  shop = await openShop()
  const { line } = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
  const { slug, size, color } = line()
  cartLine = { id: slug, size, color }
  placed = await orderTools(() => shop).placed('shopper')
  const { id } = await shop.one<{ id: string }>('select id from public.products where slug = $1', [dress])
  ;({ email: customerEmail } = await shop.one<{ email: string }>(
    'select customer_email as email from public.orders limit 1',
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

/** Lets src/data ask the shop in a role; the function `name` answers with what `answer` makes of asking it. */
async function connect(
  role: Role,
  name: string,
  answer: (ask: () => Promise<Response>) => Promise<Response>,
) {
  const session = role === 'anon' ? null : (await shop.clients[role].auth.getSession()).data.session
  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (session) headers.set('authorization', `Bearer ${session.access_token}`)
    const askShop = () => shop.fetch(input, { ...init, headers })
    return /\/rpc\/(\w+)/.exec(String(input))?.[1] === name ? answer(askShop) : askShop()
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
    await connect(role, name, async (ask) => {
      const response = await ask()
      answer = await response.clone().json()
      return response
    })
    await run()
    const keys = Object.keys(recordOf(answer)).filter((key) => !unread.includes(key))
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) {
      // The shop is not asked again: a change may be possible once only.
      await connect(role, name, async () => Response.json(renamed(answer, key)))
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
