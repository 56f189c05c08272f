// Limits that only some pages need, apart from `limits`, which every page loads. The database checks them again.
export const orderLimits = {
  /** How often an order's status can be requested, and within how many minutes (track_order). */
  trackingTries: 10,
  trackingMinutes: 15,
  /** Addresses that a member keeps. */
  addresses: 10,
  /** Products on a member's wishlist. */
  wishes: 200,
  /** A member's latest orders beside the account's card; all of them have a page. */
  latestOrders: 4,
} as const

export const reviewLimits = {
  /** Characters; submit_review checks them again. */
  title: 80,
  body: 2000,
  /** The shop's words below one. */
  answer: 1000,
  pictures: 3,
  /** Pictures are scaled down to this before they are sent; the bucket takes up to 400 KB. */
  picture: { width: 1280, height: 1280, bytes: 390 * 1024 },
  /** How many a product shows at first, and adds with each "Load more". */
  page: 10,
} as const

export const wishlistLimits = {
  /** Items that a shared link holds. */
  shared: 50,
  /** Letters of the name on a shared list. */
  name: 40,
  /** "Back in stock" is said for this long. */
  backForDays: 30,
  /** Characters of a stored text; a longer one was not written by the shop and is ignored. */
  storedLength: 60_000,
} as const

export const productLimits = {
  /** Characters of the description in the admin's lists. */
  descriptionPreview: 50,
  uploadBytes: 5 * 1024 * 1024,
  /** Pictures are scaled down to this size before they are uploaded. */
  uploadWidth: 1600,
  uploadHeight: 2400,
  /** Pictures of one product; the database takes 60. */
  pictures: 40,
  /** Sizes times colours of one product. */
  variants: 250,
} as const

export const returnLimits = {
  words: 500,
  /** The owner's words to the shopper. */
  answer: 1000,
  pictures: 3,
  /** Pictures are scaled down to this before they are sent; the database takes up to 300 KB. */
  picture: { width: 1280, height: 1280, bytes: 300 * 1024 },
} as const

export const accountLimits = { passwordLength: 8 } as const

/** How many packing slips or invoices are printed together. */
export const mostPrinted = 200
