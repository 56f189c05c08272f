// A shop whose card payments go through the payment sandbox, without a network: the edge functions' own handlers, the
// official Stripe package and the sandbox. Webhooks are collected, and each test delivers them as it likes.
import Stripe from 'stripe'
import { handleRefund } from '../../supabase/functions/_shared/payments/refund-handler.ts'
import { handleStart } from '../../supabase/functions/_shared/payments/start-handler.ts'
import { handleWebhook } from '../../supabase/functions/_shared/payments/webhook-handler.ts'
import { openSandbox } from '../../supabase/local/payment-sandbox.ts'
import { makeProduct, orderArgs, type Placed, place } from './checkout.ts'
import { openShop, type Role } from './shop.ts'

const site = 'http://shop.test'
const webhookSecret = 'whsec_test'

export type PaymentShop = Awaited<ReturnType<typeof openPaymentShop>>
export type Webhook = { body: string; signature: string }

export const env = {
  SITE_URL: site,
  SUPABASE_URL: site,
  SUPABASE_ANON_KEY: 'sb_publishable_shop_local',
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: 'sb_secret_shop_local' }),
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API_URL: `${site}/_payments`,
  CMI_CLIENT_ID: '600001234',
  CMI_STORE_KEY: 'TEST|12\\34',
  CMI_GATEWAY_URL: 'https://testpayment.cmi.example/fim/est3Dgate',
}

export async function openPaymentShop() {
  const shop = await openShop()
  const webhooks: Webhook[] = []
  /** Paths whose requests fail. */
  const down = new Set<string>()
  const asked: Request[] = []

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    asked.push(request.clone())
    if ([...down].some((path) => pathname.startsWith(path))) throw new TypeError('fetch failed')
    if (pathname.startsWith('/_payments')) return sandbox.answer(request)
    if (!pathname.startsWith('/functions/v1/payment-webhook')) return shop.fetch(request)
    webhooks.push({
      body: await request.text(),
      signature: request.headers.get('Stripe-Signature') ?? '',
    })
    return new Response()
  }
  const sandbox = openSandbox({
    url: `${site}/_payments`,
    webhook: { url: `${site}/functions/v1/payment-webhook/stripe`, secret: webhookSecret },
    file: null,
    slowMs: 10,
    fetch,
  })

  const post = (path: string, body: object | string, headers: Record<string, string> = {}) =>
    new Request(`${site}/functions/v1/${path}`, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  async function as(role: Role): Promise<Record<string, string>> {
    const { data } = await shop.clients[role].auth.getSession()
    return data.session ? { Authorization: `Bearer ${data.session.access_token}` } : {}
  }
  async function read(answer: Response) {
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text) }
  }

  return {
    ...shop,
    sandbox,
    down,
    asked,
    fetch,
    /** A card order of two items out of ten, by a guest or a member. */
    async order(by: Role = 'anon') {
      const product = await makeProduct(shop, { price: 30, stock: [{ quantity: 10 }] })
      const args = orderArgs([product.line(2)], 60, { p_payment_method: 'card' })
      const placed: Placed = await place(shop.clients[by], args)
      return { id: placed.id, token: args.p_idempotency_key, product, number: placed.order_number }
    },
    start: async (body: object, role: Role = 'anon') =>
      read(await handleStart(post('start-payment', body, await as(role)), env, fetch)),
    refund: async (body: object, role: Role = 'owner') =>
      read(await handleRefund(post('refund-payment', body, await as(role)), env, fetch)),
    /** Presses a button of the sandbox's page. */
    press: (page: string, action: string) =>
      sandbox.answer(new Request(page, { method: 'POST', body: new URLSearchParams({ action }) })),
    /** The webhooks that were sent since the last call, once there are so many. */
    async sent(count: number): Promise<Webhook[]> {
      while (webhooks.length < count) await new Promise((done) => setTimeout(done, 5))
      return webhooks.splice(0)
    },
    deliver: ({ body, signature }: Webhook) =>
      handleWebhook(post('payment-webhook/stripe', body, { 'Stripe-Signature': signature }), env, fetch),
    callback: (body: string) => handleWebhook(post('payment-webhook/cmi', body), env, fetch),
    back: (orderId: string) =>
      handleWebhook(post(`payment-webhook/cmi/return?order=${encodeURIComponent(orderId)}`, ''), env, fetch),
    async money(orderId: string) {
      return shop.one<{
        order_status: string
        payment_status: string
        paid: number
        refunded: number
        cancel_reason: string | null
      }>(
        `select order_status, payment_status, paid_amount::float as paid, refunded_amount::float as refunded, cancel_reason
         from public.orders where id = $1`,
        [orderId],
      )
    },
    paymentsOf: (orderId: string) =>
      shop.sql<{ id: string; status: string; reference: string }>(
        'select id, status, reference from public.payments where order_id = $1 order by created_at',
        [orderId],
      ),
    refundsOf: (orderId: string) =>
      shop.sql<{ amount: number; status: string; reference: string | null }>(
        `select r.amount::float as amount, r.status, r.reference from public.refunds r join public.payments p on p.id = r.payment_id
         where p.order_id = $1 order by r.created_at`,
        [orderId],
      ),
    close: async () => {
      sandbox.close()
      await shop.close()
    },
  }
}

/** A webhook with a good signature over a body, made at a time in seconds. */
export async function signed(event: object, timestamp?: number): Promise<Webhook> {
  const body = JSON.stringify(event)
  const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret: webhookSecret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { body, signature }
}
