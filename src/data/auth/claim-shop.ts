import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { rpc } from '../supabase/rpc'
import { useRefresh } from '../supabase/use-refresh'
import { sessionKeys } from './session-keys'

/** Makes the signed-in account the first owner; false for a code that is wrong or used, null after too many tries. */
export function useClaimShop() {
  return useMutation({
    mutationFn: claimShop,
    onSuccess: useRefresh(sessionKeys.member()),
  })
}

export const claimShop = (code: string) => rpc('claim_shop', { p_code: code }, v.nullable(v.boolean()))
