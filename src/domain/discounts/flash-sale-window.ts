import { liveDeal, type ProductSummary } from '../product/product'

export type FlashSaleWindow = { endsAt: number; count: number }

/**
 * The flash sale that ends first among the given products: its end, and how many of them end with it. Null when there
 * is none.
 */
export function flashSaleWindow(products: readonly ProductSummary[], now: number): FlashSaleWindow | null {
  const ends = products.flatMap((product) => {
    const deal = liveDeal(product, now)
    return deal?.kind === 'flash' ? [deal.endsAt] : []
  })
  if (ends.length === 0) return null
  const endsAt = Math.min(...ends)
  return { endsAt, count: ends.filter((end) => end === endsAt).length }
}
