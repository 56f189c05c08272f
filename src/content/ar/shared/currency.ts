import type * as english from '../../en/shared/currency.ts'

const nameOf = (code: string) =>
  new Intl.NumberFormat('ar-MA-u-nu-latn', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(100)
    .find(({ type }) => type === 'currency')?.value ?? code

/** `USD` as `دولار أمريكي`, `EUR` as `يورو`: as a label. */
export const currencyName: typeof english.currencyName = nameOf

/** The same within a sentence: Arabic names of currencies have no plural without a number. */
export const currencyNames: typeof english.currencyNames = nameOf
