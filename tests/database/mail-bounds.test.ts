// Mail to addresses that confirmed nothing: the share of one network and of one provider, and the share of the others.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { makeEmail, makeProduct, orderArgs, place } from '../support/checkout.ts'
import { openShop, type Row, type Shop } from '../support/shop.ts'

let shop: Shop
let readNetwork = ''
beforeAll(async () => {
  shop = await openShop()
  const { text } = await shop.one<{ text: string }>(
    "select pg_get_functiondef('private.client_network()'::regprocedure) as text",
  )
  readNetwork = text
  await shop.sql('delete from private.email_outbox where true')
})
afterEach(async () => {
  await shop.database.exec(readNetwork)
  await shop.sql('delete from private.email_outbox where true')
})
afterAll(() => shop.close())

/** The embedded back end passes no headers on, so the function that reads them is replaced. */
const from = (network: string) =>
  shop.database.exec(`create or replace function private.client_network() returns text
    language sql stable set search_path = '' as $$ select '${network}' $$`)
async function order(email = makeEmail(), more: Row = {}) {
  const product = await makeProduct(shop, { price: 60 })
  const args = orderArgs([product.line()], 60, {
    p_customer: { name: 'Nora Alami', email, phone: '066100' },
    p_payment_method: 'cod',
    ...more,
  })
  const { id } = await place(shop.clients.anon, args)
  return { id, email, token: args.p_idempotency_key }
}
/** Sends what is due, as the mail function does; resolves to the recipients. */
async function send(): Promise<string[]> {
  const recipients: string[] = []
  for (;;) {
    const { mails } = await shop.one<{ mails: { recipient: string }[] }>(
      'select private.claim_mail(100) as mails',
    )
    if (mails.length === 0) return recipients
    recipients.push(...mails.map(({ recipient }) => recipient))
    await shop.sql('update private.email_outbox set sent_at = now(), lease = null where lease is not null')
  }
}
const sentTo = async (email: string) =>
  (
    await shop.sql<{ template: string }>(
      'select template from private.email_outbox where recipient = $1 and sent_at is not null order by id',
      [email],
    )
  ).map(({ template }) => template)
/** Lets the 15 seconds pass in which an owner may still take something back. */
const pass = () =>
  shop.sql(
    "update private.email_outbox set created_at = created_at - interval '20 seconds', next_try_at = next_try_at - interval '20 seconds' where sent_at is null",
  )

it('one network does not silence the order mail of others', async () => {
  // The invented mailboxes are at as many providers, and their orders came before.
  await shop.sql(`insert into private.email_outbox (recipient, template, payload, next_try_at, source)
    select 'x' || n || '@d' || n || '.example.com', 'order-pending', jsonb_build_object('order_id', (select id from public.orders limit 1), 'again', 1),
      now() - interval '1 hour', '198.51.100.40' from generate_series(1, 1050) n`)
  await shop.sql(
    "update private.email_outbox set payload = payload - 'again' - 'order_id' || jsonb_build_object('order_id', (select id from public.orders where channel = 'web' and paid_amount = 0 and order_status = 'pending' limit 1)) where true",
  )
  await from('198.51.100.41')
  const { email } = await order()
  const sent = await send()
  expect(sent).toContain(email)
  expect(sent.filter((to) => to.startsWith('x')).length).toBeLessThanOrEqual(100)
})

it('a network’s share counts mails of the hour that were written hours before', async () => {
  await shop.sql(`insert into private.email_outbox (recipient, template, payload, sent_at, is_unconfirmed, source, created_at)
    select 'w' || n || '@w' || n || '.example', 'order-pending', '{}', now(), true, '198.51.100.43', now() - interval '2 hours'
    from generate_series(1, 100) n`)
  await from('198.51.100.43')
  await order()
  await from('198.51.100.44')
  const { email } = await order()
  expect(await send()).toEqual([email])
})

it('one provider gets its share of the mail to unconfirmed addresses, and no more', async () => {
  await shop.sql(`insert into private.email_outbox (recipient, template, payload, sent_at, is_unconfirmed)
    select 'p' || n || '@provider.example', 'order-pending', '{}', now(), true from generate_series(1, 300) n`)
  const [there, elsewhere, confirmed] = ['new@provider.example', makeEmail(), 'known@provider.example']
  await shop.sql('insert into private.confirmed_emails (email) values ($1)', [confirmed])
  for (const email of [there, elsewhere, confirmed]) await order(email)
  const sent = await send()
  expect(sent.toSorted()).toEqual([elsewhere, confirmed].toSorted())
})

it('a share of the mail is kept for confirmed and paying people', async () => {
  await shop.sql(`insert into private.email_outbox (recipient, template, payload, sent_at, is_unconfirmed)
    select 'f' || n || '@e' || n || '.example', 'order-pending', '{}', now(), true from generate_series(1, 1000) n`)
  const stranger = await order()
  const paying = await order(makeEmail(), { p_payment_method: 'bank' })
  await shop.clients.owner.rpc('record_payment', { p_order_id: paying.id, p_amount: 60, p_method: 'bank' })
  await pass()
  const sent = await send()
  expect(sent).toContain(paying.email)
  expect(sent).not.toContain(stranger.email)
})

it('a further order, or what its guest cancels, does not mail an unconfirmed mailbox; the owner does', async () => {
  const email = makeEmail()
  const first = await order(email)
  await send()
  const second = await order(email.replace('@', '+again@'))
  await shop.clients.anon.rpc('cancel_order', { p_order_id: first.id, p_token: first.token })
  await pass()
  expect(await send()).toEqual([])
  expect(await sentTo(email)).toEqual(['order-pending'])
  await shop.clients.owner.from('orders').update({ order_status: 'processing' }).eq('id', second.id)
  await pass()
  expect(await send()).toEqual([email.replace('@', '+again@')])
})

it('the network of a mail is stored for a day', async () => {
  await from('198.51.100.42')
  await order()
  expect(await shop.sql('select 1 from private.email_outbox where source is not null')).toHaveLength(1)
  await shop.sql("update private.email_outbox set created_at = now() - interval '25 hours' where true")
  await send()
  expect(await shop.sql('select 1 from private.email_outbox where source is not null')).toEqual([])
})
