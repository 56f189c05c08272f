import { type Env, secretKeys } from './env.ts'
import { safeEqual } from './safe-equal.ts'

/** Whether a request has MAIL_TRIGGER_SECRET or a secret key of the project, as the schedule's have. */
export async function isSchedule(request: Request, env: Env): Promise<boolean> {
  const given = /^Bearer (.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? ''
  // A short one could be guessed.
  const accepted = [env.MAIL_TRIGGER_SECRET ?? '', ...secretKeys(env)].filter((key) => key.length >= 20)
  return (await Promise.all(accepted.map((key) => safeEqual(given, key)))).includes(true)
}
