// Answers the schedule, which triggers sending once a minute.
import { siteOf, transportOf } from './config.ts'
import { drain } from './drain.ts'
import { type Env, secretKeys, setting } from './env.ts'
import { isSchedule } from './is-schedule.ts'
import { compose } from './message.ts'
import { keyHeaders, outboxOver, restCall } from './outbox.ts'

/**
 * Empties the outbox for a POST with `Authorization: Bearer` and MAIL_TRIGGER_SECRET or a secret key of the project, and
 * says how many mails were sent. Everybody else gets 401. A shop that is not set up answers 500 and logs the reason.
 */
export async function handleSend(request: Request, env: Env): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { error: 'Use POST' })
  try {
    if (!(await isSchedule(request, env))) return answer(401, { error: 'Not allowed' })
    const [key] = secretKeys(env)
    if (key === undefined) throw new Error('SUPABASE_SECRET_KEYS and SUPABASE_SERVICE_ROLE_KEY are not set')
    const site = siteOf(env)
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
