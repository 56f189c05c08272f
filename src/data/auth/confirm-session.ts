import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loadSupabase } from '../supabase/client'
import { isSession } from './member-change'
import { raise } from './problems'

/** A confirmed authenticator app of the signed-in member. */
type Factor = { id: string; addedAt: number }

/** The member's authenticator apps, the earliest first. */
export async function fetchFactors(): Promise<Factor[]> {
  const { auth } = await loadSupabase()
  const answer = await auth.mfa.listFactors()
  raise(answer)
  return (answer.data?.totp ?? [])
    .map(({ id, created_at: at }) => ({ id, addedAt: Date.parse(at) }))
    .toSorted((a, b) => a.addedAt - b.addedAt)
}

/** Confirms this session with the code that any of the member's apps shows. */
export function useConfirmSession() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (code: string) => {
      const { auth } = await loadSupabase()
      const [first, ...others] = await fetchFactors()
      if (!first) return
      let answer = await auth.mfa.challengeAndVerify({ factorId: first.id, code })
      for (const { id } of others) {
        if (answer.error?.code !== 'mfa_verification_failed') break
        answer = await auth.mfa.challengeAndVerify({ factorId: id, code })
      }
      raise(answer)
    },
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) }),
  })
}
