// Exchanges an answer of the CAPTCHA's widget for a pass, which the database takes for one request.
import * as v from 'valibot'
import {
  captchaProviders,
  captchaPurposes,
  longestCaptchaToken,
} from '../../../../src/domain/shop/captcha.ts'
import type { Env } from '../mail/env.ts'
import { asService } from '../payments/database.ts'
import { answer, answerOther, bodyOf, failure } from '../payments/http.ts'
import { type CaptchaRefusal, refusalOf } from './siteverify.ts'

const input = v.object({
  purpose: v.picklist(captchaPurposes),
  provider: v.picklist(captchaProviders),
  siteKey: v.pipe(v.string(), v.regex(/^[\w-]{10,100}$/)),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(longestCaptchaToken)),
})

const statuses: Record<CaptchaRefusal, number> = {
  CAPTCHA_FAILED: 422,
  CAPTCHA_MISCONFIGURED: 500,
  PROVIDER_UNAVAILABLE: 502,
}

export async function handleVerify(
  request: Request,
  env: Env,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<Response> {
  const other = answerOther(request)
  if (other) return other
  try {
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), input), await bodyOf(request))
    if (!parsed.success) return answer(400, { message: 'INVALID_INPUT' })
    const { purpose, provider, siteKey, token } = parsed.output
    const refusal = await refusalOf({ provider, siteKey, token, action: purpose }, env, fetch)
    if (refusal) return answer(statuses[refusal], { message: refusal })
    const args = { p_purpose: purpose, p_provider: provider, p_site_key: siteKey }
    const pass = await asService(env, fetch).call('issue_captcha_pass', args, v.string())
    return answer(200, { pass })
  } catch (error) {
    return failure(error)
  }
}
