// Answers whoever triggers the sending: the schedule, once a minute.
import { siteOf, transportOf } from './config.ts'
import { drain } from './drain.ts'
import { type Env, setting } from './env.ts'
import { compose } from './message.ts'
import { keyHeaders, outboxOver, restCall } from './outbox.ts'
import { safeEqual } from './safe-equal.ts'

/**
 * Empties the outbox for a POST with `Authorization: Bearer` and MAIL_TRIGGER_SECRET or the service key, and says what
 * became of it. Everybody else gets 401, and a shop that is not set up 500 without saying more to the caller.
 */
export async function handleSend(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' })
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  const keys = [env.MAIL_TRIGGER_SECRET, env.SUPABASE_SERVICE_ROLE_KEY].filter(
    (key) => key && key.length >= 20,
  )
  const matches = await Promise.all(keys.map((key) => safeEqual(given, key ?? '')))
  if (!matches.includes(true)) return answer(401, { error: 'Not allowed' })
  try {
    const site = siteOf(env)
    const key = setting(env, 'SUPABASE_SERVICE_ROLE_KEY')
    const call = restCall({ url: setting(env, 'SUPABASE_URL'), headers: keyHeaders(key) })
    const report = await drain({
      outbox: outboxOver(call),
      transport: await transportOf(env),
      compose: (mail) => compose(mail, site),
    })
    return answer(200, report)
  } catch (error) {
    console.error(error)
    return answer(500, { error: 'The outbox could not be emptied; see the log' })
  }
}

function answer(status: number, body: object): Response {
  return Response.json(body, { status })
}
