// Bounds that the database holds to and that are said beforehand. Apart from `limits`, which every page loads.
export const orderLimits = {
  /** How often one may ask where an order is, and within how many minutes (track_order). */
  trackingTries: 10,
  trackingMinutes: 15,
  /** Addresses that a member keeps. */
  addresses: 10,
  /** Pieces on a member's wishlist. */
  wishes: 200,
  /** A member's latest orders beside the account's card; all of them have a page. */
  latestOrders: 4,
} as const
