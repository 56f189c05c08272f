/** Beside a reduction, where the shop measures them. */
export const lowestPrice = (price: string) => `Lowest price in the 30 days before this reduction: ${price}`
