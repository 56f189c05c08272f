import type { Country } from './country'
import type { ShippingMethod } from './shipping'

export type DeliveryZone = {
  id: string
  name: string
  /** An empty list means every country that no other zone names as a whole. */
  countries: readonly Country[]
  /** An empty list means the whole country. */
  cities: readonly string[]
  methods: readonly ShippingMethod[]
}

// The database decides by the same rules (private.zone_of, private.depends_on_city).

/** The zones that deliver to a country or to some of its cities: those that name it, and those for all others. */
export function zonesServing(zones: readonly DeliveryZone[], country: Country): readonly DeliveryZone[] {
  const isNamed = zones.some(({ countries, cities }) => cities.length === 0 && countries.includes(country))
  return zones.filter(({ countries }) => countries.includes(country) || (countries.length === 0 && !isNamed))
}

/** The zone of a whole country: the first by position that names it, else the one for all others. */
export function wholeCountryZone(zones: readonly DeliveryZone[], country: Country): DeliveryZone | undefined {
  return zonesServing(zones, country).find(({ cities }) => cities.length === 0)
}

/** Whether what is offered in a country depends on the city: some of its cities have a zone of their own. */
export const dependsOnCity = (zones: readonly DeliveryZone[], country: Country): boolean =>
  zonesServing(zones, country).some(({ cities }) => cities.length > 0)
