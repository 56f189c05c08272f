// The curated sample data: what the shop shows locally, in front of the generated catalogue (generated-catalogue.test.ts).
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { policies } from '../../src/config/policies.ts'
import { product as productSchema } from '../../src/data/products/product-mapper.ts'
import { orderStatuses } from '../../src/domain/orders/order.ts'
import { stockHint, stockOf } from '../../src/domain/product/stock.ts'
import { brokenInvariants } from '../support/checkout.ts'
import { openShop, type Shop } from '../support/shop.ts'

const root = join(import.meta.dirname, '../..')
const picturesSql = readFileSync(join(root, 'supabase/sample/seeds/curated-pictures.sql'), 'utf8')
const presetGroups = ['women', 'men', 'kids', 'shoes', 'accessories', 'beauty', 'new-arrivals', 'sale']

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('the sample data keeps every invariant', async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})

it('the embedded database leaves the exit code of its process alone, whatever fails in it', async () => {
  const { exitCode } = process
  await expect(shop.sql('select 1 / 0')).rejects.toThrow('division by zero')
  expect(process.exitCode).toBe(exitCode)
})

it('the check of invariants notices broken ones', async () => {
  const broken = await openShop({
    unsound: true,
    before: `alter table public.orders disable trigger all;
      update public.orders set order_status = 'processing' where order_status = 'delivered';
      delete from private.order_keys;
      alter table public.products disable trigger all;
      update public.products set quantity = 1 where featured_rank = 1`,
  })
  try {
    const found = (await brokenInvariants(broken)).map((line) => line.replace(/( \d{4}-\d\d-\d\d)? \S+$/, ''))
    expect(new Set(found)).toEqual(
      new Set([
        "a product's stock is not the sum of its variants",
        'an order without its key',
        "an order's status is not its last event",
        "an order's status is not that of its parcels",
        'the sums of a day are not those of its orders',
      ]),
    )
  } finally {
    await broken.close()
  }
})

describe('collections', () => {
  it('the sample collections are 42 presets in their groups and six curated ones', async () => {
    const rows = await shop.sql<{ group_slug: string; n: number }>(
      'select group_slug, count(*)::int as n from public.collections group by 1',
    )
    const count = Object.fromEntries(rows.map(({ group_slug, n }) => [group_slug, n]))
    expect(Object.keys(count).toSorted()).toEqual([...presetGroups, 'curated'].toSorted())
    expect(presetGroups.reduce((sum, group) => sum + (count[group] ?? 0), 0)).toBe(42)
    expect(count.curated).toBe(6)
  })

  it('the curated collections are those of the sample, each with products', async () => {
    const rows = await shop.sql<{ slug: string; n: number }>(`
      select c.slug, count(m.*)::int as n from public.collections c
      left join public.collection_products m on m.collection_id = c.id
      where c.group_slug = 'curated' group by c.slug, c.position order by c.position`)
    expect(rows.map(({ slug }) => slug)).toEqual([
      'summer-vibes',
      'urban-edge',
      'boho-chic',
      'formal-elegance',
      'vintage-revival',
      'minimalist-modern',
    ])
    for (const { n } of rows) expect(n).toBeGreaterThanOrEqual(4)
  })

  it('the collections of a group carry positions without doubles', async () => {
    expect(
      await shop.sql('select group_slug, position from public.collections group by 1, 2 having count(*) > 1'),
    ).toEqual([])
  })
})

describe('products', () => {
  it('the sample products are forty in the shop’s own order', async () => {
    const rows = await shop.sql<{ rank: number }>(
      'select featured_rank as rank from public.products order by 1',
    )
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1))
  })

  it('the sample products cost between 4.99 and 39.99', async () => {
    const range = await shop.one(
      'select min(price)::float as low, max(price)::float as high from public.products',
    )
    expect(range).toEqual({ low: 4.99, high: 39.99 })
  })

  it('the sample products of rank 25 to 36 are new, and no other is', async () => {
    const rows = await shop.sql<{ rank: number }>(
      `select featured_rank as rank from public.products where created_at > now() - $1 * interval '1 day' order by 1`,
      [policies.newForDays],
    )
    expect(rows.map(({ rank }) => rank)).toEqual(Array.from({ length: 12 }, (_, i) => i + 25))
  })

  it('the boho dress is in the sample data as its page says', async () => {
    const { data } = await shop.clients.owner
      .from('products')
      .select(
        '*,deals(*),product_variants(*),collections!products_collection_slug_fkey(slug,name,department,category)',
      )
      .eq('slug', 'boho-floral-print-maxi-dress')
      .eq('product_variants.size', 'M')
      .single()
    if (!data) throw new Error('The boho dress is missing')
    // The shop's functions leave out what a variant has not of its own.
    const product_variants = data.product_variants.map((variant: object) =>
      Object.fromEntries(Object.entries(variant).filter(([, own]) => own !== null)),
    )
    const product = parse(productSchema, { ...data, product_variants, facts: data, size_charts: [] })
    expect(product).toMatchObject({
      title: 'Boho Floral Print Maxi Dress',
      price: 1299,
      originalPrice: 4599,
      colors: ['Pink', 'Black', 'White', 'Blue', 'Red'],
      sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
      // No sample order of the curated part contains it, so it has no review.
      rating: null,
      reviewCount: 0,
      collection: { name: 'Dresses' },
    })
    expect(data.discount).toBe(72)
    const stock = stockOf(product.variants, 'M', 'Pink')
    expect(stock).toBe(23)
    expect(stockHint(stock, policies.stockHintFrom)).toBe(23)
  })

  it('the sample products have something to sell, something scarce and something sold out', async () => {
    const stock = await shop.one<{ none: number; few: number; plenty: number }>(`
      select count(*) filter (where quantity = 0)::int as none,
             count(*) filter (where quantity between 1 and 5)::int as few,
             count(*) filter (where quantity > 25)::int as plenty from public.product_variants`)
    expect(Math.min(stock.none, stock.few, stock.plenty)).toBeGreaterThan(5)
    expect(await shop.sql('select slug from public.products where quantity = 0')).toEqual([])
  })
})

describe('pictures', () => {
  it('the pictures of all forty products have a part of the sample data of their own', async () => {
    const rows = await shop.sql<{ slug: string }>('select slug from public.products')
    const missing = rows.filter(({ slug }) => !picturesSql.includes(`/catalogue/${slug}/`))
    expect(missing).toEqual([])
  })

  it('the pictures show every colour that a product comes in, each with words', async () => {
    const rows = await shop.sql<{
      slug: string
      colors: string[]
      images: { src: string; alt: string; color: string | null }[]
    }>('select slug, colors, images from public.products')
    for (const { slug, colors, images } of rows) {
      expect(images.length, slug).toBeGreaterThan(0)
      for (const color of colors)
        expect(
          images.some((image) => image.color === color),
          `${slug} in ${color}`,
        ).toBe(true)
      for (const { src, alt } of images) {
        expect(src).toMatch(new RegExp(`^/catalogue/${slug}/[a-z0-9-]+\\.webp$`))
        expect(alt.length, src).toBeGreaterThan(10)
      }
    }
  })

  it('the pictures of a product are all among those that are drawn for it', async () => {
    const rows = await shop.sql<{ src: string }>(
      `select image_url as src from public.products union
       select i ->> 'src' from public.products p, jsonb_array_elements(p.images) as i`,
    )
    expect(rows.length).toBeGreaterThan(300)
    expect(rows.filter(({ src }) => !picturesSql.includes(`"${src}"`))).toEqual([])
  })
})

describe('orders', () => {
  it('the thirteen sample orders are in every status, one of them awaiting its transfer', async () => {
    const rows = await shop.sql<{ status: string; n: number }>(
      'select order_status as status, count(*)::int as n from public.orders group by 1',
    )
    expect(rows.map(({ status }) => status).toSorted()).toEqual([...orderStatuses].toSorted())
    expect(rows.reduce((sum, { n }) => sum + n, 0)).toBe(13)
    expect(
      await shop.sql(
        "select discount_code from public.orders where payment_method = 'bank' and due_amount > 0",
      ),
    ).toEqual([{ discount_code: 'TILES10' }])
  })

  it('the orders of the sample shopper are the shopper’s', async () => {
    const { data } = await shop.clients.shopper.from('orders').select('customer_email')
    expect(data).toEqual([
      { customer_email: 'shopper@zellige.example' },
      { customer_email: 'shopper@zellige.example' },
    ])
  })

  it('the sample orders have numbers like every order, and no mail waits for them', async () => {
    const rows = await shop.sql<{ order_number: string }>('select order_number from public.orders')
    for (const { order_number } of rows) expect(order_number).toMatch(/^ZL-[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(await shop.sql('select 1 from private.email_outbox where sent_at is null')).toEqual([])
  })

  it('the sample orders have events in the order of time, none in the future', async () => {
    expect(
      await shop.sql(`
        select order_id from public.order_events group by order_id
        having array_agg(id order by id) <> array_agg(id order by at, id) or max(at) > now()`),
    ).toEqual([])
  })
})

describe('deals', () => {
  const countAt = async (when: string) =>
    (
      await shop.one<{ n: number }>(
        `select count(distinct product_id)::int as n from public.deals
         where kind = 'flash' and starts_at <= ${when} and ends_at > ${when} and sold < total`,
      )
    ).n

  it('the deals on flash sale are six at least, whenever one looks', async () => {
    const { data } = await shop.clients.anon.rpc('running_deals', { p_kind: 'flash' })
    expect((data as unknown[]).length).toBeGreaterThanOrEqual(6)
    for (const days of [0, 1, 7, 30, 59])
      expect(await countAt(`now() + interval '${days} days'`)).toBeGreaterThanOrEqual(6)
  })

  it('the first deal to end ends in what the home page counts down from', async () => {
    // Counted from when the sample data was loaded, some minutes before the tests run.
    const { seconds } = await shop.one<{ seconds: number }>(
      `select extract(epoch from min(d.ends_at) - u.created_at)::int as seconds
       from auth.users u cross join public.deals d join public.products p on p.id = d.product_id
       where u.email = 'owner@zellige.example' and d.ends_at > u.created_at and p.featured_rank <= 12
       group by u.created_at`,
    )
    expect(seconds).toBe(2 * 3600 + 45 * 60 + 32)
  })

  it('the deals of the day are four, reduced by 58, 56, 62 and 55 per cent', async () => {
    const rows = await shop.sql<{ percents: number[] }>(`
      select array_agg(round((1 - d.deal_price / coalesce(p.original_price, p.price)) * 100)::int order by d.total) as percents
      from public.deals d join public.products p on p.id = d.product_id where d.kind = 'daily' group by d.ends_at`)
    expect(rows).toHaveLength(60)
    for (const { percents } of rows) expect(percents).toEqual([58, 56, 62, 55])
  })

  it('the sample deals cost less than the product and leave some to sell', async () => {
    expect(
      await shop.sql(`select d.id from public.deals d join public.products p on p.id = d.product_id
        where d.deal_price >= p.price or d.sold >= d.total`),
    ).toEqual([])
  })

  it('the sample deals have sold what order items have at their price', async () => {
    const rows = await shop.sql<{ sold: number; units: number }>(`
      select d.sold, coalesce(sum(i.quantity), 0)::int as units from public.deals d
      left join public.order_items i on i.deal_id = d.id and i.price = d.deal_price
      where d.starts_at <= now() group by d.id`)
    expect(rows.filter(({ sold, units }) => sold !== units)).toEqual([])
    expect(rows.some(({ sold }) => sold > 0)).toBe(true)
  })
})

describe('accounts', () => {
  it('the sample accounts are one owner, one shopper and two customers who wrote a review, all named', async () => {
    const rows = await shop.sql(`
      select u.email, p.full_name <> '' as named, a.user_id is not null as owner
      from auth.users u join public.profiles p on p.id = u.id left join public.team_members a on a.user_id = u.id
      where u.email !~ '^other@' order by 1`)
    expect(rows).toEqual([
      { email: 'grace.kim@example.com', named: true, owner: false },
      { email: 'owner@zellige.example', named: true, owner: true },
      { email: 'shopper@zellige.example', named: true, owner: false },
      { email: 'sofia.almeida@example.com', named: true, owner: false },
    ])
  })
})
