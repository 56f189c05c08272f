import * as v from 'valibot'
import { captchaProviders } from '@/domain/shop/captcha'
import { rpc } from '../supabase/rpc'

const setting = v.nullable(
  v.pipe(
    v.object({ provider: v.picklist(captchaProviders), site_key: v.string() }),
    v.transform(({ provider, site_key }) => ({ provider, siteKey: site_key })),
  ),
)
export type CaptchaSetting = v.InferOutput<typeof setting>

/** What the CAPTCHA shows; null while it is off. */
export const fetchCaptchaSetting = (signal?: AbortSignal) => rpc('captcha_setting', {}, setting, { signal })
