import * as v from 'valibot'
import { type CaptchaPurpose, captchaProviders, captchaPurposes } from '@/domain/shop/captcha'
import { detailOf } from './answer'
import { askCaptcha } from './captcha-question'
import type { Database } from './database.types'
import type { AppError } from './errors'
import { callFunction } from './functions'
import { rest, unwrapMaybe } from './rest'

type Functions = Database['public']['Functions']

const requirement = v.object({
  purpose: v.picklist(captchaPurposes),
  provider: v.picklist(captchaProviders),
  site_key: v.string(),
})

/** A request that failed has not used up its pass, which the next one then takes. */
const unused = new Map<CaptchaPurpose, string>()

/**
 * Repeats a request that the database answered with CAPTCHA_REQUIRED, with a pass from the visitor.
 * @throws AppError of the request; CAPTCHA_REQUIRED when the visitor declines
 */
export async function callWithPass<Name extends keyof Functions>(
  error: AppError,
  name: Name,
  args: Functions[Name]['Args'],
): Promise<unknown> {
  const required = detailOf(error, 'CAPTCHA_REQUIRED', requirement)
  if (!required) throw error
  const { purpose, provider, site_key: siteKey } = required
  const left = unused.get(purpose)
  unused.delete(purpose)
  if (left !== undefined) {
    try {
      return await sendWith(left)
    } catch (failure) {
      if (!detailOf(failure, 'CAPTCHA_REQUIRED', requirement)) throw failure
    }
  }
  const { pass } = await askCaptcha({ provider, siteKey, action: purpose }, (token) =>
    callFunction('verify-captcha', { purpose, provider, siteKey, token }, v.object({ pass: v.string() })),
  )
  return sendWith(pass)

  async function sendWith(pass: string) {
    try {
      return await unwrapMaybe<unknown>(rest.rpc(name, args).setHeader('x-captcha-pass', pass))
    } catch (failure) {
      if (!detailOf(failure, 'CAPTCHA_REQUIRED', requirement)) unused.set(purpose, pass)
      throw failure
    }
  }
}
