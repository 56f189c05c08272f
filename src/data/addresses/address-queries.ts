import { queryOptions } from '@tanstack/react-query'
import { loaded } from '../supabase/loaded'
import { addressKeys } from './address-keys'

/** A member's addresses, the default first, then in the order in which they were added. */
export const addressesQuery = (memberId: string) =>
  queryOptions({
    queryKey: addressKeys.of(memberId),
    queryFn: async ({ signal }) => (await loaded(import('./fetch-addresses'))).fetchAddresses(signal),
  })
