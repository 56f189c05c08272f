import { language } from '../text/language.ts'

/** A country by its ISO 3166-1 code, MA: what is stored, sent and compared. People read `countryName`. */
export type Country = string

const names = new Intl.DisplayNames(language, { type: 'region' })

/** Whether a text is written as a country's code is. */
export const isCountry = (text: string): boolean => /^[A-Z]{2}$/.test(text)

/** What people call a country; a text that is no code is returned as it is. */
export const countryName = (country: Country): string =>
  isCountry(country) ? (names.of(country) ?? country) : country
