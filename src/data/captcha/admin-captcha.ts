import { queryOptions, useMutation } from '@tanstack/react-query'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { captchaKeys } from './captcha-keys'
import { type CaptchaSetting, fetchCaptchaSetting } from './captcha-setting'

export const captchaSettingQuery = () =>
  queryOptions({
    queryKey: captchaKeys.setting(),
    queryFn: ({ signal }) => fetchCaptchaSetting(signal),
  })

/** Switches it on, once the owner has passed it, or off with null. @throws AppError */
export const saveCaptcha = (to: CaptchaSetting) =>
  rpc('save_captcha', to ? { p_provider: to.provider, p_site_key: to.siteKey } : {}, nothing)

export function useSaveCaptcha() {
  return useMutation({
    mutationFn: saveCaptcha,
    onSettled: useRefresh(captchaKeys.all, auditKeys.all),
  })
}
