/** Of reviews, apart from the other limits: only the reviews' own code loads them. */
export const reviewLimits = {
  /** Characters; submit_review checks them again. */
  title: 80,
  body: 2000,
  /** How many a product shows at first, and adds with each "Load more". */
  page: 10,
} as const
