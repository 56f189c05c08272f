// What an order's papers, the mails and the messages need of a language besides their words. They are written in the
// language of the order or of the reader, whichever the build's is.
import { isCountry } from '../delivery/country.ts'
import { formatterOf, type Minor } from '../money/money.ts'
import * as ar from '../text/build-languages/ar.ts'
import * as en from '../text/build-languages/en.ts'
import * as fr from '../text/build-languages/fr.ts'
import { isolate } from '../text/direction.ts'
import { firstDay } from '../text/first-day.ts'
import type { Language } from '../text/language.ts'
import { directionOf } from '../text/spoken-languages.ts'

type Habits = {
  readonly numberLocale: string
  readonly dateLocale: string
  readonly currencySigns: Readonly<Record<string, string>>
}
const habits: Readonly<Record<Language, Habits>> = { en, fr, ar }

/** Times are in ms UTC, zones IANA's. */
export type Written = {
  language: Language
  direction: 'ltr' | 'rtl'
  /** `1299` of USD as `$12.99`, `12,99 $`. */
  money: (amount: Minor, currency: string) => string
  /** `15` as `15%`. */
  percent: (percent: number) => string
  /** `6 December 2026`. */
  day: (time: number, zone: string) => string
  /** `Sunday 6 December 2026`. */
  weekday: (time: number, zone: string) => string
  /** `6 Dec 2026`. */
  shortDay: (time: number, zone: string) => string
  /** `6 December 2026 at 18:00 GMT+1`. */
  instant: (time: number, zone: string) => string
  /** `6 December at 18:00 GMT+1`. */
  moment: (time: number, zone: string) => string
  /** What people call a country; a text that is no code is returned as it is. */
  country: (country: string) => string
  /** A text that somebody wrote, as a part of a line in this language: in the order of its own letters. */
  isolate: (text: string) => string
  /** A number, a phone or a code as a part of a line: from left to right. */
  code: (text: string) => string
}

/** What begins and ends with Latin letters stays in its order without marks, which would be copied with it. */
const isPlain = (text: string) => /^\p{Script=Latin}([\w.@ -]*\p{Script=Latin})?$/u.test(text)
/** An isolate from left to right (U+2066 … U+2069). */
const leftToRight = (text: string) => (text === '' || isPlain(text) ? text : `\u2066${text}\u2069`)
/** An isolate in the direction of its first letter (U+2068 … U+2069). */
const inOwnOrder = (text: string) =>
  /\p{Script=Latin}/u.test(text) && !isPlain(text) ? `\u2068${text}\u2069` : text

/** How a language writes sums, days and names. */
export function writtenIn(language: Language): Written {
  const { numberLocale, dateLocale, currencySigns } = habits[language]
  const direction = directionOf(language)
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const time = (options: Intl.DateTimeFormatOptions) => (at: number, zone: string) => {
    const text = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: zone }).format(at)
    return language === 'fr' ? firstDay(text) : text
  }
  return {
    language,
    direction,
    money: (amount, currency) => formatterOf(currency, 2, numberLocale, currencySigns)(amount / 100),
    percent: (percent) =>
      new Intl.NumberFormat(numberLocale, { style: 'percent', maximumFractionDigits: 2 }).format(
        percent / 100,
      ),
    day: time({ day: 'numeric', month: 'long', year: 'numeric' }),
    weekday: time({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: time({ day: 'numeric', month: 'short', year: 'numeric' }),
    instant: time({
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    moment: time({
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
    country: (country) => (isCountry(country) ? (countries.of(country) ?? country) : country),
    isolate: direction === 'rtl' ? inOwnOrder : isolate,
    code: direction === 'rtl' ? leftToRight : (text) => text,
  }
}
