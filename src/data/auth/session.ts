import type { Session } from '@supabase/supabase-js'
import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { isStored, mayHaveSession } from '../supabase/session-store'
import { raise } from './problems'
import { sessionKeys } from './session-keys'

export type Member = { id: string; email: string; name: string }

/** The signed-in member, or null. Loads the auth client only for a browser that holds a session. */
export const memberQuery = () =>
  queryOptions({
    queryKey: sessionKeys.member(),
    queryFn: fetchMember,
    staleTime: Number.POSITIVE_INFINITY,
    // The client has tried for long enough by itself.
    retry: false,
  })

/** Whether this member owns the shop: a hint for the screen, the database decides again on every call. */
export const isAdminQuery = (memberId: string) =>
  queryOptions({
    queryKey: sessionKeys.isAdmin(memberId),
    queryFn: async () => (await loaded(import('./fetch-is-admin'))).fetchIsAdmin(),
  })

/** @throws AppError when there is a session that cannot be renewed right now: that is no guest */
export async function fetchMember(): Promise<Member | null> {
  if (!mayHaveSession()) return null
  const { readSession } = await import('../supabase/session-client')
  const answer = await readSession()
  if (isStored()) raise(answer)
  return toMember(answer.data.session)
}

export function toMember(session: Session | null): Member | null {
  if (!session) return null
  const { id, email, user_metadata: metadata } = session.user
  return { id, email: email ?? '', name: typeof metadata.full_name === 'string' ? metadata.full_name : '' }
}
