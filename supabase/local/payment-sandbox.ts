// The payment sandbox: the few endpoints of Stripe that the shop uses, and a page that pays, declines or is slow, all on
// this machine. It is spoken to through Stripe's own package, and no money moves.
import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import Stripe from 'stripe'
import * as v from 'valibot'
import { StartError } from './embedded.ts'
import { chargeOf, eventOf, listOf, refundOf } from './sandbox-charges.ts'
import { errorAnswer, parse, Refusal, refundInput, sessionInput } from './sandbox-input.ts'
import { newId, nowSeconds, type Sale, sessionOf } from './sandbox-objects.ts'
import { actions, bankPage, closedPage, payPage } from './sandbox-pages.ts'
import { readStored, writeStored } from './stored-json.ts'

export type SandboxOptions = {
  /** The sandbox's address: the shop's origin and `/_payments`. */
  url: string
  webhook: { url: string; secret: string }
  /** Where its state is stored between runs; null keeps it in memory. */
  file: string | null
  /** How long a slow bank takes. */
  slowMs?: number
  fetch?: typeof globalThis.fetch
}

export type Sandbox = { answer: (request: Request) => Promise<Response>; close: () => void }

const isSale = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'status' in value && 'key' in value

/** How long an undelivered webhook waits before each repetition. */
const retriesMs = [500, 2000, 10_000]

export function openSandbox({
  url,
  webhook,
  file,
  slowMs = 8000,
  fetch = globalThis.fetch,
}: SandboxOptions): Sandbox {
  const stored = readStored(file, v.array(v.tuple([v.string(), v.custom<Sale>(isSale)])))
  // Not made again by itself: orders that wait for their payment would never be paid.
  if (stored === 'broken')
    throw new StartError(
      `${relative(process.cwd(), file ?? '')} is empty or damaged: it holds the payment sandbox's payments. Delete it to begin without them (orders that wait for a card payment then expire by themselves), or start afresh with: npm run db:reset`,
    )
  const sales = new Map(stored)
  const timers = new Set<NodeJS.Timeout>()
  const later = (run: () => void, ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
  }
  const save = () => {
    writeStored(file, [...sales])
  }
  const pageOf = (sale: Sale) => `${url}/pay/${sale.id}`
  const session = (sale: Sale, expanded = false) => sessionOf(sale, pageOf(sale), expanded)

  async function deliver(event: Stripe.EventBase, attempt = 0) {
    const payload = JSON.stringify(event)
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: webhook.secret })
    const ok = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    }).then(
      (answer) => answer.ok,
      () => false,
    )
    const wait = retriesMs[attempt]
    if (!ok && wait !== undefined) later(() => void deliver(event, attempt + 1), wait)
  }
  const tell = (type: Stripe.Event.Type, sale: Sale) => void deliver(eventOf(type, session(sale)))

  function settle(sale: Sale, status: Sale['status'], type: Stripe.Event.Type) {
    sale.status = status
    save()
    tell(type, sale)
  }
  function settleLater(sale: Sale, status: 'paid' | 'refused') {
    settle(sale, 'processing', 'checkout.session.completed')
    later(() => bankAnswers(sale, status), slowMs)
  }
  function bankAnswers(sale: Sale, status: 'paid' | 'refused') {
    if (sale.status !== 'processing') return
    const event = status === 'paid' ? 'async_payment_succeeded' : 'async_payment_failed'
    settle(sale, status, `checkout.session.${event}`)
  }
  function saleOf(id: string): Sale {
    const sale = sales.get(id)
    if (!sale)
      throw new Refusal({
        status: 404,
        code: 'resource_missing',
        message: `No such checkout.session: '${id}'`,
      })
    if (sale.status === 'open' && sale.expiresAt <= nowSeconds())
      settle(sale, 'expired', 'checkout.session.expired')
    return sale
  }
  function saleOfIntent(intent: string): Sale | undefined {
    return [...sales.values()].find((sale) => sale.intent === intent)
  }

  function createSession(body: string, key: string): Response {
    const earlier = [...sales.values()].find((sale) => sale.key === key)
    const request = createHash('sha256').update(body).digest('hex')
    if (earlier) {
      if (earlier.request !== request)
        throw new Refusal({
          status: 400,
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        })
      return Response.json(session(earlier))
    }
    const input = parse(sessionInput, body)
    const left = input.expires_at - nowSeconds()
    if (left < 30 * 60 || left > 24 * 60 * 60)
      throw new Refusal({
        status: 400,
        param: 'expires_at',
        message: 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
      })
    const sale: Sale = {
      id: newId('cs'),
      intent: newId('pi'),
      status: 'open',
      amount: input['line_items[0][price_data][unit_amount]'],
      currency: input['line_items[0][price_data][currency]'],
      name: input['line_items[0][price_data][product_data][name]'],
      email: input.customer_email ?? null,
      reference: input.client_reference_id,
      metadata: { order_number: input['metadata[order_number]'] },
      successUrl: input.success_url,
      cancelUrl: input.cancel_url,
      created: nowSeconds(),
      expiresAt: input.expires_at,
      refunds: [],
      key,
      request,
    }
    sales.set(sale.id, sale)
    save()
    return Response.json(session(sale))
  }

  function createRefund(body: string, key: string): Response {
    const input = parse(refundInput, body)
    const sale = saleOfIntent(input.payment_intent)
    if (sale?.status !== 'paid')
      throw new Refusal({
        status: sale ? 400 : 404,
        code: sale ? 'charge_not_refundable' : 'resource_missing',
        message: `The payment_intent '${input.payment_intent}' cannot be refunded`,
      })
    const earlier = sale.refunds.find((refund) => refund.key === key)
    if (earlier) return Response.json(refundOf(sale, earlier))
    const left = sale.amount - sale.refunds.reduce((sum, { amount }) => sum + amount, 0)
    if (input.amount > left)
      throw new Refusal({
        status: 400,
        param: 'amount',
        message: `Refund amount (${input.amount}) is greater than unrefunded amount on charge (${left})`,
      })
    const refund = {
      id: newId('re'),
      amount: input.amount,
      created: nowSeconds(),
      metadata: { refund_id: input['metadata[refund_id]'] },
      key,
    }
    sale.refunds.push(refund)
    save()
    void deliver(eventOf('charge.refunded', chargeOf(sale)))
    return Response.json(refundOf(sale, refund))
  }

  /** Applies the button that was pressed on the page. */
  function act(sale: Sale, action: string): Response {
    if (action === actions.paid || action === actions.refused)
      bankAnswers(sale, action === actions.paid ? 'paid' : 'refused')
    if (sale.status !== 'open') return to(pageOf(sale))
    switch (action) {
      case actions.decline:
      case actions.refuseCode:
        return html(payPage(sale, url, true))
      case actions.secure:
        return html(bankPage(sale))
      case actions.slow:
        settleLater(sale, 'paid')
        return to(sale.successUrl)
      case actions.slowDecline:
        settleLater(sale, 'refused')
        return to(sale.successUrl)
      case actions.pay:
      case actions.confirmCode:
        settle(sale, 'paid', 'checkout.session.completed')
        return to(sale.successUrl)
      default:
        return to(pageOf(sale))
    }
  }

  async function route(request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const path = pathname.slice(new URL(url).pathname.length)
    const [, pageId] = /^\/pay\/([^/]+)$/.exec(path) ?? []
    if (pageId !== undefined) {
      const sale = saleOf(pageId)
      if (request.method === 'POST')
        return act(sale, new URLSearchParams(await request.text()).get('action') ?? '')
      return html(sale.status === 'open' ? payPage(sale, url, false) : closedPage(sale))
    }
    if (!/^Bearer sk_test_\w+$/.test(request.headers.get('Authorization') ?? ''))
      throw new Refusal({ status: 401, message: 'Invalid API Key provided' })
    const key = request.headers.get('Idempotency-Key') ?? newId('key')
    const [, sessionId, isExpiry] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? []
    switch (`${request.method} ${sessionId === undefined ? path : 'session'}`) {
      case 'POST /v1/checkout/sessions':
        return createSession(await request.text(), key)
      case 'GET /v1/checkout/sessions': {
        const found = saleOfIntent(searchParams.get('payment_intent') ?? '')
        return Response.json(listOf(path, found ? [session(found)] : []))
      }
      case 'GET session':
        return Response.json(session(saleOf(sessionId ?? ''), searchParams.has('expand[0]')))
      case 'POST session': {
        const sale = saleOf(sessionId ?? '')
        if (!isExpiry || sale.status !== 'open')
          throw new Refusal({
            status: 400,
            message: 'Only Checkout Sessions with a status of `open` can be expired.',
          })
        settle(sale, 'expired', 'checkout.session.expired')
        return Response.json(session(sale))
      }
      case 'POST /v1/refunds':
        return createRefund(await request.text(), key)
      case 'GET /v1/refunds': {
        const sale = saleOfIntent(searchParams.get('payment_intent') ?? '')
        return Response.json(listOf(path, sale ? sale.refunds.map((refund) => refundOf(sale, refund)) : []))
      }
      default:
        throw new Refusal({ status: 404, message: `Unrecognized request URL (${request.method}: ${path})` })
    }
  }

  // A slow bank that was interrupted by a restart has answered by now.
  for (const sale of sales.values()) bankAnswers(sale, 'paid')

  return {
    answer: (request) =>
      route(request).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        if (new URL(request.url).pathname.includes('/pay/')) return html(closedPage(null), 404)
        return errorAnswer(error.failure)
      }),
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

function to(url: string): Response {
  return new Response(null, { status: 303, headers: { Location: url } })
}

function html(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      'Cache-Control': 'no-store',
    },
  })
}
