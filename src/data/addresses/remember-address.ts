import type { QueryClient } from '@tanstack/react-query'
import { orderLimits } from '@/config/page-limits'
import { type AddressValues, sameAddress } from '@/domain/delivery/address'
import { addressKeys } from './address-keys'
import { saveAddress } from './address-mutations'
import { addressesQuery } from './address-queries'

/** Saves the address of a placed order, unless the member has it already. Never fails: the order is what counts. */
export async function rememberAddress(client: QueryClient, memberId: string, typed: AddressValues) {
  try {
    const addresses = await client.ensureQueryData(addressesQuery(memberId))
    if (addresses.length >= orderLimits.addresses || addresses.some((each) => sameAddress(each, typed)))
      return
    await saveAddress({ id: null, draft: { ...typed, label: '', isDefault: false } })
    await client.invalidateQueries({ queryKey: addressKeys.all })
  } catch {
    // It can be typed again next time.
  }
}
