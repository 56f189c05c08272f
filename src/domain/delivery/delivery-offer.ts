import type { Minor } from '../money/money'
import type { Country } from './country'
import { type DeliveryZone, wholeCountryZone } from './delivery'
import { type ShippingMethod, shippingCost } from './shipping'

/** What delivery of one item costs in some countries. */
export type DeliveryOffer = {
  countries: readonly Country[]
  method: ShippingMethod
  /** In minor units. */
  cost: Minor
}

/**
 * The cheapest delivery of one item at `price`, for each zone of whole countries: catalogues and search engines know no
 * cities. The faster one of two at the same cost.
 * @param countries every one that an order can be sent to
 */
export function deliveryOffers(
  zones: readonly DeliveryZone[],
  countries: readonly Country[],
  price: Minor,
): DeliveryOffer[] {
  const served = Map.groupBy(countries, (country) => wholeCountryZone(zones, country))
  return zones.flatMap((zone) => {
    const [cheapest] = zone.methods
      .map((method) => ({ method, cost: shippingCost(price, method) }))
      .toSorted((a, b) => a.cost - b.cost || a.method.maxDays - b.method.maxDays)
    const own = served.get(zone)
    return cheapest && own ? [{ countries: own, ...cheapest }] : []
  })
}
