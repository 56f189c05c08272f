// Card payments from the first click to the refund: edge functions, official Stripe package, payment sandbox, database.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { cmiHash } from '../../supabase/functions/_shared/payments/cmi-hash.ts'
import { actions } from '../../supabase/local/sandbox-pages.ts'
import { brokenInvariants, left } from '../support/checkout.ts'
import { env, openPaymentShop, type PaymentShop, signed } from '../support/payments.ts'

let shop: PaymentShop
beforeAll(async () => {
  shop = await openPaymentShop()
})
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

/** What the functions log of a fault that a test provokes. */
function silence() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
}

type Order = Awaited<ReturnType<PaymentShop['order']>>
async function open(order: Order): Promise<string> {
  const { status, body } = await shop.start({ orderId: order.id, token: order.token })
  expect({ status, body }).toMatchObject({ status: 200, body: { redirect: { url: expect.any(String) } } })
  return body.redirect.url
}
async function paid(order: Order, action: string = actions.pay) {
  const page = await open(order)
  await shop.press(page, action)
  const [webhook] = await shop.sent(1)
  if (!webhook) throw new Error('No webhook was sent')
  return { page, webhook }
}
const stockOf = ({ product }: Order) => left(shop, product.line())
const expire = (order: Order) =>
  shop.sql("update public.orders set payment_due_at = now() - interval '1 minute' where id = $1", [order.id])
const release = () => shop.sql('select private.expire_unpaid_orders(100)')

describe('paying by card', () => {
  it('paying by card opens a page, and the order is paid when the signed webhook has come', async () => {
    const order = await shop.order()
    const page = await open(order)
    expect(page).toMatch(/^http:\/\/shop\.test\/_payments\/pay\/cs_test_/)
    const answer = await shop.press(page, actions.pay)
    expect(answer.headers.get('Location')).toBe(
      `http://shop.test/order-confirmation/${order.id}?payment=returned`,
    )
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'pending', paid: 0 })
    const [webhook] = await shop.sent(1)
    expect((await shop.deliver(webhook ?? { body: '', signature: '' })).status).toBe(200)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid', paid: 60 })
    expect(await stockOf(order)).toBe(8)
  })

  it('Stripe is sent the order’s number and amount, with an idempotency key', async () => {
    const order = await shop.order()
    shop.asked.length = 0
    await open(order)
    const request = shop.asked.find(
      ({ url, method }) => url.endsWith('/v1/checkout/sessions') && method === 'POST',
    )
    const [payment] = await shop.paymentsOf(order.id)
    expect(request?.headers.get('Idempotency-Key')).toBe(payment?.id)
    expect(Object.fromEntries(new URLSearchParams(await request?.text()))).toMatchObject({
      mode: 'payment',
      client_reference_id: payment?.id,
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '6000',
      'line_items[0][price_data][product_data][name]': `Order ${order.number}`,
      cancel_url: 'http://shop.test/checkout',
    })
  })

  it('paying by card opens the same page again for a shopper who came back, and for a second tab', async () => {
    const order = await shop.order()
    const [first, second, third] = await Promise.all([open(order), open(order), open(order)])
    expect(second).toBe(first)
    expect(third).toBe(first)
    expect(await open(order)).toBe(first)
    expect(await shop.paymentsOf(order.id)).toHaveLength(1)
  })

  it('a member pays by card for their own order without its token, and other users are refused', async () => {
    const order = await shop.order('shopper')
    expect((await shop.start({ orderId: order.id }, 'shopper')).status).toBe(200)
    for (const role of ['anon', 'other', 'owner'] as const)
      expect(await shop.start({ orderId: order.id }, role)).toEqual({
        status: 404,
        body: { message: 'ORDER_NOT_FOUND', details: '' },
      })
    expect((await shop.start({ orderId: order.id, token: 'f'.repeat(64) })).status).toBe(404)
  })

  it('paying by card refuses input of another form', async () => {
    for (const body of [{}, { orderId: 'x' }, { orderId: randomUUID(), token: 'f'.repeat(65) }])
      expect((await shop.start(body)).status).toBe(400)
  })

  it('an order stays open after a decline, so that another card pays for it', async () => {
    const order = await shop.order()
    const page = await open(order)
    expect(await (await shop.press(page, actions.decline)).text()).toContain('Your card was declined')
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'pending', order_status: 'pending' })
    await shop.press(page, actions.pay)
    for (const webhook of await shop.sent(1)) await shop.deliver(webhook)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid' })
  })

  it('an order waits for a slow bank, and may be paid with a new page when that bank refuses', async () => {
    const order = await shop.order()
    const page = await open(order)
    await shop.press(page, actions.slowDecline)
    const [completed, failed] = await shop.sent(2)
    if (!completed || !failed) throw new Error('Two webhooks were expected')
    // By the time of the first the bank has refused already: the provider's own state counts.
    await shop.deliver(completed)
    await shop.deliver(failed)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'failed' }])
    const again = await open(order)
    expect(again).not.toBe(page)
    await shop.press(again, actions.pay)
    for (const webhook of await shop.sent(1)) await shop.deliver(webhook)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid', paid: 60 })
  })

  it('the provider is asked about a payment when its webhook is lost', async () => {
    const order = await shop.order()
    await paid(order)
    const answer = await shop.start({ orderId: order.id, token: order.token, check: true })
    expect(answer).toEqual({ status: 200, body: { redirect: null } })
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid' })
    expect(await shop.start({ orderId: order.id, token: order.token })).toMatchObject({
      status: 409,
      body: { message: 'ORDER_PAID' },
    })
  })
})

describe('a webhook', () => {
  it('a webhook changes nothing when it is replayed fifty times', { timeout: 60_000 }, async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    const answers = await Promise.all(Array.from({ length: 50 }, () => shop.deliver(webhook)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid', paid: 60 })
    const [payment] = await shop.paymentsOf(order.id)
    const { events } = await shop.one<{ events: number }>(
      'select count(*)::int as events from private.payment_events where payment_id = $1',
      [payment?.id],
    )
    expect(events).toBe(1)
  })

  it('a webhook with a wrong signature, another body or a stale timestamp is refused', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    const event = JSON.parse(webhook.body)
    const stale = await signed(event, Math.floor(Date.now() / 1000) - 301)
    for (const forged of [
      { ...webhook, signature: webhook.signature.replace(/v1=../, 'v1=00') },
      { ...webhook, signature: '' },
      { ...webhook, body: webhook.body.replace('"unpaid"', '"paid"').replace('6000', '1') },
      stale,
    ])
      expect((await shop.deliver(forged)).status).toBe(400)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'pending' })
    await shop.deliver(webhook)
  })

  it('a webhook that comes out of order settles by the provider’s own state', async () => {
    const order = await shop.order()
    const page = await open(order)
    await shop.press(page, actions.slow)
    const [completed, succeeded] = await shop.sent(2)
    if (!completed || !succeeded) throw new Error('Two webhooks were expected')
    await shop.deliver(succeeded)
    await shop.deliver(completed)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid', paid: 60 })
  })

  it.each([
    ['amount', { amount: 59.99, currency: 'USD' }],
    ['currency', { amount: 60, currency: 'EUR' }],
  ])('a webhook over another %s pays for nothing', async (_what, money) => {
    silence()
    const order = await shop.order()
    await open(order)
    const [payment] = await shop.paymentsOf(order.id)
    const { verdict, outcome } = await record(payment?.reference ?? '', { state: 'succeeded', ...money })
    expect({ verdict, outcome }).toEqual({ verdict: 'refused', outcome: 'other_amount' })
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'pending', paid: 0 })
  })

  it('a webhook about an unknown payment is refused', async () => {
    silence()
    expect(await record('cs_test_unknown', { state: 'succeeded', amount: 60, currency: 'USD' })).toEqual({
      verdict: 'refused',
      outcome: 'unknown_payment',
      refund: null,
    })
  })

  it('a webhook about something other than a payment is answered with success', async () => {
    expect(
      (
        await shop.deliver(
          await signed({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: {} } }),
        )
      ).status,
    ).toBe(200)
  })

  it('a webhook never takes a payment back to an earlier state', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await shop.deliver(webhook)
    const [payment] = await shop.paymentsOf(order.id)
    for (const state of ['open', 'processing', 'failed', 'expired'])
      expect(await record(payment?.reference ?? '', { state, amount: 60, currency: 'USD' })).toMatchObject({
        outcome: 'unchanged',
      })
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'succeeded' }])
  })

  it('a webhook of a dispute marks the payment', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await shop.deliver(webhook)
    const [payment] = await shop.paymentsOf(order.id)
    const session = await shop.sandbox.answer(
      new Request(`http://shop.test/_payments/v1/checkout/sessions/${payment?.reference}`, {
        headers: { Authorization: 'Bearer sk_test_sandbox' },
      }),
    )
    const { payment_intent } = await session.json()
    const event = {
      id: 'evt_dispute',
      object: 'event',
      type: 'charge.dispute.created',
      data: { object: { payment_intent } },
    }
    expect((await shop.deliver(await signed(event))).status).toBe(200)
    const { disputed } = await shop.one<{ disputed: boolean }>(
      'select disputed_at is not null as disputed from public.payments where id = $1',
      [payment?.id],
    )
    expect(disputed).toBe(true)
  })
})

describe('an order that was not paid in time', () => {
  it('an order not paid in time is cancelled, gives its stock back once, and cannot be paid any more', async () => {
    const order = await shop.order()
    await open(order)
    await expire(order)
    expect(await shop.start({ orderId: order.id, token: order.token })).toMatchObject({
      status: 409,
      body: { message: 'ORDER_EXPIRED' },
    })
    await release()
    await release()
    expect(await shop.money(order.id)).toMatchObject({ order_status: 'cancelled', cancel_reason: 'unpaid' })
    expect(await stockOf(order)).toBe(10)
    expect(await shop.start({ orderId: order.id, token: order.token })).toMatchObject({
      status: 409,
      body: { message: 'ORDER_CANCELLED' },
    })
  })

  it('an order not paid in time is taken up again when the money comes and the stock is there', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await expire(order)
    await release()
    expect((await shop.deliver(webhook)).status).toBe(200)
    expect(await shop.money(order.id)).toMatchObject({
      order_status: 'pending',
      payment_status: 'paid',
      paid: 60,
    })
    expect(await stockOf(order)).toBe(8)
    expect(await shop.refundsOf(order.id)).toEqual([])
  })

  it('an order not paid in time is refunded at once when the money comes and the stock is gone', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await expire(order)
    await release()
    await shop.sql(
      'update public.product_variants v set quantity = 1 from public.products p where p.id = v.product_id and p.slug = $1',
      [order.product.line().slug],
    )
    expect((await shop.deliver(webhook)).status).toBe(200)
    await shop.deliver(webhook)
    expect(await shop.money(order.id)).toMatchObject({
      order_status: 'cancelled',
      payment_status: 'refunded',
      refunded: 60,
    })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amount: 60, status: 'succeeded' }])
    for (const refunded of await shop.sent(1)) await shop.deliver(refunded)
    expect(await shop.refundsOf(order.id)).toHaveLength(1)
  })

  it('an order that the customer cancelled is refunded when the money comes, though its stock is there', async () => {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await shop.clients.anon.rpc('cancel_order', { p_order_id: order.id, p_token: order.token })
    await shop.deliver(webhook)
    expect(await shop.money(order.id)).toMatchObject({
      order_status: 'cancelled',
      payment_status: 'refunded',
    })
    await shop.sent(1)
  })

  it('a payment of a cancelled order is refunded on the webhook’s next try when the provider was down', async () => {
    silence()
    const order = await shop.order()
    const { webhook } = await paid(order)
    await shop.clients.anon.rpc('cancel_order', { p_order_id: order.id, p_token: order.token })
    shop.down.add('/_payments/v1/refunds')
    expect((await shop.deliver(webhook)).status).toBe(502)
    expect(await shop.money(order.id)).toMatchObject({ refunded: 0 })
    shop.down.clear()
    expect((await shop.deliver(webhook)).status).toBe(200)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'refunded', refunded: 60 })
    await shop.sent(1)
  })
})

describe('two payments for one order', () => {
  it('of two payments for one order the second one is returned', async () => {
    const order = await shop.order()
    const first = await open(order)
    // As after a page that the shop took for lost.
    await shop.sql("update public.payments set status = 'expired', settled_at = now() where order_id = $1", [
      order.id,
    ])
    const second = await open(order)
    expect(second).not.toBe(first)
    await shop.press(first, actions.pay)
    await shop.press(second, actions.pay)
    for (const webhook of await shop.sent(2)) await shop.deliver(webhook)
    expect(await shop.paymentsOf(order.id)).toMatchObject([{ status: 'succeeded' }, { status: 'succeeded' }])
    expect(await shop.refundsOf(order.id)).toMatchObject([{ amount: 60, status: 'succeeded' }])
    expect(await shop.money(order.id)).toMatchObject({ order_status: 'pending', paid: 120, refunded: 60 })
    await shop.sent(1)
  })
})

describe('a provider that is down', () => {
  it('a provider that is down at the start leaves the order to be paid later', async () => {
    silence()
    const order = await shop.order()
    shop.down.add('/_payments')
    expect(await shop.start({ orderId: order.id, token: order.token })).toEqual({
      status: 502,
      body: { message: 'PROVIDER_UNAVAILABLE' },
    })
    shop.down.clear()
    await open(order)
    expect(await shop.paymentsOf(order.id)).toHaveLength(1)
  })

  it('a webhook is sent again when the provider or the database was down as it came', async () => {
    silence()
    const order = await shop.order()
    const { webhook } = await paid(order)
    for (const path of ['/_payments', '/rest']) {
      shop.down.add(path)
      expect((await shop.deliver(webhook)).status).toBeGreaterThanOrEqual(500)
      shop.down.clear()
    }
    await shop.deliver(webhook)
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid' })
  })
})

describe('a refund through the provider', () => {
  async function paidOrder() {
    const order = await shop.order()
    const { webhook } = await paid(order)
    await shop.deliver(webhook)
    const [payment] = await shop.paymentsOf(order.id)
    return { order, paymentId: payment?.id ?? '' }
  }
  const request = (paymentId: string, amount = 20) => ({
    refundId: randomUUID(),
    paymentId,
    amount,
    reason: 'One came torn',
  })

  it('a refund through the provider returns a part, and then the rest, and never more', async () => {
    const { order, paymentId } = await paidOrder()
    expect(await shop.refund(request(paymentId))).toEqual({ status: 200, body: { status: 'succeeded' } })
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'partially_refunded', refunded: 20 })
    expect(await shop.refund(request(paymentId, 40.01))).toMatchObject({
      status: 409,
      body: { message: 'REFUND_EXCEEDS_PAYMENT', details: '{"left": 40.00}' },
    })
    await shop.refund(request(paymentId, 40))
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'refunded', refunded: 60 })
    await shop.sent(2)
  })

  it('a refund through the provider is sent once, however often it is asked for', async () => {
    const { order, paymentId } = await paidOrder()
    const once = request(paymentId)
    const answers = await Promise.all([shop.refund(once), shop.refund(once), shop.refund(once)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await shop.refundsOf(order.id)).toHaveLength(1)
    expect(await shop.money(order.id)).toMatchObject({ refunded: 20 })
    await shop.sent(1)
  })

  it('a refund through the provider is for the owner only, and of a proper amount', async () => {
    const { order, paymentId } = await paidOrder()
    for (const role of ['anon', 'shopper'] as const)
      expect([401, 403]).toContain((await shop.refund(request(paymentId), role)).status)
    for (const amount of [0, -1, 0.001, 1e9])
      expect((await shop.refund(request(paymentId, amount))).status).toBe(400)
    expect(await shop.refundsOf(order.id)).toEqual([])
  })

  it('a refund stays pending while the provider is down, and the same request finishes it', async () => {
    silence()
    const { order, paymentId } = await paidOrder()
    const once = request(paymentId)
    shop.down.add('/_payments')
    expect(await shop.refund(once)).toEqual({ status: 502, body: { message: 'PROVIDER_UNAVAILABLE' } })
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'pending' }])
    shop.down.clear()
    expect(await shop.refund(once)).toEqual({ status: 200, body: { status: 'succeeded' } })
    expect(await shop.money(order.id)).toMatchObject({ refunded: 20 })
    await shop.sent(1)
  })

  it('a refund that was made in the provider’s dashboard is recorded by its webhook', async () => {
    const { order, paymentId } = await paidOrder()
    const [payment] = await shop.paymentsOf(order.id)
    const event = { state: 'succeeded', amount: 60, currency: 'USD' }
    const refunds = [{ refund_id: null, reference: 're_dashboard', amount: 15, status: 'succeeded' }]
    await record(payment?.reference ?? '', { ...event, refunds })
    await record(payment?.reference ?? '', { ...event, refunds })
    expect(await shop.refundsOf(order.id)).toEqual([
      { amount: 15, status: 'succeeded', reference: 're_dashboard' },
    ])
    expect(paymentId).toBe(payment?.id)
  })

  it('a refund through the provider is refused for money that the owner recorded', async () => {
    const order = await shop.order()
    await shop.clients.owner.rpc('record_payment', { p_order_id: order.id, p_amount: 60, p_method: 'bank' })
    const [payment] = await shop.paymentsOf(order.id)
    expect(await shop.refund(request(payment?.id ?? ''))).toMatchObject({
      status: 409,
      body: { message: 'NOT_BY_PROVIDER' },
    })
  })
})

describe('CMI', () => {
  /** A card order of a shop that charges in dirhams. */
  async function dirhamOrder() {
    const before = await shop.one('select currency, currency_rates::text as rates from public.shop_settings')
    await shop.database.exec(
      "update public.shop_settings set currency = 'MAD', currency_rates = '{}', card_provider = 'cmi'",
    )
    onTestFinished(async () => {
      await shop.database.exec(`update public.shop_settings
        set currency = '${before.currency}', currency_rates = '${before.rates}', card_provider = 'stripe'`)
    })
    const order = await shop.order()
    const { body } = await shop.start({ orderId: order.id, token: order.token })
    expect(body.redirect).toMatchObject({
      url: env.CMI_GATEWAY_URL,
      fields: { amount: '60.00', currency: '504' },
    })
    return { order, oid: String(body.redirect.fields.oid) }
  }
  async function callback(oid: string, changes: Record<string, string> = {}) {
    const fields = {
      clientid: env.CMI_CLIENT_ID,
      oid,
      amount: '60.00',
      currency: '504',
      ProcReturnCode: '00',
      TransId: 'T1',
      ...changes,
    }
    const body = new URLSearchParams({ ...fields, HASH: await cmiHash(fields, env.CMI_STORE_KEY) })
    return (await shop.callback(body.toString())).text()
  }

  it('CMI debits the card once order, amount and currency agree, and repetitions get the same answer', async () => {
    silence()
    const { order, oid } = await dirhamOrder()
    expect(await callback(oid, { ProcReturnCode: '05', TransId: 'T0' })).toBe('APPROVED')
    // The same order may be tried again on CMI's page.
    expect(await callback(oid, { amount: '59.00' })).toBe('FAILURE')
    expect(await callback(oid, { currency: '840', TransId: 'T2' })).toBe('FAILURE')
    expect(await callback('ZL-UNKNOWN')).toBe('FAILURE')
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'pending' })
    expect(await callback(oid, { TransId: 'T3' })).toBe('ACTION=POSTAUTH')
    expect(await callback(oid, { TransId: 'T3' })).toBe('ACTION=POSTAUTH')
    expect(await shop.money(order.id)).toMatchObject({ payment_status: 'paid', paid: 60 })
  })

  it('CMI does not debit the card for an order that was cancelled meanwhile', async () => {
    const { order, oid } = await dirhamOrder()
    await shop.clients.anon.rpc('cancel_order', { p_order_id: order.id, p_token: order.token })
    expect(await callback(oid)).toBe('APPROVED')
    expect(await callback(oid)).toBe('APPROVED')
    expect(await shop.money(order.id)).toMatchObject({ order_status: 'cancelled', refunded: 60 })
  })

  it('CMI brings the shopper back by an address of the shop', async () => {
    const { order } = await dirhamOrder()
    const answer = await shop.back(order.id)
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `${env.SITE_URL}/order-confirmation/${order.id}?payment=returned`,
    ])
    expect((await shop.back('//evil.example')).headers.get('Location')).toBe(`${env.SITE_URL}/`)
  })
})

/** Records an event as the webhook would after the adapter has verified it. */
async function record(reference: string, event: object) {
  const { record } = await shop.one<{ record: { verdict: string; outcome: string; refund: unknown } }>(
    'select private.record_payment_event($1, $2, $3, $4) as record',
    [
      'stripe',
      `evt_${randomUUID()}`,
      '0'.repeat(64),
      JSON.stringify({ kind: 'test', reference, disputed: false, refunds: [], ...event }),
    ],
  )
  return record
}
