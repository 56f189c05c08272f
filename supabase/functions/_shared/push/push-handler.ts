// Answers the schedule, which has new orders pushed, and the owner's browser, which asks for the key and for a test.
import * as v from 'valibot'
import type { Env } from '../mail/env.ts'
import { isSchedule } from '../mail/is-schedule.ts'
import { asCaller, asService, type Database } from '../payments/database.ts'
import { answer, answerOther, bodyOf, failure } from '../payments/http.ts'
import {
  type PushMessage,
  type Sender,
  type Subscription,
  senderOf,
  sendMessage,
  subscription,
} from './send-message.ts'

const claimed = v.nullable(
  v.object({
    lease: v.string(),
    shop: v.string(),
    count: v.number(),
    amount: v.nullable(v.string()),
    currency: v.nullable(v.string()),
    subscriptions: v.array(subscription),
  }),
)
const input = v.object({ endpoint: v.pipe(v.string(), v.maxLength(1000)) })

type Fetch = typeof globalThis.fetch

/**
 * - GET: the public key that a browser subscribes with; 404 NOT_SET_UP when no keys are set.
 * - POST with MAIL_TRIGGER_SECRET or a secret key of the project: pushes the orders that wait, and says how many browsers
 *   got the message.
 * - POST with an owner's session and {endpoint}: sends a test to that browser of theirs.
 */
export async function handlePush(
  request: Request,
  env: Env,
  fetch: Fetch = globalThis.fetch,
  pauseMs = 1000,
): Promise<Response> {
  const other = request.method === 'GET' ? null : answerOther(request)
  if (other) return other
  try {
    const sender = senderOf(env)
    if (!sender) return answer(404, { message: 'NOT_SET_UP' })
    if (request.method === 'GET') return answer(200, { publicKey: sender.publicKey })
    const send = sendAll(sender, fetch, pauseMs)
    return (await isSchedule(request, env))
      ? answer(200, await pushOrders(asService(env, fetch), send))
      : await pushTest(request, env, fetch, send)
  } catch (error) {
    return failure(error)
  }
}

type Report = { sent: number; gone: string[]; failed: number }
type Send = (subscriptions: readonly Subscription[], message: PushMessage) => Promise<Report>

const sendAll =
  (sender: Sender, fetch: Fetch, pauseMs: number): Send =>
  async (subscriptions, message) => {
    const report: Report = { sent: 0, gone: [], failed: 0 }
    await Promise.all(
      subscriptions.map(async (each) => {
        const outcome = await sendMessage(each, message, sender, { fetch, pauseMs })
        if (outcome === 'gone') report.gone.push(each.id)
        else report[outcome] += 1
      }),
    )
    return report
  }

async function pushOrders(database: Database, send: Send) {
  const claim = await database.call('claim_push', {}, claimed)
  if (!claim) return { sent: 0, gone: 0, failed: 0 }
  const { lease, subscriptions, ...message } = claim
  const { sent, gone, failed } = await send(subscriptions, { kind: 'orders', ...message })
  // When no browser was reached at all, the claim runs out and is tried again.
  const isDone = sent > 0 || failed === 0
  await database.call('push_sent', { p_lease: isDone ? lease : null, p_gone: gone }, v.boolean())
  return { sent, gone: gone.length, failed }
}

async function pushTest(request: Request, env: Env, fetch: Fetch, send: Send) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), input), await bodyOf(request))
  if (!parsed.success) return answer(400, { message: 'INVALID_INPUT' })
  const caller = asCaller(request, env, fetch)
  const found = await caller.call(
    'start_push_test',
    { p_endpoint: parsed.output.endpoint },
    v.nullable(v.object({ ...subscription.entries, shop: v.string() })),
  )
  if (!found) return answer(404, { message: 'NOT_SUBSCRIBED' })
  const { sent, gone } = await send([found], { kind: 'test', shop: found.shop })
  if (gone.length > 0) {
    await asService(env, fetch).call('push_sent', { p_gone: gone }, v.boolean())
    return answer(404, { message: 'NOT_SUBSCRIBED' })
  }
  return sent > 0 ? answer(200, { sent: true }) : answer(502, { message: 'PUSH_SERVICE_FAILED' })
}
