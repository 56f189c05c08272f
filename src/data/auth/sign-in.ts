import { useMutation, useQueryClient } from '@tanstack/react-query'
import { language } from '@/domain/text/language'
import { loadSupabase } from '../supabase/client'
import { sessionHold } from '../supabase/session-store'
import { withCaptchaToken } from './captcha-token'
import { isPersonal, useMemberChange } from './member-change'
import { raise } from './problems'
import { toMember } from './session'
import { signOutIntent } from './sign-out-intent'

export function useSignIn() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: { email: string; password: string }) => {
      const { auth } = await loadSupabase()
      const answer = await withCaptchaToken((options) => auth.signInWithPassword({ ...input, options }))
      raise(answer)
      return toMember(answer.data.session)
    },
    onSuccess: change,
  })
}

/** Resolves to the member, or to null when the project asks for the email to be confirmed first. */
export function useSignUp() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ email, password, name }: { email: string; password: string; name: string }) => {
      const { auth } = await loadSupabase()
      const answer = await withCaptchaToken((options) =>
        auth.signUp({ email, password, options: { ...options, data: { full_name: name, language } } }),
      )
      raise(answer)
      return toMember(answer.data.session)
    },
    onSuccess: change,
  })
}

export function useSignOut() {
  const client = useQueryClient()
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { auth } = await loadSupabase()
      await endPushOfOwner().catch(() => {})
      signOutIntent.begin()
      // What a member asks for just now would be sent without the session and refused.
      await client.cancelQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
      // This browser forgets the session even when the server cannot be told.
      sessionHold.isEnding = true
      await auth.signOut({ scope: 'local' })
      return null
    },
    onSuccess: change,
    onError: () => {
      sessionHold.isEnding = false
    },
  })
}

/** How long signing out waits for it, in milliseconds: a subscription of an ended session is used no more anyway. */
const patience = 2000

/** An owner's browser that gets notifications gets none after signing out. */
async function endPushOfOwner() {
  const worker = await navigator.serviceWorker?.getRegistration()
  const subscription = await worker?.pushManager?.getSubscription()
  if (!subscription) return
  const ended = import('../push/end-push').then(({ endPush }) => endPush())
  await Promise.race([ended, new Promise((done) => setTimeout(done, patience))])
}
