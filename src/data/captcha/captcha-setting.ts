import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { captchaProviders } from '@/domain/captcha'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { captchaKeys } from './captcha-keys'

const setting = v.nullable(
  v.pipe(
    v.object({ provider: v.picklist(captchaProviders), site_key: v.string() }),
    v.transform(({ provider, site_key }) => ({ provider, siteKey: site_key })),
  ),
)
export type CaptchaSetting = v.InferOutput<typeof setting>

/** What the CAPTCHA shows; null while it is off. */
export const fetchCaptchaSetting = (signal?: AbortSignal) => rpc('captcha_setting', {}, setting, { signal })

export const captchaSettingQuery = () =>
  queryOptions({
    queryKey: captchaKeys.setting(),
    queryFn: ({ signal }) => fetchCaptchaSetting(signal),
  })

/** Switches it on, once the owner has passed it, or off with null. @throws AppError */
export const saveCaptcha = (to: CaptchaSetting) =>
  rpc('save_captcha', to ? { p_provider: to.provider, p_site_key: to.siteKey } : {}, v.unknown())

export function useSaveCaptcha() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: saveCaptcha,
    onSettled: () =>
      Promise.all([captchaKeys.all, auditKeys.all].map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}
