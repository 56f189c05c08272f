// Reviews: who may write them, what is stored, what others see, and that ratings match the reviews.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const texts = { id: v.string(), rating: v.number(), title: v.string(), body: v.string() }
const ownReview = v.looseObject({ ...texts, status: v.string() })
const myReview = v.nullable(v.looseObject({ may: v.boolean(), review: v.nullable(ownReview) }))
const reviewPage = v.looseObject({
  reviews: v.array(
    v.looseObject({
      ...texts,
      author: v.nullable(v.string()),
      verified: v.boolean(),
      created_at: v.string(),
    }),
  ),
  next: v.nullable(v.string()),
  rating: v.nullable(v.number()),
  total: v.number(),
  counts: v.record(v.string(), v.number()),
})

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
})
// The shopper writes more here in a minute than is allowed in an hour.
beforeEach(() => shop.sql('delete from private.rate_limits'))
afterAll(() => shop.close())

/** A product that was delivered to these members. */
async function delivered(...to: Role[]) {
  const product = await makeProduct(shop, { price: 60 })
  for (const role of to) {
    const { id } = await place(shop.clients[role], orderArgs([product.line()], 60))
    await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
    // A member may place twenty orders an hour, and these tests need more.
    await shop.sql('alter table public.orders disable trigger user')
    await shop.sql("update public.orders set created_at = now() - interval '2 hours' where id = $1", [id])
    await shop.sql('alter table public.orders enable trigger user')
  }
  return product
}
/** Also values that no form sends. */
type Draft = { p_rating?: unknown; p_title?: unknown; p_body?: unknown }
const submit = (role: Role, p_slug: string, draft: Draft = {}) =>
  shop.clients[role].rpc('submit_review', { p_slug, p_rating: 5, ...(draft as object) })
const submitted = (role: Role, slug: string, draft: Draft = {}) =>
  answer(submit(role, slug, draft), v.looseObject({ review: ownReview })).then(({ review }) => review)
const mine = (role: Role, p_slug: string) => answer(shop.clients[role].rpc('my_review', { p_slug }), myReview)
type Asked = { p_sort?: string; p_stars?: number; p_after?: string; p_limit?: number }
const ask = (role: Role, p_slug: string, asked: Asked = {}) =>
  shop.clients[role].rpc('list_reviews', { p_slug, ...asked }, { get: true })
const list = (p_slug: string, asked: Asked = {}, role: Role = 'anon') =>
  answer(ask(role, p_slug, asked), reviewPage)
const stars = async (slug: string) =>
  shop.one('select rating::float as rating, review_count as n from public.products where slug = $1', [slug])
/** A published review without an author. */
async function written(product: string, rating: number, hoursAgo = 1, status = 'published') {
  const { id } = await shop.one<{ id: string }>(
    `insert into public.reviews (product_id, author_name, rating, status, created_at)
     values ($1, 'A', $2, $3, now() - $4 * interval '1 hour') returning id`,
    [product, rating, status, hoursAgo],
  )
  return id
}
/** Ratings and counts that are not what the published reviews come to; every sum kept on the side, too. */
const wrong = () =>
  shop.sql(`
    select p.slug from public.products p
    left join (select product_id, count(*) as n, round(avg(rating), 1) as average
               from public.reviews where status = 'published' group by 1) r on r.product_id = p.id
    where (p.review_count, p.rating, p.stars)
      is distinct from (coalesce(r.n, 0), coalesce(r.average, 4.5), coalesce(r.average, 0))
    union all
    select 'counts of ' || coalesce(c.product_id, r.product_id) from private.review_counts c
    full join (select product_id, rating, count(*) as n from public.reviews where status = 'published' group by 1, 2) r
      using (product_id, rating)
    where coalesce(c.n, 0) <> coalesce(r.n, 0)`)

describe('writing', () => {
  it('a member writes a review of a product that was delivered', async () => {
    const { slug } = await delivered('shopper')
    expect(await mine('shopper', slug)).toEqual({ may: true, review: null })
    const review = await submitted('shopper', slug, { p_rating: 4, p_title: 'Good', p_body: 'It fits.' })
    expect(review).toMatchObject({
      author: 'Salma B.',
      rating: 4,
      title: 'Good',
      body: 'It fits.',
      verified: true,
      status: 'published',
    })
    expect(await mine('shopper', slug)).toEqual({ may: true, review })
    expect((await list(slug)).reviews).toMatchObject([{ id: review.id, author: 'Salma B.', verified: true }])
    expect(await stars(slug)).toEqual({ rating: 4, n: 1 })
  })

  it.each(['pending', 'processing', 'shipped', 'cancelled'])(
    'a review is refused for an order that is %s',
    async (status) => {
      const product = await makeProduct(shop, { price: 60 })
      const { id } = await place(shop.clients.shopper, orderArgs([product.line()], 60))
      await shop.sql('update public.orders set order_status = $2 where id = $1', [id, status])
      expect((await mine('shopper', product.slug))?.may).toBe(false)
      expect(await refusal(submit('shopper', product.slug))).toMatchObject({
        status: 403,
        code: 'PT403',
        message: 'NOT_VERIFIED',
      })
      expect(await stars(product.slug)).toEqual({ rating: 4.5, n: 0 })
    },
  )

  it('a review is refused to another member, a guest, the owner, and for a product not bought', async () => {
    const { slug } = await delivered('shopper', 'anon')
    const { slug: unbought } = await makeProduct(shop)
    for (const [role, product] of [
      ['other', slug],
      ['owner', slug],
      ['shopper', unbought],
    ] as const) {
      expect((await refusal(submit(role, product))).message).toBe('NOT_VERIFIED')
    }
    const guest = await refusal(submit('anon', slug))
    expect(guest.code).toBe('42501')
    expect((await refusal(shop.clients.anon.rpc('my_review', { p_slug: slug }))).code).toBe('42501')
    expect((await list(slug)).total).toBe(0)
  })

  it('a review is refused of a product that is not there, or not any more', async () => {
    expect(await refusal(submit('shopper', 'nothing-of-this-name'))).toMatchObject({
      status: 404,
      message: 'PRODUCT_NOT_FOUND',
    })
    const { id, slug } = await delivered('shopper')
    await shop.sql("update public.products set status = 'archived' where id = $1", [id])
    expect((await refusal(submit('shopper', slug))).message).toBe('PRODUCT_NOT_FOUND')
    expect(await mine('shopper', slug)).toBeNull()
    expect((await ask('anon', slug)).data).toBeNull()
  })

  it.each([
    ['rating', { p_rating: 0 }],
    ['rating', { p_rating: 6 }],
    ['rating', { p_rating: -5 }],
    ['rating', { p_rating: null }],
    ['title', { p_title: 'x'.repeat(81) }],
    ['body', { p_body: 'x'.repeat(2001) }],
  ])('a review is refused with an error that names %s: %o', async (field, draft) => {
    const { slug } = await delivered('shopper')
    expect(await refusal(submit('shopper', slug, draft))).toEqual({
      status: 400,
      code: 'PT400',
      message: 'INVALID_INPUT',
      detail: { field },
    })
    expect((await list(slug)).total).toBe(0)
  })

  it('a review with words for stars is refused', async () => {
    const { slug } = await delivered('shopper')
    for (const rating of ['five', { n: 5 }])
      expect((await submit('shopper', slug, { p_rating: rating })).error).not.toBeNull()
    expect((await list(slug)).total).toBe(0)
  })

  it('a review may have texts of the full length, or stars alone', async () => {
    const { slug } = await delivered('shopper')
    const full = { p_title: 'ü'.repeat(80), p_body: `${'ß'.repeat(1999)}é` }
    expect(await submitted('shopper', slug, full)).toMatchObject({ title: full.p_title, body: full.p_body })
    expect(await submitted('shopper', slug, { p_rating: 2 })).toMatchObject({
      rating: 2,
      title: '',
      body: '',
    })
    expect(await submitted('shopper', slug, { p_title: null, p_body: null })).toMatchObject({
      title: '',
      body: '',
    })
  })

  it('a review is stored without control and bidirectional characters, lines kept', async () => {
    const { slug } = await delivered('shopper')
    const review = await submitted('shopper', slug, {
      p_title: '  Fits\u202e\n like\u0007  a\tglove ',
      p_body: '  First\u202e line \r\n\r\n\r\n\r\n second\u0000\u2066  line\u2069\u00a0\t!\u200b\r third  ',
    }).catch(async () =>
      // A null character never reaches the function: PostgreSQL has none in a text.
      submitted('shopper', slug, {
        p_title: '  Fits\u202e\n like\u0007  a\tglove ',
        p_body: '  First\u202e line \r\n\r\n\r\n\r\n second\u2066  line\u2069\u00a0\t!\u200b\r third  ',
      }),
    )
    expect(review.title).toBe('Fits like a glove')
    expect(review.body).toBe('First line\n\nsecond line !\nthird')
  })

  it('a review of markup and code is stored as the text that it is', async () => {
    const { slug } = await delivered('shopper')
    const p_body = `<script>alert('x')</script> <img src=x onerror=alert(1)> '); drop table public.reviews; --`
    const p_title = '{{constructor}} {color} %s <b>bold</b>'
    expect(await submitted('shopper', slug, { p_title, p_body })).toMatchObject({
      title: p_title,
      body: p_body,
    })
    expect((await list(slug)).reviews).toMatchObject([{ title: p_title, body: p_body }])
  })

  it('a second review of a member changes the first', async () => {
    const { slug } = await delivered('shopper', 'other')
    await submitted('other', slug, { p_rating: 1 })
    const first = await submitted('shopper', slug, { p_rating: 5, p_title: 'Once' })
    const second = await submitted('shopper', slug, { p_rating: 2, p_title: 'Twice', p_body: 'Now longer.' })
    expect(second).toMatchObject({ id: first.id, created_at: first.created_at, rating: 2, title: 'Twice' })
    const { total, counts, rating } = await list(slug)
    expect({ total, counts, rating }).toEqual({ total: 2, counts: { 1: 1, 2: 1 }, rating: 1.5 })
    const { changed } = await shop.one(
      'select updated_at > created_at as changed from public.reviews where id = $1',
      [first.id],
    )
    expect(changed).toBe(true)
  })

  it('a review sent many times at once is stored once', async () => {
    const { slug } = await delivered('shopper')
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 5].map((p_rating) => submit('shopper', slug, { p_rating })),
    )
    expect(answers.filter(({ error }) => error === null).length).toBeGreaterThan(0)
    expect((await list(slug)).total).toBe(1)
    expect(await wrong()).toEqual([])
  })

  it('a review that lost the race to the member’s other request says so and leaves nothing', async () => {
    const { id, slug } = await delivered('shopper')
    // What another connection commits between looking and storing, put there by a trigger.
    const race = `
      create function private.race() returns trigger language plpgsql as $$
      declare v_id uuid := gen_random_uuid();
      begin
        if new.title = 'Second' then
          insert into public.reviews (id, product_id, author_name, rating, title) values (v_id, new.product_id, '', 1, 'First');
          insert into private.review_authors values (v_id, '${shop.ids.shopper}', new.product_id);
        end if;
        return new;
      end $$;
      create trigger race before insert on public.reviews for each row execute function private.race()`
    const { code, message } = await shop.as(
      'shopper',
      `select public.submit_review('${slug}', 5, 'Second', '')`,
      [],
      race,
    )
    expect({ code, message }).toEqual({ code: 'PT409', message: 'ALREADY_REVIEWED' })
    expect(await shop.sql('select 1 from public.reviews where product_id = $1', [id])).toEqual([])
  })

  it('the table itself keeps one review per member and product', async () => {
    const { id, slug } = await delivered('shopper')
    await submitted('shopper', slug)
    const second = await written(id, 1)
    await expect(
      shop.sql('insert into private.review_authors values ($1, $2, $3)', [second, shop.ids.shopper, id]),
    ).rejects.toThrow('review_authors_user_id_product_id_key')
    await shop.sql('delete from public.reviews where id = $1', [second])
  })

  it('writing reviews ends for an hour after twenty times, without a word lost before', async () => {
    const visitor = shop.connect()
    const { data } = await visitor.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'long-enough',
    })
    const product = await makeProduct(shop, { price: 60 })
    const { id } = await place(visitor, orderArgs([product.line()], 60))
    await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
    const write = (p_title: string) =>
      visitor.rpc('submit_review', { p_slug: product.slug, p_rating: 5, p_title })
    for (let i = 0; i < 20; i++) expect((await write(`Edit ${i}`)).error).toBeNull()
    expect(await refusal(write('Too much'))).toMatchObject({ status: 429, code: 'PT429' })
    expect((await list(product.slug)).reviews).toMatchObject([{ title: 'Edit 19', author: '' }])
    expect(data.user).not.toBeNull()
  })
})

describe('the author', () => {
  it('the author of a review is named short, and never by an address or a number', async () => {
    const names = [
      'Nora Alami',
      'Ana',
      'José  María López ',
      'x@example.com',
      'Call 0661482037',
      '',
      '\u202eEl Idrissi',
    ]
    const rows = await shop.sql<{ short: string }>(
      'select private.short_name(n) as short from unnest($1::text[]) as n',
      [names],
    )
    expect(rows.map(({ short }) => short)).toEqual(['Nora A.', 'Ana', 'José L.', '', '', '', 'El I.'])
  })

  it('the author of a review is nowhere to be read but in the name', async () => {
    const { slug } = await delivered('shopper')
    const review = await submitted('shopper', slug)
    const { data } = await shop.clients.owner.from('reviews').select('*').eq('id', review.id).single()
    expect(Object.keys(data ?? {}).toSorted()).toEqual(
      'answer answered_at author_name body created_at id language product_id rating status title updated_at verified'.split(
        ' ',
      ),
    )
    const told = JSON.stringify([data, await list(slug), await list(slug, {}, 'owner'), review])
    for (const secret of [String(shop.ids.shopper), 'shopper@', 'Benjelloun', 'user_id'])
      expect(told).not.toContain(secret)
    for (const role of ['anon', 'other', 'shopper', 'owner'] as const) {
      const { rows, code } = await shop.as(role, 'select * from private.review_authors')
      if (code === null) expect(rows).toEqual([])
      else expect(code).toBe('42501')
      const embedded = await shop.clients[role].from('reviews').select('id,review_authors(user_id)' as 'id')
      expect(embedded.error).not.toBeNull()
    }
  })

  it('an author who leaves takes the name along and leaves the review', async () => {
    const visitor = shop.connect()
    const { data } = await visitor.auth.signUp({
      email: `${randomUUID()}@example.com`,
      password: 'short-visit',
      options: { data: { full_name: 'Lina Tazi' } },
    })
    const product = await makeProduct(shop, { price: 60 })
    const { id } = await place(visitor, orderArgs([product.line()], 60))
    await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
    await visitor.rpc('submit_review', { p_slug: product.slug, p_rating: 3, p_body: 'It is all right.' })
    expect((await list(product.slug)).reviews).toMatchObject([{ author: 'Lina T.' }])
    await shop.sql('delete from auth.users where id = $1', [data.user?.id])
    expect(await list(product.slug)).toMatchObject({
      total: 1,
      rating: 3,
      reviews: [{ author: null, body: 'It is all right.', verified: true }],
    })
    expect(
      await shop.sql('select 1 from private.review_authors where product_id = $1', [product.id]),
    ).toEqual([])
  })
})

describe('what others do to a review', () => {
  const changes = [{ rating: 1 }, { title: 'x' }, { body: 'x' }, { author_name: 'Wolf' }, { verified: false }]

  it.each(['anon', 'other', 'shopper'] as const)('%s changes, adds and deletes no review', async (role) => {
    const { id, slug } = await delivered('shopper')
    const review = await submitted('shopper', slug)
    const before = await shop.fingerprint('public.reviews')
    const reviews = shop.clients[role].from('reviews')
    for (const change of [...changes, { status: 'hidden' }])
      expect((await reviews.update(change).eq('id', review.id).select('id')).data ?? []).toEqual([])
    const hiding = shop.clients[role].rpc('set_review_status', { p_ids: [review.id], p_status: 'hidden' })
    expect((await hiding).error).not.toBeNull()
    await reviews.delete().eq('id', review.id)
    const { error } = await reviews.insert({ product_id: id, rating: 5, author_name: 'Wolf', verified: true })
    expect(error?.code).toBe('42501')
    await reviews.upsert({ id: review.id, product_id: id, rating: 1 })
    expect(await shop.fingerprint('public.reviews')).toBe(before)
  })

  it('a member who writes a review does not change another member’s', async () => {
    const { slug } = await delivered('shopper', 'other')
    const theirs = await submitted('shopper', slug, { p_title: 'Mine' })
    const own = await submitted('other', slug, { p_title: 'Another' })
    expect(own.id).not.toBe(theirs.id)
    expect((await mine('shopper', slug))?.review).toEqual(theirs)
    expect((await mine('owner', slug))?.review).toBeNull()
  })

  it.each(changes)('the owner does not put words into a review: %o', async (change) => {
    const { slug } = await delivered('shopper')
    const { id } = await submitted('shopper', slug)
    const before = await shop.one('select r::text as row from public.reviews r where id = $1', [id])
    const { data } = await shop.clients.owner.from('reviews').update(change).eq('id', id).select('id')
    expect(data ?? []).toEqual([])
    expect(await shop.one('select r::text as row from public.reviews r where id = $1', [id])).toEqual(before)
  })

  it('the owner neither adds nor deletes a review', async () => {
    const { id, slug } = await delivered('shopper')
    const review = await submitted('shopper', slug)
    const reviews = shop.clients.owner.from('reviews')
    expect((await reviews.insert({ product_id: id, rating: 5 })).error?.code).toBe('42501')
    await reviews.delete().eq('id', review.id)
    expect((await list(slug)).total).toBe(1)
  })
})

describe('a hidden review', () => {
  const hide = (id: string, status = 'hidden', role: Role = 'owner') =>
    shop.clients[role].rpc('set_review_status', { p_ids: [id], p_status: status })

  it('a hidden review is the owner’s to see and to show again; rating and count follow', async () => {
    const { slug } = await delivered('shopper', 'other')
    const { id } = await submitted('shopper', slug, { p_rating: 1, p_title: 'Rude words' })
    await submitted('other', slug, { p_rating: 4 })
    expect(await stars(slug)).toEqual({ rating: 2.5, n: 2 })
    expect((await hide(id)).data).toBe(1)
    expect(await stars(slug)).toEqual({ rating: 4, n: 1 })
    for (const role of ['anon', 'other', 'shopper'] as const) {
      expect((await shop.clients[role].from('reviews').select('id').eq('id', id)).data ?? []).toEqual([])
    }
    // The shop's list shows it to no role; the owner can read it in the table.
    for (const role of ['anon', 'owner'] as const) expect((await list(slug, {}, role)).total).toBe(1)
    expect((await shop.clients.owner.from('reviews').select('status').eq('id', id)).data).toEqual([
      { status: 'hidden' },
    ])
    await hide(id, 'published')
    expect(await stars(slug)).toEqual({ rating: 2.5, n: 2 })
  })

  it('a hidden review stays hidden when its author changes it, and the answer says so', async () => {
    const { slug } = await delivered('shopper')
    const { id } = await submitted('shopper', slug, { p_rating: 1 })
    await hide(id)
    expect(await submitted('shopper', slug, { p_rating: 5 })).toMatchObject({
      id,
      rating: 5,
      status: 'hidden',
    })
    expect(await list(slug)).toMatchObject({ total: 0, rating: null, reviews: [], counts: {} })
    expect((await mine('shopper', slug))?.review).toMatchObject({ status: 'hidden' })
  })

  it('the reason of a hidden review is for owners alone, and the review is no news any more', async () => {
    const { slug } = await delivered('shopper', 'other')
    const { id } = await submitted('shopper', slug, { p_rating: 1, p_title: 'Buy at sneaky dot example' })
    const other = await submitted('other', slug, { p_rating: 4, p_title: 'Sneaky good' })
    const found = async (p_show: string, p_search = 'sneak') =>
      answer(
        shop.clients.owner.rpc('admin_reviews', { p_show, p_search }),
        v.looseObject({ total: v.number(), reviews: v.array(v.looseObject({ id: v.string() })) }),
      )
    const idsOf = async (show: string, words?: string) =>
      (await found(show, words)).reviews.map((review) => review.id).toSorted()
    const both = [id, other.id].toSorted()
    expect(await idsOf('new')).toEqual(both)
    expect(
      await refusal(
        shop.clients.owner.rpc('set_review_status', { p_ids: [id], p_status: 'hidden', p_reason: 'boring' }),
      ),
    ).toMatchObject({ status: 400 })
    const hiding = shop.clients.owner.rpc('set_review_status', {
      p_ids: [id],
      p_status: 'hidden',
      p_reason: 'spam',
    })
    expect((await hiding).data).toBe(1)
    expect((await found('hidden')).reviews).toMatchObject([
      { id, reason: 'spam', is_new: false, status: 'hidden', slug },
    ])
    expect(await idsOf('new')).toEqual([other.id])
    expect(await idsOf('published')).toEqual([other.id])
    expect(await idsOf('all')).toEqual(both)
    expect(await idsOf('all', slug.split('-')[0])).toEqual(expect.arrayContaining(both))
    expect(await idsOf('all', 'nowhere')).toEqual([])
    // What the author changes is new again.
    await submitted('shopper', slug, { p_rating: 1, p_title: 'Sneaky again' })
    expect(await idsOf('new')).toEqual(both)
    await hide(id, 'published')
    expect((await found('all')).reviews.find((review) => review.id === id)).toMatchObject({
      reason: null,
      is_new: false,
    })
    for (const role of ['anon', 'other', 'shopper'] as const)
      expect((await shop.clients[role].rpc('admin_reviews', {})).error).not.toBeNull()
  })

  it.each([{ p_show: 'secret' }, { p_search: 'x'.repeat(101) }, { p_page: 0 }, { p_page: 10_001 }])(
    'the owner’s list of reviews refuses %j',
    async (args) => {
      expect(await refusal(shop.clients.owner.rpc('admin_reviews', args))).toMatchObject({ status: 400 })
    },
  )

  it('a review has no status but published and hidden', async () => {
    const { slug } = await delivered('shopper')
    const { id } = await submitted('shopper', slug)
    expect((await hide(id, 'deleted')).error).not.toBeNull()
    expect((await list(slug)).total).toBe(1)
  })
})

describe('rating and count', () => {
  it('the rating and count of a product begin at 4.5 and 0, follow every change, and return', async () => {
    const { id, slug } = await makeProduct(shop)
    expect(await stars(slug)).toEqual({ rating: 4.5, n: 0 })
    const first = await written(id, 3)
    expect(await stars(slug)).toEqual({ rating: 3, n: 1 })
    await shop.sql(
      "insert into public.reviews (product_id, rating, status) select $1, r, 'published' from unnest('{5,5,4}'::int[]) as r",
      [id],
    )
    expect(await stars(slug)).toEqual({ rating: 4.3, n: 4 })
    await written(id, 1, 1, 'hidden')
    expect(await stars(slug)).toEqual({ rating: 4.3, n: 4 })
    await shop.sql('update public.reviews set rating = 5 where id = $1', [first])
    expect(await stars(slug)).toEqual({ rating: 4.8, n: 4 })
    await shop.sql('delete from public.reviews where product_id = $1', [id])
    expect(await stars(slug)).toEqual({ rating: 4.5, n: 0 })
    expect((await list(slug)).counts).toEqual({})
  })

  it('the ratings and counts of several products follow one statement together', async () => {
    const [a, b] = [await makeProduct(shop), await makeProduct(shop)]
    await shop.sql('insert into public.reviews (product_id, rating) values ($1, 2), ($2, 4), ($1, 4)', [
      a.id,
      b.id,
    ])
    await shop.sql('update public.reviews set product_id = $2 where product_id = $1 and rating = 4', [
      a.id,
      b.id,
    ])
    expect([await stars(a.slug), await stars(b.slug)]).toEqual([
      { rating: 2, n: 1 },
      { rating: 4, n: 2 },
    ])
    expect(await wrong()).toEqual([])
  })

  it('the reviews and their counts go with the product', async () => {
    const { id, slug } = await delivered('shopper')
    await submitted('shopper', slug)
    await shop.sql('delete from public.products where id = $1', [id])
    for (const table of ['public.reviews', 'private.review_authors', 'private.review_counts'])
      expect(await shop.sql(`select 1 from ${table} where product_id = $1`, [id])).toEqual([])
  })

  it.each([{ rating: 5 }, { review_count: 1000 }, { rating: 1, review_count: 0 }])(
    'the rating and count of a product are not the owner’s to set: %o',
    async (change) => {
      const { id, slug } = await delivered('shopper')
      await submitted('shopper', slug, { p_rating: 3 })
      const { owner } = shop.clients
      const answer = await refusal(owner.from('products').update(change).eq('id', id).select('id'))
      expect(answer).toMatchObject({ status: 403, message: 'RATING_IS_COUNTED' })
      const added = await refusal(
        owner.from('products').insert({
          slug: `stars-${randomUUID()}`,
          title: 'Stars',
          description: 'd',
          price: 1,
          image_url: '/a.png',
          collection_slug: 'dresses',
          ...change,
        }),
      )
      expect(added.message).toBe('RATING_IS_COUNTED')
      expect(await stars(slug)).toEqual({ rating: 3, n: 1 })
    },
  )

  it('the rating and count stay as they are when the owner saves the product', async () => {
    const { id, slug } = await delivered('shopper')
    await submitted('shopper', slug, { p_rating: 2 })
    const { error } = await shop.clients.owner
      .from('products')
      .update({ title: 'Renamed', rating: 2, review_count: 1 })
      .eq('id', id)
    expect(error).toBeNull()
    expect(await stars(slug)).toEqual({ rating: 2, n: 1 })
  })

  it('a rating off the scale cannot be stored', async () => {
    const { id } = await makeProduct(shop)
    for (const rating of [0, 6, -1])
      await expect(
        shop.sql('insert into public.reviews (product_id, rating) values ($1, $2)', [id, rating]),
      ).rejects.toThrow('reviews_rating_check')
  })
})

describe('the list', () => {
  /** 41 reviews, several of them written at the same moment, and a hidden one. */
  async function manyReviews() {
    const product = await makeProduct(shop)
    await shop.sql(
      `insert into public.reviews (product_id, rating, title, created_at)
       select $1, 1 + (n * 7) % 5, 'Number ' || n, now() - (n / 3) * interval '1 hour' from generate_series(0, 40) as n`,
      [product.id],
    )
    await written(product.id, 5, 0, 'hidden')
    const all = await shop.sql<{ id: string; rating: number }>(
      "select id, rating from public.reviews where product_id = $1 and status = 'published' order by created_at desc, id desc",
      [product.id],
    )
    return { ...product, all }
  }
  async function walk(slug: string, asked: Asked) {
    const ids: string[] = []
    let after: string | null = null
    do {
      const page: v.InferOutput<typeof reviewPage> = await list(slug, {
        ...asked,
        ...(after !== null && { p_after: after }),
      })
      expect(page.reviews.length).toBeLessThanOrEqual(asked.p_limit ?? 10)
      ids.push(...page.reviews.map(({ id }) => id))
      after = page.next
    } while (after !== null)
    return ids
  }

  it.each([1, 4, 7, 10, 50])(
    'the list of reviews comes whole and in order, %d at a time, however it is sorted',
    async (p_limit) => {
      const { slug, all } = await manyReviews()
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
      expect(await walk(slug, { p_limit })).toEqual(ids(all))
      // The sort is stable: of the same stars the newest first.
      expect(await walk(slug, { p_limit, p_sort: 'highest' })).toEqual(
        ids(all.toSorted((a, b) => b.rating - a.rating)),
      )
      expect(await walk(slug, { p_limit, p_sort: 'lowest' })).toEqual(
        ids(all.toSorted((a, b) => a.rating - b.rating)),
      )
      for (const p_sort of ['newest', 'highest', 'lowest'])
        expect(await walk(slug, { p_limit, p_sort, p_stars: 3 })).toEqual(
          ids(all.filter(({ rating }) => rating === 3)),
        )
    },
  )

  it('the list of reviews tells the distribution of all, whatever is chosen', async () => {
    const { slug, all } = await manyReviews()
    const counts: Record<string, number> = {}
    for (const { rating } of all) counts[rating] = (counts[rating] ?? 0) + 1
    for (const asked of [{}, { p_stars: 2 }, { p_sort: 'lowest', p_limit: 3 }])
      expect(await list(slug, asked)).toMatchObject({ total: 41, counts })
  })

  it('the list of reviews goes on where it was when the last one seen is hidden meanwhile', async () => {
    const { slug, all } = await manyReviews()
    const first = await list(slug, { p_limit: 5 })
    await shop.sql("update public.reviews set status = 'hidden' where id = $1", [first.next])
    const second = await list(slug, { p_limit: 5, p_after: first.next ?? '' })
    expect(second.reviews.map(({ id }) => id)).toEqual(all.slice(5, 10).map(({ id }) => id))
  })

  it('the list of reviews is empty for a product without any, and nothing for no product', async () => {
    const { slug } = await makeProduct(shop)
    expect(await list(slug)).toEqual({
      ...{ reviews: [], next: null, rating: null, total: 0, counts: {} },
      ...{ all_verified: true, publishing: 'at-once' },
    })
    expect(await list(slug, { p_stars: 5 })).toMatchObject({ reviews: [], total: 0 })
    expect((await ask('anon', 'nothing-of-this-name')).data).toBeNull()
  })

  it.each([
    ['sort', { p_sort: 'best; drop table public.reviews' }],
    ['stars', { p_stars: 0 }],
    ['stars', { p_stars: 6 }],
    ['limit', { p_limit: 0 }],
    ['limit', { p_limit: 51 }],
    ['after', { p_after: randomUUID() }],
  ])('the list of reviews asked for a wrong %s says so', async (field, asked) => {
    const { slug } = await makeProduct(shop)
    expect(await refusal(shop.clients.anon.rpc('list_reviews', { p_slug: slug, ...asked }))).toEqual({
      status: 400,
      code: 'PT400',
      message: 'INVALID_FILTER',
      detail: { field },
    })
  })

  it('the list of reviews does not go on from another product’s review', async () => {
    const [a, b] = [await makeProduct(shop), await makeProduct(shop)]
    const p_after = await written(b.id, 5)
    expect((await refusal(shop.clients.anon.rpc('list_reviews', { p_slug: a.slug, p_after }))).message).toBe(
      'INVALID_FILTER',
    )
  })
})

it('every rating and every sum is as the reviews have them at the end', async () => {
  expect(await wrong()).toEqual([])
})

it('the check of ratings and sums notices wrong ones', async () => {
  const { id } = await makeProduct(shop)
  await written(id, 2)
  await shop.sql('update private.review_counts set n = n + 1 where product_id = $1', [id])
  await shop.sql('update public.products set review_count = 9 where id = $1', [id])
  expect(await wrong()).toHaveLength(2)
})
