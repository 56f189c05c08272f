/** A choice about optional storage is asked for again after this time: a year. */
export const consentLastsMs = 365 * 24 * 60 * 60 * 1000

/** What is stored only with consent, by its keys in the browser's storage. */
export const optionalKeys = { viewed: 'recently-viewed', searches: 'recent-searches' } as const

/** What belongs to a person and not to the browser: it is removed at sign-out. */
export const personalKeys = {
  checkout: 'checkout',
  message: 'message-draft',
  review: 'review-draft',
} as const

/** What an owner has not saved in the admin, as `admin-draft:…`; removed at sign-out as well. */
export const ownerDrafts = 'admin-draft'
