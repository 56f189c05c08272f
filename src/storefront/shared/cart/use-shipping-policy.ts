import { useQuery } from '@tanstack/react-query'
import { policies } from '@/config/policies'
import { settingsQuery } from '@/data/settings/settings-queries'
import type { ShippingPolicy } from '@/domain/shipping'

/** The shop's shipping costs; the default ones until the settings have loaded. */
export function useShippingPolicy(): ShippingPolicy {
  const { data } = useQuery(settingsQuery())
  return data?.shipping ?? { rate: policies.shippingRate, freeAbove: policies.freeShippingAbove }
}
