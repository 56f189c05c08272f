import { hashKey, useQueryClient } from '@tanstack/react-query'
import { sessionHold } from '../supabase/session-store'
import type { Member } from './session'
import { sessionKeys } from './session-keys'

/** True for the key under which it is known who is signed in. */
export const isSession = (queryKey: readonly unknown[]) => hashKey(queryKey) === hashKey(sessionKeys.member())

/**
 * True for the key of a query whose answer belongs to a member or the owner, and must not outlive the session. The second
 * part of a key says whose answer it is: `shop` is everyone's, anything else is personal.
 */
export const isPersonal = (queryKey: readonly unknown[]) => queryKey[1] !== 'shop' && !isSession(queryKey)

/** Another person's data must not stay on the screen: everything read so far is read again. */
export function useMemberChange() {
  const client = useQueryClient()
  return async (member: Member | null) => {
    client.removeQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) })
    client.setQueryData(sessionKeys.member(), member)
    sessionHold.isEnding = false
    await client.invalidateQueries({ predicate: ({ queryKey }) => !isSession(queryKey) })
  }
}
