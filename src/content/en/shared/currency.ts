const nameOf = (units: number, code: string) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  })
    .formatToParts(units)
    .find(({ type }) => type === 'currency')?.value ?? code

/** `USD` as `US dollar`, `EUR` as `Euro`: as a label. */
export function currencyName(code: string): string {
  const name = nameOf(1, code)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** `USD` as `US dollars`, `EUR` as `euros`: within a sentence. */
export const currencyNames = (code: string) => nameOf(2, code)
