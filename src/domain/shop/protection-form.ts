import * as v from 'valibot'
import { tidy } from '../text/letters'
import { captchaProviders } from './captcha'

/** What switches the CAPTCHA on, as typed; the issues are problem names. The key is checked as in private.captcha. */
export const captchaSchema = v.object({
  provider: v.picklist(captchaProviders),
  siteKey: v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{10,100}$/, 'siteKey')),
})

/** A bound on what a stranger may take, as typed; the issues are problem names. */
export const boundSchema = v.object({
  value: v.pipe(
    v.string(),
    v.transform(tidy),
    v.regex(/^[1-9]\d{0,6}$/, 'value'),
    v.transform(Number),
    v.maxValue(1_000_000, 'value'),
  ),
})
