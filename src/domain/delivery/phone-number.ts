import { tidy } from '../text/letters'

/** A telephone number as people write it in the form that a text message goes to, +212612345678; null for none. */
export function toInternational(text: string): string | null {
  const number = tidy(text)
    .replace(/^00/, '+')
    // The zero that is dialled at home only, as many write it: +212 (0)6 61 23 45 67.
    .replace(/^(\+[\d\s.\-/]+)\(0\)/, '$1')
    .replace(/[\s().\-/]/g, '')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
