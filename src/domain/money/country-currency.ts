import type { currencies } from './currencies.ts'

type Currency = (typeof currencies)[number]

const euroCountries =
  'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')
const others: Readonly<Record<string, Currency>> = {
  AE: 'AED',
  AU: 'AUD',
  CA: 'CAD',
  CH: 'CHF',
  DK: 'DKK',
  EH: 'MAD',
  GB: 'GBP',
  LI: 'CHF',
  MA: 'MAD',
  NO: 'NOK',
  SA: 'SAR',
  SE: 'SEK',
  TR: 'TRY',
  US: 'USD',
}

/** The currency of a country, where a shop can charge in it. */
export const currencyOf = (country: string): Currency | null =>
  others[country] ?? (euroCountries.includes(country) ? 'EUR' : null)
