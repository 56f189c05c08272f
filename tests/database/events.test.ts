// What advertising services are told of orders: whose, when and what, by the edge function and against stand-ins that answer as the
// services document it.
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleEvents } from '../../supabase/functions/_shared/events/events-handler.ts'
import { answer } from '../support/answer.ts'
import { makeProduct, makeToken, orderArgs, place, refusal } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const site = 'http://shop.test'
const secret = 'the-schedules-secret-of-this-test'
const env: Record<string, string> = {
  SITE_URL: site,
  SUPABASE_URL: site,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_shop_local' }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_shop_local' }),
  MAIL_TRIGGER_SECRET: secret,
  META_ACCESS_TOKEN: 'EAAB-token',
  META_API_URL: 'http://meta.test',
  GOOGLE_API_SECRET: 'google-secret',
  GOOGLE_API_URL: 'http://google.test',
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ unsound: true })
}, 60_000)
afterAll(() => shop.close())

type Asked = { url: URL; body: string }
let asked: Asked[] = []
let logged: string[] = []
type Reply = { status: number; body?: object } | 'silence' | 'unreachable'
const taken = { status: 200, body: { events_received: 1, messages: [], fbtrace_id: 'A' } }
/** What the services answer, in turn; that they took it without. */
let replies: Reply[] = []

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.url.startsWith(site)) return shop.fetch(request)
  asked.push({ url: new URL(request.url), body: await request.text() })
  const reply = replies.shift() ?? taken
  if (reply === 'silence')
    return new Promise((_, refuse) => {
      request.signal.addEventListener('abort', () => refuse(request.signal.reason))
    })
  // As Deno has it, with the whole address.
  if (reply === 'unreachable') throw new TypeError(`error sending request for url (${request.url})`)
  return reply.status === 204 ? new Response(null, { status: 204 }) : Response.json(reply.body ?? {}, reply)
}
const send = async (given: Record<string, string> = env) => {
  const request = new Request(`${site}/functions/v1/send-events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  })
  const sent = await handleEvents(request, given, { fetch, timeoutMs: 50, log: (line) => logged.push(line) })
  return sent.json()
}
const purchaseOf = ({ body }: Asked) => {
  const fields = new URLSearchParams(body)
  const [event] = v.parse(v.tuple([v.record(v.string(), v.unknown())]), JSON.parse(fields.get('data') ?? ''))
  return { ...Object.fromEntries(fields), event }
}

beforeEach(async () => {
  asked = []
  logged = []
  replies = []
  await shop.sql('delete from private.rate_limits')
  await shop.sql('delete from private.event_consents')
  await shop.sql(
    "update private.event_receivers set is_on = name = 'meta', account = case name when 'meta' then '1234567890' else '' end, with_contact = false, test_code = ''",
  )
})

const owner = () => shop.clients.owner
type Agreed = { p_purposes?: string[]; p_click?: string; p_clicked_at?: string; p_token?: string }
const agree = (role: Role, p_order_id: string, { p_purposes = ['meta'], ...more }: Agreed = {}) =>
  shop.clients[role].rpc('agree_to_events', { p_order_id, p_purposes, ...more })
type Ordered = { by?: Role; method?: 'cod' | 'bank' }
async function ordered({ by = 'anon', method = 'cod' }: Ordered = {}) {
  const product = await makeProduct(shop, { price: 60, stock: [{ quantity: 50 }] })
  const args = orderArgs([product.line(2)], 120, { p_payment_method: method })
  const order = await place(shop.clients[by], args)
  return { ...order, token: args.p_idempotency_key, product, args }
}
/** An order whose customer agreed. */
async function told(given: Agreed & Ordered = {}) {
  const { by, method, ...agreed } = given
  const order = await ordered({ ...(by && { by }), ...(method && { method }) })
  expect(
    (await agree(by ?? 'anon', order.id, { ...agreed, ...(!by && { p_token: order.token }) })).data,
  ).toBe(true)
  return order
}
const setStatus = (id: string, status: string) =>
  shop.sql('update public.orders set order_status = $2 where id = $1', [id, status])
const pay = (p_order_id: string, p_amount = 120) =>
  answer(owner().rpc('record_payment', { p_order_id, p_amount, p_method: 'bank' }), v.unknown())
const rows = (id: string) =>
  shop.sql<{
    id: string
    attempts: number
    sent: boolean
    failed: boolean
    dropped: boolean
    last_error: string | null
  }>(
    `select id, attempts, sent_at is not null as sent, failed_at is not null as failed, dropped_at is not null as dropped, last_error
     from private.event_outbox where order_id = $1 order by receiver`,
    [id],
  )
const due = () => shop.sql('update private.event_outbox set next_try_at = now()')
const delivered = async (given: Agreed & Ordered = {}) => {
  const order = await told(given)
  await setStatus(order.id, 'delivered')
  await due()
  return order
}
const receivers = async () =>
  answer(owner().rpc('read_receivers', {}, { get: true }), v.array(v.looseObject({ name: v.string() })))

describe('a yes', () => {
  it('who placed an order says it once, by the order’s secret or as its member, and nobody else', async () => {
    const guest = await ordered()
    for (const role of ['anon', 'shopper', 'owner'] as const)
      expect((await refusal(agree(role, guest.id))).message).toBe('ORDER_NOT_FOUND')
    expect((await refusal(agree('anon', guest.id, { p_token: makeToken() }))).status).toBe(404)
    expect((await agree('anon', guest.id, { p_token: guest.token })).data).toBe(true)
    expect((await agree('anon', guest.id, { p_token: guest.token })).data).toBe(false)
    const member = await ordered({ by: 'shopper' })
    expect((await refusal(agree('other', member.id))).status).toBe(404)
    expect((await agree('shopper', member.id)).data).toBe(true)
    expect(
      await shop.sql('select purposes, language, ended_at from private.event_consents where order_id = $1', [
        member.id,
      ]),
    ).toEqual([{ purposes: ['meta'], language: 'en', ended_at: null }])
  })

  it('names what the question named, of services that are on and of no other', async () => {
    const { id } = await told({ p_purposes: ['meta-contact', 'google'] })
    expect(await shop.sql('select purposes from private.event_consents where order_id = $1', [id])).toEqual([
      { purposes: ['meta-contact'] },
    ])
    const other = await ordered()
    expect((await agree('anon', other.id, { p_purposes: ['google'], p_token: other.token })).data).toBe(false)
  })

  it('nothing is kept while every service is off, as in a new shop, nor of an order of before yesterday', async () => {
    const { id, token } = await ordered()
    await shop.sql('update private.event_receivers set is_on = false')
    expect((await agree('anon', id, { p_token: token })).data).toBe(false)
    await shop.sql("update private.event_receivers set is_on = true where name = 'meta'")
    await shop.sql('alter table public.orders disable trigger user')
    await shop.sql("update public.orders set created_at = now() - interval '25 hours' where id = $1", [id])
    await shop.sql('alter table public.orders enable trigger user')
    expect((await refusal(agree('anon', id, { p_token: token }))).status).toBe(404)
    const fresh = await openShop()
    expect(await fresh.sql('select from private.event_receivers where is_on')).toEqual([])
    expect((await fresh.clients.anon.rpc('shop_switches', {}, { get: true })).data).toMatchObject({
      purposes: [],
    })
    await fresh.close()
  })

  it('a browser that sends Global Privacy Control says no, whatever a page sends', async () => {
    const { id, token } = await ordered()
    const sent = await shop.fetch(
      new Request(`${site}/rest/v1/rpc/agree_to_events`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_shop_local', 'Content-Type': 'application/json', 'Sec-GPC': '1' },
        body: JSON.stringify({ p_order_id: id, p_purposes: ['meta'], p_token: token }),
      }),
    )
    expect(await sent.json()).toBe(false)
    expect(await shop.sql('select from private.event_consents')).toEqual([])
  })

  it.each([
    [{ p_purposes: [] }, 'purposes'],
    [{ p_purposes: ['everybody'] }, 'purposes'],
    [{ p_purposes: ['meta', 'meta', 'meta', 'meta'] }, 'purposes'],
    [{ p_click: 'a b' }, 'click'],
    [{ p_click: 'x'.repeat(501) }, 'click'],
  ])('of %j is refused', async (wrong, field) => {
    const { id, token } = await ordered()
    expect(await refusal(agree('anon', id, { ...wrong, p_token: token }))).toMatchObject({
      status: 400,
      detail: { field },
    })
  })

  it('taken back, nothing that waits is sent, and the click is forgotten', async () => {
    const { id, token } = await told({ p_click: 'AbC', p_clicked_at: new Date().toISOString() })
    await setStatus(id, 'delivered')
    expect((await refusal(shop.clients.anon.rpc('end_events', { p_order_id: id }))).status).toBe(404)
    const end = () => shop.clients.anon.rpc('end_events', { p_order_id: id, p_token: token })
    expect((await end()).data).toBe(true)
    expect((await end()).data).toBe(false)
    await due()
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(asked).toEqual([])
    expect(await rows(id)).toMatchObject([{ dropped: true }])
    expect(
      await shop.one('select click, user_agent, ended_at is not null as ended from private.event_consents'),
    ).toEqual({ click: null, user_agent: null, ended: true })
    expect((await agree('anon', id, { p_token: token })).data).toBe(false)
  })

  it('without one, nothing is told of an order', async () => {
    const { id } = await ordered()
    await setStatus(id, 'delivered')
    expect(await rows(id)).toEqual([])
  })
})

describe('a purchase', () => {
  it('an order on delivery counts when it is delivered, and once', async () => {
    const { id } = await told()
    for (const status of ['processing', 'shipped']) {
      await setStatus(id, status)
      expect(await rows(id)).toEqual([])
    }
    await setStatus(id, 'delivered')
    expect(await rows(id)).toMatchObject([{ sent: false, attempts: 0 }])
    // The first minutes are for taking it back.
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    await due()
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    await due()
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(asked).toHaveLength(1)
    expect(await rows(id)).toMatchObject([{ sent: true, attempts: 1 }])
  })

  it('an order paid in advance counts when it is paid, also where the yes comes after that', async () => {
    const first = await told({ method: 'bank' })
    await pay(first.id, 60)
    expect(await rows(first.id)).toEqual([])
    await pay(first.id, 60)
    expect(await rows(first.id)).toMatchObject([{ sent: false }])
    const later = await ordered({ method: 'bank' })
    await pay(later.id)
    await agree('anon', later.id, { p_token: later.token })
    expect(await rows(later.id)).toMatchObject([{ sent: false }])
  })

  it('a cancelled or refused order is never told', async () => {
    const { id } = await told()
    await shop.sql(
      "update public.orders set order_status = 'cancelled', cancel_reason = 'refused' where id = $1",
      [id],
    )
    expect(await rows(id)).toEqual([])
    const paid = await told({ method: 'bank' })
    await pay(paid.id)
    expect(await rows(paid.id)).toHaveLength(1)
    await setStatus(paid.id, 'cancelled')
    await due()
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(asked).toEqual([])
  })

  it('a delivery that was a mistake is not told, and told when it is one', async () => {
    const { id } = await told()
    await setStatus(id, 'delivered')
    await setStatus(id, 'shipped')
    await due()
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(await rows(id)).toEqual([])
    await setStatus(id, 'delivered')
    await due()
    expect(await send()).toEqual({ sent: 1, failed: 0 })
  })

  it('the owner who switches a service off drops what waits for it', async () => {
    const { id } = await delivered()
    expect(
      (await owner().rpc('set_receiver', { p_name: 'meta', p_on: false, p_account: '1234567890' })).error,
    ).toBeNull()
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(await rows(id)).toMatchObject([{ dropped: true }])
  })

  it('one that nobody fetched for too long is given up', async () => {
    const { id } = await delivered()
    await shop.sql("update private.event_outbox set occurred_at = now() - interval '8 days'")
    expect(await send()).toEqual({ sent: 0, failed: 0 })
    expect(await rows(id)).toMatchObject([{ failed: true, last_error: 'It waited too long.' }])
  })

  it('what was sent is forgotten with its yes when its days are over', async () => {
    await delivered()
    await send()
    await shop.sql("update private.event_consents set at = now() - interval '181 days'")
    await shop.sql('select private.forget_old()')
    expect(await shop.sql('select from private.event_outbox')).toEqual([])
  })
})

describe('Meta', () => {
  it('is told value, currency and products, and nothing that names the customer', async () => {
    const { id, order_number: number, args } = await delivered()
    await send()
    const [first] = asked
    if (!first) throw new Error('Nothing was sent')
    expect(first.url.href).toBe('http://meta.test/v25.0/1234567890/events')
    const { event, ...fields } = purchaseOf(first)
    expect(fields).toMatchObject({ access_token: 'EAAB-token' })
    expect(fields).not.toHaveProperty('test_event_code')
    const [{ sku } = { sku: '' }] = await shop.sql<{ sku: string }>(
      'select v.sku from public.order_items i join public.product_variants v on v.id = i.variant_id where i.order_id = $1',
      [id],
    )
    const [row] = await rows(id)
    expect(event).toEqual({
      event_name: 'Purchase',
      event_time: expect.any(Number),
      event_id: row?.id,
      event_source_url: `${site}/`,
      action_source: 'website',
      user_data: expect.any(Object),
      custom_data: {
        currency: 'USD',
        value: 120,
        content_type: 'product',
        content_ids: [sku],
        contents: [{ id: sku, quantity: 2, item_price: 60 }],
      },
    })
    expect(Math.abs(Number(event.event_time) - Date.now() / 1000)).toBeLessThan(60)
    const body = decodeURIComponent(first.body.replaceAll('+', ' '))
    const typed = [args.p_customer, args.p_shipping_address].flatMap((each) =>
      Object.values(Object(each)).map(String),
    )
    for (const each of [id, number, ...typed]) expect(body).not.toContain(`"${each}`)
  })

  it('gets the click and the browser of the yes, and both are forgotten then', async () => {
    const at = Date.now() - 60_000
    await delivered({ p_click: 'IwAR2F4-dbP0', p_clicked_at: new Date(at).toISOString() })
    await shop.sql("update private.event_consents set user_agent = 'Mozilla/5.0 (a phone)'")
    await send()
    expect(asked.map(purchaseOf)[0]?.event.user_data).toEqual({
      client_user_agent: 'Mozilla/5.0 (a phone)',
      fbc: `fb.1.${at}.IwAR2F4-dbP0`,
    })
    expect(await shop.one('select click, clicked_at, user_agent from private.event_consents')).toEqual({
      click: null,
      clicked_at: null,
      user_agent: null,
    })
  })

  it('gets hashes of email and phone only where the owner wants it and the question named it', async () => {
    const withContact = () =>
      shop.sql("update private.event_receivers set with_contact = true where name = 'meta'")
    const hash = async (text: string) =>
      Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')
    // The yes is older than the owner's wish.
    await delivered()
    await withContact()
    await send()
    expect(asked.map(purchaseOf)[0]?.event.user_data).not.toHaveProperty('em')
    const { id } = await delivered({ p_purposes: ['meta-contact'] })
    const order = await shop.one<{ email: string; phone: string }>(
      'select customer_email as email, phone_e164 as phone from public.orders where id = $1',
      [id],
    )
    await send()
    expect(asked.map(purchaseOf)[1]?.event.user_data).toMatchObject({
      em: [await hash(order.email.toLowerCase())],
      ph: [await hash(order.phone.replace('+', ''))],
    })
    await shop.sql("update private.event_receivers set with_contact = false where name = 'meta'")
    await delivered({ p_purposes: ['meta-contact'] })
    await send()
    expect(asked.map(purchaseOf)[2]?.event.user_data).not.toHaveProperty('ph')
  })

  it('is told which events are tests', async () => {
    await shop.sql("update private.event_receivers set test_code = 'TEST12345' where name = 'meta'")
    await delivered()
    await send()
    expect(asked.map(purchaseOf)[0]).toMatchObject({ test_event_code: 'TEST12345' })
  })

  it.each<[string, Reply]>([
    ['a failure of its own', { status: 500 }],
    ['a busy moment', { status: 429, body: { error: { message: 'Too many calls', code: 4 } } }],
    [
      'a token that has ended',
      { status: 401, body: { error: { message: 'Session has expired', code: 190 } } },
    ],
    [
      'a pixel that is not there',
      { status: 400, body: { error: { message: 'No such object', code: 100, error_subcode: 33 } } },
    ],
    ['an answer that leads elsewhere', { status: 302 }],
    ['silence', 'silence'],
    ['no connection', 'unreachable'],
  ])(
    'after %s, the same event is sent again, later each time, and given up after eight tries',
    async (_what, reply) => {
      const { id } = await delivered()
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        replies = [reply]
        expect(await send()).toEqual({ sent: 0, failed: 1 })
        const [row] = await rows(id)
        expect(row).toMatchObject({ attempts: attempt, failed: attempt === 8, sent: false })
        if (attempt < 8) {
          const minutes = 2 ** (attempt - 1)
          const wait = await shop.one<{ is: boolean }>(
            `select next_try_at between now() + make_interval(secs => $2 - 30) and now() + make_interval(secs => $2 + 30) as is
           from private.event_outbox where order_id = $1`,
            [id, minutes * 60],
          )
          expect(wait, String(attempt)).toEqual({ is: true })
          expect(await send()).toEqual({ sent: 0, failed: 0 })
        }
        await due()
      }
      expect(await send()).toEqual({ sent: 0, failed: 0 })
      expect(new Set(asked.map((each) => purchaseOf(each).event.event_id)).size).toBe(1)
      expect(asked).toHaveLength(8)
      for (const line of [...logged, (await rows(id))[0]?.last_error])
        expect(line).not.toContain('EAAB-token')
    },
  )

  it('an event that it refuses as such is not sent again, and the owner reads why', async () => {
    const { id } = await delivered()
    replies = [{ status: 400, body: { error: { message: 'Invalid parameter', code: 100, fbtrace_id: 'A' } } }]
    expect(await send()).toEqual({ sent: 0, failed: 1 })
    expect(await rows(id)).toMatchObject([{ failed: true, last_error: '400 Invalid parameter' }])
    const [meta] = await receivers()
    expect(meta).toMatchObject({ given_up: 1, error: '400 Invalid parameter', sent: 0, waiting: 0 })
    await delivered()
    await send()
    const [after] = await receivers()
    expect(after).toMatchObject({ given_up: 1, sent: 1, error: null, failed_at: null })
  })
})

describe('Google', () => {
  beforeEach(() =>
    shop.sql(
      "update private.event_receivers set is_on = name = 'google', account = case name when 'google' then 'G-AB12CD34EF' else '' end",
    ),
  )

  it('is told value, currency and products of an order, under a number of that order alone', async () => {
    replies = [{ status: 204 }]
    const { id } = await delivered({
      p_purposes: ['google'],
      p_click: 'abc',
      p_clicked_at: new Date().toISOString(),
    })
    await send()
    expect(asked[0]?.url.href).toBe(
      'http://google.test/mp/collect?measurement_id=G-AB12CD34EF&api_secret=google-secret',
    )
    const [row] = await rows(id)
    expect(row).toMatchObject({ sent: true })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      client_id: row?.id,
      timestamp_micros: expect.any(Number),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [
        {
          name: 'purchase',
          params: {
            transaction_id: row?.id,
            currency: 'USD',
            value: 120,
            items: [{ item_id: expect.any(String), price: 60, quantity: 2 }],
          },
        },
      ],
    })
    expect(await shop.one('select click, user_agent from private.event_consents')).toEqual({
      click: null,
      user_agent: null,
    })
  })

  it('as a test goes to the validation server, which says what is wrong', async () => {
    await shop.sql("update private.event_receivers set test_code = 'validate' where name = 'google'")
    replies = [
      { status: 200, body: { validationMessages: [] } },
      {
        status: 200,
        body: {
          validationMessages: [
            { fieldPath: 'events', description: 'A name is reserved.', validationCode: 'NAME_RESERVED' },
          ],
        },
      },
    ]
    await delivered({ p_purposes: ['google'] })
    expect(await send()).toEqual({ sent: 1, failed: 0 })
    expect(asked[0]?.url.pathname).toBe('/debug/mp/collect')
    const { id } = await delivered({ p_purposes: ['google'] })
    expect(await send()).toEqual({ sent: 0, failed: 1 })
    expect(await rows(id)).toMatchObject([{ failed: true, last_error: 'events A name is reserved.' }])
  })

  it('has its secret in no message', async () => {
    replies = ['unreachable']
    const { id } = await delivered({ p_purposes: ['google'] })
    await send()
    const [row] = await rows(id)
    expect(row?.last_error).toContain('error sending request')
    for (const line of [...logged, row?.last_error]) expect(line).not.toContain('google-secret')
  })
})

describe('send-events', () => {
  it('sends for the schedule alone', async () => {
    await delivered()
    for (const headers of [
      {},
      { Authorization: 'Bearer wrong' },
      { Authorization: 'Bearer sb_publishable_shop_local' },
    ]) {
      const request = new Request(`${site}/functions/v1/send-events`, { method: 'POST', headers })
      expect((await handleEvents(request, env, { fetch })).status).toBe(401)
    }
    expect((await handleEvents(new Request(site), env, { fetch })).status).toBe(405)
    expect(asked).toEqual([])
  })

  it('leaves what it has no secret for, and the owner sees that it is not fetched', async () => {
    const { id } = await delivered()
    const { META_ACCESS_TOKEN: _, ...without } = env
    await shop.sql("update private.event_outbox set next_try_at = now() - interval '20 minutes'")
    expect(await send(without)).toEqual({ sent: 0, failed: 0 })
    expect(await rows(id)).toMatchObject([{ attempts: 0, sent: false }])
    expect((await receivers())[0]).toMatchObject({ name: 'meta', waiting: 1, is_stuck: true })
  })

  it('a lease that has passed to another sender marks nothing', async () => {
    const { id } = await delivered()
    const service = (sql: string, args: unknown[]) => shop.one<{ is: unknown }>(sql, args)
    await shop.sql("select private.claim_events(1, '{meta}')")
    const [{ lease } = { lease: '' }] = await shop.sql<{ lease: string }>(
      'select lease from private.event_outbox',
    )
    await due()
    await shop.sql("select private.claim_events(1, '{meta}')")
    const [row] = await rows(id)
    expect(await service('select private.event_sent($1, $2) as is', [row?.id, lease])).toEqual({ is: false })
    expect(await service("select private.event_failed($1, $2, 'x', true) as is", [row?.id, lease])).toEqual({
      is: null,
    })
    expect(await rows(id)).toMatchObject([{ sent: false, failed: false }])
  })
})

describe('the owner', () => {
  it.each([
    [{ p_account: '12' }, 'account'],
    [{ p_account: 'G-AB12CD34EF' }, 'account'],
    [{ p_account: '' }, 'account'],
    [{ p_account: '1'.repeat(100) }, 'account'],
    [{ p_test_code: 'a b' }, 'test_code'],
    [{ p_name: 'google', p_account: 'G-AB12CD34EF', p_with_contact: true }, 'with_contact'],
    [{ p_name: 'google', p_account: 'G-AB12CD34EF', p_test_code: 'TEST1' }, 'test_code'],
  ])('is refused %j', async (wrong, field) => {
    const args = { p_name: 'meta', p_on: true, p_account: '1234567890', ...wrong }
    expect(await refusal(owner().rpc('set_receiver', args))).toMatchObject({ status: 400, detail: { field } })
  })

  it('switches a service on, and pages ask for it', async () => {
    await shop.sql("update private.event_receivers set is_on = false, account = ''")
    const set = {
      p_name: 'meta',
      p_on: true,
      p_account: '1234567890',
      p_with_contact: true,
      p_test_code: 'TEST1',
    }
    expect((await owner().rpc('set_receiver', set)).error).toBeNull()
    expect((await shop.clients.anon.rpc('shop_switches', {}, { get: true })).data).toMatchObject({
      purposes: ['meta-contact'],
    })
    expect((await refusal(owner().rpc('set_receiver', { ...set, p_name: 'other' }))).status).toBe(404)
    for (const role of ['anon', 'shopper'] as const)
      expect((await shop.clients[role].rpc('read_receivers', {}, { get: true })).error).not.toBeNull()
    expect(JSON.stringify(await receivers())).not.toContain('token')
  })
})
