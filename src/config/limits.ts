export const limits = {
  /** The most units of one line item whatever the shop's own limit is; place_order checks it again. */
  lineQuantity: 99,
  /** The most line items in a cart; place_order checks it again. */
  cartLines: 50,
  cartBadge: 99,
  /** Products that a list shows at first, and adds with each "Load More"; the most such pages, and at once. */
  listPage: 24,
  listPages: 400,
  listMost: 960,
  /** Add-to-cart confirmations. */
  addedLabelMs: 2000,
  addToCartDelayMs: 1000,
} as const
