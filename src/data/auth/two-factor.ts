import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { shop } from '@/config/shop'
import { auditKeys } from '../audit/audit-keys'
import { loadSupabase } from '../supabase/client'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'
import { teamKeys } from '../team/team-keys'
import { fetchFactors } from './confirm-session'
import { raise } from './problems'
import { sessionKeys } from './session-keys'

/** The member's authenticator apps, the earliest first. */
export const factorsQuery = (memberId: string) =>
  queryOptions({ queryKey: sessionKeys.factors(memberId), queryFn: fetchFactors })

/** Whether this session still needs a code: the member has an authenticator app, and only the password was given. */
export const needsCodeQuery = (memberId: string) =>
  queryOptions({
    queryKey: sessionKeys.needsCode(memberId),
    // Each new session has its own answer; nothing else changes it while the question is open.
    staleTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    queryFn: async () => {
      const { auth } = await loadSupabase()
      const level = await auth.mfa.getAuthenticatorAssuranceLevel()
      raise(level)
      return level.data?.currentLevel !== 'aal2' && (await fetchFactors()).length > 0
    },
  })

/** Begins to add an authenticator app: what the app needs, as a picture and as a key to type. */
export function useBeginFactor() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { mfa } = (await loadSupabase()).auth
      const existing = await mfa.listFactors()
      raise(existing)
      const all = existing.data?.all ?? []
      for (const { id, status } of all)
        if (status === 'unverified') raise(await mfa.unenroll({ factorId: id }))
      // Auth wants names that differ; the time is one.
      const friendlyName = new Date().toISOString()
      const answer = await mfa.enroll({
        factorType: 'totp',
        friendlyName,
        issuer: shop.name || location.hostname,
      })
      raise(answer)
      if (!answer.data) throw new Error('Auth answered without a factor')
      const { id, totp } = answer.data
      const svg = totp.qr_code.slice(totp.qr_code.indexOf(',') + 1)
      // Auth sends the picture as it is; a # in it would end the address.
      return { id, key: totp.secret, picture: `data:image/svg+xml,${encodeURIComponent(svg)}` }
    },
  })
}

/** Finishes adding an app with the code that it shows. Other sessions without a code end. */
export function useConfirmFactor() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ id, code }: { id: string; code: string }) => {
      const { auth } = await loadSupabase()
      raise(await auth.mfa.challengeAndVerify({ factorId: id, code }))
    },
    onSuccess: useRefreshFactors(),
  })
}

export function useRemoveFactor() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (factorId: string) => {
      const { auth } = await loadSupabase()
      raise(await auth.mfa.unenroll({ factorId }))
      await auth.refreshSession()
    },
    onSettled: useRefreshFactors(),
  })
}

/** Takes the authenticator apps from another owner, who lost their phone. */
export const useResetSecondFactor = () =>
  useMutation({ mutationFn: resetSecondFactor, onSettled: useRefreshFactors() })

export const resetSecondFactor = (email: string) =>
  rpc('remove_second_factor', { p_email: email }, v.boolean())

const useRefreshFactors = () => useRefresh(sessionKeys.twoFactor, teamKeys.all, auditKeys.all)
