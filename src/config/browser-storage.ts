/** A choice about optional storage is asked for again after this time: a year. */
export const consentLastsMs = 365 * 24 * 60 * 60 * 1000

/** What is stored only with consent, by its keys in the browser's storage. */
export const optionalKeys = { viewed: 'recently-viewed', searches: 'recent-searches' } as const

/** What was typed and not sent, as `draft:<whose>:<form>`; signing out removes that person's and the guest's. */
export const draftKey = 'draft'
/** The owner of drafts that were typed without signing in. */
export const draftOfGuest = 'guest'

const dayMs = 24 * 60 * 60 * 1000
/** How long a draft is stored: a guest's shorter, because the next guest at this browser may be someone else. */
export const draftLastsMs = { guest: dayMs, member: 14 * dayMs } as const
