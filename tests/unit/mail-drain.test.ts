// Sending without a mail server and a database: what is claimed, what is reported, who may trigger it.

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClaimedMail } from '../../supabase/functions/_shared/mail/claimed.ts'
import { siteOf, transportOf } from '../../supabase/functions/_shared/mail/config.ts'
import { drain } from '../../supabase/functions/_shared/mail/drain.ts'
import { httpTransport } from '../../supabase/functions/_shared/mail/http-transport.ts'
import { compose, type Message } from '../../supabase/functions/_shared/mail/message.ts'
import { keyHeaders, leaseMs, type Outbox } from '../../supabase/functions/_shared/mail/outbox.ts'
import { SendError } from '../../supabase/functions/_shared/mail/refused-mail.ts'
import { handleSend } from '../../supabase/functions/_shared/mail/send-handler.ts'
import type { Transport } from '../../supabase/functions/_shared/mail/transport.ts'
import { claimed, site } from '../mail/samples.ts'

/** An outbox with a number of mails, which records what is reported to it. */
function outboxOf(count: number) {
  const waiting = Array.from(
    { length: count },
    (_, i): ClaimedMail => ({ ...claimed('welcome-newsletter'), id: i + 1 }),
  )
  const told: string[] = []
  const outbox: Outbox = {
    claim: async (limit) => waiting.splice(0, limit),
    sent: async ({ id }) => {
      told.push(`${id} sent`)
      return true
    },
    failed: async ({ id }, error, { final }) => {
      told.push(`${id} ${final ? 'refused' : 'failed'}: ${error}`)
    },
  }
  return { outbox, waiting, told }
}
const make = (mail: ClaimedMail) => compose(mail, site)
const log = () => {}

describe('emptying the outbox', () => {
  it('emptying the outbox goes on until nothing is left, a few mails at a time', async () => {
    const { outbox, told } = outboxOf(45)
    let under = 0
    let most = 0
    const transport: Transport = {
      send: async () => {
        under += 1
        most = Math.max(most, under)
        await new Promise((done) => setTimeout(done, 1))
        under -= 1
      },
    }
    expect(await drain({ outbox, transport, compose: make, batch: 10, atOnce: 3 })).toEqual({
      sent: 45,
      failed: 0,
      unmarked: 0,
    })
    expect(told).toHaveLength(45)
    expect(most).toBe(3)
  })

  it('emptying the outbox claims nothing more when its time is up', async () => {
    const { outbox, waiting } = outboxOf(30)
    const transport: Transport = { send: () => new Promise((done) => setTimeout(done, 30)) }
    const report = await drain({ outbox, transport, compose: make, batch: 4, atOnce: 4, budgetMs: 50 })
    expect(report.sent).toBe(30 - waiting.length)
    expect(waiting.length).toBeGreaterThan(10)
  })

  it('emptying the outbox leaves the rest to the next run when there are many mails', async () => {
    const { outbox, waiting } = outboxOf(50)
    const transport: Transport = { send: async () => {} }
    expect(await drain({ outbox, transport, compose: make, batch: 10, most: 25 })).toMatchObject({ sent: 30 })
    expect(waiting).toHaveLength(20)
  })

  it('emptying the outbox begins no message that might outlast its lease', async () => {
    const { outbox, told } = outboxOf(3)
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now)
    onTestFinished(() => void vi.restoreAllMocks())
    const transport: Transport = {
      send: async () => {
        now += leaseMs - 60_000
      },
    }
    expect(await drain({ outbox, transport, compose: make, atOnce: 1 })).toMatchObject({ sent: 1 })
    expect(told).toEqual(['1 sent'])
  })

  it('emptying the outbox reports a failure, final or not, and goes on', async () => {
    const { outbox, told } = outboxOf(4)
    const transport: Transport = {
      send: async ({ idempotencyKey }) => {
        if (idempotencyKey.startsWith('outbox/1.')) throw new SendError('no such mailbox', { bounced: true })
        if (idempotencyKey.startsWith('outbox/2.')) throw new Error('lost')
        if (idempotencyKey.startsWith('outbox/3.')) throw 'odd'
      },
    }
    expect(await drain({ outbox, transport, compose: make, atOnce: 1, log })).toEqual({
      sent: 1,
      failed: 3,
      unmarked: 0,
    })
    expect(told).toEqual(['1 refused: no such mailbox', '2 failed: lost', '3 failed: odd', '4 sent'])
  })

  it('emptying the outbox tries three times to mark what has gone out', async () => {
    const { outbox, told } = outboxOf(1)
    let tries = 0
    const sent: Outbox['sent'] = (mail) => {
      tries += 1
      return tries < 3 ? Promise.reject(new Error('busy')) : outbox.sent(mail)
    }
    const transport: Transport = { send: async () => {} }
    expect(await drain({ outbox: { ...outbox, sent }, transport, compose: make })).toMatchObject({ sent: 1 })
    expect(told).toEqual(['1 sent'])
  })

  it('emptying the outbox says what it could not mark', async () => {
    const { outbox } = outboxOf(2)
    const lines: string[] = []
    const report = await drain({
      outbox: { ...outbox, sent: async () => false },
      transport: { send: async () => {} },
      compose: make,
      log: (line) => lines.push(line),
    })
    expect(report).toEqual({ sent: 0, failed: 0, unmarked: 2 })
    expect(lines).toHaveLength(2)
  })

  it('emptying the outbox fails as a whole when the outbox cannot be reached', async () => {
    const { outbox } = outboxOf(1)
    const claim = () => Promise.reject(new Error('down'))
    await expect(
      drain({ outbox: { ...outbox, claim }, transport: { send: async () => {} }, compose: make }),
    ).rejects.toThrow('down')
  })
})

/** A web server that notes what it is asked and answers as told. */
async function webServer(answer: (path: string) => { status: number; body?: unknown }) {
  const asked: { path: string; headers: Record<string, unknown>; body: unknown }[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString()
    })
    request.on('end', () => {
      const path = request.url ?? ''
      asked.push({ path, headers: request.headers, body: text === '' ? null : JSON.parse(text) })
      const { status, body = {} } = answer(path)
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe('a mail service', () => {
  const message: Message = compose(claimed('welcome-newsletter'), site)

  it('a mail service gets the message with its key and a name that keeps it from going out twice', async () => {
    const { asked, url } = await webServer(() => ({ status: 200 }))
    await httpTransport({ url: `${url}/emails`, key: 'secret' }).send(message)
    expect(asked).toMatchObject([
      {
        path: '/emails',
        headers: { authorization: 'Bearer secret', 'idempotency-key': 'outbox/17.1763718626230' },
        body: {
          from: '"Zellige" <hello@zellige.example>',
          to: ['nora@example.com'],
          reply_to: 'hello@zellige.example',
          subject: message.subject,
          html: message.html,
          text: message.text,
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        },
      },
    ])
  })

  it.each([
    [401, {}, false],
    [403, {}, false],
    [409, { name: 'concurrent_idempotent_requests' }, false],
    [422, { message: 'no such address' }, true],
    [429, {}, false],
    [500, {}, false],
  ])('a mail service that answers %i %j refuses for good: %s', async (status, body, final) => {
    const { url } = await webServer(() => ({ status, body }))
    await expect(httpTransport({ url, key: 'k' }).send(message)).rejects.toMatchObject({
      name: 'SendError',
      final,
    })
  })

  it('a mail service that has the mail from an earlier try counts as having sent it', async () => {
    const { url } = await webServer(() => ({ status: 409, body: { name: 'invalid_idempotent_request' } }))
    await httpTransport({ url, key: 'k' }).send(message)
  })

  it('a mail service that is not there, or silent, is tried again', async () => {
    const silent = (_: unknown, init?: RequestInit) =>
      new Promise<Response>((_done, fail) =>
        init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)),
      )
    for (const fetch of [silent as typeof globalThis.fetch, () => Promise.reject(new TypeError('refused'))]) {
      const transport = httpTransport({ url: 'http://mail.test', key: 'k' }, { timeoutMs: 20, fetch })
      await expect(transport.send(message)).rejects.toMatchObject({ name: 'SendError', final: false })
    }
  })
})

describe('the settings', () => {
  const env = { SITE_URL: 'https://shop.example/', SUPABASE_URL: 'https://project.example' }

  it('the mail settings say where the shop is and who writes', () => {
    expect(siteOf(env)).toMatchObject({
      url: 'https://shop.example',
      unsubscribeUrl: 'https://project.example/functions/v1/unsubscribe',
      address: null,
    })
    expect(siteOf({ ...env, MAIL_FROM: 'mail@shop.example' }).address).toBe('mail@shop.example')
  })

  it.each([
    [{ ...env, SITE_URL: '' }, 'SITE_URL'],
    [{ ...env, SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ SITE_URL: env.SITE_URL }, 'SUPABASE_URL'],
    [{ ...env, MAIL_FROM: 'a@b.cd, e@f.gh' }, 'MAIL_FROM'],
  ])('the mail settings %j lack or spoil %s', (settings, name) =>
    expect(() => siteOf(settings)).toThrow(name),
  )

  it('the mail settings need a way to send', async () => {
    await expect(transportOf({})).rejects.toThrow('MAIL_SMTP_URL')
    await expect(transportOf({ MAIL_API_URL: 'https://mail.test' })).rejects.toThrow('MAIL_API_KEY')
    await expect(transportOf({ MAIL_SMTP_URL: 'smtps://u:p@mail.test:465' })).resolves.toBeDefined()
  })

  it('both kinds of service key are sent in the headers that they need', () => {
    expect(keyHeaders('eyJ.a.b')).toEqual({ apikey: 'eyJ.a.b', Authorization: 'Bearer eyJ.a.b' })
    expect(keyHeaders('sb_secret_x')).toEqual({ apikey: 'sb_secret_x' })
  })
})

describe('who triggers the sending', () => {
  const key = 'service-key-of-the-project'
  const secret = 'a-shared-secret-of-some-length'
  const ask = (env: Record<string, string | undefined>, authorization?: string, method = 'POST') =>
    handleSend(
      new Request('https://project.example/functions/v1/send-mail', {
        method,
        headers: authorization === undefined ? {} : { Authorization: authorization },
      }),
      env,
    )

  it('only the service key or the shared secret triggers the sending', async () => {
    const { asked, url } = await webServer((path) => ({
      status: 200,
      body: path.endsWith('claim_mail') ? [] : true,
    }))
    const env = {
      SITE_URL: 'https://shop.example',
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: key,
      MAIL_TRIGGER_SECRET: secret,
      MAIL_SMTP_URL: 'smtp://127.0.0.1:1',
    }
    for (const header of [
      undefined,
      '',
      'Bearer ',
      'Bearer x',
      `Bearer ${key}x`,
      `Basic ${key}`,
      key,
      `Bearer ${key.slice(1)}`,
    ]) {
      expect((await ask(env, header)).status).toBe(401)
    }
    expect((await ask(env, `Bearer ${key}`, 'GET')).status).toBe(405)
    expect(asked).toEqual([])
    for (const given of [key, secret]) {
      const answer = await ask(env, `Bearer ${given}`)
      expect([answer.status, await answer.json()]).toEqual([200, { sent: 0, failed: 0, unmarked: 0 }])
    }
    expect(asked.map(({ path }) => path)).toEqual(Array(2).fill('/rest/v1/rpc/claim_mail'))
    expect(asked[0]).toMatchObject({
      headers: { apikey: key, authorization: `Bearer ${key}` },
      body: { p_limit: 20 },
    })
  })

  const legacy = { SUPABASE_SERVICE_ROLE_KEY: key }
  const newer = { SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_of_this_project' }) }
  const renamed = {
    SUPABASE_SECRET_KEYS: JSON.stringify({ mails: 'sb_secret_that_came_later', spare: 'sb_secret_x' }),
  }
  it.each([
    ['the legacy key', legacy, { apikey: key, authorization: `Bearer ${key}` }],
    ['the newer key', newer, { apikey: 'sb_secret_of_this_project' }],
    [
      'the newer key where the legacy one is still set',
      { ...legacy, ...newer },
      { apikey: 'sb_secret_of_this_project' },
    ],
    ['the newer key where the default one was deleted', renamed, { apikey: 'sb_secret_that_came_later' }],
    [
      'the legacy key where no newer one was made',
      { ...legacy, SUPABASE_SECRET_KEYS: '{}' },
      { apikey: key, authorization: `Bearer ${key}` },
    ],
  ])('the database is asked with %s', async (_which, keys, headers) => {
    const { asked, url } = await webServer(() => ({ status: 200, body: [] }))
    const answer = await ask(
      {
        SITE_URL: 'https://shop.example',
        SUPABASE_URL: url,
        MAIL_TRIGGER_SECRET: secret,
        MAIL_SMTP_URL: 'smtp://127.0.0.1:1',
        ...keys,
      },
      `Bearer ${secret}`,
    )
    expect(answer.status).toBe(200)
    expect(asked[0]?.headers).toMatchObject(headers)
    expect(asked[0]?.headers.authorization).toBe(
      'authorization' in headers ? headers.authorization : undefined,
    )
  })

  it('any secret key of the project triggers the sending', async () => {
    const { url } = await webServer(() => ({ status: 200, body: [] }))
    const env = {
      SITE_URL: 'https://shop.example',
      SUPABASE_URL: url,
      MAIL_SMTP_URL: 'smtp://127.0.0.1:1',
      ...legacy,
      ...newer,
    }
    for (const given of [key, 'sb_secret_of_this_project'])
      expect((await ask(env, `Bearer ${given}`)).status).toBe(200)
    expect((await ask(env, 'Bearer sb_secret_of_another_project')).status).toBe(401)
  })

  it('no one triggers the sending while no secret is set, or one that can be guessed', async () => {
    expect((await ask({}, 'Bearer ')).status).toBe(401)
    expect((await ask({ MAIL_TRIGGER_SECRET: 'short' }, 'Bearer short')).status).toBe(401)
    expect((await ask({ MAIL_TRIGGER_SECRET: '' }, 'Bearer undefined')).status).toBe(401)
  })

  it('who triggers the sending gets 500 when the secret keys are not JSON, or there are none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const env = { MAIL_TRIGGER_SECRET: secret, SITE_URL: 'https://shop.example' }
    expect((await ask({ ...env, SUPABASE_SECRET_KEYS: '{' }, `Bearer ${secret}`)).status).toBe(500)
    expect((await ask(env, `Bearer ${secret}`)).status).toBe(500)
  })

  it('who triggers the sending gets no details of an internal error', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void vi.restoreAllMocks())
    const answer = await ask({ SUPABASE_SERVICE_ROLE_KEY: key }, `Bearer ${key}`)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toContain('SITE_URL')
    expect(String(told.mock.calls[0])).toContain('SITE_URL')
  })
})
