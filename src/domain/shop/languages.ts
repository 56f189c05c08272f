/** The languages in which a shop can hold its texts; the database checks it again. */
export const shopLanguages = ['en', 'fr', 'ar'] as const
