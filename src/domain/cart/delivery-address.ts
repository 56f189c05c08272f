import type { Country } from '../delivery/country'
import { type DeliveryZone, zonesServing } from '../delivery/delivery'
import type { ShippingMethod } from '../delivery/shipping'
import type { CartQuote } from './cart-quote'

/** Whether anything is delivered to a country, be it to some of its cities. */
export function isServed(zones: readonly DeliveryZone[], country: Country): boolean {
  return zonesServing(zones, country).some(({ methods }) => methods.length > 0)
}

/** What of an address says that nothing is delivered there; null while all is well or not known yet. */
export function unservedField(
  zones: readonly DeliveryZone[],
  country: Country,
  quote: CartQuote | undefined,
  city: string | undefined,
): 'country' | 'city' | null {
  if (zones.length > 0 && !isServed(zones, country)) return 'country'
  if (!quote || quote.isServed) return null
  return zones.length === 0 ? 'country' : city ? 'city' : null
}

const dayMs = 24 * 60 * 60 * 1000

/** The first and the last day on which an order of this moment may arrive, in milliseconds UTC. */
export function arrival({ minDays, maxDays }: Pick<ShippingMethod, 'minDays' | 'maxDays'>, now: number) {
  return { from: now + minDays * dayMs, to: now + maxDays * dayMs }
}
