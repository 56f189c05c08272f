import * as v from 'valibot'
import type { Database } from './database.ts'
import type { PaymentEvent, PaymentProvider, RefundRequest, Verdict } from './provider.ts'

const refund = v.object({
  refund_id: v.string(),
  reference: v.string(),
  amount: v.number(),
  currency: v.string(),
})

const recorded = v.object({
  verdict: v.picklist(['accepted', 'noted', 'refused']),
  /** The outcome for the order, for the log. */
  outcome: v.string(),
  /** Money that pays for nothing and goes back at once. */
  refund: v.nullable(refund),
})

type Recording = { database: Database; provider: PaymentProvider; event: PaymentEvent; bodyHash: string }

/** Records what a provider says of a payment and returns money that pays for nothing. @throws DatabaseError, ProviderError */
export async function recordEvent({ database, provider, event, bodyHash }: Recording): Promise<Verdict> {
  const {
    verdict,
    outcome,
    refund: unwanted,
  } = await database.call(
    'record_payment_event',
    {
      p_provider: provider.name,
      p_event_id: event.id,
      p_body_hash: bodyHash,
      p_event: {
        kind: event.kind,
        reference: event.reference,
        state: event.state,
        amount: event.amount,
        currency: event.currency,
        disputed: event.disputed,
        refunds: event.refunds.map(({ refundId, ...rest }) => ({ refund_id: refundId, ...rest })),
      },
    },
    recorded,
  )
  if (verdict === 'refused') console.error(`Payment event ${event.id} (${event.kind}): ${outcome}`)
  if (unwanted === null) return verdict
  const { refund_id: refundId, ...request } = unwanted
  if (provider.debitsOnAnswer) await finishRefund(database, refundId, 'succeeded', null)
  else await sendRefund({ database, provider, request: { refundId, ...request } })
  return verdict
}

type Refunding = { database: Database; provider: PaymentProvider; request: RefundRequest }

/** Has the provider return money and records how that ended. @throws DatabaseError, ProviderError */
export async function sendRefund({ database, provider, request }: Refunding) {
  const { status, reference } = await provider.refund(request, request.refundId)
  await finishRefund(database, request.refundId, status, reference)
  return status
}

export function finishRefund(database: Database, refundId: string, status: string, reference: string | null) {
  return database.call(
    'finish_refund',
    { p_refund_id: refundId, p_status: status, p_reference: reference },
    v.unknown(),
  )
}

/** Tells apart events with the same id and another body. */
export async function hashOf(body: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
