// The sample reviews of the curated products: as many and as good as the catalogue says, by members, about the product.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { unreviewed } from '../../src/config/product-defaults.ts'
import { openShop, type Shop } from '../support/shop.ts'

const seed = readFileSync(
  join(import.meta.dirname, '../../supabase/sample/seeds/curated-products.sql'),
  'utf8',
)
/** Slug and number of reviews of each curated product, as the curated products' file has them. */
const sheet = [
  ...seed.matchAll(
    /^ {2}\(\d+, '([a-z0-9-]+)', '(?:[^']|'')+', '[a-z0-9-]+', [\d.]+, (?:null|[\d.]+), (\d+),/gm,
  ),
].map(([, slug = '', n]) => ({ slug, n: Number(n) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

it('are as many as the sheet of the curated products says, and come to 4.5', async () => {
  expect(sheet).toHaveLength(40)
  const rows = await shop.sql<{ slug: string; n: number; told: number; rating: number; average: number }>(`
    select p.slug, count(r.id)::int as n, p.review_count as told, p.stars::float as rating, round(avg(r.rating), 1)::float as average
    from public.products p left join public.reviews r on r.product_id = p.id and r.status = 'published'
    where p.featured_rank is not null group by p.id order by p.featured_rank`)
  expect(rows).toEqual(
    sheet.map(({ slug, n }) => ({
      slug,
      n,
      told: n,
      rating: unreviewed.rating,
      average: unreviewed.rating,
    })),
  )
})

it('are by five hundred members and the shopper, one each and product', async () => {
  const { members, named } = await shop.one(`
    select count(*)::int as members, count(*) filter (where p.full_name ~ '^[[:alpha:]-]+( [[:alpha:]-]+)+$')::int as named
    from auth.users u join public.profiles p on p.id = u.id where u.email like 'member-%@zellige.example'`)
  expect({ members, named }).toEqual({ members: 500, named: 500 })
  expect(
    await shop.sql(`
      select 1 from public.reviews r left join private.review_authors a on a.review_id = r.id
      where a.user_id is null or a.product_id <> r.product_id`),
  ).toEqual([])
  expect(
    await shop.sql(`select 1 from public.reviews r join private.review_authors a on a.review_id = r.id
      join public.profiles p on p.id = a.user_id where r.author_name is distinct from private.short_name(p.full_name)`),
  ).toEqual([])
})

it('are by members without a password, so that no one can sign in as them', async () => {
  for (const password of ['', 'zellige-member', 'password']) {
    const { data, error } = await shop
      .connect()
      .auth.signInWithPassword({ email: 'member-1@zellige.example', password })
    expect(error).not.toBeNull()
    expect(data.session).toBeNull()
  }
})

it('are verified where the shop has delivered it to that member, and only there', async () => {
  const rows = await shop.sql<{ slug: string; email: string; received: boolean }>(`
    select p.slug, u.email, private.has_received(u.id, p.id) as received
    from public.reviews r join public.products p on p.id = r.product_id
    join private.review_authors a on a.review_id = r.id join auth.users u on u.id = a.user_id
    where r.verified or private.has_received(u.id, p.id) order by 1`)
  const email = 'shopper@zellige.example'
  expect(rows).toEqual([
    { slug: 'midnight-garden-maxi-dress', email, received: true },
    { slug: 'satin-rouge-lipstick', email, received: true },
  ])
  // Something is left for her to write about.
  const { data } = await shop.clients.shopper.rpc('my_review', { p_slug: 'strappy-leather-sandals' })
  expect(data).toEqual({ may: true, review: null })
})

it('were written after the product came in and before now', async () => {
  expect(
    await shop.sql(`select p.slug, r.created_at from public.reviews r join public.products p on p.id = r.product_id
      where r.created_at <= p.created_at or r.created_at >= now() or r.updated_at <> r.created_at`),
  ).toEqual([])
  const { oldest } = await shop.one<{ oldest: number }>(`
    select max(extract(epoch from now() - r.created_at) / 86400)::float as oldest from public.reviews r
    join public.products p on p.id = r.product_id where p.featured_rank between 25 and 36`)
  expect(oldest).toBeLessThan(7)
})

it('read like what people write', async () => {
  const rows = await shop.sql<{ slug: string; rating: number; title: string; body: string }>(
    'select p.slug, r.rating, r.title, r.body from public.reviews r join public.products p on p.id = r.product_id',
  )
  // Nothing unfilled, no blanks in a row, every sentence ended and none begun twice.
  for (const { slug, title, body } of rows) {
    const text = `${slug}: ${title} | ${body}`
    expect(`${title}${body}`, text).not.toMatch(/[{}~|]| {2}|\bnull\b|undefined/)
    expect(body === '' || /[.]$/.test(body), text).toBe(true)
    const sentences = body.split(/(?<=\.)\s+/)
    expect(new Set(sentences).size, text).toBe(sentences.length)
  }
  const long = rows.filter(({ body }) => body.length > 60)
  expect(long.length).toBeGreaterThan(1500)
  expect(new Set(long.map(({ slug, body }) => `${slug} ${body}`)).size).toBe(long.length)
  expect(new Set(long.map(({ body }) => body)).size / long.length).toBeGreaterThan(0.95)
  const share = (part: (row: (typeof rows)[number]) => boolean) => rows.filter(part).length / rows.length
  expect(share(({ body }) => body === '')).toBeGreaterThan(0.15)
  expect(share(({ body }) => body.length > 160)).toBeGreaterThan(0.08)
  // Bad reviews mostly give a reason, often the size or the colour.
  const low = rows.filter(({ rating }) => rating <= 2)
  expect(low.filter(({ body }) => body !== '').length / low.length).toBeGreaterThan(0.85)
  expect(
    low.filter(({ body }) => /colou?r|pink|black|white|blue|red|small|large|tight|wide|size/i.test(body))
      .length,
  ).toBeGreaterThan(low.length / 3)
})
