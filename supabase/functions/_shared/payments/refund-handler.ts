// Has a provider return money, for the shop's owner.

import * as v from 'valibot'
import { cardProviders } from '../../../../src/domain/money/card-provider.ts'
import type { Env } from '../mail/env.ts'
import { asCaller, asService } from './database.ts'
import { answer, answerOther, bodyOf, failure } from './http.ts'
import { ProviderError } from './provider.ts'
import { providerOf } from './providers.ts'
import { finishRefund, sendRefund } from './record.ts'

const input = v.object({
  /** Made by the browser, once per refund: the same one again repeats the request and not the refund. */
  refundId: v.pipe(v.string(), v.uuid()),
  paymentId: v.pipe(v.string(), v.uuid()),
  amount: v.number(),
  reason: v.pipe(v.string(), v.maxLength(2000)),
})

const begun = v.object({
  provider: v.picklist(cardProviders),
  reference: v.string(),
  amount: v.number(),
  currency: v.string(),
  status: v.picklist(['pending', 'succeeded', 'failed']),
})

export async function handleRefund(
  request: Request,
  env: Env,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const other = answerOther(request)
  if (other) return other
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), input), await bodyOf(request))
    if (!parsed.success) return answer(400, { message: 'INVALID_INPUT' })
    const { refundId, paymentId, amount, reason } = parsed.output
    const refund = await asCaller(request, env, fetch).call(
      'start_refund',
      { p_refund_id: refundId, p_payment_id: paymentId, p_amount: amount, p_reason: reason },
      begun,
    )
    if (refund.status !== 'pending') return answer(200, { status: refund.status })
    const database = asService(env, fetch)
    const provider = providerOf(refund.provider, env, fetch)
    const status = await sendRefund({ database, provider, request: { refundId, ...refund } }).catch(
      async (error: unknown) => {
        if (error instanceof ProviderError && error.final)
          await finishRefund(database, refundId, 'failed', null)
        throw error
      },
    )
    return answer(200, { status })
  } catch (error) {
    return failure(error)
  }
}
