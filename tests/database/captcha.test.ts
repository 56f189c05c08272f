// The CAPTCHA from the widget's answer to the request it lets through: the database, the edge function, and a sandbox of
// Turnstile in the same wire format.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleVerify } from '../../supabase/functions/_shared/captcha/verify-handler.ts'
import { openCaptchaSandbox, sandboxSecret, sandboxSiteKeys } from '../../supabase/local/captcha-sandbox.ts'
import { customer, makeEmail, makeProduct, orderArgs } from '../support/checkout.ts'
import { openShop, type Role, type Shop } from '../support/shop.ts'

const site = 'http://shop.test'
const siteKey = sandboxSiteKeys.passes
const env = {
  SITE_URL: site,
  SUPABASE_URL: site,
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_shop_local' }),
  TURNSTILE_SECRET_KEY: sandboxSecret,
  TURNSTILE_API_URL: `${site}/_captcha`,
}

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const sandbox = openCaptchaSandbox()
const fetch: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  return request.url.startsWith(`${site}/_captcha/`) ? sandbox(request) : shop.fetch(request)
}
/** What the widget answers for an action. */
const solve = async (action: string, from = site) => {
  const answer = await sandbox(new Request(`${from}/_captcha/token?action=${action}`, { method: 'POST' }))
  const { token }: { token: string } = await answer.json()
  return token
}
const verify = async (
  body: object | string,
  settings: Record<string, string | undefined> = env,
  through: typeof globalThis.fetch = fetch,
) => {
  const answer = await handleVerify(
    new Request(`${site}/functions/v1/verify-captcha`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    settings,
    through,
  )
  const json: { pass?: string; message?: string } = await answer.json()
  return { status: answer.status, ...json }
}
const passFor = async (purpose: string) => {
  const { pass = '' } = await verify({ purpose, provider: 'turnstile', siteKey, token: await solve(purpose) })
  expect(pass).toMatch(/^[0-9a-f]{64}$/)
  return pass
}
const call = async (as: Role, name: string, args: object, pass?: string) => {
  const { data } = await shop.clients[as].auth.getSession()
  const answer = await shop.fetch(
    new Request(`${site}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_shop_local',
        'Content-Type': 'application/json',
        ...(data.session && { Authorization: `Bearer ${data.session.access_token}` }),
        ...(pass !== undefined && { 'x-captcha-pass': pass }),
      },
      body: JSON.stringify(args),
    }),
  )
  const text = await answer.text()
  const json: { message?: string; details?: string; id?: string } | null = text ? JSON.parse(text) : null
  return { status: answer.status, message: json?.message, details: json?.details, json }
}
const switchOn = () =>
  shop.sql(
    "insert into private.captcha (provider, site_key) values ('turnstile', $1) on conflict do nothing",
    [siteKey],
  )
const switchOff = () => shop.sql('delete from private.captcha where only_row')
const unused = async () =>
  (await shop.sql('select purpose from private.captcha_passes')).map(({ purpose }) => purpose)

const message = () => ({
  p_kind: 'contact',
  p_id: randomUUID(),
  p_fields: { name: 'Nora', email: makeEmail(), subject: 'Size', body: 'Is it small?' },
})
const order = async () =>
  orderArgs([(await makeProduct(shop, { price: 60 })).line()], 60, { p_customer: customer() })
/** What is asked for, by its name: the purpose, the function and what it is called with. */
const asked: [string, string, string, () => Promise<object> | object][] = [
  ['an order', 'order', 'place_order', order],
  ['a message', 'message', 'send_message', message],
  ['a subscription', 'subscription', 'subscribe', () => ({ p_email: makeEmail(), p_topic: 'newsletter' })],
  ['a welcome code', 'subscription', 'request_welcome', () => ({ p_email: makeEmail() })],
  [
    'a student request',
    'subscription',
    'request_student_discount',
    () => ({ p_name: 'Nora Alami', p_email: makeEmail(), p_school: 'ENSA Rabat' }),
  ],
]

beforeEach(async () => {
  await switchOn()
  await shop.sql('delete from private.captcha_passes')
  await shop.sql('delete from private.rate_limits')
})

describe.each(asked)('%s', (_, purpose, name, args) => {
  const required = { status: 428, message: 'CAPTCHA_REQUIRED' }

  it('a request needs no pass while the CAPTCHA is off', async () => {
    await switchOff()
    expect(await call('anon', name, await args())).toMatchObject({ status: 200 })
  })

  it('a guest’s request is refused without a pass, and says what to show', async () => {
    const refused = await call('anon', name, await args())
    expect(refused).toMatchObject(required)
    expect(JSON.parse(refused.details ?? '')).toEqual({ purpose, provider: 'turnstile', site_key: siteKey })
  })

  it('a request takes a pass once', async () => {
    const pass = await passFor(purpose)
    expect(await call('anon', name, await args(), pass)).toMatchObject({ status: 200 })
    expect(await unused()).toEqual([])
    expect(await call('anon', name, await args(), pass)).toMatchObject(required)
  })

  it.each(['order', 'message', 'subscription', 'setup'].filter((other) => other !== purpose))(
    'a request takes no CAPTCHA pass for another purpose: %s',
    async (other) => {
      const pass = await passFor(other)
      expect(await call('anon', name, await args(), pass)).toMatchObject(required)
      expect(await unused()).toEqual([other])
    },
  )

  it('a request takes no expired CAPTCHA pass', async () => {
    const pass = await passFor(purpose)
    await shop.sql("update private.captcha_passes set expires_at = now() - interval '1 second'")
    expect(await call('anon', name, await args(), pass)).toMatchObject(required)
  })

  it.each([
    ['empty', ''],
    ['made up', '0'.repeat(64)],
    ['long', 'x'.repeat(5000)],
    ['a hash', '\\x00'],
    ['SQL', "' or true --"],
  ])('a request takes no forged CAPTCHA pass: %s', async (_, pass) => {
    await passFor(purpose)
    expect(await call('anon', name, await args(), pass)).toMatchObject(required)
  })

  it('a request takes no CAPTCHA pass of a former site key', async () => {
    const pass = await passFor(purpose)
    await shop.sql("update private.captcha set site_key = '0xANOTHER_SITE_KEY' where only_row")
    expect(await call('anon', name, await args(), pass)).toMatchObject(required)
    await switchOff()
  })

  it.each(['shopper', 'owner'] as const)('a request needs no CAPTCHA pass from the %s', async (role) => {
    expect(await call(role, name, await args())).toMatchObject({ status: 200 })
  })

  it('a request needs a CAPTCHA pass from a member who confirmed nothing', async () => {
    const confirmed = await shop.one<{ at: string }>(
      'select email_confirmed_at as at from auth.users where id = $1',
      [shop.ids.other],
    )
    await shop.sql('update auth.users set email_confirmed_at = null where id = $1', [shop.ids.other])
    expect(await call('other', name, await args())).toMatchObject(required)
    await shop.sql('update auth.users set email_confirmed_at = $2 where id = $1', [
      shop.ids.other,
      confirmed.at,
    ])
  })
})

describe('a pass', () => {
  it('a CAPTCHA pass is valid again when its request was refused for another reason', async () => {
    const pass = await passFor('order')
    const wrong = { ...(await order()), p_expected_total: 1 }
    expect(await call('anon', 'place_order', wrong, pass)).toMatchObject({ message: 'PRICE_CHANGED' })
    expect(await call('anon', 'place_order', await order(), pass)).toMatchObject({ status: 200 })
  })

  it('a CAPTCHA pass is not needed to ask again for what was placed or sent', async () => {
    for (const [name, purpose, args] of [
      ['place_order', 'order', await order()],
      ['send_message', 'message', message()],
    ] as const) {
      const first = await call('anon', name, args, await passFor(purpose))
      expect(await call('anon', name, args)).toEqual(first)
    }
  })

  it('a request without a CAPTCHA pass is refused alike whether its address is known or not', async () => {
    const email = makeEmail()
    await shop.sql("insert into public.subscriptions (email, topic) values ($1, 'newsletter')", [email])
    const known = await call('anon', 'subscribe', { p_email: email, p_topic: 'newsletter' })
    expect(known).toEqual(await call('anon', 'subscribe', { p_email: makeEmail(), p_topic: 'newsletter' }))
  })

  it('a request without a CAPTCHA pass counts nothing against a limit', async () => {
    for (let i = 0; i < 30; i += 1)
      await call('anon', 'subscribe', { p_email: 'one@example.com', p_topic: 'newsletter' })
    expect(await shop.sql('select key from private.rate_limits')).toEqual([])
  })

  it('a CAPTCHA pass is stored as a hash, and deleted once it has expired', async () => {
    const pass = await passFor('order')
    const [row] = await shop.sql('select row_to_json(p)::text as text from private.captcha_passes p')
    expect(row?.text).not.toContain(pass)
    await shop.sql("update private.captcha_passes set expires_at = now() - interval '1 second'")
    await passFor('message')
    expect(await unused()).toEqual(['message'])
  })

  it('a CAPTCHA pass is not issued when 20,000 are unused', async () => {
    await shop.sql(`insert into private.captcha_passes (hash, purpose, provider, site_key)
      select sha256(convert_to(n::text, 'UTF8')), 'order', 'turnstile', '${siteKey}' from generate_series(1, 20000) n`)
    const body = { purpose: 'order', provider: 'turnstile', siteKey, token: await solve('order') }
    expect(await verify(body)).toMatchObject({ status: 503 })
  })
})

describe('the function', () => {
  const body = async (changes: object = {}) => ({
    purpose: 'order',
    provider: 'turnstile',
    siteKey,
    token: await solve('order'),
    ...changes,
  })
  const answering =
    (answer: () => Response | Promise<Response>): typeof globalThis.fetch =>
    (input, init) =>
      new Request(input, init).url.includes('siteverify')
        ? Promise.resolve().then(answer)
        : fetch(input, init)
  const says = (verdict: object) => answering(() => Response.json(verdict))
  const genuine = { success: true, hostname: 'shop.test', action: 'order' }

  it('verify-captcha gives a pass for a genuine answer, once', async () => {
    const once = await body()
    expect(await verify(once)).toMatchObject({ status: 200 })
    expect(await verify(once)).toEqual({ status: 422, message: 'CAPTCHA_FAILED' })
  })

  it.each([
    ['made up', async () => body({ token: 'made-up' })],
    ['for another form', async () => body({ token: await solve('message') })],
    ['from another site', async () => body({ token: await solve('order', 'http://evil.test') })],
  ])('verify-captcha refuses an answer that is %s', async (_, make) => {
    expect(await verify(await make())).toEqual({ status: 422, message: 'CAPTCHA_FAILED' })
    expect(await unused()).toEqual([])
  })

  it.each([
    ['no body', ''],
    ['no JSON', 'token'],
    ['another purpose', { purpose: 'admin', provider: 'turnstile', siteKey, token: 'a' }],
    ['another provider', { purpose: 'order', provider: 'evil', siteKey, token: 'a' }],
    ['a site key with a blank', { purpose: 'order', provider: 'turnstile', siteKey: 'a b', token: 'a' }],
    ['no token', { purpose: 'order', provider: 'turnstile', siteKey, token: '' }],
    ['a long token', { purpose: 'order', provider: 'turnstile', siteKey, token: 'a'.repeat(20_001) }],
  ])('verify-captcha asks no provider about %s', async (_, wrong) => {
    let requests = 0
    const counted: typeof globalThis.fetch = async (...given) => {
      requests += 1
      return fetch(...given)
    }
    expect(await verify(wrong, env, counted)).toMatchObject({ status: 400 })
    expect(requests).toBe(0)
  })

  it.each([
    ['the secret is not set', { TURNSTILE_SECRET_KEY: undefined }, fetch],
    ['the secret is wrong', { TURNSTILE_SECRET_KEY: 'wrong' }, fetch],
    [
      'the secret is of another site key',
      {},
      says({ success: false, 'error-codes': ['sitekey-secret-mismatch'] }),
    ],
  ])('verify-captcha says that the shop is misconfigured when %s', async (_, changes, through) => {
    expect(await verify(await body(), { ...env, ...changes }, through)).toEqual({
      status: 500,
      message: 'CAPTCHA_MISCONFIGURED',
    })
  })

  it.each([
    ['cannot be reached', answering(() => Promise.reject(new TypeError('fetch failed')))],
    ['takes too long', answering(() => Promise.reject(new DOMException('timeout', 'TimeoutError')))],
    ['answers with a page', answering(() => new Response('<html>', { status: 502 }))],
    ['answers something else', says({ ok: true })],
    ['has an error', says({ success: false, 'error-codes': ['internal-error'] })],
  ])('verify-captcha gives no pass when the provider %s', async (_, through) => {
    expect(await verify(await body(), env, through)).toEqual({ status: 502, message: 'PROVIDER_UNAVAILABLE' })
    expect(await unused()).toEqual([])
  })

  it.each([
    ['without a site', { ...genuine, hostname: undefined }],
    ['for another site', { ...genuine, hostname: 'shop.test.evil.test' }],
    ['without an action', { ...genuine, action: undefined }],
    ['that is no boolean', { ...genuine, success: 'true' }],
  ])('verify-captcha gives no pass for a verdict %s', async (_, verdict) => {
    expect((await verify(await body(), env, says(verdict))).status).not.toBe(200)
    expect(await unused()).toEqual([])
  })

  it('verify-captcha asks hCaptcha with the site key, and needs no action of it', async () => {
    await shop.sql("update private.captcha set provider = 'hcaptcha' where only_row")
    let sent = new URLSearchParams()
    let url = ''
    const through: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init)
      if (!request.url.includes('siteverify')) return fetch(request)
      url = request.url
      sent = new URLSearchParams(await request.text())
      return Response.json({ success: true, hostname: 'shop.test', challenge_ts: '2026-11-24T00:00:00Z' })
    }
    const settings = { ...env, HCAPTCHA_SECRET_KEY: 'ES_secret' }
    const answer = await verify(await body({ provider: 'hcaptcha', token: 'P1_answer' }), settings, through)
    expect(answer).toMatchObject({ status: 200 })
    expect(url).toBe('https://api.hcaptcha.com/siteverify')
    expect(Object.fromEntries(sent)).toEqual({ secret: 'ES_secret', response: 'P1_answer', sitekey: siteKey })
    await switchOff()
  })

  it('verify-captcha gives no pass that the shop does not ask for', async () => {
    await switchOff()
    expect(await verify(await body())).toMatchObject({ status: 409, message: 'CAPTCHA_CHANGED' })
  })
})

describe('switching the CAPTCHA on', () => {
  const on = { p_provider: 'turnstile', p_site_key: siteKey }

  it('switching the CAPTCHA on needs the owner to pass it, with the same provider and site key', async () => {
    await switchOff()
    expect(await call('owner', 'save_captcha', on)).toMatchObject({
      status: 428,
      message: 'CAPTCHA_REQUIRED',
    })
    const other = await passFor('setup')
    const changed = { ...on, p_site_key: sandboxSiteKeys.asks }
    expect(await call('owner', 'save_captcha', changed, other)).toMatchObject({ status: 428 })
    expect(await call('anon', 'captcha_setting', {})).toMatchObject({ json: null })
    expect(await call('owner', 'save_captcha', on, other)).toMatchObject({ status: 204 })
    expect(await call('anon', 'captcha_setting', {})).toMatchObject({
      json: { provider: 'turnstile', site_key: siteKey },
    })
  })

  it.each(['anon', 'shopper'] as const)(
    'the CAPTCHA can be switched neither on nor off by: %s',
    async (role) => {
      await switchOff()
      const answer = await call(role, 'save_captcha', on, await passFor('setup'))
      expect([401, 403]).toContain(answer.status)
      await switchOn()
      expect([401, 403]).toContain((await call(role, 'save_captcha', {})).status)
      expect(await shop.sql('select from private.captcha')).toHaveLength(1)
    },
  )

  it.each([
    ['another provider', { p_provider: 'recaptcha', p_site_key: siteKey }, 'provider'],
    ['a short site key', { p_provider: 'turnstile', p_site_key: 'short' }, 'site_key'],
    ['markup', { p_provider: 'turnstile', p_site_key: '"><script>alert(1)' }, 'site_key'],
    ['a long site key', { p_provider: 'turnstile', p_site_key: 'a'.repeat(1e5) }, 'site_key'],
    ['no site key', { p_provider: 'turnstile' }, 'site_key'],
  ])('switching the CAPTCHA on refuses %s', async (_, args, field) => {
    const refused = await call('owner', 'save_captcha', args)
    expect(refused).toMatchObject({ status: 400, message: 'INVALID_INPUT' })
    expect(JSON.parse(refused.details ?? '')).toEqual({ field })
  })

  it('the owner switches the CAPTCHA off without a pass, and each change is in the log', async () => {
    await switchOff()
    await call('owner', 'save_captcha', on, await passFor('setup'))
    await call('owner', 'save_captcha', {})
    expect(await call('anon', 'captcha_setting', {})).toMatchObject({ json: null })
    const log = await shop.sql(
      "select operation, difference from private.audit_log where table_name = 'captcha' order by id desc limit 2",
    )
    expect(log).toEqual([
      { operation: 'delete', difference: { provider: ['turnstile', null], site_key: [siteKey, null] } },
      { operation: 'insert', difference: { provider: [null, 'turnstile'], site_key: [null, siteKey] } },
    ])
  })
})
