import type * as english from '../../en/product/lowest-price'

/** Beside a reduction, where the shop measures them. */
export const lowestPrice: typeof english.lowestPrice = (price) =>
  `Prix le plus bas des 30 jours précédant cette réduction : ${price}`
