/** A choice about what this browser may remember is asked for again after this time: a year. */
export const consentLastsMs = 365 * 24 * 60 * 60 * 1000

/** What is stored only with consent, by its keys in the browser's storage. */
export const optionalKeys = { viewed: 'recently-viewed', searches: 'recent-searches' } as const
