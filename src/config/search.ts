// Limits of the search field, its suggestions and the recent searches.
export const searchLimits = {
  /** Letters from which suggestions are asked for, and how long a pause in typing is waited for. */
  suggestFrom: 2,
  suggestAfterMs: 120,
  /** The longest text that can be searched for; the database looks at no more. */
  queryLength: 120,
  /** What this browser remembers: the latest searches and the products that were looked at. */
  recentSearches: 8,
  recentlyViewed: 12,
  /** Characters of a stored text; a longer one was not written by the shop and is ignored. */
  storedLength: 20_000,
  /** Suggested beside the products. */
  suggestedCategories: 3,
  suggestedCollections: 4,
} as const
