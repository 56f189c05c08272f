// The sample reviews: by customers to whom the sample orders brought the product, no two with the same sentence.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reviewLimits } from '../../src/config/page-limits.ts'
import { openShop, type Shop } from '../support/shop.ts'

const slow = 240_000
const words = readFileSync(join(import.meta.dirname, '../../supabase/sample/seeds/review-words.sql'), 'utf8')
/** The lines of review-words.sql, without the sign for weeks. */
const lines = [...words.matchAll(/\$\$\n([^$]*)\$\$/g)].flatMap(([, group = '']) =>
  group
    .trim()
    .split('\n')
    .map((line) => line.replace(/^~/, '')),
)
const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
/** Equal for sentences that differ in case, stops or spaces alone. */
const plain = (sentence: string) => sentence.toLowerCase().replace(/[^a-z0-9{}]+/g, ' ')
const twice = (texts: string[]) => {
  const seen = new Set<string>()
  return texts.filter((text) => seen.size === seen.add(plain(text)).size)
}

type Review = { slug: string; rating: number; title: string; body: string; author: string }

describe.each(['curated', 'all'] as const)('the reviews of the sample data (%s)', (seed) => {
  let shop: Shop
  let reviews: Review[]
  beforeAll(async () => {
    shop = await openShop(seed === 'all' ? { seed } : {})
    reviews = await shop.sql<Review>(
      `select p.slug, r.rating, r.title, r.body, r.author_name as author
       from public.reviews r join public.products p on p.id = r.product_id`,
    )
  }, slow)
  afterAll(() => shop.close())

  it('the sample reviews are by members who received the product before, and are marked as such', async () => {
    expect(reviews.length).toBeGreaterThan(seed === 'all' ? 200 : 3)
    expect(
      await shop.sql(`
        select r.id from public.reviews r left join private.review_authors a on a.review_id = r.id
        where a.user_id is null or a.product_id <> r.product_id or not r.verified
          or not private.has_received(a.user_id, r.product_id)
          or not exists (
            select 1 from public.orders o
            join public.order_items i on i.order_id = o.id and i.product_id = r.product_id
            join public.order_events e on e.order_id = o.id and e.status = 'delivered' and e.at < r.created_at
            where o.user_id = a.user_id and o.order_status = 'delivered')
          or r.created_at > now() or r.updated_at <> r.created_at`),
    ).toEqual([])
  })

  it('the sample reviews are signed with the name on the orders of the member’s account', async () => {
    expect(
      await shop.sql(`
        select o.order_number from private.review_authors a
        join public.reviews r on r.id = a.review_id
        join auth.users u on u.id = a.user_id
        join public.profiles p on p.id = u.id
        join public.orders o on o.customer_email = u.email
        where o.user_id is distinct from u.id or o.customer_name <> p.full_name
          or r.author_name is distinct from private.short_name(p.full_name) or u.created_at > o.created_at and u.encrypted_password = ''`),
    ).toEqual([])
  })

  it('the sample reviewers have no password, so that no one can sign in as them', async () => {
    const members = await shop.sql<{ email: string }>(`
      select distinct u.email from private.review_authors a join auth.users u on u.id = a.user_id
      where u.email <> 'shopper@zellige.example' order by 1`)
    expect(members.length).toBeGreaterThan(seed === 'all' ? 50 : 1)
    expect(
      await shop.sql(`
        select u.email from private.review_authors a join auth.users u on u.id = a.user_id
        where u.email <> 'shopper@zellige.example' and (u.encrypted_password <> '' or u.email_confirmed_at is not null)`),
    ).toEqual([])
    for (const password of ['', 'zellige-member', 'password']) {
      const { data, error } = await shop
        .connect()
        .auth.signInWithPassword({ email: members[0]?.email ?? '', password })
      expect(error).not.toBeNull()
      expect(data.session).toBeNull()
    }
  })

  it('the sample reviews share no sentence and no title', () => {
    expect(
      twice(reviews.flatMap(({ title, body }) => [...(title ? [title] : []), ...sentencesOf(body)])),
    ).toEqual([])
  })

  it('the sample reviews are whole sentences, and say why when the stars are few', () => {
    for (const { slug, rating, title, body } of reviews) {
      const text = `${slug}: ${title} | ${body}`
      expect(`${title}${body}`, text).not.toMatch(/[{}~|]| {2}|\bnull\b|undefined/)
      expect(body === '' || /[.!?]$/.test(body), text).toBe(true)
      expect(sentencesOf(body).length, text).toBeLessThanOrEqual(4)
      expect(title === '' || body !== '', text).toBe(true)
      if (rating <= 2) expect(body, text).not.toBe('')
    }
  })

  it('the sample reviews leave the shopper something to write about', async () => {
    const { data } = await shop.clients.shopper.rpc('my_review', { p_slug: 'tie-waist-wrap-midi-dress' })
    expect(data).toEqual({ may: true, review: null })
  })

  if (seed === 'curated') return

  it('the sample reviews use no line twice, not with another size or colour either', () => {
    expect(lines.length).toBeGreaterThan(500)
    expect(twice(lines.flatMap(sentencesOf))).toEqual([])
    const said = reviews.flatMap(({ title, body }) => [title, ...sentencesOf(body)])
    for (const line of lines.filter((text) => text.includes('{'))) {
      const slots = new RegExp(
        `^${line
          .replace(/[.?()]/g, '\\$&')
          .replaceAll('{size}', '[\\w -]+')
          .replaceAll('{color}', '[a-z ]+')}$`,
      )
      expect(said.filter((sentence) => slots.test(sentence)).length, line).toBeLessThanOrEqual(1)
    }
  })

  it('the sample reviews name the size that was delivered', async () => {
    expect(
      await shop.sql(`
        select r.body from public.reviews r join private.review_authors a on a.review_id = r.id
        where r.body ~* 'usual (XX|X)?[SML]\\M' and not exists (
          select 1 from public.orders o join public.order_items i on i.order_id = o.id
          where o.user_id = a.user_id and i.product_id = r.product_id and r.body ~ ('usual ' || i.size || '\\M'))`),
    ).toEqual([])
  })

  it('the sample reviews are about two in five of what was delivered, many of them stars alone', async () => {
    const { delivered } = await shop.one<{ delivered: number }>(`
      select count(*)::int as delivered from public.order_items i join public.orders o on o.id = i.order_id
      where o.order_status = 'delivered'`)
    expect(reviews.length / delivered).toBeGreaterThan(0.35)
    expect(reviews.length / delivered).toBeLessThan(0.5)
    const share = (part: (review: Review) => boolean) => reviews.filter(part).length / reviews.length
    expect(share(({ body }) => body === '')).toBeGreaterThan(0.25)
    expect(share(({ body }) => sentencesOf(body).length > 1)).toBeGreaterThan(0.2)
    expect(share(({ rating }) => rating >= 4)).toBeGreaterThan(0.7)
    expect(share(({ rating }) => rating <= 2)).toBeGreaterThan(0.02)
  })

  it('the sample reviews of the boho dress fill more than a page', () => {
    const slug = 'boho-floral-print-maxi-dress'
    expect(reviews.filter((review) => review.slug === slug).length).toBeGreaterThan(reviewLimits.page)
  })

  it('the stars of the sample products come from their reviews', async () => {
    expect(
      await shop.sql(`
        select p.slug from public.products p left join public.reviews r on r.product_id = p.id
        group by p.id having p.review_count <> count(r.id) or p.rating <> coalesce(round(avg(r.rating), 1), 4.5)
          or p.stars <> coalesce(round(avg(r.rating), 1), 0)`),
    ).toEqual([])
  })

  it('the sample orders are of products that had come in', async () => {
    expect(
      await shop.sql(`
        select o.order_number, i.product_slug from public.order_items i
        join public.orders o on o.id = i.order_id join public.products p on p.id = i.product_id
        where o.created_at < p.created_at`),
    ).toEqual([])
  })
})
