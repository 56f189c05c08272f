import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { settingsKeys } from './settings-keys'

export const settingsQuery = () =>
  queryOptions({
    queryKey: settingsKeys.shop(),
    // Pages come with the settings in their HTML: what reads them again is not part of the first load.
    queryFn: async ({ signal }) => (await loaded(import('./fetch-settings'))).fetchSettings(signal),
    staleTime: 5 * 60_000,
  })
