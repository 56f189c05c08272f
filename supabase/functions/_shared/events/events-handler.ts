// Answers the schedule, which has purchases told to the advertising services that the owner has switched on.
import * as v from 'valibot'
import { type Env, webAddress } from '../mail/env.ts'
import { isSchedule } from '../mail/is-schedule.ts'
import { asService, type Database } from '../payments/database.ts'
import { answer, answerOther, failure } from '../payments/http.ts'
import { googleReceiver } from './google.ts'
import { metaReceiver } from './meta.ts'
import { EventError, type Purchase, purchase, type Receiver } from './receiver.ts'

type Fetch = typeof globalThis.fetch
type Options = { fetch?: Fetch; timeoutMs?: number; log?: (line: string) => void }

const batch = 20
const mostBatches = 5

/**
 * For a POST with MAIL_TRIGGER_SECRET or a secret key of the project: sends what is due to the services whose secrets are set, and says
 * how many were sent and failed. Everybody else gets 401.
 */
export async function handleEvents(
  request: Request,
  env: Env,
  { fetch = globalThis.fetch, timeoutMs, log = console.error }: Options = {},
): Promise<Response> {
  const other = answerOther(request)
  if (other) return other
  try {
    if (!(await isSchedule(request, env))) return answer(401, { message: 'NOT_ALLOWED' })
    const receivers = receiversOf(env, fetch, timeoutMs)
    const report = { sent: 0, failed: 0 }
    if (receivers.size === 0) return answer(200, report)
    const database = asService(env, fetch)
    for (let taken = 0; taken < mostBatches; taken += 1) {
      const claimed = await database.call(
        'claim_events',
        { p_limit: batch, p_receivers: [...receivers.keys()] },
        v.array(purchase),
      )
      const outcomes = await Promise.all(
        claimed.map((event) => sendOne(event, receivers.get(event.receiver), database, log)),
      )
      for (const outcome of outcomes) report[outcome] += 1
      if (claimed.length < batch) break
    }
    return answer(200, report)
  } catch (error) {
    return failure(error)
  }
}

/** The services whose secrets are set, by name. */
function receiversOf(env: Env, fetch: Fetch, timeoutMs?: number) {
  const common = { fetch, ...(timeoutMs !== undefined && { timeoutMs }) }
  const { META_ACCESS_TOKEN: token, GOOGLE_API_SECRET: secret } = env
  const receivers = new Map<Purchase['receiver'], Receiver>()
  if (token?.trim())
    receivers.set(
      'meta',
      metaReceiver({
        ...common,
        token: token.trim(),
        site: webAddress(env, 'SITE_URL'),
        api: env.META_API_URL ?? 'https://graph.facebook.com',
      }),
    )
  if (secret?.trim())
    receivers.set(
      'google',
      googleReceiver({
        ...common,
        secret: secret.trim(),
        api: env.GOOGLE_API_URL ?? 'https://www.google-analytics.com',
      }),
    )
  return receivers
}

async function sendOne(
  { id, lease, ...event }: Purchase,
  receiver: Receiver | undefined,
  database: Database,
  log: (line: string) => void,
): Promise<'sent' | 'failed'> {
  const known = { p_id: id, p_lease: lease }
  try {
    if (!receiver) throw new EventError(`${event.receiver} was not asked for`)
    await receiver.send({ id, lease, ...event })
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error)
    log(`Event ${id} (${event.receiver}) was not sent: ${text}`)
    // If this fails too, the lease runs out and the event comes back.
    await database
      .call(
        'event_failed',
        { ...known, p_error: text, p_final: error instanceof EventError && error.final },
        v.nullable(v.string()),
      )
      .catch((trouble: unknown) => log(`Event ${id}: ${String(trouble)}`))
    return 'failed'
  }
  // One that could not be marked goes out again, and counts once by its number.
  await database
    .call('event_sent', known, v.boolean())
    .catch((trouble: unknown) => log(`Event ${id}: ${String(trouble)}`))
  return 'sent'
}
