import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap } from '../supabase/rest'
import { useRefresh } from '../supabase/use-refresh'
import { settingsKeys } from './settings-keys'

const confirmed = v.object({ policies_confirmed_at: v.nullable(v.string()) })

/** Whether the owner has said that the policies which the software wrote were checked. */
export const policiesConfirmedQuery = () =>
  queryOptions({
    queryKey: settingsKeys.policies(),
    queryFn: async ({ signal }) => {
      const row = await unwrap(
        rest.from('shop_settings').select('policies_confirmed_at').abortSignal(signal).single(),
      )
      return parseAnswer('shop_settings', confirmed, row).policies_confirmed_at !== null
    },
  })

/** Keeps that they were checked, from now on. @throws AppError */
export function useConfirmPolicies() {
  return useMutation({
    mutationFn: () =>
      unwrap(
        rest
          .from('shop_settings')
          .update({ policies_confirmed_at: new Date().toISOString() })
          .eq('id', true)
          .select('id')
          .single(),
      ),
    onSettled: useRefresh(settingsKeys.all),
  })
}
