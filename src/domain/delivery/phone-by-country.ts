// Loaded with the checkout's fields: the numbering plans of all countries are too large for a first load.
import {
  type CountryCode,
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min'
import { tidy } from '../text/letters'
import type { Problem, Rule } from '../values/validation'
import { isExpensive } from './expensive-number'

const problems: Record<NonNullable<ReturnType<typeof validatePhoneNumberLength>>, Problem> = {
  NOT_A_NUMBER: 'phone',
  INVALID_LENGTH: 'phone-digits',
  INVALID_COUNTRY: 'phone-country',
  TOO_SHORT: 'phone-short',
  TOO_LONG: 'phone-long',
}

/**
 * Checks a number as people write it, with or without a calling code; without one it is of the given country (ISO
 * 3166-1). The small tables know each country's lengths and first digits, not what its operators have given out. Nobody is called at a
 * number that costs the caller more than the call.
 */
export const phoneIn =
  (country: string): Rule =>
  (text) => {
    if (toE164(text, country) !== null) return null
    const problem = validatePhoneNumberLength(plainNumber(text), supported(country))
    return problem ? problems[problem] : 'phone-digits'
  }

/** A number in international form, +212 6 12 34 56 78; a text that is no phone number is returned as it is. */
export function formatPhone(text: string, country: string): string {
  const number = parse(text, country)
  return number?.isValid() ? number.formatInternational() : text
}

/** A number as E.164, +212612345678; null for a text that is no phone number, and for one that costs its caller more than the call. */
export function toE164(text: string, country: string): string | null {
  const number = parse(text, country)
  return number?.isValid() && !isExpensive(number.number) ? number.number : null
}

/** The same number in another country; a text that is no phone number is returned as it is. */
export function movePhone(text: string, country: string): string {
  const number = parse(text, country)
  return number ? formatPhone(number.nationalNumber, country) : text
}

/** The country of a number with a calling code; undefined for any other text. */
export const phoneCountry = (text: string): string | undefined =>
  plainNumber(text).startsWith('+') ? parse(text)?.country : undefined

export const callingCode = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : ''

const plainNumber = (text: string) => tidy(text).replace(/^00/, '+')

const supported = (country: string): CountryCode | undefined =>
  isSupportedCountry(country) ? country : undefined

function parse(text: string, country = ''): PhoneNumber | undefined {
  const defaultCountry = supported(country)
  return parsePhoneNumberFromString(plainNumber(text), {
    ...(defaultCountry && { defaultCountry }),
    extract: false,
  })
}
