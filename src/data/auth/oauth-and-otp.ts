import { useMutation } from '@tanstack/react-query'
import { paths } from '@/config/paths'
import { pageUrl } from '@/config/site'
import { loadSupabase } from '../supabase/client'
import { AppError } from '../supabase/errors'
import { withCaptchaToken } from './captcha-token'
import { useMemberChange } from './member-change'
import { raise } from './problems'
import { fetchMember, toMember } from './session'

/** Leads to Apple, and from there back to the login, which goes on to `next`. */
export function useAppleSignIn() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (next: string) => {
      const { auth } = await loadSupabase()
      const back = `${pageUrl(paths.login)}?next=${encodeURIComponent(next)}`
      raise(await auth.signInWithOAuth({ provider: 'apple', options: { redirectTo: back } }))
    },
  })
}

/** Finishes a sign-in whose provider, or the link in a mail, came back to this URL: the auth client reads it. */
export function useReturn() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      if (new URLSearchParams(location.search).has('error')) throw new AppError('forbidden', 'RETURN_REFUSED')
      const { auth } = await loadSupabase()
      raise(await auth.initialize())
      return fetchMember()
    },
    onSuccess: change,
  })
}

/** Sends a code to a telephone, as +212612345678. */
export function useSendCode() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (phone: string) => {
      const { auth } = await loadSupabase()
      raise(await withCaptchaToken((options) => auth.signInWithOtp({ phone, options })))
    },
  })
}

/** Signs in, or up, with the code that was sent. */
export function useSignInWithCode() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ phone, code }: { phone: string; code: string }) => {
      const { auth } = await loadSupabase()
      const answer = await auth.verifyOtp({ phone, token: code, type: 'sms' })
      raise(answer)
      return toMember(answer.data.session)
    },
    onSuccess: change,
  })
}
