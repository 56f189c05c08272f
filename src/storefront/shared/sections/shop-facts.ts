import { useMemo } from 'react'
import { freeShippingAmount, wholeMoney } from '@/content/cart/free-shipping'
import { dayCount } from '@/content/shared/day-count'
import type { ShopSettings } from '@/data/settings/fetch-settings'
import { useShopSettings } from '@/data/settings/shop-settings'
import { countryName } from '@/domain/delivery/country'
import { zonesServing } from '@/domain/delivery/delivery'
import type { Minor } from '@/domain/money/money'
import type { ShopFacts } from '@/domain/store/facts'
import { freeShippingFrom } from '@/storefront/shared/cart/use-free-shipping'
import { useMoney } from '@/storefront/shared/preferences/money'

const percent = (value: number) => (value > 0 ? String(value) : null)

/** What texts of pages may name in braces, its amounts in the chosen currency. */
export function useShopFacts(): ShopFacts {
  const settings = useShopSettings()
  const { currency, rate } = useMoney()
  return useMemo(() => factsOf(settings, currency, rate), [settings, currency, rate])
}

/**
 * What texts of pages may name in braces, from the settings; nothing is set until these have loaded.
 * @param currency that of its amounts, the shop's own if not said; `rate` is what they are multiplied with
 */
export function factsOf(
  settings: ShopSettings | undefined,
  currency = settings?.currency,
  rate = 1,
): ShopFacts {
  if (!settings || !currency) return unknown
  const { cancelWindowMinutes, packingDays, returnDays, returnsAreFree } = settings
  const { zones, defaultCountry } = settings
  const returnTime = returnDays === null ? null : String(returnDays)
  const [least, most] = packingDays ?? []
  const amountOf = (amount: Minor) => Math.round(amount * rate)
  const from = freeShippingFrom(settings)
  const freeAbove = from === null ? null : amountOf(from)
  const cost = zonesServing(zones, defaultCountry)[0]?.methods[0]?.price
  return {
    shop: settings.name || null,
    country: countryName(settings.country),
    email: settings.contactEmail,
    return_days: returnTime,
    free_return_days: returnsAreFree ? returnTime : null,
    free_return_time: returnsAreFree && returnDays !== null ? dayCount(returnDays) : null,
    cancel_hours: cancelWindowMinutes > 0 ? String(Math.round(cancelWindowMinutes / 6) / 10) : null,
    free_shipping: freeAbove === null ? null : freeShippingAmount(currency, freeAbove),
    free_above: freeAbove === null ? null : wholeMoney(freeAbove, currency),
    shipping_cost: cost === undefined ? null : wholeMoney(amountOf(cost), currency),
    welcome_percent: percent(settings.welcomePercent),
    student_percent: percent(settings.studentPercent),
    packing_days:
      most === undefined ? null : least == null || least === most ? String(most) : `${least}-${most}`,
    support_hours: settings.support.hours.email,
    paymentMethods: settings.paymentMethods,
    countryCode: settings.country,
  }
}

const unknown: ShopFacts = {
  shop: null,
  country: null,
  email: null,
  return_days: null,
  free_return_days: null,
  free_return_time: null,
  cancel_hours: null,
  free_shipping: null,
  free_above: null,
  shipping_cost: null,
  welcome_percent: null,
  student_percent: null,
  packing_days: null,
  support_hours: null,
  paymentMethods: [],
  countryCode: null,
}
