import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { profileKeys } from './profile-keys'

export const profileQuery = (memberId: string) =>
  queryOptions({
    queryKey: profileKeys.of(memberId),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-profile'))).fetchProfile(signal),
    // Its counts change on other pages.
    staleTime: 0,
  })
