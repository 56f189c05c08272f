import type * as english from '../../en/shared/currency.ts'

const nameOf = (units: number, code: string) =>
  new Intl.NumberFormat('fr-FR', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(units)
    .find(({ type }) => type === 'currency')?.value ?? code

/** `USD` as `Dollar des États-Unis`, `EUR` as `Euro`: as a label. */
export const currencyName: typeof english.currencyName = (code) => {
  const name = nameOf(1, code)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `USD` as `dollars des États-Unis`, `EUR` as `euros`: within a sentence. */
export const currencyNames: typeof english.currencyNames = (code) => nameOf(2, code)
