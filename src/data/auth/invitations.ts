import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { auditKeys } from '../audit/audit-keys'
import { rpc } from '../supabase/rpc'
import { nothing, timestamp } from '../supabase/schemas'
import { useRefresh } from '../supabase/use-refresh'
import { sessionKeys } from './session-keys'

/** Open invitations to the admin, the newest first. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: auditKeys.invitations(),
    queryFn: ({ signal }) => rpc('list_invitations', {}, invitations, { get: true, signal }),
  })

const invitations = v.array(v.object({ email: v.string(), by: v.string(), at: timestamp }))

const invalidate = (client: QueryClient) =>
  Promise.all([auditKeys.admins(), auditKeys.all].map((queryKey) => client.invalidateQueries({ queryKey })))

/** Invites an address by mail. @throws AppError IS_ADMIN */
export function useInviteAdmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: inviteAdmin,
    onSuccess: () => invalidate(client),
  })
}

export const inviteAdmin = (email: string) => rpc('invite_admin', { p_email: email }, nothing)

export function useWithdrawInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: withdrawInvitation,
    onSettled: () => invalidate(client),
  })
}

export const withdrawInvitation = (email: string) =>
  rpc('withdraw_invitation', { p_email: email }, v.boolean())

/** Makes the signed-in account an admin; false when the invitation is not for it, or no longer open. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: useRefresh(sessionKeys.member()),
  })
}

export const acceptInvitation = (token: string) => rpc('accept_invitation', { p_token: token }, v.boolean())
