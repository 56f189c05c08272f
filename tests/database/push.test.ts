// Web push about new orders, from the order to the browser: the database's queue, the edge function, and a push service of
// the test's own, whose browsers read the messages by the standard (support/push).
import { createPublicKey, verify } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { handlePush } from '../../supabase/functions/_shared/push/push-handler.ts'
import { orderTools } from '../support/checkout.ts'
import { makeBrowser } from '../support/push.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const site = 'http://shop.test'
const secret = 'the-schedules-secret-of-this-test'
const { publicKey, privateKey } = webPush.generateVAPIDKeys()
const env = {
  SUPABASE_URL: site,
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_shop_local' }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_shop_local' }),
  MAIL_TRIGGER_SECRET: secret,
  MAIL_FROM: 'shop@zellige.example',
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Received = { endpoint: string; headers: Headers; body: Uint8Array }
let received: Received[] = []
/** What the push service answers, by endpoint; 201 without. */
const answers = new Map<string, number[]>()

const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (request.url.startsWith(site)) return shop.fetch(request)
  received.push({
    endpoint: request.url,
    headers: request.headers,
    body: new Uint8Array(await request.arrayBuffer()),
  })
  const status = answers.get(request.url)?.shift() ?? 201
  // As fetch does unless it is asked not to.
  if (status === 307 && request.redirect === 'follow') return fetch('http://169.254.169.254/', init)
  if (status === 0) throw new TypeError('fetch failed')
  return new Response(null, {
    status,
    headers: status === 307 ? { Location: 'http://169.254.169.254/' } : {},
  })
}
const ask = (init: RequestInit, given: Record<string, string | undefined> = env) =>
  handlePush(new Request(`${site}/functions/v1/send-push`, init), given, fetch, 1)
const push = async () => {
  const answer = await ask({ method: 'POST', headers: { Authorization: `Bearer ${secret}` } })
  return { status: answer.status, ...v.parse(v.record(v.string(), v.unknown()), await answer.json()) }
}
const { placed, setStatus } = orderTools(() => shop)

let made = 0
const browser = () => {
  made += 1
  return makeBrowser(`https://fcm.googleapis.com/fcm/send/browser-${made}`)
}
type Browser = ReturnType<typeof makeBrowser>
const subscribe = ({ endpoint, p256dh, auth }: Browser, role: Role = 'owner') =>
  shop.clients[role].rpc('save_push_subscription', { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth })
const subscribed = async () => {
  const added = browser()
  const { error } = await subscribe(added)
  if (error) throw error
  return added
}
/** As after a minute. */
const nextMinute = () =>
  shop.sql("update private.last_push set claimed_at = now() - interval '1 minute' where id")
const endpoints = async () =>
  (
    await shop.sql<{ endpoint: string }>('select endpoint from private.push_subscriptions order by endpoint')
  ).map(({ endpoint }) => endpoint)

beforeEach(async () => {
  received = []
  answers.clear()
  await shop.sql(
    'truncate private.push_subscriptions, private.push_orders, private.last_push, private.rate_limits',
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a new order', () => {
  it('a new order reaches each subscribed browser, encrypted for it, with count and amount alone', async () => {
    const [first, second] = [await subscribed(), await subscribed()]
    const { email } = await placed()
    await placed()
    expect(await push()).toEqual({ status: 200, sent: 2, gone: 0, failed: 0 })
    expect(received.map(({ endpoint }) => endpoint).toSorted()).toEqual([first.endpoint, second.endpoint])
    for (const each of [first, second]) {
      const message = received.find(({ endpoint }) => endpoint === each.endpoint)
      const text = each.read(message?.body ?? new Uint8Array())
      expect(JSON.parse(text)).toEqual({
        kind: 'orders',
        shop: 'Zellige',
        count: 2,
        amount: '120.00',
        currency: 'USD',
        language: 'en',
      })
      for (const typed of ['Nora', email, 'Ibn Batouta']) expect(text).not.toContain(typed)
      const other = each === first ? second : first
      expect(() => other.read(message?.body ?? new Uint8Array())).toThrow()
    }
  })

  it('a push says in which language its reader works', async () => {
    const reader = await subscribed()
    await shop.clients.owner.rpc('set_admin_language', { p_language: 'ar' })
    await placed()
    await push()
    await shop.sql('update public.team_members set language = null')
    expect(JSON.parse(reader.read(received[0]?.body ?? new Uint8Array()))).toMatchObject({ language: 'ar' })
  })

  it('a push comes with the shop’s signature for that push service', async () => {
    await subscribed()
    await placed()
    await push()
    const headers = received[0]?.headers
    expect(headers?.get('Content-Encoding')).toBe('aes128gcm')
    expect(headers?.get('Urgency')).toBe('high')
    expect(Number(headers?.get('TTL'))).toBeGreaterThan(600)
    const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headers?.get('Authorization') ?? '') ?? []
    expect(key).toBe(publicKey)
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(publicKey, 'base64url')
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    }
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    expect(isSigned).toBe(true)
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:shop@zellige.example',
    })
  })

  it('a new order is pushed once, and a rush at most once a minute', async () => {
    await subscribed()
    await placed()
    await push()
    await placed()
    await placed()
    expect(await push()).toMatchObject({ sent: 0 })
    await nextMinute()
    expect(await push()).toMatchObject({ sent: 1 })
    await nextMinute()
    expect(await push()).toMatchObject({ sent: 0 })
    expect(received).toHaveLength(2)
  })

  it('an order that was cancelled meanwhile is not pushed', async () => {
    await subscribed()
    const { id } = await placed()
    await setStatus(id, 'cancelled')
    expect(await push()).toMatchObject({ sent: 0 })
    expect(received).toEqual([])
  })

  it('a new order writes nothing down while no browser is subscribed', async () => {
    await placed()
    expect(await shop.sql('select 1 from private.push_orders')).toEqual([])
  })
})

describe('a push service', () => {
  it.each([404, 410])(
    'a push service that no longer knows a browser (%i) ends its subscription',
    async (status) => {
      const [gone, stays] = [await subscribed(), await subscribed()]
      answers.set(gone.endpoint, [status])
      await placed()
      expect(await push()).toEqual({ status: 200, sent: 1, gone: 1, failed: 0 })
      expect(await endpoints()).toEqual([stays.endpoint])
    },
  )

  it.each([0, 429, 503])('a push service that is busy or away (%i) is asked once more', async (status) => {
    const { endpoint } = await subscribed()
    answers.set(endpoint, [status])
    await placed()
    expect(await push()).toMatchObject({ sent: 1, failed: 0 })
    expect(received).toHaveLength(2)
    expect(await endpoints()).toHaveLength(1)
  })

  it('a push service that stays away gets the orders three times in all, and then no more', async () => {
    const { endpoint } = await subscribed()
    answers.set(
      endpoint,
      Array.from({ length: 40 }, () => 500),
    )
    await placed()
    for (const failed of [1, 1, 1, 0, 0]) {
      expect(await push()).toMatchObject({ sent: 0, failed })
      await nextMinute()
      await shop.sql(
        "update private.push_orders set claimed_at = now() - interval '3 minutes' where claimed_at is not null",
      )
    }
    expect(await shop.sql('select 1 from private.push_orders')).toEqual([])
  })

  it('a push service that sends the function elsewhere is not followed', async () => {
    const { endpoint } = await subscribed()
    answers.set(endpoint, [307])
    await placed()
    expect(await push()).toMatchObject({ sent: 0, failed: 1 })
    expect(received.map((each) => each.endpoint)).toEqual([endpoint])
  })
})

describe('the function', () => {
  it('send-push gives every browser the public key, and says when there is none', async () => {
    const answer = await ask({ method: 'GET' })
    expect([answer.status, await answer.json()]).toEqual([200, { publicKey }])
    const without = await ask({ method: 'GET' }, { SUPABASE_URL: site })
    expect([without.status, await without.json()]).toEqual([404, { message: 'NOT_SET_UP' }])
  })

  it('send-push pushes orders for the schedule alone', async () => {
    await subscribed()
    await placed()
    for (const authorization of ['', 'Bearer ', 'Bearer sb_publishable_shop_local', `Bearer ${secret}x`]) {
      const answer = await ask({ method: 'POST', headers: { Authorization: authorization } })
      expect(answer.status, authorization).toBe(400)
    }
    expect(received).toEqual([])
  })

  const test = async (role: Role, { endpoint }: { endpoint: string }) => {
    const { data } = await shop.clients[role].auth.getSession()
    const token = data.session?.access_token
    return ask({
      method: 'POST',
      headers: { ...(token && { Authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ endpoint }),
    })
  }

  it('send-push sends an owner a test to their own browser', async () => {
    const [mine, other] = [await subscribed(), await subscribed()]
    const answer = await test('owner', mine)
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true }])
    expect(received.map(({ endpoint }) => endpoint)).toEqual([mine.endpoint])
    expect(JSON.parse(mine.read(received[0]?.body ?? new Uint8Array()))).toEqual({
      kind: 'test',
      shop: 'Zellige',
      language: 'en',
    })
    expect(await endpoints()).toContain(other.endpoint)
  })

  it('send-push sends no one else a test, nor to an address of their choice', async () => {
    const mine = await subscribed()
    for (const role of ['anon', 'shopper'] as const)
      expect((await test(role, mine)).status, role).toBeGreaterThanOrEqual(400)
    for (const endpoint of ['http://169.254.169.254/latest', 'https://fcm.googleapis.com/fcm/send/unknown'])
      expect((await test('owner', { endpoint })).status).toBe(404)
    expect(received).toEqual([])
  })

  it('send-push sends ten tests in ten minutes at most', async () => {
    const mine = await subscribed()
    for (let n = 0; n < 10; n += 1) expect((await test('owner', mine)).status).toBe(200)
    const answer = await test('owner', mine)
    expect([answer.status, await answer.json()]).toEqual([
      429,
      expect.objectContaining({ message: 'TOO_MANY_TESTS' }),
    ])
    expect(received).toHaveLength(10)
  })
})

describe('a subscription', () => {
  it.each([
    'http://fcm.googleapis.com/fcm/send/x',
    'http://169.254.169.254/latest/meta-data',
    'https://169.254.169.254/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://example.com/x',
    'https://fcm.googleapis.com.example.com/x',
    'https://fcm.googleapis.com@example.com/x',
    'https://fcm.googleapis.com:8080/x',
    'https://evil.example/?https://fcm.googleapis.com/x',
    'https://fcm.googleapis.com/x\nhttps://example.com/',
    'https://fcm.googleapis.com/x y',
    'https://push.services.mozilla.com.evil.example/x',
    'file:///etc/passwd',
    '',
  ])('a subscription at %s is refused', async (endpoint) => {
    const { error } = await subscribe({ ...browser(), endpoint })
    expect(error).toMatchObject({ code: 'PT400', message: 'INVALID_INPUT', details: '{"field": "endpoint"}' })
    expect(await endpoints()).toEqual([])
  })

  it('a subscription at an address of ten thousand characters is refused', async () => {
    const endpoint = `https://fcm.googleapis.com/${'x'.repeat(10_000)}`
    expect((await subscribe({ ...browser(), endpoint })).error?.code).toBe('PT400')
    expect(await endpoints()).toEqual([])
  })

  it.each([
    'https://fcm.googleapis.com/fcm/send/dXJs:APA91b-_x',
    'https://jmt17.google.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('a subscription at %s is accepted', async (endpoint) => {
    expect((await subscribe({ ...browser(), endpoint })).error).toBeNull()
    expect(await endpoints()).toEqual([endpoint])
  })

  it.each([
    ['no', ''],
    ['short', 'x'],
    ['long', 'A'.repeat(10_000)],
    ['padded', `${'A'.repeat(86)}=`],
  ])('a subscription with %s keys is refused', async (_how, key) => {
    expect((await subscribe({ ...browser(), p256dh: key })).error?.code).toBe('PT400')
    expect((await subscribe({ ...browser(), auth: key })).error?.code).toBe('PT400')
    expect(await endpoints()).toEqual([])
  })

  it('a subscription is the owner’s to add, and no one else reads or ends it', async () => {
    const mine = await subscribed()
    const args = { p_endpoint: mine.endpoint }
    for (const role of ['anon', 'shopper', 'other'] as const) {
      const { rpc } = { rpc: shop.clients[role].rpc.bind(shop.clients[role]) }
      expect((await subscribe(browser(), role)).error?.code, role).toMatch(/^(PT403|42501)$/)
      expect((await rpc('has_push_subscription', args)).data, role).toBeNull()
      expect((await rpc('start_push_test', args)).data, role).toBeNull()
      expect((await rpc('remove_push_subscription', args)).data ?? false, role).toBe(false)
      expect((await rpc('claim_push')).error, role).not.toBeNull()
    }
    expect((await shop.clients.owner.rpc('claim_push')).error).not.toBeNull()
    expect(await endpoints()).toEqual([mine.endpoint])
  })

  it('a subscription of an owner is one of ten at most: the oldest give way', async () => {
    const all: Browser[] = []
    for (let n = 0; n < 13; n += 1) all.push(await subscribed())
    expect(await endpoints()).toEqual(
      all
        .slice(3)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    )
  })

  it('a subscription ends by its owner’s hand', async () => {
    const mine = await subscribed()
    const { owner } = shop.clients
    const has = async () => (await owner.rpc('has_push_subscription', { p_endpoint: mine.endpoint })).data
    expect(await has()).toBe(true)
    expect((await owner.rpc('remove_push_subscription', { p_endpoint: mine.endpoint })).data).toBe(true)
    expect(await has()).toBe(false)
  })

  it('a subscription is used no more once the session that added it has ended', async () => {
    const mine = await subscribed()
    await shop.sql(
      'update private.push_subscriptions set session_id = gen_random_uuid() where endpoint = $1',
      [mine.endpoint],
    )
    expect((await shop.clients.owner.rpc('has_push_subscription', { p_endpoint: mine.endpoint })).data).toBe(
      false,
    )
    await placed()
    expect(await push()).toMatchObject({ sent: 0 })
    expect(received).toEqual([])
  })

  it('a subscription goes with the owner who is removed', async () => {
    const mine = await subscribed()
    await shop.sql(
      "insert into auth.users (id, email, is_sso_user, is_anonymous) values ('00000000-0000-4000-8000-0000000000aa', 'gone@owners.example', false, false)",
    )
    await shop.sql("select private.make_admin('gone@owners.example')")
    await shop.sql('update private.push_subscriptions set user_id = $1 where endpoint = $2', [
      '00000000-0000-4000-8000-0000000000aa',
      mine.endpoint,
    ])
    const { error } = await shop.clients.owner.rpc('remove_member', { p_email: 'gone@owners.example' })
    expect(error).toBeNull()
    expect(await endpoints()).toEqual([])
  })
})
