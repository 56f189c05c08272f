import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'
import { sessionKeys } from './session-keys'

/** Gives the signed-in account the role of its invitation; false when it is not for it, or no longer open. */
export function useAcceptInvitation() {
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: useRefresh(sessionKeys.member()),
  })
}

export const acceptInvitation = (token: string) => rpc('accept_invitation', { p_token: token }, v.boolean())
