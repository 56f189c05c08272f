// Opens the page on which an order is paid, for its member or a guest with its token.

import * as v from 'valibot'
import { type CardProvider, cardProviders } from '../../../../src/domain/money/card-provider.ts'
import { languages } from '../../../../src/domain/text/spoken-languages.ts'
import type { Env } from '../mail/env.ts'
import { asCaller, asService } from './database.ts'
import { answer, answerOther, bodyOf, failure } from './http.ts'
import { type PaymentOrder, ProviderError, type Redirect } from './provider.ts'
import { providerOf } from './providers.ts'
import { hashOf, recordEvent } from './record.ts'

const input = v.object({
  orderId: v.pipe(v.string(), v.uuid()),
  token: v.nullish(v.pipe(v.string(), v.maxLength(64)), null),
  /** Asks the provider what has become of the payment, and opens no page. */
  check: v.optional(v.boolean(), false),
})

const openPayment = v.pipe(
  v.object({
    payment_id: v.string(),
    provider: v.picklist(cardProviders),
    reference: v.nullable(v.string()),
    order_id: v.string(),
    order_number: v.string(),
    amount: v.number(),
    currency: v.string(),
    email: v.nullable(v.string()),
    language: v.picklist(languages),
    language_path: v.string(),
    expires_at: v.string(),
  }),
  v.transform(({ provider, reference, ...row }) => ({
    provider,
    reference,
    order: {
      paymentId: row.payment_id,
      orderId: row.order_id,
      orderNumber: row.order_number,
      amount: row.amount,
      currency: row.currency,
      email: row.email,
      language: row.language,
      languagePath: row.language_path,
      expiresAt: Date.parse(row.expires_at.replace(' ', 'T')),
    } satisfies PaymentOrder,
  })),
)

const unsettledPayment = v.nullable(v.object({ provider: v.picklist(cardProviders), reference: v.string() }))

type Fetch = typeof globalThis.fetch
/** `redirect` is null when there is nothing to open: the payment is on its way, or settled. */
type Started = { redirect: Redirect | null }

export async function handleStart(
  request: Request,
  env: Env,
  fetch: Fetch = globalThis.fetch,
): Promise<Response> {
  const other = answerOther(request)
  if (other) return other
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), input), await bodyOf(request))
    if (!parsed.success) return answer(400, { message: 'INVALID_INPUT' })
    const { orderId, token, check } = parsed.output
    const args = { p_order_id: orderId, p_token: token }
    const caller = asCaller(request, env, fetch)
    if (check) {
      const payment = await caller.call('unsettled_payment', args, unsettledPayment)
      if (payment) await learn(payment, env, fetch)
      return answer(200, { redirect: null })
    }
    const begin = () => caller.call('start_payment', args, openPayment)
    let payment = await begin()
    if (payment.reference !== null) {
      const known = await learn({ ...payment, reference: payment.reference }, env, fetch)
      if (known === 'under-way') return answer(200, { redirect: null } satisfies Started)
      if (typeof known === 'object') return answer(200, { redirect: known } satisfies Started)
      if (known === 'closed') payment = await begin()
    }
    const provider = providerOf(payment.provider, env, fetch)
    const { reference, redirect } = await provider.start(payment.order)
    await asService(env, fetch).call(
      'attach_payment',
      { p_payment_id: payment.order.paymentId, p_reference: reference },
      v.boolean(),
    )
    return answer(200, { redirect } satisfies Started)
  } catch (error) {
    return failure(error)
  }
}

/** Asks the provider about a page that was opened, records what has become of it, and says where it goes on. */
async function learn(
  { provider: name, reference }: { provider: CardProvider; reference: string },
  env: Env,
  fetch: Fetch,
): Promise<Redirect | 'under-way' | 'closed' | 'unknown'> {
  const provider = providerOf(name, env, fetch)
  const found = await provider.find(reference)
  if (found === null) return 'unknown'
  const { event, redirect } = found
  if (event.state === 'open') {
    if (redirect === null) throw new ProviderError(`The page of ${reference} has no address`, { final: true })
    return redirect
  }
  const bodyHash = await hashOf(JSON.stringify(event))
  await recordEvent({ database: asService(env, fetch), provider, event, bodyHash })
  return event.state === 'failed' || event.state === 'expired' ? 'closed' : 'under-way'
}
