/** The currencies a shop can charge in, all with two decimals; the database has the same list (private.is_currency). */
export const currencies = [
  'USD',
  'EUR',
  'GBP',
  'MAD',
  'CAD',
  'AUD',
  'CHF',
  'SEK',
  'NOK',
  'DKK',
  'AED',
  'SAR',
  'TRY',
] as const
