import { useShopSettings } from '@/data/settings/shop-settings'
import { dependsOnCity, wholeCountryZone, zonesServing } from '@/domain/delivery/delivery'
import type { ShippingMethod } from '@/domain/delivery/shipping'
import type { Minor } from '@/domain/money/money'
import { useLikelyPlace } from './use-likely-place'

/** How the shop delivers to a place. */
export type OfferedDelivery = {
  /** None where they depend on the city. */
  methods: readonly ShippingMethod[]
  /** The lowest price in a country where it depends on the city; null elsewhere. */
  from: Minor | null
}

/** How the shop delivers to where an order is likely to go; undefined until its settings are known. */
export function useOfferedDelivery(): OfferedDelivery | undefined {
  const zones = useShopSettings()?.zones
  const { country } = useLikelyPlace()
  if (!zones || country === undefined) return undefined
  if (!dependsOnCity(zones, country))
    return { methods: wholeCountryZone(zones, country)?.methods ?? [], from: null }
  const prices = zonesServing(zones, country).flatMap(({ methods }) => methods.map(({ price }) => price))
  return { methods: [], from: prices.length > 0 ? Math.min(...prices) : null }
}
