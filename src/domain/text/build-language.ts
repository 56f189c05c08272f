// What a language brings along besides its words. The shop is built once in each (src/build/shop-build.ts): there one of
// build-languages takes this file's place.

export const buildLanguage: 'en' | 'fr' | 'ar' = 'en'
/** How numbers and sums are written, and how days, times and lists. */
export const numberLocale = 'en-US'
export const dateLocale = 'en-GB'
/** What people write for a currency where Intl does not know it. */
export const currencySigns: Readonly<Record<string, string>> = {}
