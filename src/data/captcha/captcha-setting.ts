import * as v from 'valibot'
import { captchaProviders } from '@/domain/shop/captcha'
import { rpc } from '../supabase/rpc'
import { rowOf } from '../supabase/schemas'

const setting = v.nullable(rowOf({ provider: v.picklist(captchaProviders), siteKey: v.string() }))
export type CaptchaSetting = v.InferOutput<typeof setting>

/** What the CAPTCHA shows; null while it is off. */
export const fetchCaptchaSetting = (signal?: AbortSignal) => rpc('captcha_setting', {}, setting, { signal })
