import { countries } from '@/config/shipping'
import { countryName } from '@/domain/delivery/country'

/** Where an order can be sent, for lists to choose from: in the names' alphabetical order. */
export const namedCountries: readonly { code: string; name: string }[] = countries
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'en'))
