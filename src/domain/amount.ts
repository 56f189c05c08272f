import type { Minor } from './money'

/** A typed amount in minor units: `12`, `12.5`, `12,50`, `1 299,00`; null for anything else. */
export function readAmount(text: string | null): Minor | null {
  const typed = (text ?? '')
    .trim()
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(typed)) return null
  return Math.round(Number(typed) * 100)
}
