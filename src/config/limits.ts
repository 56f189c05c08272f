export const limits = {
  /** The most pieces of one line item; place_order checks it again. */
  lineQuantity: 99,
  /** The most line items in a cart; place_order checks it again. */
  cartLines: 50,
  cartBadge: 99,
  descriptionPreview: 50,
  uploadBytes: 5 * 1024 * 1024,
  /** Sizes and colours of one product. */
  options: 20,
  /** Add-to-cart confirmations (specification 9). */
  addedLabelMs: 2000,
  addToCartDelayMs: 1000,
} as const
