// Amounts as Stripe counts them: in the smallest unit of a currency, of which most have a hundred to the whole.
// https://docs.stripe.com/currencies#zero-decimal
const withoutMinorUnit = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '))
const withThousand = new Set('BHD JOD KWD OMR TND'.split(' '))

function unitsOf(currency: string): number {
  if (withoutMinorUnit.has(currency.toUpperCase())) return 1
  return withThousand.has(currency.toUpperCase()) ? 1000 : 100
}

/** A decimal amount in the currency's smallest unit. @throws RangeError when it has a fraction of that unit */
export function toMinorUnits(amount: number, currency: string): number {
  const minor = Math.round(amount * unitsOf(currency) * 1000) / 1000
  if (!Number.isSafeInteger(minor) || minor <= 0)
    throw new RangeError(`${amount} ${currency} is no amount that can be charged`)
  return minor
}

export function fromMinorUnits(minor: number, currency: string): number {
  return minor / unitsOf(currency)
}
