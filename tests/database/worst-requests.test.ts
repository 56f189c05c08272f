// The dearest requests that a visitor may make: what each function answers at the end of its bounds, in bytes, and that the
// tables behind them answer nothing (tests/platform/privileges.txt has their rights). Times are printed, since they depend on
// the machine.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop, type Row, type Shop } from '../support/shop.ts'

const megabyte = 1_000_000
let shop: Shop
let slugs: string[] = []
beforeAll(async () => {
  shop = await openShop({ seed: 'all' })
  const long = await shop.sql<{ slug: string }>(
    "select slug from public.products where status = 'live' order by octet_length(title || images::text) desc limit 50",
  )
  slugs = long.map(({ slug }) => slug)
}, 120_000)
afterAll(() => shop.close())

async function answered(name: string, args: Row) {
  const begun = performance.now()
  const { data, error } = await shop.clients.anon.rpc(name as 'trending', args as never)
  expect(error).toBeNull()
  return { bytes: Buffer.byteLength(JSON.stringify(data)), ms: Math.round(performance.now() - begun) }
}

const words = Array.from({ length: 20 }, (_, n) => `dress${'abcdefghijklmnopqrst'[n]}`).join(' ')
const everything = { departments: ['women', 'men', 'kids', 'beauty'] }
const worst: [string, () => Row][] = [
  ['list_products', () => ({ p_filter: {}, p_sort: 'popular', p_limit: 960 })],
  [
    'list_products',
    () => ({ p_filter: { ...everything, q: words.slice(0, 120) }, p_sort: 'featured', p_limit: 960 }),
  ],
  ['product_facets', () => ({ p_filter: everything })],
  ['product_facets', () => ({ p_filter: { q: 'robe rouge femme' } })],
  ['products_by_slugs', () => ({ p_slugs: slugs })],
  ['help_pages', () => ({})],
  ['size_charts', () => ({})],
  ['suggest', () => ({ p_query: words.slice(0, 120) })],
  ['recommendations', () => ({ p_slug: slugs[0] })],
  ['list_reviews', () => ({ p_slug: slugs[0], p_limit: 50 })],
  ['read_page', () => ({ p_slug: 'home' })],
  ['running_deals', () => ({ p_kind: 'daily' })],
  ['published_parts', () => ({ p_size: 1 })],
  ['published_products', () => ({ p_limit: 10_000 })],
  ['feed_products', () => ({ p_limit: 10_000 })],
  ['collection_summaries', () => ({})],
  ['collections', () => ({})],
  ['trending', () => ({ p_limit: 24 })],
  ['newest_products', () => ({ p_count: 50 })],
  ['get_product', () => ({ p_slug: slugs[0] })],
  ['shop_facts', () => ({})],
]

describe('the dearest request of a visitor', () => {
  it.each(worst)('%s answers its dearest request with less than a megabyte', async (name, args) => {
    const { bytes, ms } = await answered(name, args())
    console.log(`${name}: ${(bytes / 1000).toFixed(0)} KB, ${ms} ms with its way through the local API`)
    expect(bytes).toBeLessThan(megabyte)
  })

  it.each(['products', 'product_variants', 'deals', 'collections', 'reviews', 'shop_settings', 'orders'])(
    'a request of the table %s, with embeds and many conditions, answers no row',
    async (table) => {
      const or = Array.from({ length: 200 }, (_, n) => `title.ilike.*${n}*`).join()
      for (const query of ['*', 'id,deals(*,products(*,deals(*)))']) {
        const { data } = await shop.clients.anon
          .from(table as 'products')
          .select(query)
          .or(or)
        expect(data ?? []).toEqual([])
      }
    },
  )
})
