import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { withCaptchaToken } from '../auth/captcha-token'
import { useMemberChange } from '../auth/member-change'
import { raise } from '../auth/problems'
import type { Member } from '../auth/session'
import { signOutIntent } from '../auth/sign-out-intent'
import { loadSupabase } from '../supabase/client'
import { AppError } from '../supabase/errors'
import { rpc } from '../supabase/rpc'
import { removeStoredSession } from '../supabase/session-store'

/** Everything that the shop holds about the member, as a file's text. @throws AppError */
export function useExportData() {
  return useMutation({ networkMode: 'always', mutationFn: exportData })
}

export const exportData = async () =>
  JSON.stringify(await rpc('export_my_data', {}, v.record(v.string(), v.unknown())), null, 2)

/**
 * Ends the account for good. The password is the proof that its owner sits here; who has none must have signed in a
 * moment ago, which the database checks in either case.
 */
export function useDeleteAccount(member: Member) {
  const change = useMemberChange()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (password: string | null) => {
      const { auth } = await loadSupabase()
      if (password !== null) {
        const own = { email: member.email, password }
        raise(await withCaptchaToken((options) => auth.signInWithPassword({ ...own, options })))
      }
      await deleteAccount(member.id)
      signOutIntent.begin()
      // The server ended the session with the account: the stored copy goes first, so that signing out asks for nothing.
      removeStoredSession()
      await auth.signOut({ scope: 'local' })
    },
    // Not waited for: the screen is about to go, and should not show the settings of no one meanwhile.
    onSuccess: () => void change(null),
  })
}

export const deleteAccount = (memberId: string) =>
  rpc('delete_account', { p_account: memberId }, v.object({ ok: v.literal(true) }))

/** Whether the database asks for a fresh sign-in before the account ends, or keeps it because it owns the shop. */
export function deletionRefusal(error: unknown): 'sign-in-again' | 'owner' | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'SIGN_IN_AGAIN') return 'sign-in-again'
  return error.code === 'OWNER_STAYS' ? 'owner' : null
}
