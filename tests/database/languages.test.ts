// In which language an order, a member and a subscriber read, and that what reaches them is in it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ClaimedMail, toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { site } from '../mail/samples.ts'
import { answer } from '../support/answer.ts'
import { customer, makeProduct, makeToken, orderArgs, placedOrder, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await shop.sql(
    `update public.shop_settings set languages = '{ar,fr,en}', text_language = 'en', order_mail = 'off'`,
  )
})
afterAll(() => shop.close())
beforeEach(() => shop.sql('update private.email_outbox set dropped_at = now() where sent_at is null'))

const service = restCall({
  url: 'http://shop.test',
  headers: { apikey: 'sb_publishable_shop_local', Authorization: `Bearer ${serviceToken()}` },
  fetch: (request) => shop.fetch(request.url, request),
})
const claim = async (recipient: string): Promise<ClaimedMail> => {
  await shop.sql(`update private.email_outbox set created_at = created_at - interval '1 minute',
    next_try_at = next_try_at - interval '1 minute' where sent_at is null`)
  const mails = toClaimedMails(await service('claim_mail', { p_limit: 100 }))
  const mail = mails.find((each) => each.recipient === recipient)
  if (!mail) throw new Error(`No mail to ${recipient}`)
  return mail
}
const placeIn = (language: string | null, args: Parameters<typeof orderArgs>, role: Role = 'anon') => {
  const request = shop.clients[role].rpc('place_order', orderArgs(...args))
  return answer(language === null ? request : request.setHeader('Accept-Language', language), placedOrder)
}
const languageOf = async (id: string) =>
  (await shop.one<{ language: string }>('select language from public.orders where id = $1', [id])).language

/** A dress with a French title, in a colour with a French and an Arabic name. */
async function dress() {
  const color = `C${randomUUID().slice(0, 6)}`
  const product = await makeProduct(shop, { price: 30, stock: [{ size: 'M', color, quantity: 90 }] })
  await shop.sql(
    `insert into public.product_translations (product_id, language, title) values ($1, 'fr', 'Une robe')`,
    [product.id],
  )
  await shop.sql(
    `insert into public.option_words (name, translations) values ($1, '{"fr": {"name": "Rose"}, "ar": {"name": "وردي"}}')`,
    [color],
  )
  return { ...product, color }
}

describe('the language of an order', () => {
  it('an order keeps the language of the page on which it was placed, and the title that was shown', async () => {
    const { line, color } = await dress()
    const { id } = await placeIn('fr', [[line(2)], 60])
    expect(await languageOf(id)).toBe('fr')
    expect(
      await shop.one('select product_name, shown_title, color from public.order_items where order_id = $1', [
        id,
      ]),
    ).toEqual({ product_name: 'A test product', shown_title: 'Une robe', color })
  })

  it.each([
    [null, 'ar'],
    ['*', 'ar'],
    ['de', 'ar'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr'],
  ])('an order of a request that asks for %s is in %s', async (asked, language) => {
    const { line } = await makeProduct(shop, { price: 30 })
    expect(await languageOf((await placeIn(asked, [[line(2)], 60])).id)).toBe(language)
  })

  it('an order in the language of the shop’s texts has the title of the row', async () => {
    const { line } = await dress()
    const { id } = await placeIn('en', [[line(2)], 60])
    expect(await shop.one('select shown_title from public.order_items where order_id = $1', [id])).toEqual({
      shown_title: null,
    })
  })

  it('an owner’s order is in the customer’s language, whatever the owner’s is, and in the shop’s first one by itself', async () => {
    const { line } = await dress()
    const byPhone = (language: object) =>
      answer(
        shop.clients.owner
          .rpc('place_owner_order', { ...orderArgs([line(2)], 60), p_channel: 'phone', ...language })
          .setHeader('Accept-Language', 'en'),
        placedOrder,
      )
    const chosen = await byPhone({ p_language: 'fr' })
    expect(await languageOf(chosen.id)).toBe('fr')
    expect(
      await shop.one('select shown_title from public.order_items where order_id = $1', [chosen.id]),
    ).toEqual({ shown_title: 'Une robe' })
    expect(await languageOf((await byPhone({})).id)).toBe('ar')
    const wrong = shop.clients.owner.rpc('place_owner_order', {
      ...orderArgs([line(2)], 60),
      p_channel: 'phone',
      p_language: 'de',
    })
    expect(await refusal(wrong)).toMatchObject({ message: 'INVALID_INPUT', detail: { field: 'language' } })
  })

  it('a French order’s mail is French and leads to French pages, though the owner works in Arabic', async () => {
    const { line } = await dress()
    const buyer = customer()
    const { id } = await placeIn('fr', [[line(2)], 60, { p_customer: buyer }])
    await claim(buyer.email)
    await shop.clients.owner
      .from('orders')
      .update({ order_status: 'processing' })
      .eq('id', id)
      .setHeader('Accept-Language', 'ar')
    const mail = await claim(buyer.email)
    expect(mail).toMatchObject({ template: 'order-processing', language: 'fr', languagePath: '/fr' })
    const { subject, html, text } = compose(mail, site)
    expect(subject).toMatch(/^Nous préparons votre commande /)
    expect(html).toContain('<html lang="fr" dir="ltr">')
    expect(text).toContain('Une robe, Rose, M')
    expect(text).toContain('https://shop.example/fr/track?order=')
    expect(text).not.toMatch(/A test product|\p{Script=Arabic}/u)
  })

  it('a mail leads to pages without a language where that is the shop’s first one, or one that it speaks no longer', async () => {
    const path = async (language: string) =>
      (await shop.one<{ path: string }>('select private.language_path($1) as path', [language])).path
    expect([await path('ar'), await path('fr'), await path('en')]).toEqual(['', '/fr', '/en'])
    await shop.sql(`update public.shop_settings set languages = '{ar,en}'`)
    expect(await path('fr')).toBe('')
    await shop.sql(`update public.shop_settings set languages = '{ar,fr,en}'`)
  })

  it('papers and calls have the order’s language and what its customer reads, a label that of the shop’s texts', async () => {
    const { line, color } = await dress()
    const { id, order_number } = await placeIn('fr', [[line(2)], 60])
    const [whole] = (
      await shop.clients.owner
        .rpc('read_orders', { p_filter: { numbers: [order_number] } })
        .setHeader('Accept-Language', 'ar')
    ).data as Record<string, unknown>[]
    expect(whole).toMatchObject({
      language: 'fr',
      items: [{ product_name: 'A test product', shown_title: 'Une robe', color, shown_color: 'Rose' }],
    })
    const { data: queue } = await shop.clients.owner.rpc('call_queue', { p_sort: 'newest' })
    expect(queue).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ id, language: 'fr' })]),
    })
    const { data: labels } = await shop.clients.owner.rpc('parcel_labels', { p_numbers: [order_number] })
    expect(labels).toMatchObject([{ language: 'en' }])
    const { data: issued } = await shop.clients.owner.rpc('issue_invoices', { p_numbers: [order_number] })
    expect(issued).toMatchObject([
      { invoice: { content: { language: 'fr', items: [{ shown_title: 'Une robe', shown_color: 'Rose' }] } } },
    ])
  })

  it('the names of delivery and discount are those of the order’s language', async () => {
    await shop.sql(
      `update public.shipping_methods set translations = '{"fr": {"name": "Livraison à domicile"}}'`,
    )
    const { line } = await makeProduct(shop, { price: 60 })
    const { id } = await placeIn('fr', [[line()], 60])
    expect(
      await shop.one('select private.order_json(o.id) ->> $2 as shown from public.orders o where o.id = $1', [
        id,
        'shown_method',
      ]),
    ).toEqual({ shown: 'Livraison à domicile' })
  })
})

describe('the language of a member', () => {
  const profileOf = async (email: string) =>
    await shop.one<{ language: string; about: string | null }>(
      `select p.language, u.raw_user_meta_data ->> 'language' as about
         from public.profiles p join auth.users u on u.id = p.id where u.email = $1`,
      [email],
    )

  it.each([
    [{ language: 'fr' }, 'fr'],
    [{ language: 'de' }, 'ar'],
    [{ language: 7 }, 'ar'],
    [{}, 'ar'],
  ])('an account that is opened with %j reads %s', async (data, language) => {
    const email = `member-${randomUUID()}@example.com`
    await shop.connect().auth.signUp({ email, password: 'a long password', options: { data } })
    expect((await profileOf(email)).language).toBe(language)
  })

  it('a member who orders in another language reads that one from then on, and Auth’s mails know it', async () => {
    const client = shop.connect()
    const email = `member-${randomUUID()}@example.com`
    await client.auth.signUp({ email, password: 'a long password', options: { data: { language: 'fr' } } })
    const { line } = await makeProduct(shop, { price: 60 })
    const request = client.rpc(
      'place_order',
      orderArgs([line()], 60, { p_customer: { ...customer(), email } }),
    )
    await answer(request.setHeader('Accept-Language', 'en'), placedOrder)
    expect(await profileOf(email)).toEqual({ language: 'en', about: 'en' })
  })

  it('a member changes their own language, to one that there is, and nobody else’s', async () => {
    const id = shop.ids.shopper ?? ''
    const change = (role: Role, language: string) =>
      shop.clients[role].from('profiles').update({ language }).eq('id', id).select('language')
    expect((await change('shopper', 'fr')).data).toEqual([{ language: 'fr' }])
    expect((await change('shopper', 'de')).error).not.toBeNull()
    expect((await change('other', 'en')).data).toEqual([])
  })
})

describe('the language of who asked for mail', () => {
  it('a subscriber gets the link, the welcome and what follows in the language of the form', async () => {
    const email = `reader-${randomUUID()}@example.com`
    await shop.clients.anon
      .rpc('subscribe', { p_email: email, p_topic: 'newsletter' })
      .setHeader('Accept-Language', 'fr')
    const asked = await claim(email)
    expect(asked).toMatchObject({ template: 'subscribe-confirm', language: 'fr' })
    const [, token] = /confirm-address#([\w-]+)/.exec(compose(asked, site).text) ?? []
    // Opened in another language.
    await shop.clients.anon
      .rpc('confirm_address', { p_token: token ?? '' })
      .setHeader('Accept-Language', 'en')
    expect(await shop.one('select language from public.subscriptions where email = $1', [email])).toEqual({
      language: 'fr',
    })
    const welcome = await claim(email)
    expect(welcome).toMatchObject({ template: 'welcome', language: 'fr' })
    expect(compose(welcome, site).subject).toMatch(/Zellige/)
  })

  it('who waits for a variant hears of it in their language, though an owner who works in Arabic restocks it', async () => {
    const { id, color } = await dress()
    const email = `reader-${randomUUID()}@example.com`
    const { variant } = await shop.one<{ variant: string }>(
      `update public.product_variants set quantity = 0 where product_id = $1 and color = $2 returning id as variant`,
      [id, color],
    )
    await shop.sql(`insert into private.confirmed_emails (email) values ($1) on conflict do nothing`, [email])
    await shop.sql(`insert into public.subscriptions (email, topic, language) values ($1, $2, 'fr')`, [
      email,
      `back-in-stock:${variant}`,
    ])
    await shop.clients.owner
      .from('product_variants')
      .update({ quantity: 3 })
      .eq('id', variant)
      .setHeader('Accept-Language', 'ar')
    const mail = await claim(email)
    expect(mail).toMatchObject({ template: 'back-in-stock', language: 'fr' })
    expect(compose(mail, site).text).toContain('Une robe, Rose, M')
  })

  it('a student hears the owner’s decision in the language of the request', async () => {
    const email = `student-${randomUUID()}@example.com`
    await shop.sql(
      `insert into private.student_requests (name, email, mailbox, school, state, language) values ('Nora', $1, $1, 'A school', 'open', 'fr')`,
      [email],
    )
    const { id } = await shop.one<{ id: string }>(
      'select id from private.student_requests where email = $1',
      [email],
    )
    await shop.clients.owner
      .rpc('decide_student_request', { p_id: id, p_approved: true })
      .setHeader('Accept-Language', 'ar')
    expect(await claim(email)).toMatchObject({ template: 'student-code', language: 'fr' })
    expect(
      await shop.one('select title, translations from public.discounts where mailbox = $1', [email]),
    ).toEqual({
      title: 'Student 10%',
      translations: { fr: { title: 'Étudiant 10\u00a0%' }, ar: { title: 'طالب 10%' } },
    })
  })

  it('a message keeps the language in which it was written', async () => {
    const id = randomUUID()
    const fields = { name: 'Nora', email: 'nora@example.com', subject: 'Une question', body: 'Bonjour' }
    await shop.clients.anon
      .rpc('send_message', { p_kind: 'contact', p_id: id, p_fields: fields })
      .setHeader('Accept-Language', 'fr')
    expect(await shop.one('select language from public.messages where id = $1', [id])).toEqual({
      language: 'fr',
    })
  })

  it('owners’ mails are in the shop’s first language, whichever the order’s and the inviting owner’s are', async () => {
    await shop.sql(`update public.shop_settings set order_mail = 'each'`)
    const { line } = await makeProduct(shop, { price: 60 })
    await placeIn('fr', [[line()], 60])
    expect(await claim('owner@zellige.example')).toMatchObject({
      template: 'orders-placed',
      language: 'ar',
      languagePath: '',
    })
    await shop.sql(`update public.shop_settings set order_mail = 'off'`)
    await shop.clients.owner
      .rpc('invite_member', { p_email: 'new@example.com', p_role: 'manager' })
      .setHeader('Accept-Language', 'en')
    expect(await claim('new@example.com')).toMatchObject({ template: 'admin-invitation', language: 'ar' })
  })

  it('a mail says what the shop is in the mail’s language', async () => {
    await shop.sql(
      `update public.shop_settings set translations = '{"fr": {"tagline": "la mode de tous les jours"}}'`,
    )
    const { line } = await makeProduct(shop, { price: 60 })
    const buyer = customer()
    await placeIn('fr', [[line()], 60, { p_customer: buyer, p_idempotency_key: makeToken() }])
    expect(compose(await claim(buyer.email), site).text).toContain('la mode de tous les jours')
  })
})

describe('typed text', () => {
  it.each(['clean_line', 'clean_text'])(
    '%s keeps the spaces of French typography, and no others',
    async (name) => {
      const typed = 'Élégant\u202f!\u00a0 Prix\u00a0: «\u00a0deux\u202fcents\u00a0» ou 20\u202f%\u00a0'
      const [row] = await shop.sql<{ kept: string }>(`select private.${name}($1) as kept`, [typed])
      expect(row?.kept).toBe('Élégant\u202f! Prix\u00a0: «\u00a0deux cents\u00a0» ou 20\u202f%')
    },
  )
})
