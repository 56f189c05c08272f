import { tidy } from './letters'

/** A telephone number as people write it in the form that a text message goes to, +212612345678; null for none. */
export function toInternational(text: string): string | null {
  const number = tidy(text)
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+')
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null
}
