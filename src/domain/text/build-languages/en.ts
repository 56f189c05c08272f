export const buildLanguage = 'en'
export const numberLocale = 'en-US'
export const dateLocale = 'en-GB'
export const currencySigns = {}
