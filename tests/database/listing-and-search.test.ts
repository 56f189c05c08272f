// Lists and facets against a plain reckoning over the tables: whatever is asked for, counts are exact, every match
// appears once, in order, at the price that is paid now.

import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../src/data/supabase/database.types.ts'
import { facetDefinitions } from '../../src/domain/catalogue/facets.ts'
import { priceEdges } from '../../src/domain/catalogue/price-bands.ts'
import { answer } from '../support/answer.ts'
import { someOf } from '../support/properties.ts'
import { openShop, type Shop } from '../support/shop.ts'

type Product = {
  id: string
  collection_slug: string
  department: string | null
  category: string | null
  sizes_left: string[]
  colors: string[]
  price: number
  paid: number
  off: number
  stars: number
  review_count: number
  units_sold: number
  quantity: number
  prominence: number
  created: number
}
const cards = v.array(
  v.looseObject({
    id: v.string(),
    slug: v.string(),
    price: v.number(),
    image_url: v.string(),
    color: v.nullable(v.string()),
    second: v.nullable(v.string()),
    sizes_left: v.array(v.string()),
    deals: v.array(v.looseObject({ deal_price: v.number() })),
  }),
)
const json: v.GenericSchema<unknown, Json> = v.any()
const pageAnswer = v.looseObject({
  products: cards,
  total: v.number(),
  next: json,
  terms: v.array(v.string()),
  corrected: v.nullable(v.string()),
})
const countsAnswer = v.record(v.string(), v.number())
const facetsAnswer = v.looseObject({
  total: v.number(),
  categories: countsAnswer,
  facets: v.object({
    size: countsAnswer,
    color: countsAnswer,
    price: countsAnswer,
    discount: countsAnswer,
    rating: countsAnswer,
    stock: countsAnswer,
  }),
})
type Facets = v.InferOutput<typeof facetsAnswer>
type Filter = Record<string, Json>

let shop: Shop
let products: Product[]

const departments = ['women', 'men', 'kids', 'beauty']
const kinds = ['dresses', 'tops', 'shoes', 'bags', 'jewelry', 'accessories', 'shirts', 'knitwear']
const band = (value: number, edges: readonly number[]) => edges.filter((edge) => value >= edge).length

beforeAll(async () => {
  shop = await openShop({ unsound: true })
  await shop.database.exec(`
    insert into public.products (slug, title, description, price, original_price, image_url, collection_slug, sizes,
                                 colors, quantity, stars, review_count, units_sold, created_at, status)
    select 'more-' || i, 'Woven Thing ' || i, 'A thing to find.', 4 + (i * 7 % 60) + 0.99,
      case when i % 3 > 0 then round((4 + (i * 7 % 60) + 0.99) * (1 + (i % 11) / 4.0), 2) end, '/a.png',
      (array['dresses', 'tops', 'womens-shoes', 'bags', 'mens-shirts', 'sneakers', 'baby', 'makeup', 'jewelry'])[1 + i % 9],
      case i % 4 when 0 then '{}' when 1 then '{S,M}' when 2 then '{M,L,XL}' else '{36,37}' end::text[],
      case i % 5 when 0 then '{}' when 1 then '{Pink}' when 2 then '{Blue,Red}' else '{Black}' end::text[],
      case when i % 13 = 0 then 0 else i % 40 end, case when i % 17 > 0 then (array[4.5, 4.5, 3.2, 4.9, 2.1])[1 + i % 5] else 0 end, i % 17, i % 7,
      now() - make_interval(hours => i * 5), case when i % 29 = 0 then 'archived' else 'live' end
    from generate_series(1, 400) i;
    update public.product_variants v set quantity = 0 from public.products p
    where p.id = v.product_id and p.slug like 'more-%' and v.size = 'M' and length(p.slug) = 7;
    update public.products set price = price - 2, colors = '{Green}' where slug like 'more-%7';
    delete from public.products where slug like 'more-1_3';
    update public.products set collection_slug = 'knitwear' where slug in ('more-10', 'more-20');
    insert into public.deals (product_id, kind, deal_price, total, starts_at, ends_at)
    select id, 'daily', 3.49, 5, now() - interval '1 hour', now() + interval '5 hours' from public.products where slug in ('more-5', 'more-44');
  `)
  products = (
    await shop.sql<Product>(`
    select p.id, p.collection_slug, c.department, c.category, p.sizes_left, p.colors, p.price::float, p.stars::float,
      p.review_count, p.units_sold, p.quantity, coalesce(1000000 - p.featured_rank, 0) as prominence,
      extract(epoch from p.created_at)::float as created,
      least(p.price, d.price)::float as paid,
      coalesce(round((coalesce(p.original_price, case when d.price < p.price then p.price end) - least(p.price, d.price))
        / coalesce(p.original_price, p.price) * 100), 0)::float as off
    from public.products p join public.collections c on c.slug = p.collection_slug
    left join (select product_id, min(deal_price) as price from public.deals
               where starts_at <= now() and ends_at > now() and sold < total group by 1) d on d.product_id = p.id
    where p.status = 'live'`)
  ).map((row) => ({ ...row, created: Number(row.created) }))
})
afterAll(() => shop.close())

const list = (filter: Filter, sort: string, limit: number, after: Json = null) =>
  answer(
    shop.clients.anon.rpc('list_products', {
      p_filter: filter,
      p_sort: sort,
      p_after: after,
      p_limit: limit,
    }),
    pageAnswer,
  )
const facetsOf = (filter: Filter) =>
  answer(shop.clients.anon.rpc('product_facets', { p_filter: filter }), facetsAnswer)

type Choice = {
  departments?: string[]
  kinds?: string[]
  onSale?: true
  newDays?: number
  categories?: string[]
  size?: string[]
  color?: string[]
  price?: string[]
  discount?: string[]
  rating?: string[]
  stock?: string[]
}
const meets = (wanted: string[] | undefined, has: readonly string[]) =>
  !wanted?.length || wanted.some((value) => has.includes(value))
const place = (f: Choice) => (p: Product) =>
  meets(f.departments, [p.department ?? '']) &&
  meets(f.kinds, [p.category ?? '']) &&
  (!f.onSale || p.off > 0) &&
  (!f.newDays || p.created >= Date.now() / 1000 - f.newDays * 86_400)
const { price, discount, rating } = facetDefinitions
const priceBand = (p: Product) => price.values[band(p.paid, priceEdges)] ?? ''
const discountsOf = (p: Product) => discount.values.slice(0, band(p.off, [1, 20, 40, 60]))
const ratingsOf = (p: Product) => rating.values.slice(0, band(p.stars, [3, 4, 4.5]))
const choices = {
  categories: (f: Choice, p: Product) => meets(f.categories, [p.category ?? '']),
  size: (f: Choice, p: Product) => meets(f.size, p.sizes_left),
  color: (f: Choice, p: Product) => meets(f.color, p.colors),
  price: (f: Choice, p: Product) => meets(f.price, [priceBand(p)]),
  discount: (f: Choice, p: Product) => meets(f.discount, discountsOf(p)),
  rating: (f: Choice, p: Product) => meets(f.rating, ratingsOf(p)),
  stock: (f: Choice, p: Product) => !f.stock?.length || p.quantity > 0,
}
type Facet = keyof typeof choices
const matches = (f: Choice, except?: Facet) =>
  products
    .filter(place(f))
    .filter((p) => (Object.keys(choices) as Facet[]).every((key) => key === except || choices[key](f, p)))
const tally = (values: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

function reckoned(f: Choice): Facets {
  return {
    total: matches(f).length,
    categories: tally(matches(f, 'categories').flatMap((p) => p.category ?? [])),
    facets: {
      size: tally(matches(f, 'size').flatMap((p) => p.sizes_left)),
      color: tally(matches(f, 'color').flatMap((p) => p.colors)),
      price: tally(matches(f, 'price').map(priceBand)),
      discount: tally(matches(f, 'discount').flatMap(discountsOf)),
      rating: tally(matches(f, 'rating').flatMap(ratingsOf)),
      stock: tally(matches(f, 'stock').flatMap((p) => (p.quantity > 0 ? ['in'] : []))),
    },
  }
}
const down = (id: Product, other: Product) => (id.id < other.id ? 1 : -1)
const orders: Record<string, (a: Product, b: Product) => number> = {
  featured: (a, b) => b.prominence - a.prominence || b.created - a.created || down(a, b),
  newest: (a, b) => b.created - a.created || down(a, b),
  'price-low': (a, b) => a.paid - b.paid || -down(a, b),
  'price-high': (a, b) => b.paid - a.paid || down(a, b),
  rating: (a, b) => b.stars - a.stars || b.review_count - a.review_count || down(a, b),
  popular: (a, b) => b.units_sold - a.units_sold || b.review_count - a.review_count || down(a, b),
}

const some = (values: readonly string[], most = 3) =>
  fc.subarray([...values], { minLength: 0, maxLength: Math.min(most, values.length) })
const filters = fc.record(
  {
    departments: some(departments, 2),
    kinds: some(kinds),
    onSale: fc.constant(true as const),
    newDays: fc.constantFrom(3, 30),
    categories: some(kinds),
    size: some(['S', 'M', 'XL', '36', 'One size']),
    color: some(['Pink', 'Blue', 'Green', 'Black']),
    price: some(price.values),
    discount: some(discount.values, 1),
    rating: some(rating.values, 1),
    stock: some(['in']),
  },
  { requiredKeys: [] },
)

describe('facets', () => {
  it('facets are the same in the database and in the storefront', async () => {
    expect(await shop.sql('select name, kind, choices from private.facets()')).toEqual(
      Object.entries(facetDefinitions).map(([name, facet]) => ({
        name,
        kind: facet.kind,
        choices: 'values' in facet ? facet.values : null,
      })),
    )
  })

  it('facets count exactly what the model counts, each ignoring its own choice', async () => {
    await fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        expect(await facetsOf(filter as Filter)).toEqual(reckoned(filter))
      }),
      {
        ...someOf(150),
        examples: [
          [{}],
          [{ onSale: true }],
          [{ departments: ['women'] }],
          [{ onSale: true, size: ['S'] }],
          [{ color: ['Pink'] }],
        ],
      },
    )
  })

  it('facets follow a sold-out, an archived and a deleted product at once', async () => {
    const before = reckoned({})
    await shop.database.transaction(async (tx) => {
      await tx.exec(`
        update public.product_variants set quantity = 0 where product_id = (select id from public.products where slug = 'more-1');
        update public.products set status = 'archived' where slug = 'more-2';
        delete from public.products where slug = 'more-4'`)
      const { rows } = await tx.query<{ f: Facets }>(`select public.product_facets('{}') as f`)
      expect(rows[0]?.f.total).toBe(Number(before.total) - 2)
      expect(rows[0]?.f.facets.stock.in).toBe(Number(before.facets.stock.in) - 3)
      await tx.rollback()
    })
  })

  it('facets never count below zero, and their totals are the sums of the buckets', async () => {
    expect(await shop.sql('select * from public.facet_buckets where n < 0')).toEqual([])
    expect(
      await shop.sql(`
        select t.collection_slug, t.n, c.n as buckets from public.facet_totals t
        left join (select collection_slug, sum(n) as n from public.facet_buckets group by 1) c using (collection_slug)
        where t.facet = 'total' and not t.sale and t.n is distinct from c.n`),
    ).toEqual([])
  })
})

describe('a list', () => {
  it.each(Object.keys(orders))('a list shows every match once, sorted by %s, page by page', async (sort) => {
    await fc.assert(
      fc.asyncProperty(filters, fc.integer({ min: 5, max: 200 }), async (filter, size) => {
        const expected = matches(filter).toSorted(orders[sort])
        // New ones are a list of their own, featured in the order of their arrival.
        if (sort === 'featured' && filter.newDays) expected.sort(orders.newest)
        const got: string[] = []
        let after: Json = null
        do {
          const page = await list(filter as Filter, sort, size, after)
          expect(page.total).toBe(expected.length)
          got.push(...page.products.map(({ id }) => id))
          after = page.next
        } while (after !== null && got.length <= expected.length)
        expect(got).toEqual(expected.map(({ id }) => id))
      }),
      someOf(25),
    )
  })

  it.each([
    ['walked in the order of the listing', '0 * max(t.n)'],
    ['fetched by their buckets', '1e12 * max(t.n)'],
  ])('a list is the same where all collections are %s', async (_, limit) => {
    const [{ source }] = (await shop.sql<{ source: string }>(
      "select pg_get_functiondef('private.listing_plan'::regproc) as source",
    )) as [{ source: string }]
    expect(source).toContain('$2 * max(t.n)')
    const filter: Choice = { color: ['Pink', 'Black'], price: ['10-15', '15-20', '20-30'] }
    await shop.database.exec(source.replace('$2 * max(t.n)', limit))
    try {
      for (const [sort, order] of Object.entries(orders)) {
        const { products: cards } = await list(filter as Filter, sort, 500)
        expect(cards.map(({ id }) => id)).toEqual(
          matches(filter)
            .toSorted(order)
            .map(({ id }) => id),
        )
      }
    } finally {
      await shop.database.exec(source)
    }
  })

  it('a list keeps its pages apart while a product is added in between', async () => {
    const first = await list({ departments: ['women'] }, 'newest', 10)
    await shop.database.exec(`insert into public.products (slug, title, description, price, image_url, collection_slug)
      values ('just-in', 'Just In', 'd', 5, '/a.png', 'dresses')`)
    const second = await list({ departments: ['women'] }, 'newest', 10, first.next)
    await shop.database.exec("delete from public.products where slug = 'just-in'")
    const seen = new Set(first.products.map(({ id }) => id))
    expect(second.products.filter(({ id }) => seen.has(id))).toEqual([])
    expect(second.products).toHaveLength(10)
  })

  it('a list shows each product in a chosen colour', async () => {
    const { products: shown } = await list({ color: ['Blue'] }, 'featured', 60)
    const drawn = shown.filter(({ image_url }) => image_url.startsWith('/catalogue/'))
    expect(drawn.length).toBeGreaterThan(5)
    for (const card of drawn) {
      expect(card).toMatchObject({
        color: 'Blue',
        image_url: `/catalogue/${card.slug}/blue-front.webp`,
        second: `/catalogue/${card.slug}/blue-detail.webp`,
      })
    }
  })

  it('a list is empty for a collection that there is not', async () => {
    expect(await list({ collection: 'no-such' }, 'featured', 5)).toMatchObject({
      products: [],
      total: 0,
      next: null,
    })
  })

  it.each([
    ['an unknown sort', {}, 'best', 24],
    ['no limit', {}, 'featured', 0],
    ['too large a limit', {}, 'featured', 961],
    ['a filter that is no list', { size: 'M' }, 'featured', 24],
    ['a list without end', { color: Array.from({ length: 41 }, () => 'Pink') }, 'featured', 24],
    ['a price band that is none', { price: ['1; drop table'] }, 'featured', 24],
    ['a number that is none', { discount: ['20 or true'] }, 'featured', 24],
    ['a number beyond all', { newDays: 9999 }, 'featured', 24],
  ])('a list refuses %s', async (_, filter, sort, limit) => {
    await expect(list(filter as Filter, sort, limit)).rejects.toThrow('INVALID_FILTER')
  })
})

describe('collections', () => {
  it('a collection gathered by hand shows its products in their own order', async () => {
    const page = await list({ collection: 'boho-chic' }, 'featured', 24)
    const members = await shop.sql<{ id: string }>(`
      select m.product_id as id from public.collection_products m join public.collections c on c.id = m.collection_id
      where c.slug = 'boho-chic' order by m.position`)
    expect(page.products.map(({ id }) => id)).toEqual(members.map(({ id }) => id))
  })

  it.each([
    ['this-week', (p: Product) => p.created >= Date.now() / 1000 - 7 * 86_400],
    ['under-15', (p: Product) => p.paid < 15],
    ['last-chance', (p: Product) => p.off > 0 && p.quantity > 0 && p.quantity <= 12],
  ])('the collection %s gathers by its rule', async (slug, rule) => {
    const page = await list({ collection: slug }, 'newest', 960)
    const expected = products.filter(rule).toSorted(orders.newest)
    expect(expected.length).toBeGreaterThan(0)
    expect(page.products.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('collections say how many products they hold', async () => {
    const summaries = await answer(
      shop.clients.anon.rpc('collection_summaries'),
      v.array(v.looseObject({ slug: v.string(), count: v.number(), maxDiscount: v.number() })),
    )
    for (const { slug, count, maxDiscount } of summaries) {
      expect({ slug, count }).toEqual({ slug, count: (await list({ collection: slug }, 'newest', 1)).total })
      const own = products.filter((p) => p.collection_slug === slug)
      if (own.length === count && count > 0) {
        const [{ best }] = (await shop.sql(
          `select coalesce(max(discount), 0)::int as best from public.products where collection_slug = $1 and status = 'live'`,
          [slug],
        )) as [{ best: number }]
        expect({ slug, maxDiscount }).toEqual({ slug, maxDiscount: best })
      }
    }
  })
})

describe('search', () => {
  const titles = async (q: string, filter: Filter = {}) => {
    const page = await list({ ...filter, q }, 'featured', 60)
    return { ...page, slugs: await slugsOf(page.products.map(({ id }) => id)) }
  }
  const slugsOf = async (ids: string[]) => {
    const rows = await shop.sql<{ id: string; slug: string }>('select id, slug from public.products')
    const bySlug = new Map(rows.map(({ id, slug }) => [id, slug]))
    return ids.map((id) => bySlug.get(id) ?? '')
  }

  it.each([
    ['floarl dres', 'boho-floral-print-maxi-dress', 'floral dress'],
    ['flral', 'boho-floral-print-maxi-dress', 'floral'],
    ['florall', 'boho-floral-print-maxi-dress', null],
    ['sandl', 'strappy-leather-sandals', 'sandal'],
    ['sweeter knot', null, null],
    ['neroli', 'neroli-eau-de-parfum', null],
    ['NÉROLI', 'neroli-eau-de-parfum', null],
    ['flor', 'boho-floral-print-maxi-dress', null],
    ['trainers', 'star-leather-sneakers', null],
    ['mens shirt', 'oxford-cotton-shirt', null],
    ['pink dress', 'boho-floral-print-maxi-dress', null],
    ["'; drop table products; --", null, null],
    ['the', null, null],
    ['!!!', null, null],
  ])('a search for %s finds %s', async (q, slug, corrected) => {
    const found = await titles(q)
    if (slug) expect(found.slugs).toContain(slug)
    if (slug) expect(found.corrected).toBe(corrected)
    expect(found.total).toBe(found.slugs.length)
  })

  it('a search ranks what is in the title first', async () => {
    const { slugs } = await titles('shirt')
    expect(slugs[0]).toBe('oxford-cotton-shirt')
  })

  it('a search keeps to the department that is named, and to the place', async () => {
    const men = await titles('mens')
    expect(men.total).toBe(products.filter((p) => p.department === 'men').length)
    const { slugs } = await titles('dress', { departments: ['men'] })
    expect(slugs).toEqual([])
  })

  it('a search finds no archived product', async () => {
    const { slugs } = await titles('woven thing')
    expect(slugs).not.toContain('more-29')
    expect(slugs).toContain('more-30')
  })

  it('a search never fails, whatever is typed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
        const q = text.replaceAll('\u0000', '')
        const page = await list({ q }, 'featured', 5)
        expect(page.total).toBeGreaterThanOrEqual(0)
        const { error } = await shop.clients.anon.rpc('suggest', { p_query: q })
        expect(error).toBeNull()
      }),
      someOf(60),
    )
  })

  it('a search suggests products and collections, and learns new words', async () => {
    await shop.database.exec(`insert into public.products (slug, title, description, price, image_url, collection_slug)
      values ('zanzibar-tunic', 'Zanzibar Tunic', 'd', 5, '/a.png', 'tops')`)
    const { data } = await shop.clients.anon.rpc('suggest', { p_query: 'zanzbar' })
    expect(data).toMatchObject({ corrected: 'zanzibar', products: [{ slug: 'zanzibar-tunic' }] })
    const dresses = await shop.clients.anon.rpc('suggest', { p_query: 'dress' })
    expect(dresses.data).toMatchObject({ collections: [{ slug: 'dresses' }] })
    await shop.database.exec("delete from public.products where slug = 'zanzibar-tunic'")
  })
})

describe('recommendations', () => {
  it('recommendations show what was bought together, and others of the collection', async () => {
    const { together, similar } = await answer(
      shop.clients.anon.rpc('recommendations', { p_slug: 'star-leather-sneakers' }),
      v.looseObject({ together: cards, similar: cards }),
    )
    const [{ ids }] = (await shop.sql<{ ids: string[] }>(`
      select array_agg(distinct o.product_id) as ids from public.order_items i
      join public.order_items o on o.order_id = i.order_id and o.product_id <> i.product_id
      where i.product_slug = 'star-leather-sneakers'`)) as [{ ids: string[] | null }]
    expect(together.every(({ id }) => ids?.includes(id))).toBe(true)
    expect(similar).toHaveLength(8)
  })

  it('trending comes from what was ordered and, a third as much, from what members wish for', async () => {
    const request = shop.clients.anon.rpc('trending', { p_limit: 3 })
    const { products: trending } = await answer(request, v.looseObject({ products: cards }))
    const sold = await shop.sql<{ id: string; n: number }>(`
      select id, sum(points)::int as n from (
        select i.product_id as id, 3 * i.quantity as points from public.order_items i
        join public.orders o on o.id = i.order_id
        where o.order_status <> 'cancelled' and o.created_at > now() - interval '30 days'
        union all
        select product_id, 1 from public.wishlist_items where added_at > now() - interval '30 days'
      ) w group by 1 order by 2 desc`)
    const most = new Map(sold.map(({ id, n }) => [id, n]))
    const counts = trending.map(({ id }) => most.get(id) ?? 0)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts[0]).toBe(sold[0]?.n)
  })

  it('the next flash deals begin when this round ends', async () => {
    const request = shop.clients.anon.rpc('next_deal', { p_kind: 'flash' })
    const { startsAt } = await answer(request, v.looseObject({ startsAt: v.string() }))
    const [{ at }] = (await shop.sql(
      `select min(starts_at) as at from public.deals where kind = 'flash' and starts_at > now()`,
    )) as [{ at: Date }]
    expect(new Date(startsAt).getTime()).toBe(new Date(at).getTime())
  })
})
