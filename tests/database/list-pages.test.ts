// Rows that are equal in everything a list is sorted by still have one order: its pages neither repeat nor miss any, and the
// beginning of a longer answer is the shorter one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
const many = 47

beforeAll(async () => {
  shop = await openShop()
  await shop.database.exec(`
    insert into public.products (slug, title, description, collection_slug, price, image_url, sizes, colors)
    select 'plain-shirt-' || n, 'Plain shirt', 'Plain.', p.collection_slug, 10, p.image_url, p.sizes, p.colors
    from public.products p cross join generate_series(1, ${many}) n where p.featured_rank = 1;
    update public.products set created_at = '2026-01-01' where slug like 'plain-shirt-%';
    update public.product_variants set quantity = 5 where product_id in (select id from public.products where slug like 'plain-shirt-%');
    insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
    select id, 'daily', 5, 10, '2026-01-01', '2099-01-01' from public.products where slug like 'plain-shirt-%';
    insert into public.reviews (product_id, author_name, rating, title, created_at)
    select p.id, 'Nora B.', 5, 'Good', '2026-01-01' from public.products p cross join generate_series(1, ${many}) n
    where p.slug = 'plain-shirt-1';
    insert into public.discounts (title, kind, value, code, created_at)
    select 'Ten', 'percent', 10, 'TEN' || n, '2026-01-01' from generate_series(1, ${many}) n;
    insert into public.wishlist_items (user_id, product_id, added_at)
    select '${shop.ids.shopper}', id, now() from public.products where slug like 'plain-shirt-%';
    set session_replication_role = replica;
    update public.orders set created_at = '2026-01-01';
    set session_replication_role = origin;
    select private.recount_sales();
  `)
}, 120_000)
afterAll(() => shop.close())

/** Calls a function as the owner. */
async function ask<Answer>(name: string, args: Row): Promise<Answer> {
  const { data, error } = await shop.clients.owner.rpc(name as 'trending', args as never)
  if (error) throw new Error(`${name}: ${error.message}`)
  return data as Answer
}
type Rows = { id: string }[]

/** A list that gives its rows by page and size: its name, its arguments, and where its rows are. */
const byPage: [string, Row, (answer: Record<string, Rows>) => Rows | undefined][] = [
  ...['created', 'title', 'price', 'stock', 'sold'].flatMap((sort) =>
    ['', '-'].map((way): (typeof byPage)[number] => [
      'admin_products',
      { p_filter: { q: 'plain shirt' }, p_sort: way + sort },
      (answer) => answer.products,
    ]),
  ),
  ...['time', 'sold', 'revenue', 'discount', 'product'].flatMap((sort) =>
    [false, true].map((isTurned): (typeof byPage)[number] => [
      'list_deals',
      { p_state: 'running', p_search: 'plain', p_sort: sort, p_turned: isTurned },
      (answer) => answer.deals,
    ]),
  ),
  ['list_discounts', { p_search: 'TEN' }, (answer) => answer.rows],
  ['admin_stock', { p_filter: { level: 'all', q: 'plain shirt' } }, (answer) => answer.variants],
  ...['placed', 'total', 'customer'].flatMap((sort) =>
    ['', '-'].map((way): (typeof byPage)[number] => [
      'find_orders',
      { p_filter: {}, p_sort: way + sort },
      (answer) => answer.orders,
    ]),
  ),
]

describe.each(byPage)('%s with %j', (name, args, rowsOf) => {
  const page = async (number: number, size: number) =>
    rowsOf(await ask(name, { ...args, p_page: number, p_size: size })) ?? []

  it('the pages of a list neither repeat nor miss a row', async () => {
    const whole = await page(1, 200)
    expect(whole.length).toBeGreaterThan(7)
    const parts: string[] = []
    for (let number = 1; number <= Math.ceil(whole.length / 7); number += 1)
      parts.push(...(await page(number, 7)).map(({ id }) => id))
    // The longest answer has 200 rows.
    expect(parts.slice(0, 200)).toEqual(whole.map(({ id }) => id))
    expect(new Set(parts).size).toBe(parts.length)
  })
})

describe.each(['featured', 'newest', 'price-low', 'price-high', 'rating', 'popular'])(
  'a listing sorted by %s',
  (sort) => {
    it.each([{ q: 'plain shirt' }, { departments: ['women'] }, {}])(
      'the parts of a listing of %j neither repeat nor miss a product',
      async (filter) => {
        type Part = { products: Rows; next: unknown }
        const part = (after: unknown, limit: number) =>
          ask<Part>('list_products', {
            p_filter: filter,
            p_sort: sort,
            p_limit: limit,
            ...(after ? { p_after: after } : {}),
          })
        const whole = await part(null, 500)
        const parts: string[] = []
        let after: unknown = null
        do {
          const { products, next } = await part(after, 11)
          parts.push(...products.map(({ id }) => id))
          after = next
        } while (after)
        expect(parts).toEqual(whole.products.map(({ id }) => id))
        expect(new Set(parts).size).toBe(parts.length)
      },
    )
  },
)

it.each(['newest', 'highest', 'lowest'])('reviews sorted by %s have parts that meet', async (sort) => {
  const seen: string[] = []
  for (let after: string | undefined; ; ) {
    const { data, error } = await shop.clients.anon.rpc('list_reviews', {
      p_slug: 'plain-shirt-1',
      p_sort: sort,
      p_limit: 7,
      ...(after && { p_after: after }),
    })
    if (error) throw error
    const { reviews } = data as { reviews: Rows }
    seen.push(...reviews.map(({ id }) => id))
    if (reviews.length < 7) break
    after = reviews.at(-1)?.id
  }
  expect(seen).toHaveLength(many)
  expect(new Set(seen).size).toBe(many)
})

it('what is trending begins the same however much of it is asked for', async () => {
  const trending = async (limit: number) => {
    const { products } = await ask<{ products: Rows }>('trending', { p_limit: limit })
    return products.map(({ id }) => id)
  }
  const most = await trending(24)
  expect(most).toHaveLength(24)
  for (const limit of [1, 2, 5, 8, 13, 21]) expect(await trending(limit)).toEqual(most.slice(0, limit))
})
