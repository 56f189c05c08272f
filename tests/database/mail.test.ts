// Mail: the rows of the outbox, from their causes to the sender, and how to unsubscribe.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimedMail, toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { handleUnsubscribe } from '../../supabase/functions/_shared/mail/unsubscribe-handler.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { site } from '../mail/samples.ts'
import { makeDeal, makeEmail, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  // Mails to owners are tested in order-notices.test.ts.
  await shop.sql("update public.shop_settings set order_mail = 'off'")
})
afterAll(() => shop.close())
beforeEach(async () => {
  // What other tests left is nothing to send here.
  await shop.sql('update private.email_outbox set dropped_at = now() where sent_at is null')
  await shop.sql('delete from public.subscriptions')
})

const apikey = 'sb_publishable_shop_local'
const callAs = (headers: Record<string, string>) =>
  restCall({
    url: 'http://shop.test',
    headers: { apikey, ...headers },
    fetch: (request) => shop.fetch(request.url, request),
  })
const buyer = (email: string) => ({ p_customer: { name: 'Nora Alami', email, phone: '+212 600 000 000' } })
const publicCall = callAs({})
const service = callAs({ Authorization: `Bearer ${serviceToken()}` })
const claim = async (limit = 100) => toClaimedMails(await service('claim_mail', { p_limit: limit }))
/** Lets the 15 seconds pass in which an owner may still take something back. */
const pass = () =>
  shop.sql(`update private.email_outbox set created_at = created_at - interval '1 minute',
    next_try_at = next_try_at - interval '1 minute' where sent_at is null`)
const templates = (mails: ClaimedMail[]) => mails.map(({ template }) => template)
const waiting = (recipient: string) =>
  shop.sql<{ template: string; payload: Record<string, string> }>(
    `select template, payload from private.email_outbox
     where recipient = $1 and sent_at is null and failed_at is null and dropped_at is null order by id`,
    [recipient],
  )
const topics = async (email: string) =>
  (
    await shop.sql<{ topic: string }>(
      'select topic from public.subscriptions where email = $1 order by topic',
      [email],
    )
  ).map(({ topic }) => topic)
/** Asks for a subscription and opens the link of the mail. */
const subscribe = async (email: string, topic: string) => {
  const { error } = await shop.clients.anon.rpc('subscribe', { p_email: email, p_topic: topic })
  expect(error).toBeNull()
  const asked = await shop.sql<{ token: string }>(
    `update private.email_outbox set sent_at = now() - interval '2 hours'
     where lower(recipient) = lower($1) and template = 'subscribe-confirm' and payload ->> 'topic' = $2 and sent_at is null
     returning unsubscribe_token as token`,
    [email.trim(), topic],
  )
  for (const { token } of asked) await shop.clients.anon.rpc('confirm_address', { p_token: token })
}
const move = async (
  id: string,
  change: { order_status?: string; tracking_number?: string; carrier?: string },
) => {
  const { error } = await shop.clients.owner.from('orders').update(change).eq('id', id)
  expect(error).toBeNull()
}

describe('an order', () => {
  async function placed() {
    const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
    const args = orderArgs([product.line(2)], 60)
    const order = await place(shop.clients.anon, args)
    return { id: order.id, number: order.order_number, email: (args.p_customer as { email: string }).email }
  }

  it('an order is confirmed by mail at once, with its items, its total and a link to track it', async () => {
    const { number, email } = await placed()
    const [mail, ...more] = await claim()
    expect(more).toEqual([])
    expect(mail).toMatchObject({ template: 'order-pending', recipient: email })
    const { subject, text, headers } = compose(mail as ClaimedMail, site)
    expect(subject).toBe(`Your order ${number} is in`)
    for (const words of ['Thank you\n', 'A test product', '2 × $30.00', 'Total: $60.00'])
      expect(text).toContain(words)
    expect(text).toContain(`https://shop.example/track?order=${number}`)
    // Anybody could have typed this address, so the mail repeats nothing and can be ended with one press.
    expect(text).not.toMatch(/Nora|Casablanca 20250/)
    expect(text).toContain(`https://shop.example/not-me#${mail?.stop}`)
    expect(headers['List-Unsubscribe']).toContain(`?stop=${mail?.stop}`)
  })

  it('the mail of a member’s order repeats name and address to the address of the account', async () => {
    const product = await makeProduct(shop, { price: 60 })
    await place(shop.clients.shopper, orderArgs([product.line(1)], 60, buyer('shopper@zellige.example')))
    const [mail] = await claim()
    const { text, headers } = compose(mail as ClaimedMail, site)
    expect(text).toContain('Thank you, Nora Alami')
    expect(text).toContain('Casablanca 20250')
    expect(headers).not.toHaveProperty('List-Unsubscribe')
    expect(mail?.stop).toBeNull()
  })

  it('an unconfirmed address is mailed nothing that the one who ordered does afterwards', async () => {
    const { id, email } = await placed()
    expect(templates(await claim())).toEqual(['order-pending'])
    await shop.sql(
      "update public.orders set order_status = 'cancelled', cancel_reason = 'customer' where id = $1",
      [id],
    )
    await pass()
    expect(await claim()).toEqual([])
    expect(
      await shop.sql('select last_error from private.email_outbox where recipient = $1 order by id', [email]),
    ).toEqual([{ last_error: null }, { last_error: 'unconfirmed' }])
  })

  it('the mail of an order carries no token, no account and no inner ids to the sender', async () => {
    const product = await makeProduct(shop, { price: 60 })
    const args = orderArgs([product.line(1)], 60)
    await place(shop.clients.shopper, args)
    const text = JSON.stringify(await claim())
    for (const secret of [args.p_idempotency_key, String(shop.ids.shopper), 'user_id', 'token_hash'])
      expect(text).not.toContain(secret)
  })

  it('an order is mailed about when its status changes, after the time to undo it', async () => {
    const { id } = await placed()
    expect(templates(await claim())).toEqual(['order-pending'])
    for (const status of ['processing', 'shipped', 'delivered']) {
      await move(id, { order_status: status })
      expect(await claim()).toEqual([])
      await pass()
      expect(templates(await claim())).toEqual([`order-${status}`])
      expect(await claim()).toEqual([])
    }
  })

  it('an order is mailed about with carrier and tracking number when they are set with the status', async () => {
    const { id } = await placed()
    await claim()
    await move(id, { order_status: 'shipped', carrier: 'Amana', tracking_number: 'AM1' })
    await pass()
    const [mail, ...more] = await claim()
    expect(more).toEqual([])
    const { text } = compose(mail as ClaimedMail, site)
    expect(text).toContain('Carrier: Amana')
    expect(text).toContain('Tracking number: AM1')
  })

  it('a tracking number that follows is in the same mail before it went out, and later in another', async () => {
    const { id } = await placed()
    await claim()
    await move(id, { order_status: 'shipped' })
    await move(id, { carrier: 'Amana' })
    await move(id, { tracking_number: 'AM1' })
    await pass()
    const [mail, ...more] = await claim()
    expect(more).toEqual([])
    expect(compose(mail as ClaimedMail, site).text).toContain('AM1')

    await move(id, { tracking_number: 'AM2' })
    await move(id, { tracking_number: 'AM3' })
    await pass()
    const later = await claim()
    expect(templates(later)).toEqual(['order-tracking'])
    expect(compose(later[0] as ClaimedMail, site).text).toContain('AM3')
  })

  it('the mails of an order say nothing of a status that was taken back, or that has passed', async () => {
    const { id, email } = await placed()
    await claim()
    await move(id, { order_status: 'cancelled' })
    await move(id, { order_status: 'pending' })
    await move(id, { order_status: 'processing' })
    await move(id, { order_status: 'shipped' })
    expect((await waiting(email)).map(({ template }) => template)).toEqual([
      'order-pending',
      'order-cancelled',
      'order-pending',
      'order-processing',
      'order-shipped',
    ])
    await pass()
    // The first confirmation is on its way in another sender's hands; a second one is not sent.
    expect(templates(await claim())).toEqual(['order-shipped'])
    const dropped = await shop.sql(
      'select template from private.email_outbox where recipient = $1 and dropped_at is not null order by id',
      [email],
    )
    expect(dropped).toEqual([
      { template: 'order-cancelled' },
      { template: 'order-pending' },
      { template: 'order-processing' },
    ])
  })

  it('the mail of an order that is cancelled unpaid says nothing of money', async () => {
    const { id } = await placed()
    await claim()
    await move(id, { order_status: 'cancelled' })
    await pass()
    const [mail] = await claim()
    expect(compose(mail as ClaimedMail, site).text).not.toMatch(/refund|charged|paid/)
  })

  it('an order that does not come to be has no mail', async () => {
    const { n } = await shop.one<{ n: number }>('select count(*)::int as n from private.email_outbox')
    const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 0 }] })
    expect(
      (await refusal(shop.clients.anon.rpc('place_order', orderArgs([product.line(1)], 60)))).message,
    ).toBe('OUT_OF_STOCK')
    expect((await shop.one<{ n: number }>('select count(*)::int as n from private.email_outbox')).n).toBe(n)
  })
})

describe('a variant that is back', () => {
  async function soldOut() {
    const product = await makeProduct(shop, {
      price: 12.5,
      originalPrice: 25,
      stock: [
        { size: 'M', color: 'Pink', quantity: 0 },
        { size: 'L', color: 'Pink', quantity: 3 },
      ],
    })
    const { id } = await shop.one<{ id: string }>(
      "select id from public.product_variants where product_id = $1 and size = 'M'",
      [product.id],
    )
    return { product, id, topic: `back-in-stock:${id}` }
  }
  const stock = async (id: string, quantity: number) => {
    const { error } = await shop.clients.owner.from('product_variants').update({ quantity }).eq('id', id)
    expect(error).toBeNull()
  }

  it('a variant that is back is mailed once to every subscriber, whose subscription ends', async () => {
    const { id, topic, product } = await soldOut()
    const [one, two, elsewhere] = [makeEmail(), makeEmail(), makeEmail()]
    const other = await soldOut()
    await subscribe(one, topic)
    await subscribe(two, topic)
    await subscribe(elsewhere, other.topic)
    await stock(id, 5)
    const mails = await claim()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([one, two].toSorted())
    expect([await topics(one), await topics(two), await topics(elsewhere)]).toEqual([[], [], [other.topic]])
    const { subject, text } = compose(mails[0] as ClaimedMail, site)
    expect(subject).toBe('A test product is back in Pink, M')
    expect(text).toContain(`https://shop.example/product/${product.slug}`)
    expect(text).toContain('$12.50 (was $25.00)')

    await stock(id, 6)
    await stock(id, 0)
    await stock(id, 7)
    expect(await claim()).toEqual([])
  })

  it('a variant that is back is mailed however the stock increases: in bulk, by a cancelled order', async () => {
    const { topic, product } = await soldOut()
    const email = makeEmail()
    await subscribe(email, topic)
    await shop.sql('update public.product_variants set quantity = quantity + 1 where product_id = $1', [
      product.id,
    ])
    expect(templates(await claim())).toEqual(['back-in-stock'])

    const args = orderArgs([product.line(1, 'M', 'Pink')], 20.49)
    const order = await place(shop.clients.anon, args)
    await subscribe(email, topic)
    await move(order.id, { order_status: 'cancelled' })
    expect(templates(await claim()).toSorted()).toEqual(['back-in-stock', 'order-pending'])
  })

  it('a variant that is back is not mailed when the change is undone, or the product is archived', async () => {
    const { id, topic, product } = await soldOut()
    const email = makeEmail()
    await subscribe(email, topic)
    await shop.database.transaction(async (tx) => {
      await tx.query('update public.product_variants set quantity = 3 where id = $1', [id])
      await tx.rollback()
    })
    expect(await waiting(email)).toEqual([])
    expect(await topics(email)).toEqual([topic])
    await shop.sql("update public.products set status = 'archived' where id = $1", [product.id])
    await stock(id, 2)
    expect(await waiting(email)).toEqual([])
    expect(await topics(email)).toEqual([topic])
  })

  it('a shopper waits on for a variant that is gone again before the mail could go', async () => {
    const { id, topic } = await soldOut()
    const email = makeEmail()
    await subscribe(email, topic)
    await stock(id, 1)
    await stock(id, 0)
    expect(await claim()).toEqual([])
    expect(await topics(email)).toEqual([topic])
    await stock(id, 1)
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([email])
  })

  it('a shopper waits on for a product that is taken off sale before the mail could go, until it is on sale again', async () => {
    const { id, topic, product } = await soldOut()
    const email = makeEmail()
    const become = (status: string) =>
      shop.sql('update public.products set status = $2 where id = $1', [product.id, status])
    await subscribe(email, topic)
    await stock(id, 1)
    await become('draft')
    expect(await claim()).toEqual([])
    expect(await topics(email)).toEqual([topic])
    await become('live')
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([email])
    expect(await topics(email)).toEqual([])
  })

  it('a variant that comes back while its product is archived is mailed once that is on sale again', async () => {
    const [kept, gone] = [await soldOut(), await soldOut()]
    const [one, two] = [makeEmail(), makeEmail()]
    await subscribe(one, kept.topic)
    await subscribe(two, gone.topic)
    const products = [kept.product.id, gone.product.id]
    await shop.sql("update public.products set status = 'archived' where id = any ($1)", [products])
    await stock(kept.id, 2)
    await shop.sql("update public.products set status = 'live' where id = any ($1)", [products])
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([one])
    expect(await topics(two)).toEqual([gone.topic])
  })

  it('a variant that is in stock already is mailed at once to a shopper who subscribes', async () => {
    const { id, topic } = await soldOut()
    await stock(id, 1)
    const email = makeEmail()
    await subscribe(email, topic)
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([email])
    expect(await topics(email)).toEqual([])
  })

  it('a variant that is no more can be waited for, but not a text that is no variant', async () => {
    const email = makeEmail()
    await subscribe(email, `back-in-stock:${randomUUID()}`)
    for (const id of ['-'.repeat(36), 'f'.repeat(36), `{${randomUUID()}}`, randomUUID().toUpperCase()]) {
      const topic = `back-in-stock:${id}`
      const { error } = await shop.clients.anon.rpc('subscribe', { p_email: email, p_topic: topic })
      expect(error).toMatchObject({ message: 'INVALID_INPUT' })
    }
    expect(await topics(email)).toHaveLength(1)
    expect(await waiting(email)).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    ['invisible letters', (email: string) => email.replace('@', '\u200b@\u2060')],
    ['full width', (email: string) => email.replaceAll('e', 'ｅ').replace('@', '＠')],
    ['white space around', (email: string) => ` \u00a0${email}\n`],
    ['capitals', (email: string) => email.toUpperCase()],
    ['a direction', (email: string) => `\u202a${email}\u202c`],
  ])('an email address is the same with %s', async (_what, typed) => {
    const email = makeEmail()
    await subscribe(email, 'newsletter')
    const { error } = await shop.clients.anon.rpc('subscribe', {
      p_email: typed(email),
      p_topic: 'newsletter',
    })
    expect(error).toBeNull()
    expect(await shop.sql('select 1 from public.subscriptions where email = $1', [email])).toHaveLength(1)
    const others = await shop.sql(
      `select 1 from private.email_outbox where recipient <> $1 and private.fold(recipient) = private.fold($1)`,
      [email],
    )
    expect(others).toEqual([])
  })
})

describe('a new subscription', () => {
  it.each([
    ['newsletter', 'You are on the list'],
    ['flash-deals', 'You will hear of the next flash deals'],
    ['vip-club', 'Welcome to the VIP Club'],
  ])('a new subscription to %s is welcomed once', async (topic, words) => {
    const email = makeEmail()
    await subscribe(email, topic)
    await subscribe(email, topic)
    const mails = await claim()
    expect(mails.map(({ recipient }) => recipient)).toEqual([email])
    expect(compose(mails[0] as ClaimedMail, site).text).toContain(words)
    await shop.sql('delete from public.subscriptions where email = $1', [email])
    await subscribe(email, topic)
    expect(await waiting(email)).toHaveLength(1)
    await shop.sql(
      "update private.email_outbox set sent_at = now() where recipient = $1 and template = 'welcome'",
      [email],
    )
  })

  it('a new subscription to what is coming is not welcomed: there is nothing to say yet', async () => {
    const email = makeEmail()
    await subscribe(email, 'coming-soon')
    expect(await waiting(email)).toEqual([])
  })

  it('new subscriptions send an address at most five mails in an hour', async () => {
    const email = makeEmail()
    const product = await makeProduct(shop, {
      stock: Array.from({ length: 12 }, (_, i) => ({ size: `S${i}`, quantity: 1 })),
    })
    const variants = await shop.sql<{ id: string }>(
      'select id from public.product_variants where product_id = $1',
      [product.id],
    )
    for (const { id } of variants) await subscribe(email, `back-in-stock:${id}`)
    await subscribe(email, 'newsletter')
    expect(await waiting(email)).toHaveLength(5)
    // The others stay, and wait for the next time.
    expect(await topics(email)).toHaveLength(8)
  })
})

describe('an address that confirmed nothing', () => {
  /** The secret in the one mail of an order. */
  const ordered = async () => {
    const product = await makeProduct(shop, { price: 60 })
    const email = makeEmail()
    await place(shop.clients.anon, orderArgs([product.line(1)], 60, buyer(email)))
    const mail = (await claim()).find(({ recipient }) => recipient === email)
    return { email, token: mail?.stop ?? '' }
  }
  const again = async (email: string) => {
    const product = await makeProduct(shop, { price: 60 })
    await place(shop.clients.anon, orderArgs([product.line(1)], 60, buyer(email)))
    return claim()
  }

  it('an address gets nothing more after "this was not me", in whatever spelling, until it is confirmed', async () => {
    const { email, token } = await ordered()
    expect(await publicCall('stop_mail', { p_token: token })).toEqual({
      stopped: true,
      email: `${email[0]}…@${email.split('@')[1]}`,
    })
    expect(await again(email)).toEqual([])
    expect(await again(email.toUpperCase().replace('@', '+x@'))).toEqual([])
    await publicCall('confirm_address', { p_token: token })
    const mails = await again(email)
    expect(templates(mails)).toEqual(['order-pending'])
    expect(mails[0]?.stop).toBeNull()
  })

  it('an address is not suppressed for a tag that bounced, but the tag is', async () => {
    const email = makeEmail()
    const tagged = email.replace('@', '+tag@')
    const [mail] = await again(tagged)
    await service('mail_failed', {
      p_id: mail?.id,
      p_lease: mail?.lease,
      p_error: '550 no such user',
      p_bounced: true,
    })
    expect(await again(tagged)).toEqual([])
    expect(templates(await again(email))).toEqual(['order-pending'])
  })

  it('an unconfirmed address waits when the shop has sent its share of the hour; confirmed ones go on', async () => {
    await shop.sql(
      `insert into private.email_outbox (recipient, template, payload, sent_at, is_unconfirmed)
       select 'filler' || n || '@example.com', 'welcome', '{}', now(), true from generate_series(1, 1000) n`,
    )
    const email = makeEmail()
    expect(await again(email)).toEqual([])
    await shop.sql('insert into private.confirmed_emails (email) values ($1)', [email])
    expect(templates(await claim())).toEqual(['order-pending'])
    await shop.sql("delete from private.email_outbox where recipient like 'filler%'")
  })
})

describe('flash deals', () => {
  beforeEach(async () => {
    await shop.sql("delete from public.deals where kind = 'flash'")
    await shop.sql('delete from private.flash_notices')
    await shop.sql("delete from private.email_outbox where template in ('flash-deals', 'welcome')")
  })
  const begin = async (minutesAgo: number, price = 5) => {
    const product = await makeProduct(shop, { price: 20, originalPrice: 40 })
    const deal = await makeDeal(shop, product.id, { price, from: -minutesAgo / 60, to: 3 })
    return { product, deal }
  }
  /** Subscribes without the welcome, which other tests are about. */
  const readers = async (...list: [email: string, topic: string][]) => {
    for (const [email, topic] of list) {
      await shop.sql('insert into public.subscriptions (email, topic) values ($1, $2)', [email, topic])
    }
    await shop.sql("delete from private.email_outbox where template = 'welcome'")
  }

  it('flash deals that start are mailed to their subscribers, each address once per round', async () => {
    const [flash, vip, both, news] = [makeEmail(), makeEmail(), makeEmail(), makeEmail()]
    await readers(
      [flash, 'flash-deals'],
      [vip, 'vip-club'],
      [both, 'flash-deals'],
      [both, 'vip-club'],
      [news, 'newsletter'],
    )
    expect(await claim()).toEqual([])
    const { product } = await begin(2)
    const mails = await claim()
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([flash, vip, both].toSorted())
    const { subject, text, headers } = compose(mails[0] as ClaimedMail, site)
    expect(subject).toBe('Flash deals are on: A test product for $5.00')
    expect(text).toContain(`https://shop.example/product/${product.slug}`)
    expect(headers).toHaveProperty('List-Unsubscribe')
    expect(await claim()).toEqual([])
  })

  it('flash deals are mailed at most once in a day', async () => {
    const email = makeEmail()
    await readers([email, 'flash-deals'])
    await begin(30)
    expect(await claim()).toHaveLength(1)
    await begin(1)
    expect(await claim()).toEqual([])
    await shop.sql(
      "update private.email_outbox set created_at = created_at - interval '21 hours' where recipient = $1",
      [email],
    )
    await begin(0.5)
    expect(await claim()).toHaveLength(1)
  })

  it('flash deals are not mailed when they began long ago, are yet to begin, or are gone', async () => {
    const email = makeEmail()
    await readers([email, 'flash-deals'])
    await begin(90)
    await begin(-10)
    expect(await claim()).toEqual([])
    const { deal } = await begin(5)
    await shop.sql('update public.deals set sold = total where id = $1', [deal])
    expect(await claim()).toEqual([])
  })

  it('mails of flash deals are dropped when the deals are over or the reader has left before they go', async () => {
    const [email, left] = [makeEmail(), makeEmail()]
    await readers([email, 'flash-deals'], [left, 'flash-deals'])
    const { deal } = await begin(5)
    expect(await claim(0)).toEqual([])
    expect(await waiting(email)).toHaveLength(1)
    await shop.sql('delete from public.subscriptions where email = $1', [left])
    expect((await claim()).map(({ recipient }) => recipient)).toEqual([email])
    await shop.sql('update public.deals set ends_at = now() where id = $1', [deal])
    await shop.sql('update private.email_outbox set next_try_at = now() where sent_at is null')
    expect(await claim()).toEqual([])
    expect(await waiting(email)).toEqual([])
  })
})

describe('leaving a list', () => {
  /** The secret in an address's mail of a template, about a topic where it has one. */
  const tokenOf = async (email: string, template: string, topic: string | null = null) =>
    (
      await shop.one<{ token: string }>(
        `select unsubscribe_token as token from private.email_outbox
         where recipient = $1 and template = $2 and payload ->> 'topic' is not distinct from $3`,
        [email, template, topic],
      )
    ).token
  const leave = async (token: string, all = false) => {
    const { data, error } = await shop.clients.anon.rpc('unsubscribe', { p_token: token, p_all: all })
    expect(error).toBeNull()
    return data
  }
  /** An address with mails of two lists, claimed, so that it has their secrets. */
  async function reader() {
    const email = makeEmail()
    for (const topic of ['newsletter', 'flash-deals', 'vip-club', 'coming-soon'])
      await subscribe(email, topic)
    await claim()
    return email
  }

  it('leaving a list ends that list, and what belongs to it, and no other', async () => {
    const email = await reader()
    const other = await reader()
    const answer = { list: 'deals', email: `${email[0]}…@example.com` }
    const token = await tokenOf(email, 'welcome', 'flash-deals')
    expect(await leave(token)).toEqual(answer)
    expect(await topics(email)).toEqual(['coming-soon', 'newsletter'])
    expect(await topics(other)).toHaveLength(4)
    expect(await leave(token)).toEqual(answer)
  })

  it('leaving a list ends all lists when asked to', async () => {
    const email = await reader()
    expect(await leave(await tokenOf(email, 'welcome', 'newsletter'), true)).toMatchObject({
      list: 'newsletter',
    })
    expect(await topics(email)).toEqual([])
  })

  it('leaving a list stops what waits in the outbox, but nothing about an order', async () => {
    const email = await reader()
    const product = await makeProduct(shop, { price: 60 })
    await place(
      shop.clients.anon,
      orderArgs([product.line(1)], 60, { p_customer: { name: 'A B', email, phone: '123456' } }),
    )
    await shop.sql('update private.email_outbox set lease = null, next_try_at = now() where recipient = $1', [
      email,
    ])
    expect(await waiting(email)).toHaveLength(4)
    await leave(await tokenOf(email, 'welcome', 'newsletter'))
    expect((await waiting(email)).map(({ payload }) => payload.topic ?? 'order')).toEqual([
      'flash-deals',
      'vip-club',
      'order',
    ])
    await leave(await tokenOf(email, 'welcome', 'newsletter'), true)
    expect(await waiting(email)).toMatchObject([{ template: 'order-pending' }])
  })

  it('leaving a list ends every wait for stock by the link of one such mail', async () => {
    const product = await makeProduct(shop, {
      stock: [
        { size: 'S', quantity: 0 },
        { size: 'M', quantity: 0 },
      ],
    })
    const variants = await shop.sql<{ id: string }>(
      'select id from public.product_variants where product_id = $1',
      [product.id],
    )
    const email = makeEmail()
    for (const { id } of variants) await subscribe(email, `back-in-stock:${id}`)
    await shop.sql('update public.product_variants set quantity = 1 where id = $1', [variants[0]?.id])
    await claim()
    expect(await topics(email)).toHaveLength(1)
    await leave(await tokenOf(email, 'back-in-stock'))
    expect(await topics(email)).toEqual([])
  })

  it.each(['', 'x', '00000000-0000-4000-8000-000000000000', "' or true --"])(
    'leaving a list by %o leads nowhere',
    async (token) => {
      const email = await reader()
      expect(await leave(token)).toBeNull()
      expect(await leave(token, true)).toBeNull()
      expect(await topics(email)).toHaveLength(4)
    },
  )

  it('leaving a list works by the secret of a mail sent long ago, and by none of a mail about an order', async () => {
    const email = await reader()
    const token = await tokenOf(email, 'welcome', 'newsletter')
    await shop.sql(
      "update private.email_outbox set sent_at = now() - interval '1 year' where recipient = $1",
      [email],
    )
    const product = await makeProduct(shop, { price: 60 })
    await place(
      shop.clients.anon,
      orderArgs([product.line(1)], 60, { p_customer: { name: 'A B', email, phone: '123456' } }),
    )
    expect(await leave(await tokenOf(email, 'order-pending'), true)).toBeNull()
    expect(await topics(email)).toHaveLength(4)
    expect(await leave(token)).toMatchObject({ list: 'newsletter' })
    expect(await topics(email)).toHaveLength(3)
  })

  it('leaving every list drops what lists wait to send, and no answer, invitation or notice of orders', async () => {
    const email = await reader()
    const token = await tokenOf(email, 'welcome', 'newsletter')
    await shop.sql('delete from private.email_outbox where recipient = $1 and unsubscribe_token <> $2', [
      email,
      token,
    ])
    await shop.sql(
      `insert into private.email_outbox (recipient, template, payload)
       select $1, t, '{}' from unnest($2::text[]) as t`,
      [
        email,
        [
          'flash-deals',
          'cart-reminder',
          'message-received',
          'student-code',
          'admin-invitation',
          'orders-placed',
        ],
      ],
    )
    await leave(token, true)
    const left = await shop.sql<{ template: string }>(
      `select template from private.email_outbox
       where recipient = $1 and dropped_at is null and sent_at is null order by template`,
      [email],
    )
    expect(left.map(({ template }) => template)).toEqual([
      'admin-invitation',
      'message-received',
      'orders-placed',
      'student-code',
    ])
  })

  it('a mail has the same secret however often it is sent, and every mail has another', async () => {
    const email = await reader()
    const secrets = async () => {
      await shop.sql('update private.email_outbox set next_try_at = now() where recipient = $1', [email])
      return (await claim()).map(({ facts }) => facts.unsubscribe)
    }
    const first = await secrets()
    expect(await secrets()).toEqual(first)
    expect(new Set(first).size).toBe(3)
  })

  it('leaving a list works by a mail client’s own button: a POST ends it, a GET leads to the page', async () => {
    const email = await reader()
    const token = await tokenOf(email, 'welcome', 'newsletter')
    const ask = (method: string, secret = token) =>
      handleUnsubscribe(
        new Request(`https://project.example/functions/v1/unsubscribe?token=${secret}`, { method }),
        {
          call: callAs({}),
          site: site.url,
        },
      )
    const page = await ask('GET')
    expect([page.status, page.headers.get('Location')]).toEqual([
      303,
      `https://shop.example/unsubscribe#${token}`,
    ])
    expect(await topics(email)).toContain('newsletter')
    expect((await ask('POST')).status).toBe(200)
    expect(await topics(email)).not.toContain('newsletter')
    expect((await ask('POST')).status).toBe(200)
    expect((await ask('POST', 'nothing')).status).toBe(404)
    expect((await ask('PUT')).status).toBe(405)
  })
})

describe('the sender', () => {
  it.each(roles)('the sender of mail is not %s', async (role) => {
    const before = await shop.fingerprint('private.email_outbox')
    const client = shop.clients[role]
    const lease = randomUUID()
    for (const { error } of [
      await client.rpc('claim_mail', { p_limit: 1 }),
      await client.rpc('mail_sent', { p_id: 1, p_lease: lease }),
      await client.rpc('mail_failed', { p_id: 1, p_lease: lease, p_error: 'x' }),
    ]) {
      expect(error?.code).toBe('42501')
    }
    expect(await shop.fingerprint('private.email_outbox')).toBe(before)
  })

  it('the sender of mail gets no more than it asks for, and never more than a hundred', async () => {
    await shop.sql(
      "insert into public.subscriptions (email, topic) select 'many-' || i || '@example.com', 'newsletter' from generate_series(1, 130) i",
    )
    expect(await claim(0)).toEqual([])
    expect(await claim(-1)).toEqual([])
    expect(await claim(7)).toHaveLength(7)
    expect(await claim(1000)).toHaveLength(100)
    expect(await claim(1000)).toHaveLength(23)
  })
})

describe('the pause before the next try', () => {
  it('the pause before a mail’s next try is a minute, doubles, and never grows beyond six hours', async () => {
    const minutes = (
      await shop.sql<{ m: number }>(
        'select extract(epoch from private.mail_delay(i))::float / 60 as m from generate_series(-5, 1000) i order by i',
      )
    ).map(({ m }) => m)
    const counted = minutes.slice(6)
    expect(counted.slice(0, 8)).toEqual([1, 2, 4, 8, 16, 32, 64, 128])
    expect(minutes.slice(0, 6)).toEqual(Array(6).fill(1))
    for (const [i, pause] of counted.entries()) {
      expect(pause).toBe(Math.min(360, (counted[i - 1] ?? 0.5) * 2))
    }
  })
})
