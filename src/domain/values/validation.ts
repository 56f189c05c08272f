// Rules for what people type. Each returns the name of the problem or null; src/content has the words.
import { fold, tidy } from '../text/letters.ts'

export type Problem =
  | 'required'
  | 'email'
  | 'phone'
  | PhoneProblem
  | 'zip-morocco'
  | 'too-long'
  /** The database refused the value. */
  | 'refused'
/** The ways in which a phone number breaks its numbering plan. */
export type PhoneProblem = 'phone-country' | 'phone-digits' | 'phone-short' | 'phone-long'
export type Rule = (value: string) => Problem | null

export const required: Rule = (value) => (value.trim() === '' ? 'required' : null)

export const maxLength =
  (length: number): Rule =>
  (value) =>
    value.trim().length > length ? 'too-long' : null

/**
 * Whether mail can be sent to an address, by the same rule as private.is_email: ASCII without spaces, at most 254
 * characters and 64 before the @, no dot at an end or doubled, a domain of at least two labels.
 */
export const isEmail = (text: string): boolean =>
  text.length <= 254 &&
  text.indexOf('@') <= 64 &&
  /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i.test(
    text,
  )

export const email: Rule = (value) => (isEmail(tidy(value)) ? null : 'email')

/** At least six digits, and otherwise only what telephone numbers are written with. */
export const phone: Rule = (value) =>
  /^[+\d\s().\-/]+$/.test(tidy(value)) && tidy(value).replace(/\D/g, '').length >= 6 ? null : 'phone'

/** The country whose ZIP codes are judged. */
export const morocco = 'MA'

/** Moroccan codes have five digits; those of other countries have too many forms to judge. */
export const zipCodeIn =
  (country: string): Rule =>
  (value) =>
    country === morocco && !/^\d{5}$/.test(tidy(value)) ? 'zip-morocco' : null

/** The first problem that any of the rules finds. */
export function check(value: string, rules: readonly Rule[]): Problem | null {
  for (const rule of rules) {
    const problem = rule(value)
    if (problem) return problem
  }
  return null
}

/**
 * Commas and semicolons of any script, line ends, and a dot between spaces. A comma between two digits is a decimal one, as in
 * `0,5 l`, but in a list of ranges and measures, as in `36-37,38-39`.
 */
const separators =
  /(?<!\p{Nd}),|,(?!\p{Nd})|(?<=[./x×–-]\p{Nd}+),(?=\p{Nd}+[./x×–-])|[;\u060c\u061b\u3001\ufe10\ufe11\ufe50\ufe51\ufe54\uff0c\uff1b\uff64\n\r\t\u2028\u2029]|(?<=\s)[·•・](?=\s)/u
/** No number has two decimal commas. */
const numbers = /\p{Nd}+(?:,\p{Nd}+){2,}/gu
/** Marks that can't be seen, of which a script's own joiners are letters. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

/** What two spellings of one size or colour have in common. A sign that no letter is left of is itself. */
export const optionKey = (name: string): string => fold(name) || cleanName(name).toLowerCase()

const cleanName = (name: string): string =>
  name
    .replace(invisible, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

/** Separated words, trimmed, empties dropped, none twice: of several spellings the first. */
export function parseList(value: string): string[] {
  const words = new Map<string, string>()
  const text = value.replace(invisible, '').replace(numbers, (list) => list.replaceAll(',', ';'))
  for (const word of text.split(separators).map(cleanName))
    if (word && !words.has(optionKey(word))) words.set(optionKey(word), word)
  return [...words.values()]
}
