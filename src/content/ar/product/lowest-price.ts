import type * as english from '../../en/product/lowest-price'

/** Beside a reduction, where the shop measures them. */
export const lowestPrice: typeof english.lowestPrice = (price) =>
  `أدنى سعر خلال 30 يومًا قبل هذا التخفيض: ${price}`
