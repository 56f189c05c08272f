import type { Minor } from '../money/money'

/** round((original - price) / original x 100); null when there is no original price. */
export function discountPercent(price: Minor, originalPrice: Minor | null): number | null {
  if (originalPrice === null || originalPrice <= 0) return null
  return Math.round(((originalPrice - price) / originalPrice) * 100)
}
