import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { parseAnswer } from '../supabase/answer'
import { rest, unwrap } from '../supabase/rest'
import { timestamp } from '../supabase/schemas'
import { settingsKeys } from './settings-keys'

const row = v.object({ policies_confirmed_at: v.nullable(timestamp) })

/** When the owner has read the policies that the software wrote, in ms UTC; null until then. */
export const policiesConfirmedQuery = () =>
  queryOptions({
    queryKey: settingsKeys.policies(),
    queryFn: async ({ signal }) => {
      const found = await unwrap(
        rest.from('shop_settings').select('policies_confirmed_at').abortSignal(signal).single(),
      )
      return parseAnswer('shop_settings', row, found).policies_confirmed_at
    },
  })
