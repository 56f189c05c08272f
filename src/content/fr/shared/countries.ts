import { countries } from '@/config/shipping'
import { countryName } from '@/domain/delivery/country'
import type * as english from '../../en/shared/countries'

/** Where an order can be sent, for lists to choose from: in the names' alphabetical order. */
export const namedCountries: typeof english.namedCountries = countries
  .map((code) => ({ code, name: countryName(code) }))
  .sort((a, b) => a.name.localeCompare(b.name, 'fr'))
