import { useQuery } from '@tanstack/react-query'
import { policies } from '@/config/policies'
import { settingsQuery } from '@/data/settings/settings-queries'
import type { ShippingPolicy } from '@/domain/shipping'

/** What shipping costs by the shop's settings; the usual figures until they are known. */
export function useShippingPolicy(): ShippingPolicy {
  const { data } = useQuery(settingsQuery())
  return data?.shipping ?? { rate: policies.shippingRate, freeAbove: policies.freeShippingAbove }
}
