// What a language brings along besides its words. The shop is built once in each (src/build/shop-build.ts): there one of
// build-languages takes this file's place.
import * as english from './build-languages/en.ts'

export const buildLanguage: 'en' | 'fr' | 'ar' = english.buildLanguage
/** How numbers and sums are written, and how days, times and lists. */
export const numberLocale: string = english.numberLocale
export const dateLocale: string = english.dateLocale
/** What people write for a currency where Intl does not know it. */
export const currencySigns: Readonly<Record<string, string>> = english.currencySigns
