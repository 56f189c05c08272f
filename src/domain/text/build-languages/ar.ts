export const buildLanguage = 'ar'
// In Morocco's habits: with Western digits.
export const numberLocale = 'ar-MA-u-nu-latn'
export const dateLocale = 'ar-MA-u-nu-latn'
export const currencySigns = { MAD: 'درهم', USD: '$' }
