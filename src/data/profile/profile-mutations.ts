import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '@/domain/money/payment'
import { language } from '@/domain/text/language'
import { raise } from '../auth/problems'
import type { Member } from '../auth/session'
import { loadSupabase } from '../supabase/client'
import { rest, unwrap } from '../supabase/rest'
import { profileKeys } from './profile-keys'
import { profileQuery } from './profile-queries'

/** Name and phone; the page's language becomes the member's. The name is also stored in the session, from which every page reads the greeting. */
export function useSaveProfile(member: Member) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ name, phone }: { name: string; phone: string }) => {
      const change = { full_name: name, phone: phone || null, language }
      await unwrap(rest.from('profiles').update(change).eq('id', member.id).select('id').single())
      if (name === member.name) return
      const { auth } = await loadSupabase()
      raise(await auth.updateUser({ data: { full_name: name } }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: profileKeys.of(member.id) }),
  })
}

/** How the checkout begins; the page's language becomes the member's. Shown at once, taken back when it was not stored. */
export function usePreferPayment(memberId: string) {
  const client = useQueryClient()
  const { queryKey } = profileQuery(memberId)
  return useMutation({
    networkMode: 'always',
    mutationFn: (payment: PaymentMethod | null) =>
      unwrap(
        rest
          .from('profiles')
          .update({ preferred_payment: payment, language })
          .eq('id', memberId)
          .select('id')
          .single(),
      ),
    onMutate: async (payment) => {
      await client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)
      if (before) client.setQueryData(queryKey, { ...before, payment })
      return before
    },
    onError: (_error, _payment, before) => before && client.setQueryData(queryKey, before),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
