// npm run smoke, tried on a shop that is right and on shops that are each wrong in one way: the embedded back end with the
// real functions, behind a stand-in for host and network that can change any answer.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { handleVerify } from '../../supabase/functions/_shared/captcha/verify-handler.ts'
import { handleEvents } from '../../supabase/functions/_shared/events/events-handler.ts'
import { handleSend } from '../../supabase/functions/_shared/mail/send-handler.ts'
import { handleUnsubscribe } from '../../supabase/functions/_shared/mail/unsubscribe-handler.ts'
import { handleStart } from '../../supabase/functions/_shared/payments/start-handler.ts'
import { handleWebhook } from '../../supabase/functions/_shared/payments/webhook-handler.ts'
import { handlePush } from '../../supabase/functions/_shared/push/push-handler.ts'
import { runChecks } from '../../supabase/smoke/run-checks.ts'
import { visit } from '../../supabase/smoke/visit.ts'
import { openShop, type Shop } from '../support/shop.ts'

type Answer = { status: number; headers: Record<string, string>; body: string }
type Changed = Partial<Omit<Answer, 'body'>> & { body?: string | null }
type Change = (path: string, answer: Answer) => Changed | undefined

const address = 'https://shop.example'
const { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } = webPush.generateVAPIDKeys()
const vapid = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }
let shop: Shop
let server: typeof import('@/server/handle')
/** The shop's own pages, each rendered once. */
const pages = new Map<string, Promise<Answer>>()
let change: Change = () => undefined

beforeAll(async () => {
  shop = await openShop()
  await shop.sql(
    `insert into private.captcha (provider, site_key) values ('turnstile', '1x00000000000000000000AA')`,
  )
  // The back end logs each request that it refuses.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    const path = String(url).slice(address.length)
    const answer = await answerOf(path, new Request(url, init))
    const { status, headers, body } = { ...answer, ...change(path, answer) }
    return new Response(body, { status, headers })
  })
  // Read when the server's code is loaded.
  vi.stubEnv('VITE_SUPABASE_URL', address)
  vi.stubEnv('VITE_SITE_URL', address)
  // A page's first rendering loads its source.
  vi.stubEnv('PAGE_PATIENCE_MS', '60000')
  vi.resetModules()
  server = await import('@/server/handle')
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.resetModules()
  await shop.close()
})

async function answerOf(path: string, request: Request): Promise<Answer> {
  if (/^\/(rest|auth|storage)\/v1\//.test(path)) {
    // What the embedded back end does differently from a project whose settings were pushed.
    if (path.startsWith('/auth/v1/verify'))
      return { status: 303, headers: { location: `${address}/#error=access_denied` }, body: '' }
    const { status, headers, body } = await read(
      await shop.fetch(new URL(path, 'http://shop.test').href, request),
    )
    return { status, headers, body: body.replace('"mailer_autoconfirm":true', '"mailer_autoconfirm":false') }
  }
  const settings = {
    SITE_URL: address,
    SUPABASE_URL: address,
    SUPABASE_ANON_KEY: 'sb_publishable_shop_local',
    MAIL_TRIGGER_SECRET: 'a-secret-of-twenty-letters',
    MAIL_FROM: 'shop@zellige.example',
    ...vapid,
    STRIPE_SECRET_KEY: 'sk_test_smoke',
    STRIPE_WEBHOOK_SECRET: 'whsec_smoke',
    TURNSTILE_SECRET_KEY: 'a-secret',
  }
  if (path.startsWith('/functions/v1/send-mail')) return read(await handleSend(request, settings))
  if (path.startsWith('/functions/v1/send-events')) return read(await handleEvents(request, settings))
  if (path.startsWith('/functions/v1/send-push'))
    return read(
      await handlePush(request, settings, (input, init) =>
        shop.fetch(new Request(String(input).replace(address, 'http://shop.test'), init)),
      ),
    )
  if (path.startsWith('/functions/v1/start-payment')) return read(await handleStart(request, settings))
  if (path.startsWith('/functions/v1/payment-webhook')) return read(await handleWebhook(request, settings))
  if (path.startsWith('/functions/v1/verify-captcha'))
    return read(
      await handleVerify(request, settings, async () =>
        Response.json({ success: false, 'error-codes': ['invalid-input-response'] }),
      ),
    )
  if (path.startsWith('/functions/v1/unsubscribe'))
    return read(await handleUnsubscribe(request, { call: async () => null, site: address }))
  if (/^\/assets\/(index|shop)-.*\.js$/.test(path))
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript', 'cache-control': 'public, max-age=31536000, immutable' },
      body: path.includes('index')
        ? 'import("./shop-87654321.js")'
        : 'const key = "sb_publishable_shop_local"',
    }
  if (request.method !== 'GET') return read(await server.handle(request))
  const known = pages.get(path) ?? server.handle(request).then(read)
  pages.set(path, known)
  const { body, ...rest } = await known
  // The scripts of a build, which is not needed here.
  const built = body
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/(<script type="module" src=")[^"]*/, '$1/assets/index-12345678.js')
  return { ...rest, body: built }
}

async function read(answer: Response): Promise<Answer> {
  const { 'content-length': _length, ...headers } = Object.fromEntries(answer.headers)
  return { status: answer.status, headers, body: await answer.text() }
}

/** What fails when answers are changed so. */
async function failing(changed: Change) {
  change = changed
  const outcomes = await runChecks(await visit(address))
  return outcomes.filter(({ ok }) => ok === false).map(({ what }) => what)
}
/** Changes the answer at matching paths. */
const at =
  (pattern: RegExp, changed: (answer: Answer) => Changed): Change =>
  (path, answer) =>
    pattern.test(path) ? changed(answer) : undefined
const replaced = (from: string | RegExp, to: string) => (answer: Answer) => ({
  body: answer.body.replace(from, to),
})

it('npm run smoke finds nothing wrong with a shop that is right', async () => {
  expect(await failing(() => undefined)).toEqual([])
})

it.each<[what: string, fails: string, Change]>([
  [
    'confirmations are off',
    'new members must confirm their address',
    at(/settings/, replaced('"mailer_autoconfirm":false', '"mailer_autoconfirm":true')),
  ],
  [
    'the sign-in settings cannot be read',
    'new members must confirm their address',
    at(/auth\/v1\/settings/, () => ({ status: 500, body: '' })),
  ],
  [
    'sign-up is disabled',
    'members sign up by email, and only with an account',
    at(/auth\/v1\/settings/, replaced('"disable_signup":false', '"disable_signup":true')),
  ],
  [
    'mails lead to another machine',
    'mails of Auth lead to this shop and nowhere else',
    at(/auth\/v1\/verify/, () => ({ headers: { location: 'http://localhost:3000/#error=access_denied' } })),
  ],
  [
    'the site URL was never filled in',
    'mails of Auth lead to this shop and nowhere else',
    at(/auth\/v1\/verify/, () => ({ headers: { location: 'env(SITE_URL)#error=access_denied' } })),
  ],
  [
    'redirects to anywhere are allowed',
    'mails of Auth lead to this shop and nowhere else',
    at(/auth\/v1\/verify/, () => ({
      headers: { location: 'https://elsewhere.example/#error=access_denied' },
    })),
  ],
  [
    'send-mail is not deployed',
    'send-mail is deployed and refuses strangers',
    at(/send-mail/, () => ({ status: 404 })),
  ],
  [
    'send-mail sends for anybody',
    'send-mail is deployed and refuses strangers',
    at(/send-mail/, () => ({ status: 200 })),
  ],
  [
    'the platform guards send-mail',
    'send-mail is deployed and refuses strangers',
    at(/send-mail/, () => ({ body: '{"msg":"Missing authorization header"}' })),
  ],
  [
    'send-push is not deployed',
    'send-push has its keys, and sends nothing for strangers',
    at(/send-push/, () => ({ status: 404, body: '' })),
  ],
  [
    'send-push sends for anybody',
    'send-push has its keys, and sends nothing for strangers',
    (path, { body }) => (/send-push/.test(path) && !body.includes('publicKey') ? { status: 200 } : undefined),
  ],
  [
    'send-events is not deployed',
    'send-events is deployed and refuses strangers',
    at(/send-events/, () => ({ status: 404 })),
  ],
  [
    'send-events sends for anybody',
    'send-events is deployed and refuses strangers',
    at(/send-events/, () => ({ status: 200, body: '{"sent":0,"failed":0}' })),
  ],
  [
    'the platform guards send-events',
    'send-events is deployed and refuses strangers',
    at(/send-events/, () => ({ body: '{"code":401,"message":"Missing authorization header"}' })),
  ],
  [
    'payment-webhook is not deployed',
    'payment functions are deployed, and refuse what no provider has signed',
    at(/payment-webhook/, () => ({ status: 404, body: '' })),
  ],
  [
    'payment-webhook takes anything',
    'payment functions are deployed, and refuse what no provider has signed',
    at(/payment-webhook/, () => ({ status: 200, body: '{"received":true}' })),
  ],
  [
    'the provider’s keys are missing',
    'payment functions are deployed, and refuse what no provider has signed',
    at(/payment-webhook/, () => ({ status: 503 })),
  ],
  [
    'start-payment is not deployed',
    'payment functions are deployed, and refuse what no provider has signed',
    at(/start-payment/, () => ({ status: 404 })),
  ],
  [
    'verify-captcha is not deployed',
    'the CAPTCHA’s function is deployed, has its secret, and refuses a false answer',
    at(/verify-captcha/, () => ({ status: 404, body: '' })),
  ],
  [
    'verify-captcha takes anything',
    'the CAPTCHA’s function is deployed, has its secret, and refuses a false answer',
    at(/verify-captcha/, () => ({ status: 200, body: '{"pass":"any"}' })),
  ],
  [
    'unsubscribe is not deployed',
    'unsubscribe links lead to this shop',
    at(/functions\/v1\/unsubscribe/, () => ({ status: 404, headers: {} })),
  ],
  [
    'unsubscribe leads to localhost',
    'unsubscribe links lead to this shop',
    at(/functions\/v1\/unsubscribe/, () => ({
      headers: { location: 'http://localhost:5173/unsubscribe#smoke' },
    })),
  ],
  [
    'a product’s function is ambiguous',
    'a product page’s query has one answer',
    at(/get_product/, () => ({ status: 300, body: '{"code":"PGRST203"}' })),
  ],
  [
    'orders can be read',
    'a visitor sees nothing of orders',
    at(/rest\/v1\/orders\?select=\*/, () => ({ status: 200, body: '[{"id":1}]' })),
  ],
  [
    'a page leads to localhost',
    'no page, feed or list leads to localhost',
    at(/^\/women$/, replaced('<script', '<link rel="canonical" href="http://localhost:5173/women"><script')),
  ],
  [
    'the sitemap is of another shop',
    'the sitemap names this shop',
    at(/sitemap/, () => ({ body: '<urlset><url><loc>https://other.example/</loc></url></urlset>' })),
  ],
  ['a page is missing', 'page /cart', at(/^\/cart$/, () => ({ status: 404 }))],
  [
    'a page has no contents',
    'page /women',
    at(/^\/women$/, replaced(/<div id="root">[\s\S]*<noscript>/, '<div id="root"></div><noscript>')),
  ],
  ['nothing is missing', 'page /no/such/page', at(/^\/no\/such/, () => ({ status: 200 }))],
  [
    'products are not in their pages',
    'a product’s page has its title, its address and what machines read',
    at(/^\/product\//, replaced(/"@type":"Product(Group)?"/g, '')),
  ],
  [
    'pages name another shop',
    'a product’s page has its title, its address and what machines read',
    at(/^\/product\//, replaced(/rel="canonical" href="[^"]*"/, 'rel="canonical" href="http://localhost/"')),
  ],
  [
    'another spelling is another page',
    'another spelling leads to the page',
    at(/^\/WOMEN\/$/, () => ({ status: 200 })),
  ],
  [
    'browsers keep pages',
    'pages are asked for again each time',
    at(/^\/$/, ({ headers }) => ({ headers: { ...headers, 'cache-control': 'max-age=600' } })),
  ],
  [
    'pages are purged for anybody',
    'pages are purged only with the secret',
    at(/_purge/, () => ({ status: 204, body: null })),
  ],
  [
    'the CAPTCHA’s page is any page',
    'the CAPTCHA’s page is shown by this shop alone',
    at(/_captcha$/, ({ headers }) => ({ headers: { ...headers, 'content-security-policy': '' } })),
  ],
  [
    'scripts are fetched each time',
    'scripts are kept, and a missing one is no page',
    at(/index-.*\.js$/, ({ headers }) => ({ headers: { ...headers, 'cache-control': 'no-cache' } })),
  ],
  [
    'a missing script is a page',
    'scripts are kept, and a missing one is no page',
    at(/smoke-0+\.js$/, () => ({ status: 200 })),
  ],
  [
    'the policy lets inline scripts run',
    'header content-security-policy',
    at(/^\/$/, ({ headers }) => ({
      headers: { ...headers, 'content-security-policy': "script-src 'self' 'unsafe-inline'" },
    })),
  ],
  [
    'the host sends no policy',
    'header content-security-policy',
    at(/^\/$/, ({ headers }) => ({
      headers: Object.fromEntries(
        Object.entries(headers).filter(([name]) => name !== 'content-security-policy'),
      ),
    })),
  ],
  [
    'a secret key was built in',
    'scripts hold no secret',
    at(/\.js$/, ({ body }) => ({ body: `${body}; const other = "sb_secret_x"` })),
  ],
])('npm run smoke fails when %s', async (_what, fails, changed) => {
  expect(await failing(changed)).toContain(fails)
})

it('npm run smoke counts as notes what a shop on this machine lacks', async () => {
  change = at(/functions\/v1|sitemap/, () => ({ status: 404, headers: {} }))
  const outcomes = await runChecks(await visit(address, { isLive: false }))
  expect(outcomes.filter(({ ok }) => ok === false)).toEqual([])
  expect(outcomes.filter(({ ok }) => ok === null).map(({ what }) => what)).toEqual([
    'the sitemap names this shop',
    'send-mail is deployed and refuses strangers',
    'send-push has its keys, and sends nothing for strangers',
    'send-events is deployed and refuses strangers',
    'payment functions are deployed, and refuse what no provider has signed',
    'the CAPTCHA’s function is deployed, has its secret, and refuses a false answer',
    'unsubscribe links lead to this shop',
    'the database',
  ])
})
