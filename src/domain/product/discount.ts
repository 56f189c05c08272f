import type { Minor } from '../money/money'

/**
 * round((original - price) / original x 100); null when there is no original price. What still costs something is never 100 % off.
 */
export function discountPercent(price: Minor, originalPrice: Minor | null): number | null {
  if (originalPrice === null || originalPrice <= 0) return null
  return Math.min(price > 0 ? 99 : 100, Math.round(((originalPrice - price) / originalPrice) * 100))
}
