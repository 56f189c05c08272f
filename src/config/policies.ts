// What the shop promises and decides by. Money in minor units of `currency`, times as their names say.
// The database decides at checkout; these are what is shown until it is read.
export const policies = {
  /** What the amounts here are in. A shop that charges in another currency shows none of them. */
  currency: 'USD',
  /** Checkout: free when the subtotal exceeds this. */
  freeShippingAbove: 4900,
  shippingRate: 799,
  /** The banner's and the FAQ's reading of the same threshold. */
  freeShippingBanner: 5000,
  /** Delivery as the product pages promise it. */
  deliveryMethods: [
    { id: 'standard', name: 'Standard Shipping', minDays: 7, maxDays: 15, price: 799, freeAbove: 4900 },
    { id: 'express', name: 'Express', minDays: 3, maxDays: 7, price: 799, freeAbove: null },
    { id: 'premium', name: 'Premium Express', minDays: 1, maxDays: 3, price: 1299, freeAbove: null },
  ],
  newCustomerDiscountPercent: 15,
  returnDays: 30,
  cancelHours: 2,
  /** A product is NEW for this long after it was added. */
  newForDays: 14,
  /** A smaller saving stands beside the price instead of on the picture. */
  badgeFromPercent: 30,
  /** "Only N left in stock!" is said from here down. */
  stockHintFrom: 25,
  /** Marked as running out in the admin from here down, until shop_settings is read. */
  lowStock: 5,
} as const
