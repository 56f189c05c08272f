// What wishlists go by beyond the page's first load.
export const wishlistLimits = {
  /** Items that a shared link holds. */
  shared: 50,
  /** Letters of the name on a shared list. */
  name: 40,
  /** "Back in stock" is said for this long. */
  backForDays: 30,
  /** A longer stored text is none of ours and is ignored unread. */
  storedLength: 60_000,
} as const
