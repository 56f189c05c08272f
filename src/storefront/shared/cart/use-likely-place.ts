import { useQuery } from '@tanstack/react-query'
import { addressesQuery } from '@/data/addresses/address-queries'
import { memberQuery } from '@/data/auth/session'
import { useShopSettings } from '@/data/settings/shop-settings'
import type { Country } from '@/domain/delivery/country'
import { useCheckoutDraft } from './checkout-draft'

/** Where an order is likely to go. */
type LikelyPlace = {
  /** Undefined until the shop's own country is known. */
  country: Country | undefined
  city: string | undefined
  /** False for the shop's own country: then the shopper has not said so. */
  isKnown: boolean
}

/**
 * The address that the checkout begins with: what was typed there, else the member's default address, else the shop's own
 * country. What delivery costs is said for this place on every page before it.
 */
export function useLikelyPlace(): LikelyPlace {
  const typed = useCheckoutDraft()
  const home = useShopSettings()?.defaultCountry
  const { data: member } = useQuery(memberQuery())
  const isUntouched = !typed || [typed.address, typed.city, typed.zipCode].every((text) => text.trim() === '')
  const { data: addresses } = useQuery({
    ...addressesQuery(member?.id ?? ''),
    enabled: Boolean(member) && isUntouched,
  })
  const saved = isUntouched && member ? addresses?.find(({ isDefault }) => isDefault) : undefined
  if (saved) return { country: saved.country, city: saved.city, isKnown: true }
  return {
    country: typed?.country || home,
    city: typed?.city.trim() || undefined,
    isKnown: Boolean(typed?.country),
  }
}
