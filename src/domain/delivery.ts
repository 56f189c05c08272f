import type { ShippingMethod } from './shipping'

export type DeliveryZone = {
  id: string
  name: string
  /** Country codes; an empty list means every country that no other zone names as a whole. */
  countries: readonly string[]
  /** An empty list means the whole country. */
  cities: readonly string[]
  methods: readonly ShippingMethod[]
}

/** The zone of a whole country: one that names it, else the one for all others. */
export function zoneFor(zones: readonly DeliveryZone[], country: string): DeliveryZone | undefined {
  const whole = zones.filter(({ cities }) => cities.length === 0)
  return (
    whole.find(({ countries }) => countries.includes(country)) ??
    whole.find(({ countries }) => countries.length === 0)
  )
}
