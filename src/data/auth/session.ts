import type { Session } from '@supabase/supabase-js'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { loadSupabase } from '../supabase/client'
import { rest, unwrap } from '../supabase/rest'
import { isStored, mayHaveSession } from '../supabase/session-store'
import { raise } from './problems'
import { signOutIntent } from './sign-out-intent'

export type Member = { id: string; email: string; name: string }

export const sessionKeys = {
  member: ['member'] as const,
  isAdmin: (id: string) => ['member', 'is-admin', id] as const,
}

/** Who is signed in, or null. Loads the auth client only for a browser that holds a session. */
export const memberQuery = () =>
  queryOptions({
    queryKey: sessionKeys.member,
    queryFn: fetchMember,
    staleTime: Number.POSITIVE_INFINITY,
    // The client has tried for long enough by itself.
    retry: false,
  })

/** Whether this member owns the shop: a hint for the screen, the database decides again on every call. */
export const isAdminQuery = (memberId: string) =>
  queryOptions({ queryKey: sessionKeys.isAdmin(memberId), queryFn: () => unwrap(rest.rpc('is_admin')) })

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

const publicRoots = ['products', 'collections', 'deals', 'settings', 'reviews', 'search', 'cart-quote']
const personalParts = ['is-admin', 'mine', 'own', 'owner', 'admin', 'edit', 'pick', 'low-stock']

/** True for the key of a query whose answer belongs to a member or the owner, and must not outlive the session. */
export function isPersonal(queryKey: readonly unknown[]): boolean {
  if (queryKey.some((part) => typeof part === 'string' && personalParts.includes(part))) return true
  const root = String(queryKey[0])
  return root !== 'member' && !publicRoots.includes(root)
}

/** Another person's data must not stay on the screen: everything read so far is read again. */
export function useMemberChange() {
  const client = useQueryClient()
  return async (member: Member | null) => {
    client.removeQueries({
      predicate: ({ queryKey }) => isPersonal(queryKey),
    })
    client.setQueryData(sessionKeys.member, member)
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'member' })
  }
}

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
