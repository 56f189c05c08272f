// Asks Turnstile or hCaptcha whether an answer of their widget is genuine. Both have the same endpoint, siteverify.
import * as v from 'valibot'
import type { CaptchaProvider } from '../../../../src/domain/shop/captcha.ts'
import { type Env, webAddress } from '../mail/env.ts'

/** Why an answer is not accepted: it is false, used or too old; the shop's settings are wrong; or no verdict came. */
export type CaptchaRefusal = 'CAPTCHA_FAILED' | 'CAPTCHA_MISCONFIGURED' | 'PROVIDER_UNAVAILABLE'

export type CaptchaAnswer = {
  provider: CaptchaProvider
  siteKey: string
  token: string
  /** What the widget was shown for. */
  action: string
}

const settings = {
  turnstile: {
    secret: 'TURNSTILE_SECRET_KEY',
    /** Another address of the interface, for tests and the local sandbox. */
    api: 'TURNSTILE_API_URL',
    url: 'https://challenges.cloudflare.com/turnstile/v0',
  },
  hcaptcha: { secret: 'HCAPTCHA_SECRET_KEY', api: 'HCAPTCHA_API_URL', url: 'https://api.hcaptcha.com' },
} as const

const timeoutMs = 8000

const verdict = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  /** Turnstile's; hCaptcha has none. */
  action: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** What is wrong with the shop's settings, not with the visitor's answer. */
const misconfigured = /secret|sitekey|not-using-dummy/

/** Null when the answer is genuine, of this shop's site and for this action. */
export async function refusalOf(
  { provider, siteKey, token, action }: CaptchaAnswer,
  env: Env,
  fetch: typeof globalThis.fetch,
): Promise<CaptchaRefusal | null> {
  const { secret: name, api, url } = settings[provider]
  const secret = env[name]?.trim()
  if (!secret) {
    console.error(`${name} is not set`)
    return 'CAPTCHA_MISCONFIGURED'
  }
  let answer: v.InferOutput<typeof verdict>
  try {
    const response = await fetch(`${env[api] ?? url}/siteverify`, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, sitekey: siteKey }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    answer = v.parse(verdict, await response.json())
  } catch (error) {
    console.error(error)
    return 'PROVIDER_UNAVAILABLE'
  }
  const codes = answer['error-codes']
  if (!answer.success) {
    if (codes.some((code) => misconfigured.test(code))) {
      console.error(`${provider}: ${codes.join(', ')}`)
      return 'CAPTCHA_MISCONFIGURED'
    }
    return codes.includes('internal-error') ? 'PROVIDER_UNAVAILABLE' : 'CAPTCHA_FAILED'
  }
  // An answer from a page of another site that uses the public site key, or for another form.
  const isOurs = answer.hostname === new URL(webAddress(env, 'SITE_URL')).hostname
  return isOurs && (provider !== 'turnstile' || answer.action === action) ? null : 'CAPTCHA_FAILED'
}
