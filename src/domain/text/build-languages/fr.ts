export const buildLanguage = 'fr'
export const numberLocale = 'fr-FR'
export const dateLocale = 'fr-FR'
export const currencySigns = { MAD: 'DH', USD: '$' }
