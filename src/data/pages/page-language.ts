/** The language of this build. */
export const pageLanguage = 'en'
