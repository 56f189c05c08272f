// The API answers with no more rows than its settings say (max_rows, here 20), and says nothing of the others: what src/data
// reads in whole is whole, and pages meet.
import { QueryClient } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { collectionsQuery } from '@/data/collections/collection-queries'
import { adminDealsByIdQuery } from '@/data/deals/admin-deals'
import { adminZonesQuery } from '@/data/delivery/admin-delivery'
import { messagesQuery } from '@/data/messages/message-queries'
import { fetchPage } from '@/data/pages/fetch-page'
import { productsBySlugsQuery } from '@/data/products/product-list-queries'
import { addProduct } from '@/data/products/product-mutations'
import { newestProducts, publishedPart, publishedProducts } from '@/data/products/published-products'
import { fetchSettings } from '@/data/settings/fetch-settings'
import { fetchSettledParcels } from '@/data/settlements/settlements'
import { subscribersQuery } from '@/data/subscriptions/subscriber-queries'
import { wishlistEntriesQuery, wishlistProductsQuery } from '@/data/wishlist/wishlist-products'
import { filesOf } from '../support/imports.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const { signal } = new AbortController()

beforeAll(async () => {
  shop = await openShop()
  await shop.database.exec(`
    insert into public.subscriptions (email, topic, created_at)
    select 'reader' || n || '@example.com', 'newsletter', '2026-01-01' from generate_series(1, 55) n;
    insert into public.messages (id, kind, name, email, body, created_at)
    select gen_random_uuid(), 'contact', 'Nora', 'nora' || n || '@example.com', 'When do you open?', '2026-01-01'
    from generate_series(1, 55) n;
    insert into public.shipping_zones (name, countries, position)
    select 'Zone ' || n, '{}', 5 from generate_series(1, 30) n;
    insert into public.products (slug, title, description, collection_slug, price, image_url, sizes, colors, created_at)
    select 'plain-shirt' || case when n > 1 then '-' || n else '' end, 'Plain shirt', 'Plain.', collection_slug, 10, image_url,
      sizes, colors, '2026-01-01'
    from public.products p cross join generate_series(1, 30) n where p.featured_rank = 1;
    insert into public.wishlist_items (user_id, product_id)
    select '${shop.ids.shopper}', id from public.products on conflict do nothing;
  `)
})
afterAll(() => shop.close())
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

/** Lets src/data ask the shop in a role. Resolves to the number of requests for rows so far. */
async function as(role: Role) {
  const session = role === 'anon' ? null : (await shop.clients[role].auth.getSession()).data.session
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (session) headers.set('authorization', `Bearer ${session.access_token}`)
    return shop.fetch(input, { ...init, headers })
  })
}

const count = async (from: string) =>
  (await shop.one<{ count: number }>(`select count(*)::int as count from ${from}`)).count

describe('lists longer than one answer', () => {
  it('the collections are all read, by group and place', async () => {
    await as('anon')
    const found = await client.fetchQuery(collectionsQuery())
    const rows = await shop.sql<{ slug: string }>(
      `select c.slug from public.collections c left join public.collection_groups g on g.slug = c.group_slug
       where c.former_of is null order by g.position, c.position, c.id`,
    )
    expect(found.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug))
    expect(found.length).toBeGreaterThan(20)
  })

  it('the products for the sitemap are all read', async () => {
    await as('anon')
    const found = await publishedProducts('', publishedPart, signal)
    expect(found).toHaveLength(await count("public.products where status = 'live'"))
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(found.length)
  })

  it('the newest products are read as many as a feed asks for', async () => {
    await as('anon')
    expect(await newestProducts(50, signal)).toHaveLength(50)
  })

  it('the products of the first page’s rows are all read', async () => {
    await as('anon')
    const home = await fetchPage('home', 'en', signal)
    if (!home || home.movedTo !== undefined) throw new Error('There is no first page')
    const rows = (home.sections ?? []).flatMap(({ products }) =>
      Array.isArray(products) ? [products.length] : [],
    )
    expect(rows).toEqual([12, 12, 12, 4])
  })

  it('the shipping zones are all read, for shoppers and owners', async () => {
    const zones = await count('public.shipping_zones')
    await as('anon')
    expect((await fetchSettings(signal)).zones).toHaveLength(zones)
    await as('owner')
    expect(await client.fetchQuery(adminZonesQuery())).toHaveLength(zones)
  })

  it('the parcels of a settlement are all read, by the numbers of their orders', async () => {
    const id = crypto.randomUUID()
    const parcels = await shop.sql<{ parcel: string }>(
      "select id as parcel from public.shipments where state = 'delivered' and settlement_id is null",
    )
    const p_rows = parcels.map(({ parcel }) => ({ parcel, outcome: 'collected' }))
    expect((await shop.clients.owner.rpc('settle_parcels', { p_id: id, p_rows })).error).toBeNull()
    const rows = await shop.sql<{ number: string; city: string; fee: number }>(
      `select o.order_number as number, o.shipping_address ->> 'city' as city, (s.fee * 100)::int as fee
       from public.shipments s join public.orders o on o.id = s.order_id
       where s.settlement_id = $1 order by o.order_number, s.position`,
      [id],
    )
    await as('owner')
    const found = await fetchSettledParcels(id)
    expect(found.map(({ order: { number, city }, fee }) => ({ number, city, fee }))).toEqual(rows)
    expect(found[0]).toMatchObject({ state: 'delivered', collected: expect.any(Number) })
    await as('shopper')
    expect(await fetchSettledParcels(id)).toEqual([])
  })

  it('deals that are asked for by id are all read, by the titles of their products', async () => {
    const rows = await shop.sql<{ id: string; title: string }>(
      `select d.id, p.title from public.deals d join public.products p on p.id = d.product_id
       order by p.title, d.starts_at, d.id limit 50`,
    )
    const ids = rows.map(({ id }) => id)
    await as('owner')
    const found = await client.fetchQuery(adminDealsByIdQuery(ids.toReversed()))
    expect(found.map(({ id, product }) => ({ id, title: product.title }))).toEqual(rows)
    client.clear()
    await as('shopper')
    expect(await client.fetchQuery(adminDealsByIdQuery(ids))).toEqual([])
  })

  it('the products of a long list of slugs are all read', async () => {
    const rows = await shop.sql<{ slug: string }>("select slug from public.products where status = 'live'")
    const slugs = rows.map(({ slug }) => slug)
    await as('anon')
    expect(await client.fetchQuery(productsBySlugsQuery(slugs))).toHaveLength(slugs.length)
    expect(await client.fetchQuery(wishlistProductsQuery(slugs))).toHaveLength(slugs.length)
  })

  it('the wishes of a member are all read', async () => {
    await as('shopper')
    const found = await client.fetchQuery(wishlistEntriesQuery('', []))
    expect(found).toHaveLength(await count("public.products where status = 'live'"))
  })

  it('the slugs that a new product could repeat are all read', async () => {
    const [like] = await shop.sql<{ slug: string; src: string }>(
      'select collection_slug as slug, image_url as src from public.products where featured_rank = 1',
    )
    await as('owner')
    const slug = await addProduct({
      id: crypto.randomUUID(),
      title: 'Plain shirt',
      description: 'Plain.',
      collection: like?.slug ?? '',
      price: 1000,
      originalPrice: null,
      quantity: 1,
      sizes: ['M'],
      colors: ['Red'],
      details: [],
      materials: '',
      ...{
        vendor: '',
        productType: '',
        tags: [],
        originCountry: '',
        hsCode: '',
        seoTitle: '',
        seoDescription: '',
      },
      ...{ sizeName: '', colorName: '', thirdName: '', cost: null, weightGrams: null, lowStock: null },
      status: 'live',
      pictures: [{ src: like?.src ?? '', alt: '', color: null, view: 'front' }],
    })
    expect(slug).toBe('plain-shirt-31')
  })
})

describe('pages of an owner’s list', () => {
  it.each([
    [
      'subscribers',
      async (page: number) => {
        const filter = { topic: 'newsletter', search: 'reader', page } as const
        const { subscribers, total } = await client.fetchQuery(subscribersQuery(filter))
        return { ids: subscribers.map(({ id }) => id), total }
      },
    ],
    [
      'messages',
      async (page: number) => {
        const filter = { kind: 'contact', state: 'open', search: 'nora', page } as const
        const { messages, total } = await client.fetchQuery(messagesQuery(filter))
        return { ids: messages.map(({ id }) => id), total }
      },
    ],
  ])('the pages of %s meet, and the one after the last is empty', async (_name, read) => {
    await as('owner')
    const [first, second, third] = [await read(1), await read(2), await read(3)]
    expect([first.ids.length, second.ids.length, third.ids.length]).toEqual([50, 5, 0])
    expect([first.total, second.total]).toEqual([55, 55])
    expect(new Set([...first.ids, ...second.ids]).size).toBe(55)
  })
})

/** What stands between the parenthesis at `open` and its own end. */
function argumentAt(text: string, open: number) {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1
    if (text[at] === ')') depth -= 1
    if (depth === 0) return text.slice(open + 1, at)
  }
  return ''
}

it('what src/data reads is either a single row or read to its end', () => {
  const isSingle = /\.(single|maybeSingle)\(\)|\.limit\(1\)|\.(insert|update|upsert|delete)\(/
  const unread = filesOf('src/data').flatMap(({ path, text }) =>
    [...text.matchAll(/\bunwrap(?:Maybe)?\(/g)]
      .map((found) => argumentAt(text, found.index + found[0].length - 1))
      .filter((request) => request.includes('.select(') && !isSingle.test(request))
      .map((request) => `${path}: ${request.trim()}`),
  )
  expect(unread).toEqual([])
})
