// What the shop decides by. What it promises and charges is in its settings: nothing is promised until these are read.
export const policies = {
  /** A product is NEW for this long after it was added. */
  newForDays: 14,
  /** A smaller saving stands beside the price instead of on the picture. */
  badgeFromPercent: 30,
  /** "Only N left in stock!" is said from here down. */
  stockHintFrom: 25,
  /** Marked as running out in the admin from here down, until shop_settings is read. */
  lowStock: 5,
} as const
