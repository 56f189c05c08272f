import { knownCarriers } from '@/config/carriers'
import { fold } from '@/domain/text/letters'

/** Where the customer can follow a parcel: the owner's own link, else the carrier's page; null where there is neither. */
export const trackingLink = (parcel: {
  carrier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
}): string | null => parcel.trackingUrl ?? carrierLink(parcel.carrier, parcel.trackingNumber)

/** Where a carrier tells where a parcel is; null for one that the shop does not know, and without a number. */
export function carrierLink(carrier: string | null, number: string | null): string | null {
  const found = knownCarriers.find(({ name }) => fold(name) === fold(carrier ?? ''))
  return number && found?.tracking ? found.tracking(encodeURIComponent(number.trim())) : null
}
