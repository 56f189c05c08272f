import { useMutation } from '@tanstack/react-query'
import { accountPaths } from '@/config/account-paths'
import { pageUrl } from '@/config/site'
import { loadSupabase } from '../supabase/client'
import { AppError } from '../supabase/errors'
import { withCaptchaToken } from './captcha-token'
import { useMemberChange } from './member-change'
import { raise } from './problems'
import { type Member, toMember } from './session'

/**
 * Asks for the mail with which a forgotten password is replaced. The answer is the same whether there is such an
 * account: that one was just sent another mail is revealed for existing accounts only, so it is ignored.
 */
export function useRequestReset() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (email: string) => {
      const { auth } = await loadSupabase()
      const answer = await withCaptchaToken((options) =>
        auth.resetPasswordForEmail(email, {
          ...options,
          redirectTo: pageUrl(accountPaths.resetPassword),
        }),
      )
      if (!isPause(answer.error)) raise(answer)
    },
  })
}

/** The mail that confirms an address once more. What is wrong with the account is not told here either. */
export function useResendConfirmation() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (email: string) => {
      const { auth } = await loadSupabase()
      const answer = await withCaptchaToken((options) => auth.resend({ type: 'signup', email, options }))
      if (!isPause(answer.error)) raise(answer)
    },
  })
}

const isPause = (error: { code?: string | undefined; message: string } | null) =>
  error?.code === 'over_email_send_rate_limit' && /after \d+ seconds/.test(error.message)

/** Signs in by the secret of a mail's link, which works once. */
export function useOpenLink(type: 'recovery' | 'signup') {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (secret: string) => {
      const { auth } = await loadSupabase()
      const answer = await auth.verifyOtp({ token_hash: secret, type })
      raise(answer)
      return toMember(answer.data.session)
    },
    onSuccess: change,
  })
}

/** A new password for who is signed in, which ends every session but this one. */
export function useSetPassword() {
  return useMutation({ networkMode: 'always', mutationFn: (password: string) => setPassword(password) })
}

/** The same for who knows the old one, which Auth asks for itself. */
export function useChangePassword(member: Member) {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ current, next }: { current: string; next: string }) => {
      const { auth } = await loadSupabase()
      try {
        await setPassword(next, current)
      } catch (error) {
        // After 24 hours Auth wants a new session. With a second factor one by password alone would be a step back.
        const { data } = await auth.mfa.getAuthenticatorAssuranceLevel()
        if (!isCode(error, 'reauthentication_needed') || data?.currentLevel === 'aal2') throw error
        const again = { email: member.email, password: current }
        raise(await withCaptchaToken((options) => auth.signInWithPassword({ ...again, options })))
        await setPassword(next, current)
      }
    },
  })
}

const isCode = (error: unknown, code: string) => error instanceof AppError && error.code === code

async function setPassword(password: string, current?: string) {
  const { auth } = await loadSupabase()
  raise(await auth.updateUser({ password, ...(current !== undefined && { current_password: current }) }))
  await auth.signOut({ scope: 'others' })
}
