/** The currencies that shoppers can choose to see prices in, besides the shop's own. */
export const displayCurrencies = ['USD', 'EUR', 'GBP', 'MAD'] as const
export type DisplayRates = Record<(typeof displayCurrencies)[number], string>

/**
 * Typed rates, converted for a shop that charges in `to` instead: each says what one unit of `to` is worth. A rate that
 * does not follow from the others is left empty.
 */
export function rebaseRates(rates: DisplayRates, to: string): DisplayRates {
  const own = displayCurrencies.find((code) => code === to)
  const unit = own ? Number(rates[own].replace(',', '.')) : Number.NaN
  const rebased = { ...rates }
  for (const code of displayCurrencies) {
    const rate = Number(rates[code].replace(',', '.')) / unit
    rebased[code] = code === to ? '1' : rate > 0 && Number.isFinite(rate) ? withFourDigits(rate) : ''
  }
  return rebased
}

/** Avoids exponent notation, which JavaScript uses for small numbers. */
const withFourDigits = (rate: number) => String(Number(rate.toPrecision(4)).toFixed(6)).replace(/\.?0+$/, '')
