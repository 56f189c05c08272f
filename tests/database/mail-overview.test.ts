// What the owner sees of mail that was not delivered, and what can be done about it.
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answer } from '../support/answer.ts'
import { makeEmail, makeProduct, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Row, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const page = v.object({ total: v.number(), rows: v.array(v.record(v.string(), v.unknown())) })
const suppressed = (p_page = 1) => answer(shop.clients.owner.rpc('list_suppressed_emails', { p_page }), page)
const failed = (p_page = 1) => answer(shop.clients.owner.rpc('list_failed_mails', { p_page }), page)
const lift = (p_email: string) => shop.clients.owner.rpc('lift_suppression', { p_email })
const retry = (p_id: number) => shop.clients.owner.rpc('retry_mail', { p_id })
const suppress = (email: string, reason: string, detail = '') =>
  shop.sql('insert into private.suppressed_emails (email, reason, detail) values ($1, $2, $3)', [
    email,
    reason,
    detail,
  ])
const isSuppressed = async (email: string) =>
  (await shop.one<{ is: boolean }>('select private.is_suppressed($1) as is', [email])).is

/** The confirmation of a guest's order, which failed for good. */
async function failedMail(error = '450 Try later') {
  const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 5 }] })
  const order = await place(shop.clients.anon, orderArgs([product.line()], 60))
  const { id, recipient } = await shop.one<{ id: number; recipient: string }>(
    `update private.email_outbox set failed_at = clock_timestamp(), attempts = 8, last_error = $2
     where payload ->> 'order_id' = $1 returning id::int, recipient`,
    [order.id, error],
  )
  return { id, recipient, order }
}
const stored = (id: number) =>
  shop.one<Row>(
    'select failed_at, dropped_at, last_error, attempts, lease from private.email_outbox where id = $1',
    [id],
  )
const waiting = { failed_at: null, dropped_at: null, last_error: null, attempts: 0, lease: null }
const rowOf = async (id: number) => (await failed()).rows.find((row) => row.id === id)
/** What a mail service would be given of a mailbox. */
const claim = async (recipient: string) => {
  await shop.sql("update private.email_outbox set next_try_at = '2100-01-01' where recipient <> $1", [
    recipient,
  ])
  const { claimed } = await shop.one<{ claimed: Row[] }>('select private.claim_mail(10) as claimed')
  return claimed
}

describe('suppressed addresses', () => {
  it('suppressed addresses are listed with reason and what the mail server said, the latest first', async () => {
    const [bounced, complained] = [makeEmail(), makeEmail()]
    await suppress(bounced, 'bounce', '550 No such user')
    await suppress(complained, 'complaint')
    const { total, rows } = await suppressed()
    expect(rows.slice(0, 2)).toMatchObject([
      { email: complained, reason: 'complaint', detail: '' },
      { email: bounced, reason: 'bounce', detail: '550 No such user' },
    ])
    expect(total).toBe(rows.length)
  })

  it('suppressed addresses come twenty at a time', async () => {
    await shop.sql(
      "insert into private.suppressed_emails (email, reason, created_at) select 'many-' || i || '@example.com', 'bounce', now() - interval '1 year' from generate_series(1, 25) as i",
    )
    const [first, second] = [await suppressed(1), await suppressed(2)]
    expect(first.rows).toHaveLength(20)
    expect(second.rows).toHaveLength(first.total - 20)
    expect(new Set([...first.rows, ...second.rows].map(({ email }) => email)).size).toBe(first.total)
  })

  it('suppressed addresses get mail again after a bounce is lifted; the change log does not name them', async () => {
    const email = makeEmail()
    await suppress(email, 'bounce', '550 No such user')
    expect((await lift(email)).data).toBe(true)
    expect(await isSuppressed(email)).toBe(false)
    expect((await lift(email)).data).toBe(false)
    const { data } = await shop.clients.owner.rpc('audit_entries', { p_limit: 1 })
    expect(data).toMatchObject([
      { table: 'suppressed_emails', operation: 'delete', difference: { reason: ['bounce', null] } },
    ])
    expect(JSON.stringify(data)).not.toContain(email)
  })

  it.each(['complaint', 'not-me'])(
    'suppressed addresses stay when the recipient asked for it (%s)',
    async (reason) => {
      const email = makeEmail()
      await suppress(email, reason)
      expect(await refusal(lift(email))).toMatchObject({ status: 409, message: 'RECIPIENT_ASKED' })
      expect(await isSuppressed(email)).toBe(true)
    },
  )

  it('no suppression is lifted for what is no address', async () => {
    expect((await lift("x' or true --")).data).toBe(false)
    expect(await refusal(lift('a'.repeat(300)))).toMatchObject({ status: 400 })
  })
})

describe('mails that failed', () => {
  it('failed mails are listed with kind, recipient, reason, tries and order', async () => {
    const { id, recipient, order } = await failedMail('550 Mailbox full')
    expect((await failed()).rows[0]).toEqual({
      id,
      recipient,
      template: 'order-pending',
      order_id: order.id,
      order_number: order.order_number,
      state: 'failed',
      error: '550 Mailbox full',
      attempts: 8,
      at: expect.any(String),
      refusal: null,
    })
  })

  it('mails given up for a suppressed address are listed as failed, not those that are no longer true', async () => {
    const { id, recipient } = await failedMail()
    await shop.sql(
      "update private.email_outbox set failed_at = null, dropped_at = clock_timestamp(), last_error = 'suppressed' where id = $1",
      [id],
    )
    await suppress(recipient, 'bounce')
    expect(await rowOf(id)).toMatchObject({ state: 'suppressed', error: '', refusal: 'suppressed' })
    await shop.sql('update private.email_outbox set last_error = null where id = $1', [id])
    expect(await rowOf(id)).toBeUndefined()
    expect(await refusal(retry(id))).toMatchObject({ status: 409, message: 'MAIL_REFUSED' })
  })

  it('failed mails are sent again once, also when asked for twice', async () => {
    const { id, recipient } = await failedMail()
    expect((await retry(id)).data).toBe(true)
    expect(await stored(id)).toEqual(waiting)
    expect((await retry(id)).data).toBe(false)
    expect(await claim(recipient)).toMatchObject([{ id, template: 'order-pending', attempt: 1 }])
    expect(await rowOf(id)).toBeUndefined()
  })

  it('failed mails are sent again after the bounce of their address is lifted, not before', async () => {
    const { id, recipient } = await failedMail()
    await suppress(recipient, 'bounce')
    expect(await refusal(retry(id))).toMatchObject({ status: 409, message: 'MAIL_REFUSED' })
    expect(await rowOf(id)).toMatchObject({ refusal: 'suppressed' })
    await lift(recipient)
    expect((await retry(id)).data).toBe(true)
  })

  it('failed mails are not sent again when they are no longer true, or cannot be read', async () => {
    const { id } = await failedMail()
    await shop.sql("update private.email_outbox set template = 'order-shipped' where id = $1", [id])
    expect(await rowOf(id)).toMatchObject({ refusal: 'outdated' })
    expect(await refusal(retry(id))).toMatchObject({ status: 409, message: 'MAIL_REFUSED' })
    await shop.sql(`update private.email_outbox set payload = '{"order_id": "nonsense"}' where id = $1`, [id])
    expect(await rowOf(id)).toMatchObject({ refusal: 'outdated' })
    await shop.sql("update private.email_outbox set payload = '{}' where id = $1", [id])
  })

  it('failed mails are sent again five times in an hour at most', async () => {
    const { id } = await failedMail()
    for (let i = 0; i < 5; i += 1) {
      expect((await retry(id)).data).toBe(true)
      await shop.sql('update private.email_outbox set failed_at = now() where id = $1', [id])
    }
    expect(await refusal(retry(id))).toMatchObject({ status: 429, message: 'TOO_MANY_MAILS' })
    expect(await stored(id)).not.toMatchObject({ failed_at: null })
  })

  it('a mail that is not there is not sent again', async () => {
    expect(await refusal(retry(987_654))).toMatchObject({ status: 404, message: 'MAIL_NOT_FOUND' })
  })

  it.each([0, -1, 1001])(
    'the lists of failed mails and suppressed addresses refuse page %i',
    async (p_page) => {
      for (const name of ['list_failed_mails', 'list_suppressed_emails'] as const)
        expect(await refusal(shop.clients.owner.rpc(name, { p_page }))).toMatchObject({ status: 400 })
    },
  )
})

it.each(roles.filter((role) => role !== 'owner'))(
  '%s neither sees nor changes failed mails and suppressed addresses',
  async (role) => {
    const email = makeEmail()
    await suppress(email, 'bounce')
    const { id } = await failedMail()
    const client = shop.clients[role]
    for (const call of [
      client.rpc('list_suppressed_emails', {}),
      client.rpc('list_failed_mails', {}),
      client.rpc('lift_suppression', { p_email: email }),
      client.rpc('retry_mail', { p_id: id }),
    ]) {
      const { data, error } = await call
      expect([data, error?.code]).toEqual([null, role === 'anon' ? '42501' : 'PT403'])
    }
    expect(await isSuppressed(email)).toBe(true)
    expect(await stored(id)).toMatchObject({ failed_at: expect.anything() })
  },
)
