import { useMutation } from '@tanstack/react-query'
import { loadSupabase } from '../supabase/client'
import { useMemberChange } from './member-change'
import { raise } from './problems'
import { toMember } from './session'
import { signOutIntent } from './sign-out-intent'

export function useSignIn() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (input: { email: string; password: string }) => {
      const { auth } = await loadSupabase()
      const answer = await auth.signInWithPassword(input)
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
      const answer = await auth.signUp({ email, password, options: { data: { full_name: name } } })
      raise(answer)
      return toMember(answer.data.session)
    },
    onSuccess: change,
  })
}

export function useSignOut() {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { auth } = await loadSupabase()
      signOutIntent.begin()
      // This browser forgets the session even when the server cannot be told.
      await auth.signOut({ scope: 'local' })
      return null
    },
    onSuccess: change,
  })
}
