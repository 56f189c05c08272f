// From the outbox over a real mail server to an inbox, on whichever back end.
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { drain } from '../../supabase/functions/_shared/mail/drain.ts'
import { compose } from '../../supabase/functions/_shared/mail/message.ts'
import { type Outbox, outboxOver } from '../../supabase/functions/_shared/mail/outbox.ts'
import { smtpTransport } from '../../supabase/functions/_shared/mail/smtp-transport.ts'
import type { Transport } from '../../supabase/functions/_shared/mail/transport.ts'
import type { BackEnd } from './back-end.ts'
import { type Fault, openFaultyServer, openMailServer, readMessage } from './mail-server.ts'
import { site } from './samples.ts'

type State = {
  recipient: string
  attempts: number
  state: 'waiting' | 'sent' | 'given up' | 'dropped'
  last_error: string | null
  /** Minutes from now until it may be claimed. */
  wait: number
  leased: boolean
}

/** The tests of sending, for a test file of the back end that `open` opens. */
export function testSending(open: () => Promise<BackEnd>) {
  let backEnd: BackEnd
  let outbox: Outbox
  beforeAll(async () => {
    backEnd = await open()
    outbox = outboxOver(backEnd.call)
    // A project without the sample has neither, and mails of a shop without an address have nobody to come from.
    await backEnd.sql(
      "update public.shop_settings set name = 'Zellige', contact_email = 'hello@zellige.example'",
    )
  }, 120_000)
  afterAll(() => backEnd.close())
  beforeEach(() =>
    backEnd.sql(
      'delete from private.email_outbox; delete from public.subscriptions; delete from private.suppressed_emails',
    ),
  )

  /** Puts a number of welcome mails into the outbox, to reader-1@example.com and so on. */
  async function welcome(count: number) {
    await backEnd.sql(`insert into public.subscriptions (email, topic)
      select 'reader-' || i || '@example.com', 'newsletter' from generate_series(1, ${count}) i`)
  }
  const states = () =>
    backEnd.sql<State>(`select recipient, attempts, last_error, lease is not null as leased,
        case when sent_at is not null then 'sent' when failed_at is not null then 'given up'
             when dropped_at is not null then 'dropped' else 'waiting' end as state,
        round(extract(epoch from next_try_at - now()) / 60.0, 1)::float as wait
      from private.email_outbox order by id`)
  /** Lets the time until every mail's next try pass. */
  const wait = () => backEnd.sql('update private.email_outbox set next_try_at = now()')
  const send = (transport: Transport, from: Outbox = outbox) =>
    drain({ outbox: from, transport, compose: (mail) => compose(mail, site), log: () => {} })

  async function mailServer(answers: Parameters<typeof openMailServer>[0] = {}) {
    const server = await openMailServer(answers)
    onTestFinished(server.close)
    return { ...server, transport: smtpTransport(server.url, { timeoutMs: 5000 }) }
  }
  async function faultyServer(fault: Fault) {
    const server = await openFaultyServer(fault)
    onTestFinished(server.close)
    return { ...server, transport: smtpTransport(server.url, { timeoutMs: 300 }) }
  }

  it('sends a mail with the right envelope, headers and both parts', async () => {
    const { received, transport } = await mailServer()
    await welcome(1)
    expect(await send(transport)).toEqual({ sent: 1, failed: 0, unmarked: 0 })
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 1, last_error: null, leased: false }])

    const [mail] = received
    expect(received).toHaveLength(1)
    expect({ from: mail?.from, to: mail?.to }).toEqual({
      from: 'hello@zellige.example',
      to: ['reader-1@example.com'],
    })
    const { headers, parts } = readMessage(mail?.raw ?? '')
    expect(headers).toMatchObject({
      from: 'Zellige <hello@zellige.example>',
      to: 'reader-1@example.com',
      'reply-to': 'hello@zellige.example',
      subject: 'You are on the list at Zellige',
      'auto-submitted': 'auto-generated',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(headers['content-type']).toMatch(/^multipart\/alternative/)
    expect(headers['message-id']).toMatch(/^<outbox\.\d+\.\d+@zellige\.example>$/)
    const [key] = await backEnd.sql<{ token: string }>(
      'select unsubscribe_token as token from private.email_outbox',
    )
    expect(headers['list-unsubscribe']).toBe(`<${site.unsubscribeUrl}?token=${key?.token}>`)
    expect(parts.map(({ type }) => type)).toEqual(['text/plain; charset=utf-8', 'text/html; charset=utf-8'])
    for (const { text } of parts) {
      expect(text).toContain('You are on the list')
      expect(text).toContain(`https://shop.example/unsubscribe#${key?.token}`)
    }
    expect(await send(transport)).toEqual({ sent: 0, failed: 0, unmarked: 0 })
    expect(received).toHaveLength(1)
  })

  it('gives up at once on a mailbox that is not there, and on no other', async () => {
    const { received, transport } = await mailServer({
      recipient: (address) => (address.includes('-1@') ? { code: 550, text: 'No such mailbox' } : null),
    })
    await welcome(3)
    expect(await send(transport)).toEqual({ sent: 2, failed: 1, unmarked: 0 })
    expect(received.flatMap(({ to }) => to).toSorted()).toEqual([
      'reader-2@example.com',
      'reader-3@example.com',
    ])
    const [first] = await states()
    expect(first).toMatchObject({ state: 'given up', attempts: 1 })
    expect(first?.last_error).toContain('No such mailbox')
    await wait()
    await send(transport)
    expect((await states())[0]).toMatchObject({ state: 'given up', attempts: 1 })
  })

  it.each([
    ['a recipient for now', { recipient: { code: 451, text: 'Come back later' } }],
    ['a message', { message: { code: 554, text: 'Come back later' } }],
  ] as const)('tries again in a minute when the server refuses %s', async (_what, { ...no }) => {
    let refuses = true
    const { received, transport } = await mailServer({
      recipient: () => (refuses && 'recipient' in no ? no.recipient : null),
      message: () => (refuses && 'message' in no ? no.message : null),
    })
    await welcome(1)
    expect(await send(transport)).toEqual({ sent: 0, failed: 1, unmarked: 0 })
    const [mail] = await states()
    expect(mail).toMatchObject({ state: 'waiting', attempts: 1, wait: 1, leased: false })
    expect(mail?.last_error).toContain('Come back later')
    expect(await send(transport)).toEqual({ sent: 0, failed: 0, unmarked: 0 })

    refuses = false
    await wait()
    expect(await send(transport)).toEqual({ sent: 1, failed: 0, unmarked: 0 })
    expect(received).toHaveLength(1)
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 2, last_error: null }])
  })

  it.each(['silent', 'drops at once', 'drops in the message', 'drops after the message'] as const)(
    'keeps a mail whose server %s',
    async (fault) => {
      const { transport } = await faultyServer(fault)
      await welcome(1)
      expect(await send(transport)).toEqual({ sent: 0, failed: 1, unmarked: 0 })
      expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1, wait: 1 }])
      const { received, transport: good } = await mailServer()
      await wait()
      await send(good)
      expect(received).toHaveLength(1)
      expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }])
    },
  )

  it('keeps a mail when no server is there', async () => {
    const { url, close } = await openMailServer()
    await close()
    await welcome(1)
    expect(await send(smtpTransport(url, { timeoutMs: 1000 }))).toMatchObject({ failed: 1 })
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1, wait: 1 }])
  })

  it('gives up after eight tries, and the row stays to be seen', async () => {
    const { transport } = await mailServer({ recipient: () => ({ code: 451, text: 'Busy' }) })
    await welcome(1)
    const waits: number[] = []
    for (let i = 0; i < 10; i++) {
      await wait()
      await send(transport)
      waits.push((await states())[0]?.wait ?? 0)
    }
    expect(waits.slice(0, 7)).toEqual([1, 2, 4, 8, 16, 32, 64])
    expect(await states()).toMatchObject([
      { state: 'given up', attempts: 8, last_error: expect.stringContaining('Busy') },
    ])
  })

  it('sends again, under the same name, what went out before the sender died', async () => {
    const { received, transport } = await mailServer()
    await welcome(1)
    // The process is gone after the server has the mail: it neither marks it nor reports a failure.
    const dying: Outbox = {
      ...outbox,
      sent: () => Promise.reject(new Error('dead')),
      failed: () => Promise.reject(new Error('dead')),
    }
    expect(await send(transport, dying)).toEqual({ sent: 0, failed: 0, unmarked: 1 })
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 1, wait: 5, leased: true }])
    expect(await send(transport)).toEqual({ sent: 0, failed: 0, unmarked: 0 })

    await wait()
    expect(await send(transport)).toEqual({ sent: 1, failed: 0, unmarked: 0 })
    expect(await states()).toMatchObject([{ state: 'sent', attempts: 2 }])
    const names = received.map(({ raw }) => readMessage(raw).headers)
    expect(names).toHaveLength(2)
    expect(new Set(names.map((headers) => headers['message-id'])).size).toBe(1)
    expect(new Set(names.map((headers) => headers['x-idempotency-key'])).size).toBe(1)
  })

  it('gives up a mail that eight senders died of', async () => {
    const { received, transport } = await mailServer()
    await welcome(1)
    for (let i = 0; i < 8; i++) {
      await wait()
      expect(await outbox.claim(5)).toHaveLength(1)
    }
    await wait()
    expect(await send(transport)).toEqual({ sent: 0, failed: 0, unmarked: 0 })
    expect(received).toEqual([])
    expect(await states()).toMatchObject([
      { state: 'given up', attempts: 8, last_error: 'No sender reported back.' },
    ])
  })

  it('believes only the holder of the lease', async () => {
    await welcome(1)
    const [late] = await outbox.claim(1)
    await wait()
    const [next] = await outbox.claim(1)
    if (!late || !next) throw new Error('Nothing was claimed')
    expect(next.id).toBe(late.id)
    expect(next.lease).not.toBe(late.lease)
    expect(await outbox.sent(late)).toBe(false)
    await outbox.failed(late, 'late', { final: true, bounced: true })
    expect(await states()).toMatchObject([{ state: 'waiting', attempts: 2, last_error: null, leased: true }])
    expect(await outbox.sent(next)).toBe(true)
    expect(await outbox.sent(next)).toBe(false)
    expect(await states()).toMatchObject([{ state: 'sent' }])
  })

  it('sends each mail once when two senders work at once', async () => {
    const { received, transport } = await mailServer()
    await welcome(60)
    const reports = await Promise.all([send(transport), send(transport)])
    expect(reports[0].sent + reports[1].sent).toBe(60)
    const recipients = received.flatMap(({ to }) => to)
    expect(recipients).toHaveLength(60)
    expect(new Set(recipients).size).toBe(60)
    expect((await states()).filter(({ state }) => state !== 'sent')).toEqual([])
  }, 120_000)

  it('never stops at a mail that cannot be made', async () => {
    const { received, transport } = await mailServer()
    await backEnd.sql(`
      insert into private.email_outbox (recipient, template, payload) values
        ('bad@example.com', 'back-in-stock', '{"variant_id": "no id"}'),
        ('a@example.com,b@example.com', 'welcome', '{"topic": "newsletter"}');
      insert into public.subscriptions (email, topic) values ('a@example.com,b@example.com', 'coming-soon')`)
    await backEnd.sql(`insert into private.email_outbox (recipient, template, payload)
      values ('a@example.com,b@example.com', 'welcome', '{"topic": "coming-soon"}')`)
    await welcome(1)
    expect(await send(transport)).toMatchObject({ sent: 1, failed: 1 })
    expect(received.flatMap(({ to }) => to)).toEqual(['reader-1@example.com'])
    expect(await states()).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: expect.stringContaining('invalid input syntax') },
      { state: 'dropped' },
      { state: 'given up', last_error: expect.stringContaining('Not an address') },
      { state: 'sent' },
    ])
  })
}
