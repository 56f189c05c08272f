// What people write to the shop: what is stored and what is not, how often, who reads it, and what is mailed back.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageLimits } from '../../src/config/support.ts'
import { toClaimedMails } from '../../supabase/functions/_shared/mail/claimed.ts'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { restCall } from '../../supabase/functions/_shared/mail/outbox.ts'
import { serviceToken } from '../../supabase/local/service-token.ts'
import { site } from '../mail/samples.ts'
import { answer, row } from '../support/answer.ts'
import { refusal } from '../support/checkout.ts'
import { openShop, type Role, roles, type Shop } from '../support/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() =>
  shop.database.exec(
    `delete from public.messages; delete from private.rate_limits; delete from private.email_outbox;
     insert into private.confirmed_emails (email) values ('nora@example.com') on conflict do nothing`,
  ),
)
/** Where a member's own messages come from. */
const own = 'shopper@zellige.example'
afterAll(() => shop.close())

const contact = { name: 'Nora Alami', email: 'nora@example.com', subject: 'My parcel', body: 'Where is it?' }
const seller = { ...contact, business: 'Atelier Amal', category: 'Bags', city: 'Fès', phone: '', website: '' }
type Fields = Record<string, unknown>
const send = (
  fields: Fields = {},
  { kind = 'contact', id = randomUUID() as string, role = 'anon' as Role } = {},
) =>
  shop.clients[role].rpc('send_message', {
    p_kind: kind,
    p_id: id,
    p_fields: { ...(kind === 'seller' ? seller : contact), ...fields } as never,
  })
const sent = (...args: Parameters<typeof send>) => answer(send(...args), row)
const stored = () => shop.sql('select * from public.messages order by created_at')
const refused = async (field: string, ...args: Parameters<typeof send>) => {
  expect(await refusal(send(...args))).toMatchObject({ message: 'INVALID_INPUT', detail: { field } })
  expect(await stored()).toEqual([])
}

describe('a message', () => {
  it.each(roles)('a message of %s is stored, and its reference told', async (role) => {
    const id = randomUUID()
    const answer = await sent({}, { id, role })
    expect(answer).toEqual({ ok: true, mailed: false, reference: id.slice(0, 8).toUpperCase() })
    expect(await stored()).toMatchObject([
      { id, kind: 'contact', ...contact, read_at: null, handled_at: null },
    ])
  })

  it('a message to sell here is stored with what is asked of sellers', async () => {
    await sent({ phone: '+212 661 00 00 00', website: 'instagram.com/amal' }, { kind: 'seller' })
    expect(await stored()).toMatchObject([
      {
        kind: 'seller',
        business: 'Atelier Amal',
        category: 'Bags',
        city: 'Fès',
        website: 'instagram.com/amal',
        subject: '',
      },
    ])
  })

  it('a message sent again under its id is the same one', async () => {
    const id = randomUUID()
    const [first, second] = await Promise.all([
      sent({ email: own }, { id, role: 'shopper' }),
      sent({ email: own, body: 'Other words' }, { id, role: 'shopper' }),
    ])
    expect(second).toEqual(first)
    expect(await stored()).toHaveLength(1)
    expect(await shop.sql('select 1 from private.email_outbox')).toHaveLength(1)
  })

  it.each([
    ['lines, emoji and both directions', 'One\r\n\r\n\r\n\r\ntwo 🧵 مرحبا', 'One\n\ntwo 🧵 مرحبا'],
    ['control and override characters', 'a\u0007b\u202Ec\u200Bd', 'a bcd'],
    [
      'markup and SQL, as they are',
      `<script>alert(1)</script>'; drop table x; --`,
      `<script>alert(1)</script>'; drop table x; --`,
    ],
    ['as much as there may be', `  ${'x'.repeat(messageLimits.body)}  `, 'x'.repeat(messageLimits.body)],
  ])('the text of a message is cleaned and kept: %s', async (_name, body, kept) => {
    await sent({ body })
    expect(await stored()).toMatchObject([{ body: kept }])
  })

  it('a message has a name and a subject of one line each, and an address in small letters', async () => {
    await sent({
      name: ' Nora\nAlami ',
      subject: 'a\u0000b'.replace('\u0000', '\t'),
      email: ' NORA@Example.com ',
    })
    expect(await stored()).toMatchObject([{ name: 'Nora Alami', subject: 'a b', email: 'nora@example.com' }])
  })

  it.each([
    ['name', { name: '' }],
    ['name', { name: '\u200B \u202E' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: { first: 'x' } }],
    ['name', { name: 'Nora\nBcc: all@example.com' }],
    ['email', { email: 'nora' }],
    ['email', { email: `${'x'.repeat(251)}@a.b` }],
    ['email', { email: null }],
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'x'.repeat(121) }],
    ['body', { body: '' }],
    ['body', { body: '\n \u200B\n' }],
    ['body', { body: 'x'.repeat(4001) }],
    ['body', { body: ' '.repeat(8001) }],
    ['body', { body: ['x'] }],
    ['honeypot', { honeypot: 'http://spam.example' }],
  ])('a message is refused for its %s (%#)', (field, fields) => refused(field, fields))

  it.each([
    ['business', { business: '' }],
    ['category', { category: '' }],
    ['category', { category: 'x'.repeat(41) }],
    ['city', { city: '' }],
    ['phone', { phone: 'x'.repeat(41) }],
    ['website', { website: 'x'.repeat(201) }],
  ])('a message of a seller is refused for its %s (%#)', (field, fields) =>
    refused(field, fields, { kind: 'seller' }),
  )

  it('a message of an unknown kind, or with a list for its fields, is refused', async () => {
    await refused('kind', {}, { kind: 'review' })
    const list = shop.clients.anon.rpc('send_message', {
      p_kind: 'contact',
      p_id: randomUUID(),
      p_fields: [],
    })
    expect(await refusal(list)).toMatchObject({ message: 'INVALID_INPUT' })
    expect(await stored()).toEqual([])
  })
})

describe('a subscription', () => {
  it('a subscription that fills in the hidden field is refused', async () => {
    const subscribe = (p_honeypot?: string) =>
      shop.clients.anon.rpc('subscribe', {
        p_email: 'bot@example.com',
        p_topic: 'newsletter',
        ...(p_honeypot !== undefined && { p_honeypot }),
      })
    expect(await refusal(subscribe('x'))).toMatchObject({
      message: 'INVALID_INPUT',
      detail: { field: 'honeypot' },
    })
    const count = () => shop.sql(`select 1 from private.email_outbox where recipient = 'bot@example.com'`)
    expect(await count()).toEqual([])
    expect((await subscribe('')).error).toBeNull()
    expect((await subscribe()).error).toBeNull()
    expect(await count()).toHaveLength(1)
  })
})

describe('the limits of messages', () => {
  it('one address sends five messages in an hour at most, a repetition not counted', async () => {
    const id = randomUUID()
    for (let n = 0; n < 5; n += 1) await sent({}, { id: n === 0 ? id : randomUUID() })
    expect(await refusal(send({ email: 'NORA@example.com' }))).toMatchObject({ status: 429 })
    expect(await sent({}, { id })).toMatchObject({ ok: true })
    expect(await sent({ email: 'another@example.com' })).toMatchObject({ ok: true })
    expect(await stored()).toHaveLength(6)
  })

  it('a message that was settled a year ago goes with the next one', async () => {
    for (const subject of ['Long settled', 'Settled', 'Waits']) await sent({ subject })
    await shop.sql(`update public.messages set
      handled_at = case subject when 'Long settled' then now() - interval '366 days'
        when 'Settled' then now() - interval '364 days' end`)
    await sent({ subject: 'New' })
    expect((await stored()).map(({ subject }) => subject).toSorted()).toEqual(['New', 'Settled', 'Waits'])
  })
})

describe('the owner’s messages', () => {
  const table = (role: Role) => shop.clients[role].from('messages')

  it('messages are the owner’s alone to read', async () => {
    await sent({}, { role: 'shopper' })
    expect((await table('owner').select('subject')).data).toEqual([{ subject: 'My parcel' }])
    for (const role of ['anon', 'shopper', 'other'] as const)
      expect((await table(role).select('*')).data ?? []).toEqual([])
  })

  it('messages are the owner’s to mark and to delete, but never to rewrite', async () => {
    const id = randomUUID()
    await sent({}, { id })
    const at = '2026-11-21T10:00:00+00:00'
    const { data } = await table('owner').update({ read_at: at, handled_at: at }).eq('id', id).select('id')
    expect(data).toHaveLength(1)
    const forged = await table('owner').update({ body: 'I am happy' }).eq('id', id).select('id')
    expect(forged.error?.code).toBe('PT403')
    const stamp = '2026-11-21 10:00:00+00'
    expect(await stored()).toMatchObject([{ body: contact.body, read_at: stamp, handled_at: stamp }])
    expect((await table('owner').delete().eq('id', id).select('id')).data).toHaveLength(1)
    expect(await stored()).toEqual([])
  })

  it('messages are written only by send_message', async () => {
    for (const role of roles) {
      const { error } = await table(role).insert({
        id: randomUUID(),
        kind: 'contact',
        name: 'A',
        email: 'a@b.c',
        body: 'x',
      })
      expect(error?.code).toBe('42501')
    }
  })
})

describe('the confirmation', () => {
  const claim = async () => {
    const call = restCall({
      url: 'http://shop.test',
      headers: { apikey: 'sb_publishable_shop_local', Authorization: `Bearer ${serviceToken()}` },
      fetch: (request) => shop.fetch(request.url, request),
    })
    return toClaimedMails(await call('claim_mail', { p_limit: 20 }))
  }

  it.each(['contact', 'seller'])(
    'the confirmation of a message (%s) holds the reference and nothing that was typed',
    async (kind) => {
      const hostile = 'Buy now http://spam.example'
      const { reference } = await sent(
        { email: own, subject: hostile, body: hostile, business: hostile },
        { kind, role: 'shopper' },
      )
      const [mail] = await claim()
      expect(mail).toMatchObject({ template: 'message-received', recipient: own })
      if (!mail) throw new Error('No mail')
      const { subject, text, html } = compose(mail, site)
      expect(subject).toContain(String(reference))
      expect(subject + text + html).not.toContain('spam')
    },
  )

  it.each([
    ['a guest', 'anon', own],
    ['a guest who confirmed an address', 'anon', contact.email],
    ['another member', 'other', own],
    ['a member who types a confirmed address', 'shopper', contact.email],
  ] as const)(
    'the confirmation of a message goes to a member’s own address only: not for %s',
    async (_who, role, email) => {
      expect(await sent({ email }, { role })).toMatchObject({ ok: true, mailed: false })
      expect(await claim()).toEqual([])
    },
  )

  it('an address gets three confirmations of messages in a day, and the answer says when it gets none', async () => {
    const mailed: unknown[] = []
    for (let n = 0; n < 4; n += 1) mailed.push((await sent({ email: own }, { role: 'shopper' })).mailed)
    expect(mailed).toEqual([true, true, true, false])
  })

  it('the confirmation of a message is dropped when the message was deleted', async () => {
    await sent({ email: own }, { role: 'shopper' })
    await shop.sql('delete from public.messages')
    expect(await claim()).toEqual([])
    expect(await shop.sql('select 1 from private.email_outbox where dropped_at is not null')).toHaveLength(1)
  })
})
