// Requests for reviews: who is asked and how often, what a link opens, pictures before and after somebody has looked, reports,
// answers, and that nobody has a stranger mailed.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { answer } from '../support/answer.ts'
import {
  customer,
  makeEmail,
  makeProduct,
  makeToken,
  orderArgs,
  place,
  refusal,
} from '../support/checkout.ts'
import { reviewLinkOf } from '../support/reviews.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql('delete from private.rate_limits')
  await shop.sql(
    "update private.review_settings set asks = true, asks_since = now() - interval '60 days', after_days = 7, publishing = 'at-once'",
  )
})

const owner = () => shop.clients.owner
type Made = { id: string; slug: string; email: string; phone: string; productId: string }

/** A guest's delivered order; `opened` as if the link of its first mail was used. */
async function bought({
  email = makeEmail(),
  phone = customer().phone,
  name = 'Salma Bennani',
  daysAgo = 8,
  opened = true,
  language = 'en',
  by = 'anon',
  of = undefined,
}: {
  email?: string
  phone?: string
  name?: string
  daysAgo?: number
  opened?: boolean
  language?: string
  by?: Role
  of?: Awaited<ReturnType<typeof makeProduct>> | undefined
} = {}): Promise<Made> {
  const product = of ?? (await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] }))
  const { id } = await place(
    shop.clients[by],
    orderArgs([product.line()], 60, { p_customer: { name, email, phone } }),
  )
  await shop.sql("update public.orders set order_status = 'delivered' where id = $1", [id])
  if (language !== 'en') {
    await shop.sql('alter table public.orders disable trigger user')
    await shop.sql('update public.orders set language = $2 where id = $1', [id, language])
    await shop.sql('alter table public.orders enable trigger user')
  }
  await shop.sql(
    "update public.order_events set at = now() - make_interval(days => $2) where order_id = $1 and status = 'delivered'",
    [id, daysAgo],
  )
  if (opened) {
    await shop.sql('insert into private.confirmed_emails (email) values ($1) on conflict do nothing', [email])
    await shop.sql('insert into private.opened_orders (order_id) values ($1)', [id])
  }
  return { id, slug: product.slug, email, phone, productId: product.id }
}
/** As the schedule does it. */
const ask = async () => (await shop.one<{ n: number }>('select private.ask_for_reviews() as n')).n
const requestsOf = (id: string) =>
  shop.sql<{ recipient: string; language: string; payload: { token?: string } }>(
    "select recipient, language, payload from private.email_outbox where template = 'review-request' and payload ->> 'order_id' = $1",
    [id],
  )
const isAsked = async (id: string) => {
  await ask()
  return (await requestsOf(id)).length > 0
}
const written = v.looseObject({
  review: v.looseObject({
    id: v.string(),
    rating: v.number(),
    status: v.string(),
    author: v.nullable(v.string()),
  }),
  uploads: v.array(v.string()),
})
type Draft = { p_rating?: number; p_title?: string; p_body?: string; p_keep?: string[]; p_pictures?: number }
const write = (p_token: string, p_slug: string, draft: Draft = {}, role: Role = 'anon') =>
  shop.clients[role].rpc('write_review', { p_token, p_slug, p_rating: 5, ...draft })
const wrote = (token: string, slug: string, draft: Draft = {}) => answer(write(token, slug, draft), written)
const list = async (p_slug: string) =>
  answer(
    shop.clients.anon.rpc('list_reviews', { p_slug }, { get: true }),
    v.looseObject({
      total: v.number(),
      rating: v.nullable(v.number()),
      all_verified: v.boolean(),
      publishing: v.string(),
      reviews: v.array(
        v.looseObject({
          id: v.string(),
          pictures: v.array(v.string()),
          answer: v.string(),
          verified: v.boolean(),
        }),
      ),
    }),
  )
const moderated = async (p_show: string) =>
  answer(
    owner().rpc('admin_reviews', { p_show }, { get: true }),
    v.looseObject({
      counts: v.object({ new: v.number(), hidden: v.number(), reported: v.number() }),
      stale_pictures: v.array(v.string()),
      reviews: v.array(
        v.looseObject({
          id: v.string(),
          status: v.string(),
          is_new: v.boolean(),
          pictures: v.array(v.object({ id: v.string(), shown: v.boolean() })),
          reports: v.array(v.object({ reason: v.string(), n: v.number() })),
        }),
      ),
    }),
  )
/** The smallest WebP, as far as the storage looks at it. */
const webp = () => Buffer.from('524946461a000000574542505650384c', 'hex')
const upload = async (role: Role, name: string, type = 'image/webp') =>
  (await shop.clients[role].storage.from('review-pictures').upload(name, webp(), { contentType: type })).error
const sees = async (role: Role, name: string) =>
  (await shop.clients[role].storage.from('review-pictures').download(name)).error === null

describe('who is asked for a review', () => {
  it('a buyer is asked once, some days after delivery, in the order’s language, with a link of which only a hash stays', async () => {
    const order = await bought({ language: 'fr' })
    const early = await bought({ daysAgo: 6 })
    expect(await isAsked(order.id)).toBe(true)
    expect(await isAsked(early.id)).toBe(false)
    await ask()
    const [request, ...more] = await requestsOf(order.id)
    expect(more).toEqual([])
    expect(request).toMatchObject({ recipient: order.email, language: 'fr' })
    const token = String(request?.payload.token)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const [link] = await shop.sql<{ h: string }>(
      "select encode(token_hash, 'hex') as h from private.review_links where order_id = $1",
      [order.id],
    )
    expect(link?.h).not.toBe(token)
    await shop.sql(
      "update private.email_outbox set sent_at = now() where template = 'review-request' and payload ->> 'order_id' = $1",
      [order.id],
    )
    expect((await requestsOf(order.id))[0]?.payload).not.toHaveProperty('token')
  })

  it('nobody is asked while the requests are off, which they are in a new shop, nor about what was delivered before', async () => {
    const other = await openShop()
    expect(await other.one('select asks from private.review_settings')).toEqual({ asks: false })
    await other.close()
    const order = await bought()
    await shop.sql('update private.review_settings set asks = false')
    expect(await isAsked(order.id)).toBe(false)
    await owner().rpc('set_review_settings', { p_asks: true, p_after_days: 7, p_publishing: 'at-once' })
    expect(await isAsked(order.id)).toBe(false)
  })

  it('a mail that waits is not sent any more once the requests are off, the order came back, or all is reviewed', async () => {
    const service = async (id: string) => {
      const { facts } = await shop.one<{ facts: unknown }>(
        `select private.mail_facts(o) as facts from private.email_outbox o
         where o.template = 'review-request' and o.payload ->> 'order_id' = $1`,
        [id],
      )
      return facts
    }
    const order = await bought()
    expect(await isAsked(order.id)).toBe(true)
    expect(await service(order.id)).toMatchObject({ products: [{ slug: order.slug }] })
    await shop.sql('update private.review_settings set asks = false')
    expect(await service(order.id)).toBeNull()
    await shop.sql('update private.review_settings set asks = true')
    await wrote(await reviewLinkOf(shop, order.id), order.slug)
    expect(await service(order.id)).toBeNull()
  })

  it('what comes back is not asked about', async () => {
    const order = await bought()
    await shop.sql(
      `insert into public.returns (id, order_id, number, request_hash) values ($2, $1, 'R-1', repeat('f', 64))`,
      [order.id, randomUUID()],
    )
    expect(await isAsked(order.id)).toBe(false)
  })
})

describe('a review request is not mail to others', () => {
  it('an address that confirmed nothing is not asked, though its parcel was handed over and paid for', async () => {
    const order = await bought({ opened: false })
    expect(await isAsked(order.id)).toBe(false)
  })

  it('a confirmed address is not asked about an order that somebody else placed with it', async () => {
    const own = await bought()
    expect(await isAsked(own.id)).toBe(true)
    const strangers = await bought({ email: own.email, opened: false })
    expect(await isAsked(strangers.id)).toBe(false)
    const members = await bought({ email: 'shopper@zellige.example', opened: false })
    expect(await isAsked(members.id)).toBe(false)
  })

  it('a further order of the same mailbox and phone is the buyer’s', async () => {
    const own = await bought()
    const next = await bought({ email: own.email, phone: own.phone, opened: false })
    expect(await isAsked(next.id)).toBe(true)
  })

  it('a member is asked at the account’s address, and at no other that was typed', async () => {
    const own = await bought({ by: 'shopper', email: 'shopper@zellige.example', opened: false })
    expect(await isAsked(own.id)).toBe(true)
    const typed = await bought({ by: 'shopper', opened: false })
    expect(await isAsked(typed.id)).toBe(false)
  })

  it('an order with the typed address of another buyer has a review of its own, and a no for its own phone alone', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] })
    const own = await bought({ of: product })
    const { review } = await wrote(await reviewLinkOf(shop, own.id), own.slug, { p_body: 'Lovely.' })
    const typed = await bought({ of: product, email: own.email, name: 'Evil Wolf', opened: false })
    const { token } = await answer(
      owner().rpc('make_review_link', { p_order_id: typed.id }),
      v.object({ token: v.string() }),
    )
    expect((await shop.clients.anon.rpc('open_review_link', { p_token: token })).data).toMatchObject({
      products: [{ slug: own.slug, review: null }],
    })
    const others = await wrote(token, own.slug, { p_rating: 1 })
    expect(others.review.id).not.toBe(review.id)
    expect(
      await shop.one('select rating, author_name from public.reviews where id = $1', [review.id]),
    ).toEqual({
      rating: 5,
      author_name: 'Salma B.',
    })
    expect((await shop.clients.anon.rpc('stop_asking', { p_token: token })).data).toBe(true)
    expect(
      await shop.sql('select contact from private.contact_stops where contact = any ($1)', [
        [own.email, typed.phone],
      ]),
    ).toEqual([{ contact: typed.phone }])
  })

  it('what was written before the address was known to be the buyer’s is changed afterwards and not written twice', async () => {
    const order = await bought({ opened: false })
    const token = await reviewLinkOf(shop, order.id)
    const { review } = await wrote(token, order.slug)
    await shop.sql('insert into private.confirmed_emails (email) values ($1)', [order.email])
    await shop.sql('insert into private.opened_orders (order_id) values ($1)', [order.id])
    expect((await wrote(token, order.slug, { p_rating: 2 })).review.id).toBe(review.id)
  })

  it('a mail whose address is no longer confirmed is dropped', async () => {
    const order = await bought()
    await isAsked(order.id)
    await shop.sql('delete from private.confirmed_emails where email = $1', [order.email])
    expect(
      await shop.one(
        `select private.mail_refusal(o) as refusal from private.email_outbox o
         where o.template = 'review-request' and o.payload ->> 'order_id' = $1`,
        [order.id],
      ),
    ).toEqual({ refusal: 'unconfirmed' })
  })

  it('no by the mail’s link lasts, for every spelling of the mailbox and for later orders', async () => {
    const email = `stop.${randomUUID().slice(0, 8)}@gmail.com`
    const order = await bought({ email })
    await isAsked(order.id)
    const { token } = await shop.one<{ token: string }>(
      "select unsubscribe_token as token from private.email_outbox where template = 'review-request' and recipient = $1",
      [email],
    )
    expect((await shop.clients.anon.rpc('unsubscribe', { p_token: token, p_all: false })).data).toMatchObject(
      {
        list: 'reminders',
      },
    )
    const next = await bought({ email: email.replace('stop.', 'stop') })
    expect(await isAsked(next.id)).toBe(false)
    expect(
      await shop.sql('select from private.email_outbox where recipient = $1 and dropped_at is null', [email]),
    ).not.toContainEqual({ template: 'review-request' })
  })

  it('no on the page of the link lasts for the mailbox and the phone', async () => {
    const order = await bought()
    const token = await reviewLinkOf(shop, order.id)
    expect((await shop.clients.anon.rpc('stop_asking', { p_token: token })).data).toBe(true)
    expect((await shop.clients.anon.rpc('stop_asking', { p_token: makeToken() })).data).toBeNull()
    const next = await bought({ phone: order.phone })
    expect(await isAsked(next.id)).toBe(false)
    const made = await refusal(owner().rpc('make_review_link', { p_order_id: next.id }))
    expect(made.message).toBe('NOT_ASKED')
  })
})

describe('a link that is sent by hand', () => {
  it('where no mail goes, the owner makes a link; where one goes, none', async () => {
    const order = await bought({ opened: false })
    expect((await owner().rpc('review_request', { p_order_id: order.id })).data).toMatchObject({
      ...{ asks: true, may: true, way: null },
    })
    const { token } = await answer(
      owner().rpc('make_review_link', { p_order_id: order.id }),
      v.object({ token: v.string() }),
    )
    expect(await wrote(token, order.slug)).toMatchObject({ review: { rating: 5 } })
    const mailed = await bought()
    expect((await refusal(owner().rpc('make_review_link', { p_order_id: mailed.id }))).message).toBe(
      'NOT_ASKED',
    )
    expect(await isAsked(order.id)).toBe(false)
  })

  it('of an order that is not delivered, and while the requests are off, no link is made, and five in a day at most', async () => {
    const order = await bought({ opened: false })
    const make = () => refusal(owner().rpc('make_review_link', { p_order_id: order.id }))
    await shop.sql('update private.review_settings set asks = false')
    expect((await make()).message).toBe('NOT_ASKED')
    await shop.sql('update private.review_settings set asks = true')
    for (let i = 0; i < 5; i += 1) {
      expect((await owner().rpc('make_review_link', { p_order_id: order.id })).error).toBeNull()
    }
    expect((await make()).message).toBe('TOO_MANY_REQUESTS')
    await shop.sql("update public.orders set order_status = 'shipped' where id = $1", [order.id])
    expect((await make()).message).toBe('NOT_ASKED')
  })
})

describe('the page of a link', () => {
  it('shows the order’s products and opens no other, and ends with its time or with the delivery', async () => {
    const order = await bought()
    const other = await bought()
    const token = await reviewLinkOf(shop, order.id)
    const open = async (p_token: string) =>
      (await shop.clients.anon.rpc('open_review_link', { p_token })).data
    expect(await open(token)).toMatchObject({
      author: 'Salma B.',
      stopped: false,
      products: [{ slug: order.slug, review: null }],
    })
    expect(JSON.stringify(await open(token))).not.toContain(order.email)
    expect((await refusal(write(token, other.slug))).message).toBe('PRODUCT_NOT_FOUND')
    expect(await open(makeToken())).toBeNull()
    expect((await refusal(write(makeToken(), order.slug))).message).toBe('LINK_NOT_FOUND')
    const old = await reviewLinkOf(shop, order.id, -1)
    expect(await open(old)).toBeNull()
    await shop.sql("update public.orders set order_status = 'cancelled' where id = $1", [order.id])
    expect(await open(token)).toBeNull()
  })

  it('writes a verified review in the order’s name, changes it, and keeps one per buyer and product', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] })
    const order = await bought({ of: product })
    const token = await reviewLinkOf(shop, order.id)
    const { review } = await wrote(token, order.slug, { p_rating: 2, p_body: 'Thin.' })
    expect(review).toMatchObject({ author: 'Salma B.', status: 'published', verified: true })
    const again = await bought({ of: product, email: order.email, phone: order.phone, opened: false })
    const changed = await wrote(await reviewLinkOf(shop, again.id), order.slug, { p_rating: 4 })
    expect(changed.review.id).toBe(review.id)
    expect(await list(order.slug)).toMatchObject({ total: 1, rating: 4, all_verified: true })
  })

  it('a name that speaks for the shop is left out', async () => {
    expect((await wrote(...(await linkTo({ name: 'Zellige Support' })))).review.author).toBe('')
  })

  it('the member of an order has one review, whether it is written by the link or on the product’s page', async () => {
    const order = await bought({ by: 'shopper', email: 'shopper@zellige.example', opened: false })
    const { review } = await wrote(await reviewLinkOf(shop, order.id), order.slug, { p_rating: 3 })
    await answer(
      shop.clients.shopper.rpc('submit_review', { p_slug: order.slug, p_rating: 5 }),
      v.looseObject({ review: v.looseObject({ id: v.literal(review.id) }) }),
    )
    expect(await list(order.slug)).toMatchObject({ total: 1, rating: 5 })
  })

  it('what a guest wrote becomes the account’s with the same address', async () => {
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] })
    const guest = await bought({ of: product, email: 'shopper@zellige.example' })
    const { review } = await wrote(await reviewLinkOf(shop, guest.id), product.slug, { p_rating: 1 })
    await bought({ of: product, by: 'shopper', email: 'shopper@zellige.example', opened: false })
    expect(
      (await shop.clients.shopper.rpc('my_review', { p_slug: product.slug }, { get: true })).data,
    ).toMatchObject({
      may: true,
      review: { id: review.id, rating: 1 },
    })
    await shop.clients.shopper.rpc('submit_review', { p_slug: product.slug, p_rating: 4 })
    expect(await list(product.slug)).toMatchObject({ total: 1, rating: 4 })
  })

  it.each([
    ['rating', { p_rating: 0 }],
    ['rating', { p_rating: 6 }],
    ['title', { p_title: 'x'.repeat(81) }],
    ['body', { p_body: 'x'.repeat(2001) }],
    ['pictures', { p_pictures: 4 }],
    ['pictures', { p_pictures: -1 }],
    ['pictures', { p_keep: Array.from({ length: 4 }, () => randomUUID()) }],
  ])('a review by a link is refused for its %s', async (field, draft) => {
    expect(await refusal(write(...(await linkTo()), draft))).toMatchObject({
      status: 400,
      detail: { field },
    })
  })

  it('a link writes thirty times an hour at most', async () => {
    const [token, slug] = await linkTo()
    for (let i = 0; i < 30; i += 1) await write(token, slug)
    expect(await refusal(write(token, slug))).toMatchObject({ status: 429 })
  })

  it('a deleted order leaves the review without a name', async () => {
    const order = await bought()
    const { review } = await wrote(await reviewLinkOf(shop, order.id), order.slug)
    await shop.sql('delete from public.orders where id = $1', [order.id])
    expect(await shop.one('select author_name from public.reviews where id = $1', [review.id])).toEqual({
      author_name: null,
    })
  })
})

/** A link to a new order, and its product. */
async function linkTo(of: Parameters<typeof bought>[0] = {}): Promise<[token: string, slug: string]> {
  const order = await bought(of)
  return [await reviewLinkOf(shop, order.id), order.slug]
}

describe('when reviews appear', () => {
  it('where the owner looks first, a review waits, counts for nothing, and waits again once it is changed', async () => {
    await shop.sql("update private.review_settings set publishing = 'checked'")
    const [token, slug] = await linkTo()
    const { review } = await wrote(token, slug, { p_rating: 1 })
    expect(review.status).toBe('waiting')
    expect(await list(slug)).toMatchObject({ total: 0, rating: null, reviews: [], publishing: 'checked' })
    expect((await moderated('new')).reviews).toContainEqual(
      expect.objectContaining({ id: review.id, status: 'waiting', is_new: true }),
    )
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'published' })
    expect(await list(slug)).toMatchObject({ total: 1, rating: 1 })
    expect((await wrote(token, slug, { p_rating: 1 })).review.status).toBe('published')
    expect((await wrote(token, slug, { p_rating: 5 })).review.status).toBe('waiting')
    expect(await list(slug)).toMatchObject({ total: 0 })
  })

  it('a hidden review stays hidden, whatever its author changes', async () => {
    const [token, slug] = await linkTo()
    const { review } = await wrote(token, slug)
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'hidden', p_reason: 'spam' })
    expect((await wrote(token, slug, { p_rating: 2 })).review.status).toBe('hidden')
    expect(await list(slug)).toMatchObject({ total: 0 })
  })

  it('of an author who is not known to have bought, it is said', async () => {
    const [token, slug] = await linkTo()
    await wrote(token, slug)
    expect(await list(slug)).toMatchObject({ all_verified: true })
    await shop.sql(
      "insert into public.reviews (product_id, author_name, rating) select id, 'A', 5 from public.products where slug = $1",
      [slug],
    )
    expect(await list(slug)).toMatchObject({ all_verified: false })
  })
})

describe('pictures of reviews', () => {
  it('a member adds pictures on the product’s page, under the rules of the link', async () => {
    const order = await bought({ by: 'shopper', email: 'shopper@zellige.example', opened: false })
    const submit = (draft: Omit<Draft, 'p_rating'>) =>
      shop.clients.shopper.rpc('submit_review', { p_slug: order.slug, p_rating: 5, ...draft })
    const { review, uploads } = await answer(submit({ p_pictures: 3 }), written)
    const [first = '', second = ''] = uploads
    expect(await upload('anon', first)).toBeNull()
    expect(await sees('shopper', first)).toBe(false)
    expect((await refusal(submit({ p_keep: uploads, p_pictures: 1 }))).message).toBe('TOO_MANY_PICTURES')
    expect((await refusal(submit({ p_pictures: 4 }))).detail).toEqual({ field: 'pictures' })
    const { review: kept } = await answer(
      submit({ p_keep: [first] }),
      v.looseObject({ review: v.looseObject({ id: v.literal(review.id), pictures: v.array(v.string()) }) }),
    )
    expect(kept.pictures).toEqual([first])
    expect(await upload('anon', second)).not.toBeNull()
    // A picture of another review that is named stays where it is.
    const [token, slug] = await linkTo()
    const other = await wrote(token, slug, { p_pictures: 1, p_keep: [first] })
    expect(
      await shop.sql('select id from private.review_pictures where review_id = $1', [other.review.id]),
    ).toEqual([{ id: other.uploads[0] }])
  })

  it('a picture is seen by nobody but the owner until somebody let it through, and not once the review is hidden', async () => {
    const [token, slug] = await linkTo()
    const { review, uploads } = await wrote(token, slug, { p_pictures: 2 })
    const [name = '', missing = ''] = uploads
    expect(await upload('anon', name)).toBeNull()
    const seen = async () => [
      await sees('anon', name),
      await sees('shopper', name),
      await sees('owner', name),
    ]
    expect(await seen()).toEqual([false, false, true])
    expect((await list(slug)).reviews[0]?.pictures).toEqual([])
    const row = async () => (await moderated('new')).reviews.find(({ id }) => id === review.id)
    // The one that did not arrive is not shown to anyone.
    expect((await row())?.pictures).toEqual([{ id: name, shown: false }])
    // A picture that the owner has not seen is not published with the others.
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'published' })
    expect(await row()).toMatchObject({ is_new: true })
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'published', p_pictures: [name] })
    expect(await seen()).toEqual([true, true, true])
    expect((await list(slug)).reviews[0]?.pictures).toEqual([name])
    expect(await upload('anon', missing)).toBeNull()
    expect(await sees('anon', missing)).toBe(false)
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'hidden', p_reason: 'other' })
    expect(await seen()).toEqual([false, false, true])
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'published' })
    await owner().rpc('remove_review_picture', { p_id: name })
    expect(await seen()).toEqual([false, false, true])
    expect((await list(slug)).reviews[0]?.pictures).toEqual([])
  })

  it('only what was announced is taken, once, as a picture, within half an hour, and under no other name', async () => {
    const [token, slug] = await linkTo()
    const { uploads } = await wrote(token, slug, { p_pictures: 3 })
    const [first = '', second = '', third = ''] = uploads
    expect(await upload('anon', randomUUID())).not.toBeNull()
    expect(await upload('shopper', `${first}/more`)).not.toBeNull()
    expect(await upload('anon', first, 'image/svg+xml')).not.toBeNull()
    expect(await upload('shopper', first)).toBeNull()
    expect(await upload('anon', first)).not.toBeNull()
    await shop.sql(
      "update private.review_pictures set created_at = now() - interval '31 minutes' where id::text = $1",
      [second],
    )
    expect(await upload('anon', second)).not.toBeNull()
    await wrote(token, slug, { p_keep: [first] })
    expect(await upload('anon', third)).not.toBeNull()
    const { data } = await shop.clients.anon.storage.from('review-pictures').remove([first])
    expect(data ?? []).toEqual([])
    expect(await sees('owner', first)).toBe(true)
  })

  it('a review has three pictures at most, and twelve in all its life', async () => {
    const [token, slug] = await linkTo()
    const { uploads } = await wrote(token, slug, { p_pictures: 3 })
    expect((await refusal(write(token, slug, { p_keep: uploads, p_pictures: 1 }))).message).toBe(
      'TOO_MANY_PICTURES',
    )
    for (let i = 0; i < 3; i += 1) await wrote(token, slug, { p_pictures: 3 })
    expect((await refusal(write(token, slug, { p_pictures: 1 }))).message).toBe('TOO_MANY_PICTURES')
  })

  it('files that belong to no review any more are named to the owner’s page, which may delete them', async () => {
    const [token, slug] = await linkTo()
    const { review, uploads } = await wrote(token, slug, { p_pictures: 1 })
    const [name = ''] = uploads
    await upload('anon', name)
    await shop.sql(
      "update storage.objects set created_at = now() - interval '2 hours' where bucket_id = 'review-pictures'",
    )
    expect((await moderated('all')).stale_pictures).not.toContain(name)
    await shop.sql('delete from public.reviews where id = $1', [review.id])
    expect((await moderated('all')).stale_pictures).toContain(name)
    expect((await owner().storage.from('review-pictures').remove([name])).data).toHaveLength(1)
    expect((await moderated('all')).stale_pictures).not.toContain(name)
  })
})

describe('reports and answers', () => {
  const report = (role: Role, p_id: string, p_reason = 'spam') =>
    shop.clients[role].rpc('report_review', { p_id, p_reason })

  it('a report hides nothing, counts once per source, and is settled by looking at the review', async () => {
    const [token, slug] = await linkTo()
    const { review } = await wrote(token, slug)
    expect((await report('anon', review.id)).data).toEqual({ ok: true })
    expect((await report('anon', review.id, 'other')).data).toEqual({ ok: true })
    expect((await report('shopper', review.id, 'personal')).data).toEqual({ ok: true })
    expect(await list(slug)).toMatchObject({ total: 1 })
    const { counts, reviews } = await moderated('reported')
    expect(counts.reported).toBe(1)
    expect(reviews).toMatchObject([
      {
        id: review.id,
        reports: [
          { reason: 'personal', n: 1 },
          { reason: 'spam', n: 1 },
        ],
      },
    ])
    const [stored] = await shop.sql<{ source: string }>(
      'select source from private.review_reports where review_id = $1 and reason = $2',
      [review.id, 'personal'],
    )
    expect(stored?.source).not.toContain(shop.ids.shopper)
    await owner().rpc('set_review_status', { p_ids: [review.id], p_status: 'published' })
    expect((await moderated('reported')).reviews).toEqual([])
  })

  it('a source reports ten reviews in an hour, of one review twenty reports are kept, and of what is not there none', async () => {
    const [token, slug] = await linkTo()
    const { review } = await wrote(token, slug)
    await shop.sql(
      `insert into private.review_reports (review_id, source, reason)
       select $1, lpad(n::text, 32, '0'), 'spam' from generate_series(1, 20) n`,
      [review.id],
    )
    await report('anon', review.id)
    await report('anon', randomUUID())
    expect(await shop.one('select count(*)::int as n from private.review_reports')).toEqual({ n: 20 })
    for (let i = 0; i < 8; i += 1) await report('anon', randomUUID())
    expect(await refusal(report('anon', review.id))).toMatchObject({ status: 429 })
    expect((await refusal(report('shopper', review.id, 'dislike'))).detail).toEqual({ field: 'reason' })
    await shop.sql('delete from private.review_reports')
  })

  it('the shop’s answer stands below the review until it is taken away', async () => {
    const [token, slug] = await linkTo()
    const { review } = await wrote(token, slug)
    const say = (p_answer: string) => owner().rpc('answer_review', { p_id: review.id, p_answer })
    expect((await say('  Thank you! \n\n\n See you.  ')).data).toBe('Thank you!\n\nSee you.')
    expect((await list(slug)).reviews[0]?.answer).toBe('Thank you!\n\nSee you.')
    expect((await refusal(say('x'.repeat(1001)))).detail).toEqual({ field: 'answer' })
    await say('')
    expect((await list(slug)).reviews[0]?.answer).toBe('')
    expect((await refusal(owner().rpc('answer_review', { p_id: randomUUID(), p_answer: 'x' }))).message).toBe(
      'REVIEW_NOT_FOUND',
    )
  })
})

it('the service key writes the mails with their facts, and drops those that came too late', async () => {
  const order = await bought()
  await isAsked(order.id)
  // Mails about orders go first, a hundred at a time.
  await shop.sql("update private.email_outbox set dropped_at = now() where template <> 'review-request'")
  const claim = async (): Promise<
    { template: string; recipient: string; facts: Record<string, unknown> }[]
  > => {
    const { data } = await shop.clients.anon
      .rpc('claim_mail', { p_limit: 100 })
      .setHeader('Authorization', `Bearer ${serviceToken()}`)
    return v.parse(
      v.array(
        v.looseObject({
          template: v.string(),
          recipient: v.string(),
          facts: v.record(v.string(), v.unknown()),
        }),
      ),
      data,
    )
  }
  const mail = (await claim()).find(
    ({ recipient, template }) => recipient === order.email && template === 'review-request',
  )
  expect(mail?.facts).toMatchObject({
    token: expect.stringMatching(/^[0-9a-f]{64}$/),
    products: [{ slug: order.slug }],
    unsubscribe: expect.any(String),
  })
})
