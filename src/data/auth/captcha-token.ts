import { askCaptcha } from '../supabase/captcha-question'
import { loaded } from '../supabase/loaded'

type AuthAnswer = { error: { code?: string | undefined } | null }

/**
 * A request to Auth, repeated with an answer of the CAPTCHA's widget when Auth asks for one. Auth checks it itself. @throws
 * AppError CAPTCHA_REQUIRED when the visitor declines
 */
export async function withCaptchaToken<Answer extends AuthAnswer>(
  send: (captchaToken: { captchaToken?: string }) => Promise<Answer>,
): Promise<Answer> {
  const answer = await send({})
  if (answer.error?.code !== 'captcha_failed') return answer
  const { fetchCaptchaSetting } = await loaded(import('../captcha/captcha-setting'))
  const setting = await fetchCaptchaSetting()
  // Auth's own setting is on and the shop's is not: then nothing can be shown.
  if (!setting) return answer
  return askCaptcha({ ...setting, action: 'auth' }, (captchaToken) => send({ captchaToken }))
}
