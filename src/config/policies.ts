// What the shop promises and decides by. Money in minor units (US cents), times as their names say.
// shop_settings in the database decides at checkout; these are what is shown until it is read.
export const policies = {
  /** Checkout: free when the subtotal exceeds this (specification 9). */
  freeShippingAbove: 4900,
  shippingRate: 799,
  /** The banner's and the FAQ's reading of the same threshold. */
  freeShippingBanner: 5000,
  expressShipping: 799,
  premiumShipping: 1299,
  /** Delivery in days, as the product pages promise it (specification 9). */
  deliveryDays: { standard: '7-15', express: '3-7', premium: '1-3' },
  newCustomerDiscountPercent: 15,
  returnDays: 30,
  cancelHours: 2,
  /** A product is NEW for this long after it was added. */
  newForDays: 14,
  /** "Only N left in stock!" is said from here down. */
  stockHintFrom: 25,
  /** Marked as running out in the admin from here down, until shop_settings is read. */
  lowStock: 5,
} as const
