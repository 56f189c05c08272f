// Stripe: a Checkout Session is the page on which an order is paid. An event only says that something has changed; what
// is true now is asked of Stripe, so events may be late, repeated or out of order.
import Stripe from 'stripe'
import { paths } from '../../../../src/config/paths.ts'
import { paymentPage as arabic } from '../../../../src/content/ar/orders/payment-page.ts'
import { paymentPage as english } from '../../../../src/content/en/orders/payment-page.ts'
import { paymentPage as french } from '../../../../src/content/fr/orders/payment-page.ts'
import { fromMinorUnits, toMinorUnits } from './amounts.ts'
import {
  type PaymentEvent,
  type PaymentOrder,
  type PaymentProvider,
  ProviderError,
  type RefundEvent,
  type RefundRequest,
  type RefundStatus,
  RefusedEvent,
} from './provider.ts'
import { returnPath } from './return-path.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Where Stripe's API is; the payment sandbox stands in for it during development. */
  apiUrl: string
  /** The shop. */
  site: string
}

const timeoutMs = 15_000
const words = { en: english, fr: french, ar: arabic }
/** Stripe's page has no Arabic: there it follows the browser. */
const locales = { en: 'en', fr: 'fr', ar: 'auto' } as const

export function stripeProvider(settings: StripeSettings, fetch: typeof globalThis.fetch): PaymentProvider {
  const api = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    httpClient: Stripe.createFetchHttpClient((input: string | URL | Request, init?: RequestInit) =>
      fetch(String(input).replace(/^https:\/\/api\.stripe\.com/, api.href.replace(/\/$/, '')), init),
    ),
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
  })
  const find = (reference: string) =>
    asked(() => stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }))

  return {
    name: 'stripe',
    debitsOnAnswer: false,
    async start(order) {
      const session = await asked(() =>
        stripe.checkout.sessions.create(sessionOf(order, settings.site), { idempotencyKey: order.paymentId }),
      )
      if (!session.url)
        throw new ProviderError(`The session ${session.id} is ${session.status}`, { final: true })
      return { reference: session.id, redirect: { url: session.url } }
    },
    async find(reference) {
      const session = await find(reference)
      const event = await stateOf(session, { id: '', kind: 'asked', disputed: false })
      return {
        event: { ...event, id: `${reference}:${event.state}` },
        redirect: session.url ? { url: session.url } : null,
      }
    },
    async read(request, body) {
      const event = await stripe.webhooks
        .constructEventAsync(
          body,
          request.headers.get('Stripe-Signature') ?? '',
          settings.webhookSecret,
          undefined,
          Stripe.createSubtleCryptoProvider(),
        )
        .catch((error: unknown) => {
          throw new RefusedEvent(error instanceof Error ? error.message : 'The signature is wrong')
        })
      const reference = await sessionIdOf(event)
      if (reference === null) return null
      return stateOf(await find(reference), {
        id: event.id,
        kind: event.type,
        disputed: event.type === 'charge.dispute.created',
      })
    },
    answer: () => Response.json({ received: true }),
    refund: async (request, idempotencyKey) => {
      const intent = intentOf(await find(request.reference))
      if (intent === null) throw new ProviderError('Nothing was charged', { final: true })
      // An idempotency key is forgotten after a day; the refund is not.
      const earlier = (await refundsOf(intent, request.currency)).find(
        ({ refundId }) => refundId === request.refundId,
      )
      return earlier ?? (await createRefund(intent, request, idempotencyKey))
    },
  }

  async function stateOf(
    session: Stripe.Checkout.Session,
    { id, kind, disputed }: Pick<PaymentEvent, 'id' | 'kind' | 'disputed'>,
  ): Promise<PaymentEvent> {
    const currency = (session.currency ?? '').toUpperCase()
    const intent = intentOf(session)
    const paid = session.payment_status === 'paid'
    return {
      id,
      kind,
      reference: session.id,
      state: paid ? 'succeeded' : unpaidState(session),
      amount: fromMinorUnits(session.amount_total ?? 0, currency),
      currency,
      disputed,
      refunds: paid && intent ? await refundsOf(intent, currency) : [],
    }
  }

  async function refundsOf(intent: string, currency: string): Promise<RefundEvent[]> {
    const { data } = await asked(() => stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    return data.map((refund) => ({
      refundId: refund.metadata?.refund_id ?? null,
      reference: refund.id,
      amount: fromMinorUnits(refund.amount, currency),
      status: statusOf(refund),
    }))
  }

  async function createRefund(
    intent: string,
    { refundId, amount, currency }: RefundRequest,
    idempotencyKey: string,
  ) {
    const refund = await asked(() =>
      stripe.refunds.create(
        {
          payment_intent: intent,
          amount: toMinorUnits(amount, currency),
          metadata: { refund_id: refundId },
        },
        { idempotencyKey },
      ),
    )
    return { status: statusOf(refund), reference: refund.id }
  }

  /** The session that an event is about; null for events of no use here. */
  async function sessionIdOf(event: Stripe.Event): Promise<string | null> {
    switch (event.type) {
      case 'checkout.session.completed':
      case 'checkout.session.async_payment_succeeded':
      case 'checkout.session.async_payment_failed':
      case 'checkout.session.expired':
        return event.data.object.id
      case 'charge.refunded':
      case 'charge.dispute.created':
      case 'refund.updated':
      case 'refund.failed': {
        const intent = event.data.object.payment_intent
        if (!intent) return null
        const { data } = await asked(() =>
          stripe.checkout.sessions.list({ payment_intent: idOf(intent), limit: 1 }),
        )
        return data[0]?.id ?? null
      }
      default:
        return null
    }
  }
}

function sessionOf(order: PaymentOrder, site: string): Stripe.Checkout.SessionCreateParams {
  const name = words[order.language].item(order.orderNumber)
  const pages = site + order.languagePath
  const metadata = { order_number: order.orderNumber }
  return {
    mode: 'payment',
    locale: locales[order.language],
    allowed_payment_method_types: ['card'],
    // The shopper pays the order's own amount and currency.
    adaptive_pricing: { enabled: false },
    client_reference_id: order.paymentId,
    ...(order.email && { customer_email: order.email }),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: toMinorUnits(order.amount, order.currency),
          product_data: { name },
        },
      },
    ],
    metadata,
    payment_intent_data: { description: name, metadata },
    expires_at: Math.floor(order.expiresAt / 1000),
    success_url: pages + returnPath(order.orderId),
    cancel_url: pages + paths.checkout,
  }
}

/** After a completed page the money may still be on its way, or the bank may have refused it. */
function unpaidState({ status, payment_intent: intent }: Stripe.Checkout.Session): PaymentEvent['state'] {
  if (status !== 'complete') return status === 'expired' ? 'expired' : 'open'
  const refused =
    typeof intent === 'object' &&
    intent !== null &&
    /^(requires_payment_method|canceled)$/.test(intent.status)
  return refused ? 'failed' : 'processing'
}

function statusOf({ status }: Stripe.Refund): RefundStatus {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const idOf = (value: string | { id: string }) => (typeof value === 'string' ? value : value.id)

function intentOf({ payment_intent: intent }: Stripe.Checkout.Session): string | null {
  return intent === null ? null : idOf(intent)
}

/** Asks Stripe. A request that Stripe has refused as such is refused whenever it is repeated. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const final =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError
    throw new ProviderError(error instanceof Error ? error.message : String(error), { final, cause: error })
  }
}
