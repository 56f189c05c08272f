// How long data is kept: what the schedule forgets, and who sets it.
import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { orderTools, refusal } from '../support/checkout.ts'
import { pictures, returnTools } from '../support/returns.ts'
import { openShop, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
}, 60_000)
afterAll(() => shop.close())
beforeEach(() =>
  shop.sql(
    "update private.retention set days = case name when 'messages' then 365 when 'return-pictures' then 90 when 'events' then 180 end",
  ),
)

const { placed } = orderTools(() => shop)
const { delivered, asked, decide } = returnTools(() => shop)
const owner = () => shop.clients.owner
const list = () =>
  answer(
    owner().rpc('list_retention'),
    v.array(v.object({ name: v.string(), days: v.nullable(v.number()), least: v.number() })),
  )
const set = (p_name: string, p_days: number | null) =>
  owner().rpc('set_retention', { p_name, ...(p_days !== null && { p_days }) })
const forget = async () => Number((await shop.one<{ n: number }>('select private.forget_old() as n')).n)
const count = async (table: string) =>
  Number((await shop.one<{ n: number }>(`select count(*)::int as n from ${table}`)).n)

describe('what is forgotten', () => {
  it('a new shop forgets answered messages after a year and pictures after ninety days, what services were told after a hundred and eighty, and keeps the rest', async () => {
    expect((await list()).map(({ name, days }) => [name, days])).toEqual([
      ['messages', 365],
      ['return-pictures', 90],
      ['student-requests', null],
      ['mails', null],
      ['notes', null],
      ['log', null],
      ['events', 180],
    ])
  })

  it('each kind is forgotten when its days are over, and no day before', async () => {
    const order = await delivered()
    const returned = await asked(shop.clients.anon, order, [1], { p_pictures: [pictures.png] })
    await decide(returned.id, 'declined')
    await shop.sql("update public.returns set decided_at = now() - interval '40 days' where id = $1", [
      returned.id,
    ])
    await shop.sql(
      `insert into public.messages (id, kind, name, email, subject, body, handled_at) values
         ($1, 'contact', 'Nora', 'nora@example.com', 'Size', 'XL?', now() - interval '40 days'),
         ($2, 'contact', 'Nora', 'nora@example.com', 'Size', 'XL?', null)`,
      [randomUUID(), randomUUID()],
    )
    const { id } = await placed()
    await shop.sql('truncate private.email_outbox, private.audit_log')
    await shop.sql(
      `insert into private.email_outbox (recipient, template, payload, sent_at) values
         ('a@example.com', 'order-pending', '{}', now() - interval '200 days'), ('b@example.com', 'order-pending', '{}', null)`,
    )
    await shop.sql(
      `insert into private.audit_log (at, table_name, label, operation, difference) values
         (now() - interval '200 days', 'products', 'x', 'update', '{}'), (now(), 'products', 'x', 'update', '{}')`,
    )
    await shop.sql(
      "insert into public.order_notes (order_id, note, created_at) values ($1, 'Old', now() - interval '200 days'), ($1, 'New', now())",
      [id],
    )
    await shop.sql(
      "insert into public.customer_notes (customer_key, note, created_at) values ('a@example.com', 'Old', now() - interval '200 days')",
    )
    expect(await forget()).toBe(0)

    const messages = await count('public.messages')
    for (const [name, days, table, left] of [
      ['messages', 41, 'public.messages', messages],
      ['messages', 39, 'public.messages', messages - 1],
      ['return-pictures', 39, 'private.return_pictures', 0],
      ['mails', 201, 'private.email_outbox', 2],
      ['mails', 199, 'private.email_outbox', 1],
      ['notes', 199, 'public.order_notes', 1],
    ] as const) {
      expect((await set(name, days)).error, name).toBeNull()
      await forget()
      expect(await count(table), `${name} ${days}`).toBe(left)
    }
    expect(await count('public.customer_notes')).toBe(0)
    // What the owner changed just now is in the log, too.
    const log = await count('private.audit_log')
    await set('log', 199)
    await forget()
    expect(await count('private.audit_log')).toBe(log)
  })

  it('a mail with a link to unsubscribe is kept for a year, and its no lasts', async () => {
    await shop.sql('truncate private.email_outbox')
    await shop.sql(
      `insert into private.email_outbox (recipient, template, payload, sent_at) values
         ('late@example.com', 'review-request', '{}', now() - interval '364 days'),
         ('later@example.com', 'review-request', '{}', now() - interval '366 days')`,
    )
    const { token } = await shop.one<{ token: string }>(
      "select unsubscribe_token as token from private.email_outbox where recipient = 'late@example.com'",
    )
    await set('mails', null)
    await forget()
    expect(await count('private.email_outbox')).toBe(2)
    await set('mails', 90)
    await forget()
    expect(await count('private.email_outbox')).toBe(1)
    expect((await shop.clients.anon.rpc('unsubscribe', { p_token: token })).data).toMatchObject({
      list: 'reminders',
    })
    expect(
      await shop.sql("select contact from private.contact_stops where contact = 'late@example.com'"),
    ).toHaveLength(1)
  })

  it('what is set to never is kept', async () => {
    expect((await set('messages', null)).error).toBeNull()
    expect((await list())[0]).toMatchObject({ name: 'messages', days: null })
    await shop.sql("update public.messages set handled_at = now() - interval '10 years'")
    expect(await forget()).toBe(0)
  })
})

describe('who sets it', () => {
  it.each([
    ['messages', 29],
    ['log', 1],
    ['mails', 36_501],
    ['mails', -1],
  ])('%s after %i days is refused', async (name, days) => {
    expect(await refusal(set(name, days))).toMatchObject({ status: 400, detail: { field: 'days' } })
  })

  it('a kind that is none is not found, and shoppers set nothing', async () => {
    expect(await refusal(set('orders', 3650))).toMatchObject({ status: 404 })
    for (const role of ['anon', 'shopper'] as const)
      expect((await refusal(shop.clients[role].rpc('set_retention', { p_name: 'log' }))).message).toMatch(
        /FORBIDDEN|permission denied/,
      )
  })
})
